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
  return baseInput({
    of: props,
    shown,
    isOwn: true,
    inputRef: ref,
    input: { type: type ?? 'text', defaultValue },
    onText: (text) => props.onChange(text === '' ? undefined : text),
  });
}
