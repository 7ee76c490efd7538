// Finds the widget that a form names for a node: the host's own, else one of the runtime.

import { type FormBundle, type FormNode, formTree, type WidgetOnDemand } from '../../core/index.ts';
import {
  type Field,
  type RegisteredWidget,
  registeredField,
  registeredWidget,
  type Widget,
} from '../context/widget.ts';
import { type OnDemand, onDemand } from '../parts/on-demand.tsx';
import { bound, fetchAsking, needOf } from '../widgets/bind/bound.tsx';
import { CheckboxWidget } from '../widgets/choices/checkbox.tsx';
import { CheckboxesWidget } from '../widgets/choices/checkboxes.tsx';
import { RadioWidget } from '../widgets/choices/radio.tsx';
import { SelectWidget } from '../widgets/choices/select.tsx';
import { ToggleWidget } from '../widgets/choices/toggle.tsx';
import { YesNoWidget } from '../widgets/choices/yesno.tsx';
import { AgreementField } from '../widgets/compound/agreement.tsx';
import { StatementWidget } from '../widgets/compound/statement.tsx';
import { HiddenWidget } from '../widgets/text/hidden.tsx';
import { MoneyWidget } from '../widgets/text/money.tsx';
import { MultilineWidget } from '../widgets/text/multiline.tsx';
import { NumberWidget } from '../widgets/text/number.tsx';
import { OutputWidget } from '../widgets/text/output.tsx';
import { TextWidget } from '../widgets/text/text.tsx';

/** What many forms have none of: lists bring their removal and its undo, the upload its own checks, a date the reading of what is typed. */
const ON_DEMAND = {
  address: onDemand(async () => (await import('../widgets/compound/address.tsx')).AddressWidget),
  date: onDemand(async () => (await import('../widgets/dates/date.tsx')).DateWidget),
  dateTime: onDemand(async () => (await import('../widgets/dates/moment.tsx')).DateTimeWidget),
  documents: onDemand(
    async () => (await import('../widgets/files/file-widgets.ts')).DocumentsWidget,
  ),
  mask: onDemand(async () => (await import('../widgets/text/mask.tsx')).MaskWidget),
  password: onDemand(async () => (await import('../widgets/text/password.tsx')).PasswordWidget),
  repeat: onDemand(async () => (await import('../widgets/lists/repeat.tsx')).RepeatWidget),
  rowTable: onDemand(async () => (await import('../widgets/lists/row-table.tsx')).RowTableWidget),
  time: onDemand(async () => (await import('../widgets/dates/moment.tsx')).TimeWidget),
  manyChoices: onDemand(
    async () => (await import('../widgets/compound/many-choices.tsx')).ManyChoices,
  ),
  upload: onDemand(async () => (await import('../widgets/files/file-widgets.ts')).UploadWidget),
} satisfies Record<WidgetOnDemand, Pick<OnDemand<never>, 'fetch'>>;

/** Widgets, by how their label stands. */
const above = (widget: Widget): RegisteredWidget => ({ widget, labelled: 'above' });
const typed = (widget: Widget): RegisteredWidget => ({ ...above(widget), isTyped: true });
const legend = (widget: Widget): RegisteredWidget => ({ widget, labelled: 'legend' });
const own = (widget: Widget): RegisteredWidget => ({ widget, labelled: 'own' });

const WIDGETS: Readonly<Record<string, RegisteredWidget>> = {
  text: typed(TextWidget),
  multiline: typed(MultilineWidget),
  number: above(NumberWidget),
  money: above(MoneyWidget),
  mask: above(ON_DEMAND.mask.Widget),
  date: above(ON_DEMAND.date.Widget),
  time: above(ON_DEMAND.time.Widget),
  dateTime: above(ON_DEMAND.dateTime.Widget),
  select: above(SelectWidget),
  radio: legend(RadioWidget),
  checkboxes: legend(CheckboxesWidget),
  checkbox: own(CheckboxWidget),
  yesno: legend(YesNoWidget),
  toggle: own(ToggleWidget),
  password: above(ON_DEMAND.password.Widget),
  output: above(OutputWidget),
};

/** What draws its place whole. */
const FIELDS: Readonly<Record<string, Field>> = {
  address: ON_DEMAND.address.Widget,
  documents: ON_DEMAND.documents.Widget,
  upload: ON_DEMAND.upload.Widget,
  repeat: ON_DEMAND.repeat.Widget,
  rowTable: ON_DEMAND.rowTable.Widget,
  manyChoices: ON_DEMAND.manyChoices.Widget,
  statement: StatementWidget,
  agreement: AgreementField,
  hidden: HiddenWidget,
};

/** What draws a node, or undefined where there is nothing to draw (an object to be walked). */
export function fieldOf(node: FormNode): Field | undefined {
  const name = node.widget;
  if (name === '') return undefined;
  const field = registeredField(name);
  if (field) return field;
  const widget = registeredWidget(name) ?? inTable(WIDGETS, name);
  if (widget) return bound(widget)[needOf(node)];
  const builtIn = inTable(FIELDS, name);
  if (!builtIn) throw new Error(`There is no widget "${name}".`);
  return builtIn;
}

const inTable = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Fetches the code of those of these widgets that come on demand. */
export async function fetchNamed(names: Iterable<string>): Promise<void> {
  const wanted = new Set(names);
  const needed = Object.entries(ON_DEMAND).filter(([name]) => wanted.has(name));
  await Promise.all(needed.map(([, widget]) => widget.fetch()));
}

/** Fetches the widgets of a form that come on demand, so that none is missed when it is drawn. */
export async function fetchWidgets(form: FormBundle): Promise<void> {
  const tree = formTree(form);
  const asks = Object.keys(form.fields).some((pointer) => {
    const node = tree.at(pointer);
    return node !== undefined && needOf(node) === 'asking';
  });
  const names = Object.values(form.fields).map(({ widget }) => widget);
  await Promise.all([fetchNamed(names), asks && fetchAsking()]);
}
