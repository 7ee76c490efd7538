// A single tick with its own words beside it.

import type { ReactElement, ReactNode } from 'react';
import { useField } from '../context.tsx';
import { controlProps, FieldFrame, LabelText } from '../parts/FieldFrame.tsx';
import type { WidgetProps } from '../widget.ts';

/** `children` stand above the tick (what is agreed to). */
export function CheckboxWidget(
  props: WidgetProps & { readonly children?: ReactNode },
): ReactElement {
  const field = useField(props.pointer);
  return (
    <FieldFrame {...props} view={field} ownLabel hintBelow>
      {props.children}
      <label className="f-choice">
        <input
          {...controlProps({ ...props, view: field })}
          type="checkbox"
          checked={field.value === true || field.value === 1}
          disabled={field.disabled}
          onChange={(event) => field.set(valueFor(props, event.target.checked))}
          onBlur={field.leave}
        />
        <span>
          <LabelText {...props} view={field} />
        </span>
      </label>
    </FieldFrame>
  );
}

/** Ticks of number fields are held as 1 and 0. */
export const valueFor = ({ schema }: WidgetProps, on: boolean): boolean | number =>
  schema.type === 'integer' || schema.type === 'number' ? Number(on) : on;
