// Lint: a view speaks of columns its call answers with and of messages that exist, lies under its own id, and has its words read.
import { generic, isObject, type JsonObject, nearestOf, toPointer } from '../../../core/index.ts';
import { keysOnPages } from '../../compile/app-texts.ts';
import { reportName } from '../../link/link-calls.ts';
import type { LinkedForm, Model } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { fieldAt, isListField, nearestField } from '../common/field-lookup.ts';
import type { WholeLint } from '../common/lint.ts';
import {
  answerOf,
  columnsOf,
  commonKeys,
  keysOf,
  otherWordsOf,
  rowsOf,
  schemaAt,
  wordsOf,
} from './view-reads.ts';

export const views: WholeLint = ({ model, report }) => {
  const read = new Set<string>();
  const onPages = keysOnPages(model);
  for (const { file, view } of model.views.values()) {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    if (view.id !== name) reportName(file, String(view.id), name, report);
    const tell: Tell = (code, place, message, near, remedy, about) =>
      report({
        code,
        file,
        place,
        message,
        remedy: didYouMean(near, remedy ?? 'Correct the name, or take it out.'),
        nearest: near,
        ...(about !== undefined && { about }),
      });
    const unknown = checkKeys(view, { model, onPages, read, tell });
    checkWords(view, unknown, { model, onPages, read, tell });
    checkInputs(view, { model, onPages, read, tell });
  }
  if (!model.incomplete) reportUnread(model, read, report);
};

type Tell = (
  code: string,
  place: string,
  message: string,
  near?: string,
  remedy?: string,
  about?: string,
) => void;

interface Check {
  readonly model: Model;
  /** Message keys that every page has, or whatever is set apart for some. */
  readonly onPages: ReadonlySet<string>;
  /** Message keys that views read. */
  readonly read: Set<string>;
  readonly tell: Tell;
}

function checkWords(
  view: JsonObject,
  unknown: ReadonlySet<string>,
  { model, onPages, read, tell }: Check,
): void {
  for (const key of otherWordsOf(view)) read.add(key);
  const tellElsewhere = (key: string, place: string): void =>
    tell(
      'message-elsewhere',
      place,
      `"${key}" comes with its form alone: the page of this view may not have it.`,
      undefined,
      `Give the view a sentence of its own in messages/${model.locale}/views.json: { "use": "${key}" }.`,
      key,
    );
  for (const { key, place } of wordsOf(view, unknown)) {
    read.add(key);
    if (model.messages.has(key)) {
      // Facts are worded by the server, which has all sentences.
      if (!onPages.has(key) && !place.startsWith('/facts')) tellElsewhere(key, place);
      continue;
    }
    const near = nearestOf(key, [...model.messages.keys()]);
    const remedy = `Add it to messages/${model.locale}/views.json.`;
    tell('unknown-message', place, `There is no message "${key}".`, near, remedy, key);
  }
}

/**
 * What a view reads of a row must be in the rows of the answer; what a person switches, in the list that keeps it.
 * Returns what is not there: nobody need say its words.
 */
function checkKeys(view: JsonObject, { model, tell }: Check): ReadonlySet<string> {
  const unknown = new Set<string>();
  const { call, list } = isObject(view.source) ? view.source : {};
  const answer = answerOf(view, model);
  if (answer === undefined) return unknown;
  const rows = rowsOf(view, model);
  if (rows === undefined) {
    const near = nearestOf(String(list), Object.keys(answer.properties ?? {}));
    tell(
      'unknown-list',
      '/source/list',
      `The call "${String(call)}" has no list "${String(list)}" in its answer.`,
      near,
    );
    return unknown;
  }
  for (const { key, place } of keysOf(view)) {
    if (schemaAt(rows, key.split('.')) !== undefined) continue;
    unknown.add(key);
    const near = nearestOf(key, Object.keys(rows.properties ?? {}));
    tell('unknown-column', place, `The rows of "${String(call)}" have no "${key}".`, near);
  }
  return unknown;
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
  const existing = [
    ...inputs
      .filter(({ column: one }) => one.input === 'switch')
      .map(({ column, place }) => ({ key: String(column.key), place: `${place}/key` })),
    ...commonKeys(view),
  ];
  for (const { key, place } of existing) {
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
      about: key,
    });
  }
}
