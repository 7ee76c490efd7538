// Any number of choices, held as a list in the order they are offered.

import type { ReactElement } from 'react';
import { isList, type Json, sameValue } from '../../core/index.ts';
import { useField } from '../context.tsx';
import { plainText } from '../nodes/options.ts';
import { FieldFrame } from '../parts/FieldFrame.tsx';
import type { WidgetProps } from '../widget.ts';
import { useChoices } from './choices.ts';

/** An empty list is no answer; values that are not offered are kept. */
export function CheckboxesWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const choices = useChoices(props, field.options);
  const chosen: readonly Json[] = isList(field.value) ? field.value : [];
  const boxed = choices.some((choice) => choice.hint !== undefined);
  const toggle = (value: Json, on: boolean) => {
    const rest = chosen.filter((item) => !sameValue(item, value));
    const next = on ? [...rest, value] : rest;
    const order = choices.map((choice) => choice.value);
    const rank = (item: Json) => order.findIndex((known) => sameValue(known, item));
    next.sort((a, b) => rank(a) - rank(b));
    field.set(next.length === 0 ? undefined : next);
  };
  return (
    <FieldFrame {...props} view={field} group>
      <div
        className={`f-choices${boxed ? ' f-boxed' : ''}${props.options.inline ? ' f-inline' : ''}`}
      >
        {choices.map((choice) => (
          <label className="f-choice" key={plainText(choice.value)}>
            <input
              type="checkbox"
              checked={chosen.some((item) => sameValue(item, choice.value))}
              disabled={field.disabled}
              aria-invalid={field.fault ? true : undefined}
              onChange={(event) => toggle(choice.value, event.target.checked)}
              onBlur={field.leave}
            />
            <span>
              {boxed ? <b>{choice.text}</b> : choice.text}
              {choice.hint && <span className="f-hint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
