// Chooses the widget of a plain field: the one its UI schema names, else the one that fits its schema.

import { isObject, type JsonObject, type Schema, type UiSchema } from '../../core/index.ts';
import { itemsOf, optionsOf, typeOf, widgetOf } from '../nodes/schema.ts';
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

const MOST_RADIOS = 5;
const LONG_TEXT = 300;

/** The widget of a node, or undefined where the schema alone cannot tell (an object to be walked). */
export function widgetFor(
  schema: Schema,
  ui: UiSchema | undefined,
  hosts: Readonly<Record<string, Widget>>,
): Widget | undefined {
  const name = listWidget(widgetOf(ui) ?? widgetBySchema(schema), ui);
  if (name === undefined) return undefined;
  const widget =
    hosts[name] ??
    registeredWidget(name) ??
    (Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name as keyof typeof BUILT_IN] : undefined);
  if (!widget) throw new Error(`There is no widget "${name}".`);
  return widget as Widget;
}

/** Fetches the widgets of a form that come on demand, so that none is missed when it is drawn. */
export async function fetchWidgets(uis: readonly UiSchema[]): Promise<void> {
  const names = new Set(uis.flatMap(widgetsIn));
  const needed = Object.entries(ON_DEMAND).filter(([name]) => names.has(name));
  await Promise.all(needed.map(([, widget]) => widget.fetch()));
}

function widgetsIn(ui: JsonObject): readonly string[] {
  const own = listWidget(widgetOf(ui) ?? (hasColumns(ui) ? 'repeat' : undefined), ui);
  const nested = Object.values(ui).filter(isObject).flatMap(widgetsIn);
  return own === undefined ? nested : [own, ...nested];
}

/** A list that names columns is a table of rows. */
const listWidget = (name: string | undefined, ui: UiSchema | undefined): string | undefined =>
  name === 'repeat' && hasColumns(ui) ? 'rowTable' : name;

const hasColumns = (ui: UiSchema | undefined): boolean => optionsOf(ui).columns !== undefined;

function widgetBySchema(schema: Schema): string | undefined {
  if (schema.enum) return schema.enum.length <= MOST_RADIOS ? 'radio' : 'select';
  const type = typeOf(schema);
  if (type === 'object') return undefined;
  if (type === 'array') {
    if (itemsOf(schema)?.enum) return 'checkboxes';
    return 'repeat';
  }
  if (type === 'boolean') return 'checkbox';
  if (type === 'number' || type === 'integer') return 'number';
  if (schema.format === 'date') return 'date';
  const longest = schema.maxLength;
  return typeof longest === 'number' && longest >= LONG_TEXT ? 'multiline' : 'text';
}
