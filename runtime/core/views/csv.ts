// The rows of a table as a file for spreadsheets: comma-separated, safe to open, read as UTF-8 by all of them.
import type { Texts } from '../texts/texts.ts';
import { cellOf, firstValue, textInCell, valueAt } from './cells.ts';
import type { ViewColumn } from './columns.ts';

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';
const LINE = '\r\n';

/** What the columns show of the rows, second lines and words below in columns of their own. `texts` has their words. */
export function csvOf(
  columns: readonly ViewColumn[],
  rows: readonly object[],
  texts: Pick<Texts, 't' | 'has'>,
): string {
  const { t } = texts;
  const heads = columns.flatMap(({ heading, second, note }) => [
    t(heading),
    ...(second ? [t(second.heading)] : []),
    ...(note ? [t(note.text)] : []),
  ]);
  const lines = rows.map((row) => columns.flatMap((column) => fieldsOf(column, row, texts)));
  return MARK + [heads, ...lines].map(csvLine).join('');
}

/** What a file begins with whose lines are made one by one. */
export const CSV_BEGIN = MARK;

/** One line of a file, safe to open: what a spreadsheet would take for a formula stands as text. */
export const csvLine = (fields: readonly (string | number)[]): string =>
  fields.map(quoted).join(',') + LINE;

function fieldsOf(
  column: ViewColumn,
  row: object,
  texts: Pick<Texts, 't' | 'has'>,
): readonly (string | number)[] {
  const cell = cellOf(column, row);
  const { second = '' } = cell;
  const value = firstValue(column, row);
  const isNumber = column.format === 'money' || column.format === 'number';
  const { note } = column;
  return [
    isNumber && typeof value === 'number' ? value : textInCell(column, cell, texts),
    ...(column.second ? [second] : []),
    ...(note ? [valueAt(row, note.key) === true ? texts.t('runtime.yes') : ''] : []),
  ];
}

/** What a spreadsheet would take for a formula, wherever it came from. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

function quoted(field: string | number): string {
  if (typeof field === 'number') return String(field);
  const safe = FORMULA.test(field) ? `'${field}` : field;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
