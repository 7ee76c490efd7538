// A tick under the text it agrees to.

import type { ReactElement } from 'react';
import { CheckboxWidget } from './checkbox.tsx';
import { StatementPage } from './statement.tsx';
import type { WidgetProps } from './widget.ts';

/** The text names its documents by links of its own. */
export function AgreementWidget(props: WidgetProps): ReactElement {
  return (
    <CheckboxWidget {...props}>
      <StatementPage options={props.options} />
    </CheckboxWidget>
  );
}
