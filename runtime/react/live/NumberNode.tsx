// Stands for RJSF's field of a number: one with more digits than a number keeps stays as it was typed, so that it is told.

import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import type { FieldPathList, FieldProps } from '@rjsf/utils';
import { type ComponentType, type ReactElement, useCallback, useState } from 'react';
import { readNumber } from '../widgets/text/number-text.ts';

const StringField = getDefaultRegistry().fields.StringField as ComponentType<FieldProps>;

/** Stands for RJSF's `NumberField`; keeps what is being typed ("1.") until the answer says something else. */
export function NumberNode({ onChange, ...props }: FieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && Object.is(readNumber(typed), props.formData);
  const change = useCallback(
    (value: unknown, path: FieldPathList) => {
      if (typeof value === 'string') setTyped(value);
      onChange(typeof value === 'string' ? readNumber(value) : value, path);
    },
    [onChange],
  );
  return <StringField {...props} formData={isTyped ? typed : props.formData} onChange={change} />;
}
