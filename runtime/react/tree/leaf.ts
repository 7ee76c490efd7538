// Finds the widget that a form names for a node: the host's own, else one of the runtime.

import type { FormBundle } from '../../core/index.ts';
import { registeredWidget, type Widget } from '../widget.ts';
import { AddressWidget } from '../widgets/address.tsx';
import { AgreementWidget } from '../widgets/agreement.tsx';
import { CheckboxWidget } from '../widgets/checkbox.tsx';
import { CheckboxesWidget } from '../widgets/checkboxes.tsx';
import { DateWidget } from '../widgets/date.tsx';
import { HiddenWidget } from '../widgets/hidden.tsx';
import { MaskWidget } from '../widgets/mask.tsx';
import { MoneyWidget } from '../widgets/money.tsx';
import { MultilineWidget } from '../widgets/multiline.tsx';
import { NumberWidget } from '../widgets/number.tsx';
import { onDemand } from '../widgets/on-demand.tsx';
import { OutputWidget } from '../widgets/output.tsx';
import { PasswordWidget } from '../widgets/password.tsx';
import { RadioWidget } from '../widgets/radio.tsx';
import { RepeatWidget } from '../widgets/repeat.tsx';
import { SelectWidget } from '../widgets/select.tsx';
import { StatementWidget } from '../widgets/statement.tsx';
import { TextWidget } from '../widgets/text.tsx';
import { ToggleWidget } from '../widgets/toggle.tsx';
import { YesNoWidget } from '../widgets/yesno.tsx';

/** The table of rows brings a virtualiser with it, the upload its own words and checks. */
const ON_DEMAND = {
  rowTable: onDemand(async () => (await import('../widgets/row-table.tsx')).RowTableWidget),
  upload: onDemand(async () => (await import('../widgets/upload.tsx')).UploadWidget),
};

const BUILT_IN = {
  text: TextWidget,
  multiline: MultilineWidget,
  number: NumberWidget,
  money: MoneyWidget,
  mask: MaskWidget,
  date: DateWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkboxes: CheckboxesWidget,
  checkbox: CheckboxWidget,
  yesno: YesNoWidget,
  toggle: ToggleWidget,
  password: PasswordWidget,
  address: AddressWidget,
  upload: ON_DEMAND.upload.Widget,
  repeat: RepeatWidget,
  rowTable: ON_DEMAND.rowTable.Widget,
  statement: StatementWidget,
  agreement: AgreementWidget,
  output: OutputWidget,
  hidden: HiddenWidget,
  // RJSF's own names, as imported forms bring them.
  textarea: MultilineWidget,
  updown: NumberWidget,
  email: TextWidget,
  uri: TextWidget,
} as const satisfies Readonly<Record<string, Widget>>;

/** The widget of that name, or undefined where there is none to draw (an object to be walked). */
export function widgetNamed(
  name: string,
  hosts: Readonly<Record<string, Widget>>,
): Widget | undefined {
  if (name === '') return undefined;
  const widget =
    hosts[name] ??
    registeredWidget(name) ??
    (Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name as keyof typeof BUILT_IN] : undefined);
  if (!widget) throw new Error(`There is no widget "${name}".`);
  return widget as Widget;
}

/** Fetches the widgets of a form that come on demand, so that none is missed when it is drawn. */
export async function fetchWidgets({ fields }: Pick<FormBundle, 'fields'>): Promise<void> {
  const names = new Set(Object.values(fields).map(({ widget }) => widget));
  const needed = Object.entries(ON_DEMAND).filter(([name]) => names.has(name));
  await Promise.all(needed.map(([, widget]) => widget.fetch()));
}
