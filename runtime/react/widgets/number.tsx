// A number, typed as text with a numeric keyboard.

import { type ReactElement, useState } from 'react';
import { useField } from '../context.tsx';
import { textOption } from '../nodes/options.ts';
import type { WidgetProps } from '../widget.ts';
import { readNumber, showNumber } from './number-text.ts';
import { TextControl } from './text-control.tsx';

/** Keeps what is being typed ("1.") until the value says something else. */
export function NumberWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const [draft, setDraft] = useState<string | null>(null);
  const shown =
    draft !== null && Object.is(readNumber(draft), field.value) ? draft : showNumber(field.value);
  return (
    <TextControl
      {...props}
      view={field}
      shown={shown}
      prefix={textOption(props.options, 'prefix')}
      input={{
        className: 'f-num',
        inputMode: props.schema.type === 'integer' ? 'numeric' : 'decimal',
      }}
      onText={(text) => {
        setDraft(text);
        field.set(readNumber(text));
      }}
      onLeave={() => {
        setDraft(null);
        field.leave();
      }}
    />
  );
}
