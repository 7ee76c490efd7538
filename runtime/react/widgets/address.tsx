// An address line with suggestions from a declared call; everything can be typed by hand as well.

import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Json, type JsonObject, placeOf } from '../../core/index.ts';
import { listIn } from '../calls/body.ts';
import { payloadOf } from '../calls/payload.ts';
import { useAsk } from '../calls/read.ts';
import { useField, useStore } from '../context.tsx';
import { asObject, objectOption, plainText, textOption } from '../nodes/options.ts';
import { FieldFrame } from '../parts/FieldFrame.tsx';
import type { PlaceProps } from '../widget.ts';
import { BaseInput } from './base-input.tsx';
import { useWidgetProps } from './bound.tsx';
import { useFill } from './fill.ts';
import { filledIn } from './fill-memory.ts';
import { LOOK_UP_WAIT_MS, SUGGEST_WAIT_MS } from './waits.ts';

const LEAST = 3;

interface Suggestion {
  readonly text: string;
  readonly place: JsonObject;
}

/** A combobox where `ui:options.options` names a call, a plain line where it does not. */
export function AddressWidget(props: PlaceProps): ReactElement {
  const { pointer, options } = props;
  const field = useField(pointer);
  const store = useStore();
  const fill = useFill(props);
  const given = useWidgetProps(props, field, 'above', fill);
  const later = useLater(LOOK_UP_WAIT_MS);
  const declared = objectOption(options, 'options');
  const looked = objectOption(options, 'fill');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const found = useSuggestions(props, typed);
  const isOpen = found.length > 0;
  const listId = `field-${pointer}-list`;
  const close = () => {
    setTyped('');
    setAt(-1);
  };
  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    close();
    for (const [reference, name] of Object.entries(asObject(looked?.set) ?? {})) {
      const value: Json | undefined = suggestion.place[String(name)];
      // What this place leaves open must not stay as the place before it had it.
      const target = placeOf(reference, pointer);
      store.set(target, value);
      filledIn(store).set(target, { question: '', value });
    }
    const line = suggestion.place[textOption(declared ?? {}, 'value') ?? ''];
    field.set(plainText(line) === '' ? suggestion.text : plainText(line));
    later(fill.left);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setAt((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((at + found.length - 1) % found.length);
    else if (event.key === 'Enter' && at >= 0) choose(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <div className="f-list">
      <FieldFrame {...props} view={field} ownLabel={given['aria-label'] !== undefined}>
        <BaseInput
          of={given}
          shown={plainText(field.value)}
          input={declared ? comboOf({ onKeyDown: onKey, isOpen, listId, at }) : {}}
          onText={(text) => {
            field.set(text === '' ? undefined : text);
            setTyped(text);
            setAt(-1);
            fill.changed();
          }}
          onLeave={() => {
            close();
            field.leave();
            fill.left();
          }}
        />
      </FieldFrame>
      {isOpen && (
        <div className="f-combo" id={listId} role="listbox" tabIndex={-1}>
          {found.map((suggestion, index) => (
            <div
              key={suggestion.text}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(suggestion);
              }}
            >
              {suggestion.text}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** What makes a text input the head of a list of suggestions. */
function comboOf(list: {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly isOpen: boolean;
  readonly listId: string;
  readonly at: number;
}): InputHTMLAttributes<HTMLInputElement> {
  return {
    onKeyDown: list.onKeyDown,
    role: 'combobox',
    'aria-expanded': list.isOpen,
    'aria-controls': list.listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': list.at >= 0 ? `${list.listId}-${list.at}` : undefined,
  };
}

/** Does something after a wait, unless the field is gone by then; only the last one counts. */
function useLater(wait: number): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
}

/** Suggestions for what is being typed; an answer for an older text is dropped, a failed call is no hindrance. */
function useSuggestions({ pointer, options }: PlaceProps, typed: string): readonly Suggestion[] {
  const store = useStore();
  const ask = useAsk();
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const declared = objectOption(options, 'options');
  const call = textOption(declared ?? {}, 'call');
  useEffect(() => {
    if (call === undefined || typed.trim().length < LEAST) {
      setFound([]);
      return;
    }
    let current = true;
    const timer = setTimeout(async () => {
      const payload = payloadOf(store, asObject(declared?.with), pointer) ?? {};
      const answer = await ask(call, JSON.stringify(payload));
      if (!current) return;
      const label = textOption(declared ?? {}, 'label') ?? '';
      setFound(
        listIn(answer ?? null).map((item) => {
          const place = asObject(item) ?? {};
          return { place, text: plainText(place[label] ?? item) };
        }),
      );
    }, SUGGEST_WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [store, ask, call, declared, pointer, typed]);
  return found;
}
