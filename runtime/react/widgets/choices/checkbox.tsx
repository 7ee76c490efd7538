// A single tick with its own words beside it.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { controlOf, isLocked } from '../control/control.ts';
import { ownLabel } from '../control/own-label.tsx';

export function CheckboxWidget(props: WidgetProps): ReactElement {
  return (
    <label className="f-choice">
      <input
        {...controlOf(props)}
        type="checkbox"
        checked={props.value === true || props.value === 1}
        disabled={isLocked(props)}
        onChange={(event) => props.onChange(valueFor(props, event.target.checked))}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      {ownLabel(props)}
    </label>
  );
}

/** Ticks of number fields are held as 1 and 0. */
export const valueFor = ({ schema }: WidgetProps, on: boolean): boolean | number =>
  /number|integer/.test(String(schema.type ?? typeof (schema.enum?.[0] ?? schema.const)))
    ? Number(on)
    : on;
