// A text of fixed form (phone, SSN, EIN, ZIP): any layout may be typed or pasted, the mask puts the signs in.

import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, type ReactElement, useLayoutEffect, useRef } from 'react';
import { applyMask, phoneIn } from '../../../core/index.ts';
import { plainText, textOption } from '../../nodes/options.ts';
import { baseInput } from '../control/base-input.tsx';
import { caretAfter, typedBefore, withoutTypedBefore } from './mask-text.ts';

/** Pasted over, or filled in by the browser, the same number is no deletion, however short it is written. */
const isDeletion = (event: Event): boolean =>
  'inputType' in event && String(event.inputType).startsWith('delete');

/** The stored value is the masked text. */
export function MaskWidget(props: WidgetProps): ReactElement {
  const mask = textOption(props.options, 'mask') ?? '';
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const raw = plainText(props.value);
  const shown = mask === '' ? raw : applyMask(mask, raw);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const onText = (text: string, event: ChangeEvent<HTMLInputElement>) => {
    const at = event.target.selectionStart ?? text.length;
    let typed = typedBefore(text, at);
    let next = mask === '' ? text : applyMask(mask, text);
    if (next === shown && isDeletion(event.nativeEvent)) {
      next = applyMask(mask, withoutTypedBefore(text, at));
      typed -= 1;
    }
    const atEnd = at === text.length && text.length >= shown.length;
    caret.current = atEnd ? next.length : caretAfter(next, typed);
    if (next === shown) event.target.value = shown;
    props.onChange(next === '' ? undefined : next);
    const { extension } = phoneIn(text);
    const { onExtension } = props.options;
    if (extension !== '' && typeof onExtension === 'function') onExtension(extension);
  };
  return baseInput({
    of: props,
    shown,
    inputRef: input,
    input: {
      className: 'f-num',
      type: props.options.inputmode === 'tel' ? 'tel' : 'text',
      inputMode: 'numeric',
    },
    onText,
  });
}
