// Choices that are all in sight: radios or ticks, boxed where they carry hints, side by side where `inline`.

import type { WidgetProps } from '@rjsf/utils';
import type { InputHTMLAttributes, ReactElement } from 'react';
import { type Json, plainAnswer } from '../../../core/index.ts';
import { isLocked, isRefused } from '../control/control.ts';
import { type Choice, choicesOf } from './choices.ts';

interface ChoiceListProps {
  readonly of: WidgetProps;
  readonly inputOf: (value: Json) => InputHTMLAttributes<HTMLInputElement>;
}

/** One native input a choice; `inputOf` says what it is and what it does. */
export function ChoiceList({ of, inputOf }: ChoiceListProps): ReactElement {
  const choices = (of.options.shown as readonly Choice[] | undefined) ?? choicesOf(of.options);
  const boxed = choices.some((choice) => choice.hint !== undefined);
  const inline = of.options.inline === true && !boxed;
  return (
    <div className={`f-choices${boxed ? ' f-boxed' : ''}${inline ? ' f-inline' : ''}`}>
      {choices.map((choice) => (
        <label className="f-choice" key={plainAnswer(choice.value)}>
          <input
            disabled={isLocked(of)}
            aria-invalid={isRefused(of) ? true : undefined}
            onBlur={() => of.onBlur(of.id, of.value)}
            {...inputOf(choice.value)}
          />
          <ChoiceWords choice={choice} boxed={boxed} />
        </label>
      ))}
    </div>
  );
}

const ChoiceWords = (props: { readonly choice: Choice; readonly boxed: boolean }): ReactElement => (
  <span>
    {props.boxed ? <b>{props.choice.label}</b> : props.choice.label}
    {props.choice.hint && <span className="f-hint">{props.choice.hint}</span>}
  </span>
);
