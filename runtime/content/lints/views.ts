// Lint: a view speaks of columns its call answers with and of messages that exist, lies under its own id, and has its words read.
import {
  generic,
  isObject,
  type JsonObject,
  nearestOf,
  type Schema,
  toPointer,
} from '../../core/index.ts';
import { reportName } from '../link/link-calls.ts';
import type { LinkedForm, Model } from '../model/model.ts';
import { didYouMean, type Report } from '../read/faults.ts';
import { fieldAt, isListField, nearestField } from './field-lookup.ts';
import type { Lint } from './lint.ts';

export const views: Lint = ({ model, report }) => {
  const read = new Set<string>();
  for (const { file, view } of model.views.values()) {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    if (view.id !== name) reportName(file, String(view.id), name, report);
    const tell = (code: string, place: string, message: string, near?: string, remedy?: string) =>
      report({
        code,
        file,
        place,
        message,
        remedy: didYouMean(near, remedy ?? 'Correct the name, or take it out.'),
        nearest: near,
      });
    checkWords(view, { model, read, tell });
    checkKeys(view, { model, read, tell });
    checkInputs(view, { model, read, tell });
  }
  if (!model.incomplete) reportUnread(model, read, report);
};

type Tell = (code: string, place: string, message: string, near?: string, remedy?: string) => void;

interface Check {
  readonly model: Model;
  /** Message keys that views read. */
  readonly read: Set<string>;
  readonly tell: Tell;
}

function checkWords(view: JsonObject, { model, read, tell }: Check): void {
  const id = String(view.id);
  const wanted = [
    ...columnsOf(view).map(({ column, place }) => ({
      key: String(column.heading ?? `views.${id}.${String(column.key)}.heading`),
      place: `${place}/heading`,
    })),
    { key: String(view.empty ?? `views.${id}.empty`), place: '/empty' },
  ];
  for (const { key, place } of wanted) {
    read.add(key);
    if (model.messages.has(key)) continue;
    const near = nearestOf(key, [...model.messages.keys()]);
    const remedy = `Add it to messages/${model.locale}/views.json.`;
    tell('unknown-message', place, `There is no message "${key}".`, near, remedy);
  }
}

/** What a view reads of a row must be in the rows of the answer; what a person switches, in the list that keeps it. */
function checkKeys(view: JsonObject, { model, tell }: Check): void {
  const { call, list } = isObject(view.source) ? view.source : {};
  const answer = model.calls.get(String(call))?.responses['200'];
  if (answer === undefined) return;
  const rows = schemaAt(answer, String(list).split('.'))?.items;
  if (!isObject(rows)) {
    const near = nearestOf(String(list), Object.keys(answer.properties ?? {}));
    tell(
      'unknown-list',
      '/source/list',
      `The call "${String(call)}" has no list "${String(list)}" in its answer.`,
      near,
    );
    return;
  }
  for (const { key, place } of keysOf(view)) {
    if (schemaAt(rows as Schema, key.split('.')) !== undefined) continue;
    const near = nearestOf(key, Object.keys((rows as Schema).properties ?? {}));
    tell('unknown-column', place, `The rows of "${String(call)}" have no "${key}".`, near);
  }
}

