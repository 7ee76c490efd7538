// A switch: on or off at once, with its words beside it.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { controlOf, isLocked } from '../control/control.ts';
import { ownLabel } from '../control/own-label.tsx';
import { valueFor } from './checkbox.tsx';

/** A native checkbox with the role of a switch. */
export function ToggleWidget(props: WidgetProps): ReactElement {
  const on = props.value === true || props.value === 1;
  const { 'aria-required': _required, ...control } = controlOf(props);
  return (
    <label className="f-switch">
      <input
        {...control}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={isLocked(props)}
        onChange={(event) => props.onChange(valueFor(props, event.target.checked))}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <i aria-hidden="true" />
      {ownLabel(props)}
    </label>
  );
}
