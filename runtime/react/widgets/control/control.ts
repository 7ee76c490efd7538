// What every native control of a widget carries, from what RJSF or our wrapper hands in.

import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';

/** Id, name and state for assistive technology. RJSF's own form leaves it to the widget where its messages stand. */
export function controlOf(props: WidgetProps) {
  return {
    id: props.id,
    name: props.htmlName ?? props.id,
    'aria-invalid': isRefused(props) ? true : undefined,
    'aria-required': props.required ? true : undefined,
    'aria-describedby':
      'aria-describedby' in props ? props['aria-describedby'] : ariaDescribedByIds(props.id),
    'aria-label': props['aria-label'],
  } as const;
}

/** Is there a message at this control? */
export const isRefused = ({ rawErrors }: WidgetProps): boolean =>
  rawErrors !== undefined && rawErrors.length > 0;

/** Can nothing be chosen? */
export const isLocked = ({ disabled, readonly }: WidgetProps): boolean =>
  disabled === true || readonly === true;
