// Lint: the badges of a view are of values its call can answer with, and its links are whole.
import { isObject, type JsonObject, nearestOf, type Schema } from '../../../core/index.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';
import { columnsOf, type PlacedColumn, rowsOf, schemaAt } from './view-reads.ts';

export const viewCells: WholeLint = ({ model, report }) => {
  for (const { file, view } of model.views.values()) {
    const rows = rowsOf(view, model);
    checkTwice(columnsOf(view), { file, report });
    for (const placed of columnsOf(view)) {
      checkTones(placed, rows, { file, report });
      checkLink(placed, { file, report });
      checkWords(placed, [...model.messages.keys()], { file, report });
    }
  }
};

interface Sink {
  readonly file: string;
  readonly report: Report;
}

/** Columns are told apart by their keys: of two with one, a table would show and sort either. */
function checkTwice(columns: readonly PlacedColumn[], { file, report }: Sink): void {
  const seen = new Set<string>();
  for (const { column, place } of columns) {
    const key = String(column.key);
    if (seen.has(key))
      report({
        code: 'column-twice',
        file,
        place: `${place}/key`,
        message: `The column "${key}" is there twice.`,
        remedy: 'Take one of them out, or show it as the "second" of another column.',
      });
    seen.add(key);
  }
}

function checkTones(
  { column, place }: PlacedColumn,
  rows: Schema | undefined,
  { file, report }: Sink,
): void {
  const { tones, format } = column;
  if (!isObject(tones)) return;
  if (format !== 'badge')
    report({
      code: 'tones-without-badge',
      file,
      place: `${place}/tones`,
      message: `The column "${String(column.key)}" is no badge, and has no tones.`,
      remedy: 'Give it "format": "badge", or take the tones out.',
    });
  const values = rows && valuesOf(column, rows);
  if (values === undefined) return;
  const known = new Set(values.map((value) => value.toLowerCase()));
  for (const value of Object.keys(tones)) {
    if (known.has(value.toLowerCase())) continue;
    const near = nearestOf(value, values);
    report({
      code: 'unknown-value',
      file,
      place: `${place}/tones/${value.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      message: `"${String(column.key)}" is never "${value}".`,
      remedy: didYouMean(near, `Use one of its values: ${values.join(', ')}.`),
      nearest: near,
    });
  }
}

/** All that any of the keys of a column can be; undefined where one can be anything. */
function valuesOf({ key, or }: JsonObject, rows: Schema): readonly string[] | undefined {
  const keys = [key, ...(Array.isArray(or) ? or : [])].map(String);
  const lists = keys.map((one) => schemaAt(rows, one.split('.'))?.enum);
  if (lists.some((list) => list === undefined)) return undefined;
  return lists.flatMap((list) =>
    (list ?? []).filter((one) => one !== null && one !== '').map(String),
  );
}

function checkLink({ column, place }: PlacedColumn, { file, report }: Sink): void {
  const { link } = column;
  if (typeof link !== 'string' || !/[{}]/.test(link.replaceAll(/\{[^{}]+\}/g, ''))) return;
  report({
    code: 'half-a-brace',
    file,
    place: `${place}/link`,
    message: `The address "${link}" has a brace without its other half.`,
    remedy: 'Put the name of each member of the row between { and }, as /cases/{number}.',
  });
}

/** Values have words where at least one message says how one of them reads. */
function checkWords(
  { column: { words }, place }: PlacedColumn,
  keys: readonly string[],
  { file, report }: Sink,
): void {
  if (typeof words !== 'string' || keys.some((key) => key.startsWith(`${words}.`))) return;
  const near = nearestOf(words, [
    ...new Set(keys.map((key) => key.slice(0, key.lastIndexOf('.')))),
  ]);
  report({
    code: 'unknown-words',
    file,
    place: `${place}/words`,
    message: `There is no message "${words}.…".`,
    remedy: didYouMean(near, 'Name what stands before the value in the keys of its messages.'),
    nearest: near,
  });
}
