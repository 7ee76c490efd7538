// An amount of money: "$" in front, two decimals at rest.

import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { textOption } from '../../nodes/options.ts';
import { baseInput } from '../control/base-input.tsx';
import { readNumber, showMoney } from './number-text.ts';

/** While it has focus, exactly what is typed; then rounded to cents. */
export function MoneyWidget(props: WidgetProps): ReactElement {
  const [draft, setDraft] = useState<string | null>(null);
  const asText = props.schema.type === 'string';
  const keep = (text: string, round: boolean) => {
    const number = readNumber(text);
    const value = typeof number === 'number' && round ? Math.round(number * 100) / 100 : number;
    props.onChange(asText && typeof value === 'number' ? (round ? value.toFixed(2) : text) : value);
  };
  return baseInput({
    of: props,
    shown: draft ?? showMoney(props.value),
    prefix: textOption(props.options, 'prefix') ?? '$',
    input: { className: 'f-num', inputMode: 'decimal' },
    onText: (text) => {
      setDraft(text);
      keep(text, false);
    },
    onLeave: () => {
      if (draft !== null) keep(draft, true);
      setDraft(null);
      props.onBlur(props.id, props.value);
    },
  });
}
