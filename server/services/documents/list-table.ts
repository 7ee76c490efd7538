// A repeated group as blocks: a table where it is narrow, one paragraph of facts a row where it is wide.
import type { DocumentWords } from '../ports.ts';
import { answerText } from './answer-text.ts';
import type { Block, Blocks } from './blocks.ts';
import { labelOf, type Question } from './question.ts';

/** More columns than this do not fit a page. */
const WIDEST = 5;
/** More rows than this are brought together: nobody reads 254 lines that differ in the county only. */
const LONGEST = 60;

/** Texts up to this length need no share of the page's width. */
const SHORT = 16;

type Line = Readonly<Record<string, string>>;

/** `rows` are the questions of each row; columns nobody answered are left out. */
export function listTable(
  rows: readonly (readonly Question[])[],
  label: string,
  words: DocumentWords,
): Blocks {
  const headings = new Map<string, string>();
  const lines = rows.map((questions): Line => {
    const cells = questions.map((question) => {
      const text = answerText(question, words);
      const name = question.pointer.split('/').at(-1) ?? '';
      const heading = labelOf(question.info, words);
      if (text !== '' && heading !== '') headings.set(name, heading);
      return [name, text] as const;
    });
    return Object.fromEntries(cells);
  });
  if (headings.size === 0) return [];
  const names = columnOrder(rows, headings);
  const title: Block = { kind: 'heading', depth: 3, text: label };
  if (names.length > WIDEST) return [title, ...factsByRow(lines, names, headings)];
  const table = brought(lines, names);
  const longest = names.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  const columns = names.map((name, column) => ({
    heading: headings.get(name) ?? '',
    // The longest column always shares the rest of the page, so that a table is as wide as the text around it.
    wide: (longest[column] ?? 0) > SHORT || longest[column] === Math.max(...longest),
  }));
  return [title, { kind: 'table', columns, rows: table }];
}

function columnOrder(
  rows: readonly (readonly Question[])[],
  headings: ReadonlyMap<string, string>,
): readonly string[] {
  const all = rows.flatMap((row) =>
    row.map((question) => question.pointer.split('/').at(-1) ?? ''),
  );
  return [...new Set(all)].filter((name) => headings.has(name));
}

function factsByRow(
  lines: readonly Line[],
  names: readonly string[],
  headings: ReadonlyMap<string, string>,
): Blocks {
  return lines.map((line) => ({
    kind: 'facts',
    rows: names
      .filter((name) => line[name])
      .map((name) => [headings.get(name) ?? '', line[name] ?? ''] as const),
  }));
}

/** Long lists: rows that differ in one column only become one, its values side by side. */
function brought(lines: readonly Line[], names: readonly string[]): string[][] {
  const cells = lines.map((line) => names.map((name) => line[name] ?? ''));
  if (lines.length <= LONGEST) return cells;
  const distinct = names.map((_, column) => new Set(cells.map((row) => row[column])).size);
  const most = distinct.indexOf(Math.max(...distinct));
  const merged = new Map<string, string[]>();
  for (const row of cells) {
    const key = JSON.stringify(row.map((text, column) => (column === most ? '' : text)));
    const known = merged.get(key);
    if (known) known[most] = `${known[most]}, ${row[most]}`;
    else merged.set(key, [...row]);
  }
  return [...merged.values()];
}
