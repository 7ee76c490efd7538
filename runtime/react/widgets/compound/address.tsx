// An address line with suggestions from a declared call; everything can be typed by hand as well.

import { type InputHTMLAttributes, type ReactElement, useEffect, useRef } from 'react';
import { getAt, type Json, placeOf } from '../../../core/index.ts';
import { useField, useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, objectOption, plainText, textOption } from '../../nodes/options.ts';
import { FieldFrame, useAround } from '../../parts/FieldFrame.tsx';
import { widgetProps } from '../bind/bound.tsx';
import { useFill } from '../bind/fill.ts';
import { filledIn } from '../bind/fill-memory.ts';
import { baseInput } from '../control/base-input.tsx';
import { type Suggestion, type Suggestions, useSuggestions } from './address-suggestions.ts';
import { LOOK_UP_WAIT_MS } from './waits.ts';

/** A combobox where `ui:options.options` names a call, a plain line where it does not. */
export function AddressWidget(props: PlaceProps): ReactElement {
  const { pointer, options } = props;
  const field = useField(pointer);
  const store = useStore();
  const fill = useFill(props);
  const around = useAround(field.store);
  const given = widgetProps(props, field, { labelled: 'above', more: fill, around });
  const later = useLater(LOOK_UP_WAIT_MS);
  const declared = objectOption(options, 'options');
  const looked = objectOption(options, 'fill');
  const choose = (chosen: Suggestion) => {
    suggestions.close();
    const line = lineOf(chosen);
    field.set(line);
    suggestions.whole(chosen.place, (place) => {
      // The person may have gone on typing while the rest of it came.
      if (getAt(store.answers(), pointer) === line) take({ ...chosen, place });
    });
  };
  const lineOf = ({ place, text }: Suggestion) =>
    plainText(place[textOption(declared ?? {}, 'value') ?? '']) || text;
  const take = (chosen: Suggestion) => {
    const { place } = chosen;
    for (const [reference, name] of Object.entries(asObject(looked?.set) ?? {})) {
      const value: Json | undefined = place[String(name)];
      // What this place leaves open must not stay as the place before it had it.
      const target = placeOf(reference, pointer);
      store.set(target, value);
      filledIn(store).set(target, { question: '', value });
    }
    field.set(lineOf(chosen));
    later(fill.left);
  };
  const suggestions = useSuggestions(props, choose);
  const listId = `field-${pointer}-list`;
  return (
    <div className="f-list">
      <FieldFrame {...props} view={field} ownLabel={given['aria-label'] !== undefined}>
        {baseInput({
          of: given,
          shown: plainText(field.value),
          input: declared ? comboOf(suggestions, listId) : {},
          onText: (text) => {
            field.set(text === '' ? undefined : text);
            suggestions.ask(text);
            fill.changed();
          },
          onLeave: () => {
            suggestions.close();
            field.leave();
            fill.left();
          },
        })}
      </FieldFrame>
      <SuggestionList {...suggestions} id={listId} onChoose={choose} />
    </div>
  );
}

interface ListProps extends Suggestions {
  readonly id: string;
  readonly onChoose: (chosen: Suggestion) => void;
}

/** What the line is the head of; nothing while nothing is found. */
function SuggestionList({ id, found, at, onChoose }: ListProps): ReactElement | null {
  if (found.length === 0) return null;
  return (
    <div className="f-combo" id={id} role="listbox" tabIndex={-1}>
      {found.map((suggestion, index) => (
        <div
          key={suggestion.text}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(suggestion);
          }}
        >
          {suggestion.text}
        </div>
      ))}
    </div>
  );
}

/** What makes a text input the head of a list of suggestions. */
const comboOf = (
  { onKeyDown, found, at }: Suggestions,
  listId: string,
): InputHTMLAttributes<HTMLInputElement> => ({
  onKeyDown,
  role: 'combobox',
  'aria-expanded': found.length > 0,
  'aria-controls': listId,
  'aria-autocomplete': 'list',
  'aria-activedescendant': at >= 0 ? `${listId}-${at}` : undefined,
});

/** Does something after a wait, unless the field is gone by then; only the last one counts. */
function useLater(wait: number): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
}
