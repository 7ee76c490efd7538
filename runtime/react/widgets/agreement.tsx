// A tick under the text it agrees to.

import type { ReactElement } from 'react';
import type { WidgetProps } from '../widget.ts';
import { CheckboxWidget } from './checkbox.tsx';
import { StatementPage } from './statement.tsx';

/** The text names its documents by links of its own. */
export function AgreementWidget(props: WidgetProps): ReactElement {
  return (
    <CheckboxWidget {...props}>
      <StatementPage options={props.options} />
    </CheckboxWidget>
  );
}
