// A switch: on or off at once, with its words beside it.

import type { ReactElement } from 'react';
import { useField } from '../context.tsx';
import { controlProps, FieldFrame, LabelText } from '../parts/FieldFrame.tsx';
import type { WidgetProps } from '../widget.ts';
import { valueFor } from './checkbox.tsx';

/** A native checkbox with the role of a switch. */
export function ToggleWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const on = field.value === true || field.value === 1;
  const { 'aria-required': _required, ...control } = controlProps({ ...props, view: field });
  return (
    <FieldFrame {...props} view={field} ownLabel hintBelow>
      <label className="f-switch">
        <input
          {...control}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={field.disabled}
          onChange={(event) => field.set(valueFor(props, event.target.checked))}
          onBlur={field.leave}
        />
        <i aria-hidden="true" />
        <span>
          <LabelText {...props} view={field} />
        </span>
      </label>
    </FieldFrame>
  );
}
