// An amount of money: "$" in front, two decimals at rest.

import { type ReactElement, useState } from 'react';
import { useField } from '../context.tsx';
import { textOption } from '../nodes/options.ts';
import type { WidgetProps } from '../widget.ts';
import { readNumber, showMoney } from './number-text.ts';
import { TextControl } from './text-control.tsx';

/** While it has focus, exactly what is typed; then rounded to cents. */
export function MoneyWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const [draft, setDraft] = useState<string | null>(null);
  const asText = props.schema.type === 'string';
  const keep = (text: string, round: boolean) => {
    const number = readNumber(text);
    const value = typeof number === 'number' && round ? Math.round(number * 100) / 100 : number;
    field.set(asText && typeof value === 'number' ? (round ? value.toFixed(2) : text) : value);
  };
  return (
    <TextControl
      {...props}
      view={field}
      shown={draft ?? showMoney(field.value)}
      prefix={textOption(props.options, 'prefix') ?? '$'}
      input={{ className: 'f-num', inputMode: 'decimal' }}
      onText={(text) => {
        setDraft(text);
        keep(text, false);
      }}
      onLeave={() => {
        if (draft !== null) keep(draft, true);
        setDraft(null);
        field.leave();
      }}
    />
  );
}
