// RJSF's place for the one native input: widgets written for anybody's form (its own UpDown, e-mail, color …) draw through it.

import { type BaseInputTemplateProps, getInputProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { plainText } from '../../nodes/options.ts';
import { baseInput } from './base-input.tsx';

/** RJSF's template for inputs, in our look. */
export function BaseInputTemplate(props: BaseInputTemplateProps): ReactElement {
  const { schema, type, options, onChange, onChangeOverride, value } = props;
  const input = getInputProps(schema, type, options);
  return baseInput({
    of: props,
    shown: plainText(value),
    input,
    onText: (text, event) => {
      if (onChangeOverride) onChangeOverride(event);
      else onChange(text === '' ? options.emptyValue : text);
    },
  });
}
