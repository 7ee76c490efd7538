// A number, typed as text with a numeric keyboard.

import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { textOption } from '../../nodes/options.ts';
import { baseInput } from '../control/base-input.tsx';
import { readNumber, showNumber } from './number-text.ts';

/** Keeps what is being typed ("1.") until the value says something else. */
export function NumberWidget(props: WidgetProps): ReactElement {
  const [draft, setDraft] = useState<string | null>(null);
  const isTyped = draft !== null && Object.is(readNumber(draft), props.value);
  const keyboard = props.schema.type === 'integer' ? 'numeric' : 'decimal';
  return baseInput({
    of: props,
    shown: isTyped ? draft : showNumber(props.value),
    input: {
      className: 'f-num',
      inputMode: (textOption(props.options, 'inputmode') ?? keyboard) as 'numeric',
    },
    onText: (text) => {
      setDraft(text);
      props.onChange(readNumber(text));
    },
    onLeave: () => {
      setDraft(null);
      props.onBlur(props.id, props.value);
    },
  });
}
