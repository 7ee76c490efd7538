// One line of text.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { plainText } from '../../nodes/options.ts';
import { baseInput } from '../control/base-input.tsx';
import { ownText } from '../control/own-text.ts';

const TYPES: Readonly<Record<string, string>> = { email: 'email', uri: 'url', time: 'time' };

/** A cleared text is no answer. */
export function TextWidget(props: WidgetProps): ReactElement {
  const type = props.options.inputmode === 'tel' ? 'tel' : TYPES[String(props.schema.format)];
  const shown = plainText(props.value);
  const { ref, defaultValue } = ownText(shown);
  // A space at the end is seen by nobody, and fails what is to fit exactly.
  const tidy = (control: HTMLInputElement): void => {
    const text = control.value.trim();
    if (text === control.value) return;
    control.value = text;
    props.onChange(text === '' ? undefined : text);
  };
  return baseInput({
    of: props,
    shown,
    isOwn: true,
    inputRef: ref,
    input: {
      ...{ type: type ?? 'text', defaultValue },
      onKeyDown: ({ key, currentTarget }) => {
        if (key === 'Enter') tidy(currentTarget);
      },
    },
    onText: (text) => props.onChange(text === '' ? undefined : text),
    onLeave: ({ currentTarget }) => {
      tidy(currentTarget);
      props.onBlur(props.id, props.value);
    },
  });
}