/** Columns a person answers in need a list that keeps the answers, with a field for each, and one box to tick. */
function checkInputs(view: JsonObject, { model, tell }: Check): void {
  const columns = columnsOf(view);
  const inputs = columns.filter(({ column }) => column.input !== undefined);
  const ticks = inputs.filter(({ column }) => column.input === 'tick' && column.hidden !== true);
  if (!isObject(view.into)) {
    for (const { place } of inputs)
      tell(
        'input-without-list',
        `${place}/input`,
        'Nothing keeps what a person does in this column.',
        undefined,
        'Name the form and its list in "into".',
      );
    return;
  }
  if (ticks.length !== 1) {
    tell(
      'one-tick',
      '/columns',
      `A person chooses rows in ${ticks.length} columns.`,
      undefined,
      'Give one column, which is not hidden, "input": "tick".',
    );
  }
  const form = unitFor(view.into, model, tell);
  if (form === undefined) return;
  const { list } = view.into;
  const pointer = toPointer(String(list));
  if (!isListField(fieldAt(form, pointer))) {
    tell(
      'unknown-field',
      '/into/list',
      `"${String(list)}" is no list of "${form.id}".`,
      nearestField(form, String(list)),
    );
    return;
  }
  const kept = [
    ...inputs
      .filter(({ column: one }) => one.input === 'switch')
      .map(({ column, place }) => ({ key: String(column.key), place: `${place}/key` })),
    ...commonKeys(view),
  ];
  for (const { key, place } of kept) {
    if (form.fields.has(generic(`${pointer}/*${toPointer(key)}`))) continue;
    const near = nearestField(form, `${String(list)}.*.${key}`)
      ?.split('.')
      .at(-1);
    tell('unknown-field', place, `The rows of "${String(list)}" have no field "${key}".`, near);
  }
}

/** The form, or the section alone, whose list a view fills. */
function unitFor(
  { form: id, section: name }: JsonObject,
  { forms, sections }: Model,
  tell: Tell,
): LinkedForm | undefined {
  const units = new Map(
    name === undefined ? forms.map((form) => [form.id, form] as const) : sections,
  );
  const kind = name === undefined ? 'form' : 'section';
  const wanted = String(name ?? id);
  const unit = units.get(wanted);
  if (unit === undefined) {
    const near = nearestOf(wanted, [...units.keys()]);
    tell(`unknown-${kind}`, `/into/${kind}`, `There is no ${kind} "${wanted}".`, near);
  }
  return unit;
}

/** What rows of the table and of the list that keeps them have in common. */
const commonKeys = ({ into }: JsonObject): readonly { key: string; place: string }[] =>
  (isObject(into) && Array.isArray(into.by) ? into.by : []).map((key, index) => ({
    key: String(key),
    place: `/into/by/${index}`,
  }));

const columnsOf = (view: JsonObject): readonly { column: JsonObject; place: string }[] =>
  (Array.isArray(view.columns) ? view.columns : [])
    .filter(isObject)
    .map((column, index) => ({ column, place: `/columns/${index}` }));

/** Every key of a row that a view reads, with its place; switches are read from the list that keeps them. */
function keysOf(view: JsonObject): readonly { key: string; place: string }[] {
  const columns = columnsOf(view)
    .filter(({ column }) => column.input !== 'switch')
    .map(({ column, place }) => ({ key: String(column.key), place: `${place}/key` }));
  const sort = isObject(view.sort) ? [{ key: String(view.sort.key), place: '/sort/key' }] : [];
  const { group, exclude, mark } = isObject(view.rows) ? view.rows : {};
  return [
    ...columns,
    ...commonKeys(view),
    ...sort,
    ...(typeof group === 'string' ? [{ key: group, place: '/rows/group' }] : []),
    ...Object.keys(isObject(exclude) ? exclude : {}).map((key) => ({
      key,
      place: `/rows/exclude/${key}`,
    })),
    ...Object.keys(isObject(mark) ? mark : {}).map((key) => ({ key, place: `/rows/mark/${key}` })),
  ];
}

function schemaAt(schema: Schema, path: readonly string[]): Schema | undefined {
  return path.reduce<Schema | undefined>((at, name) => {
    const properties = at?.properties ?? {};
    return Object.hasOwn(properties, name) ? (properties[name] as Schema) : undefined;
  }, schema);
}

/** A misspelt heading is told twice: as the one that is missing, and here as the one nothing reads. */
function reportUnread(model: Model, read: ReadonlySet<string>, report: Report): void {
  for (const { key, file, place } of model.messages.values()) {
    if (!key.startsWith('views.') || read.has(key)) continue;
    const near = nearestOf(key, [...read]);
    report({
      code: 'unused-message',
      file,
      place,
      message: `No view reads the message "${key}".`,
      remedy: didYouMean(near, 'Correct the key, or remove the message.'),
      nearest: near,
    });
  }
}
