// A question answered Yes or No; the stored value is whatever the schema allows (true and false, 1 and 0, Yes and No).

import { type ReactElement, useMemo } from 'react';
import type { Json, Schema } from '../../core/index.ts';
import type { WidgetProps } from '../widget.ts';
import { allowedBy } from './choices.ts';
import { RadioWidget } from './radio.tsx';

/** Radios side by side, Yes first; the texts come from the messages of the choices, else Yes and No. */
export function YesNoWidget(props: WidgetProps): ReactElement {
  const { schema, options } = props;
  const yesFirst = useMemo(
    (): Schema => ({ ...schema, enum: [...allowedBy(schema)].sort((a, b) => rank(a) - rank(b)) }),
    [schema],
  );
  const inline = useMemo(() => ({ inline: true, ...options }), [options]);
  return <RadioWidget {...props} schema={yesFirst} options={inline} />;
}

const YES: readonly Json[] = [true, 1, 'Yes', 'yes', 'Y'];
const rank = (value: Json): number => (YES.includes(value) ? 0 : 1);
