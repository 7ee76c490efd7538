// Any number of choices, held as a list in the order they are offered.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { isList, type Json, sameValue } from '../../../core/index.ts';
import { ChoiceList } from './choice-list.tsx';
import { choicesOf } from './choices.ts';

/** An empty list is no answer; values that are not offered are kept. */
export function CheckboxesWidget(props: WidgetProps): ReactElement {
  const chosen: readonly Json[] = isList(props.value) ? props.value : [];
  const toggle = (value: Json, on: boolean) => {
    const rest = chosen.filter((item) => !sameValue(item, value));
    const next = on ? [...rest, value] : rest;
    const order = choicesOf(props.options).map((choice) => choice.value);
    const rank = (item: Json) => order.findIndex((known) => sameValue(known, item));
    next.sort((a, b) => rank(a) - rank(b));
    props.onChange(next.length === 0 ? undefined : next);
  };
  return (
    <ChoiceList
      of={props}
      inputOf={(value) => ({
        type: 'checkbox',
        checked: chosen.some((item) => sameValue(item, value)),
        onChange: (event) => toggle(value, event.target.checked),
      })}
    />
  );
}
