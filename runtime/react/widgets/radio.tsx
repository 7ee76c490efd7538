// One of a few choices, all of them in sight. An optional answer is taken back by choosing it again, or with the Delete key.

import { type ReactElement, useId } from 'react';
import { type Json, sameValue } from '../../core/index.ts';
import { useField } from '../context.tsx';
import { plainText } from '../nodes/options.ts';
import { FieldFrame } from '../parts/FieldFrame.tsx';
import type { WidgetProps } from '../widget.ts';
import { useChoices } from './choices.ts';

/** Boxed where choices carry hints, side by side where `inline`. */
export function RadioWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const name = useId();
  const choices = useChoices(props, field.options);
  const boxed = choices.some((choice) => choice.hint !== undefined);
  const look = boxed
    ? 'f-choices f-boxed'
    : props.options.inline
      ? 'f-choices f-inline'
      : 'f-choices';
  const canClear =
    !field.required &&
    props.options.optional !== false &&
    field.value !== undefined &&
    !field.disabled;
  const isChosen = (value: Json) => sameValue(value, field.value);
  return (
    <FieldFrame {...props} view={field} group>
      <div className={look}>
        {choices.map((choice) => (
          <label className="f-choice" key={plainText(choice.value)}>
            <input
              type="radio"
              name={name}
              checked={isChosen(choice.value)}
              disabled={field.disabled}
              aria-invalid={field.fault ? true : undefined}
              onChange={() => field.set(choice.value)}
              onClick={() => canClear && isChosen(choice.value) && field.set(undefined)}
              onKeyDown={(event) =>
                canClear && /^(Delete|Backspace)$/.test(event.key) && field.set(undefined)
              }
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
