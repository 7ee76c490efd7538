// A question answered Yes or No; the stored value is whatever the schema allows (true and false, 1 and 0, Yes and No).

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { Json } from '../../../core/index.ts';
import { choicesOf } from './choices.ts';
import { RadioWidget } from './radio.tsx';

/** Radios side by side, Yes first; the texts come from the messages of the choices, else Yes and No. */
export function YesNoWidget(props: WidgetProps): ReactElement {
  const yesFirst = [...choicesOf(props.options)].sort((a, b) => rank(a.value) - rank(b.value));
  return (
    <RadioWidget {...props} options={{ inline: true, ...props.options, enumOptions: yesFirst }} />
  );
}

const YES: readonly Json[] = [true, 1, 'Yes', 'yes', 'Y'];
const rank = (value: Json): number => (YES.includes(value) ? 0 : 1);
