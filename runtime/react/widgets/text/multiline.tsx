// Several lines of text.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { numberOption, plainText } from '../../nodes/options.ts';
import { controlOf, isLocked } from '../control/control.ts';
import { ownText } from '../control/own-text.ts';

/** As tall as `rows` says; the person may pull it taller. */
export function MultilineWidget(props: WidgetProps): ReactElement {
  return (
    <textarea
      {...controlOf(props)}
      className="f-in"
      rows={numberOption(props.options, 'rows') ?? 4}
      placeholder={props.placeholder || undefined}
      {...ownText(plainText(props.value))}
      readOnly={isLocked(props)}
      onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => props.onBlur(props.id, props.value)}
    />
  );
}
