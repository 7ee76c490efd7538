// A text of fixed form (phone, SSN, EIN, ZIP): any layout may be typed or pasted, the mask puts the signs in.

import {
  type ChangeEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { applyMask, getAt } from '../../core/index.ts';
import { useField, useStore, useViewOf } from '../context.tsx';
import { asObject, plainText } from '../nodes/options.ts';
import { placeOf } from '../nodes/place.ts';
import type { FieldView } from '../store/view.ts';
import type { WidgetProps } from '../widget.ts';
import { useFill } from './fill.ts';
import { caretAfter, typedBefore, withoutTypedBefore } from './mask-text.ts';
import { TextControl } from './text-control.tsx';

const answerOf = (view: FieldView) => view.value;

/** The mask of now: fixed, or chosen by another answer (`by`). */
function useMask({ options, pointer }: WidgetProps): string {
  const mask = options.mask;
  const choices = asObject(mask);
  const by = choices?.by;
  const other = useViewOf(typeof by === 'string' ? placeOf(`./${by}`, pointer) : pointer, answerOf);
  if (typeof mask === 'string') return mask;
  const chosen = choices?.[plainText(other)];
  return typeof chosen === 'string' ? chosen : '';
}

/** When another mask is chosen, what is stored follows what is shown. */
function useRemasking({ pointer }: WidgetProps, mask: string): void {
  const store = useStore();
  const before = useRef(mask);
  useEffect(() => {
    if (mask === before.current) return;
    before.current = mask;
    const raw = plainText(getAt(store.answers(), pointer));
    const next = mask === '' ? raw : applyMask(mask, raw);
    if (next !== raw) store.set(pointer, next === '' ? undefined : next);
  }, [store, pointer, mask]);
}

/** The stored value is the masked text. */
export function MaskWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const store = useStore();
  const mask = useMask(props);
  const fill = useFill(props);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const raw = plainText(field.value);
  const shown = mask === '' ? raw : applyMask(mask, raw);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  useRemasking(props, mask);
  const onText = useCallback(
    (text: string, event: ChangeEvent<HTMLInputElement>) => {
      const at = event.target.selectionStart ?? text.length;
      let typed = typedBefore(text, at);
      let next = mask === '' ? text : applyMask(mask, text);
      if (next === shown && text.length < shown.length) {
        next = applyMask(mask, withoutTypedBefore(text, at));
        typed -= 1;
      }
      caret.current =
        at === text.length && text.length >= shown.length ? next.length : caretAfter(next, typed);
      if (next === shown) event.target.value = shown;
      store.set(props.pointer, next === '' ? undefined : next);
      fill.changed();
    },
    [store, props.pointer, mask, shown, fill],
  );
  return (
    <TextControl
      {...props}
      view={field}
      shown={shown}
      inputRef={input}
      input={{
        className: 'f-num',
        type: props.options.inputmode === 'tel' ? 'tel' : 'text',
        inputMode: 'numeric',
      }}
      onText={onText}
      onLeave={() => {
        field.leave();
        fill.left();
      }}
    />
  );
}
