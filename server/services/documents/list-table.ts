// A repeated group as blocks: a table where it fits the page, else a heading and the facts of each row.
import {
  type Answered,
  type AnswerWords,
  labelOf,
  lineLabel,
  lineText,
  type ReviewRow,
  titleOf,
} from '../../../runtime/core/index.ts';
import type { Block, Blocks } from '../blocks.ts';
import type { ApplicationPdf, DocumentWords } from '../ports.ts';
import { answerWords } from './answer-words.ts';
import { fileColumns } from './file-columns.ts';
import { columnsOf } from './table-width.ts';

/** More rows than this are brought together: nobody reads 254 lines that differ in the county only. */
const LONGEST = 60;

type Line = Readonly<Record<string, string>>;

interface Columns {
  /** Of the columns that anybody answered, in their order. */
  readonly names: readonly string[];
  readonly headings: ReadonlyMap<string, string>;
  readonly lines: readonly Line[];
}

function columnsIn(rows: readonly ReviewRow[], reading: AnswerWords): Columns {
  const headings = new Map<string, string>();
  const lines = rows.map(({ questions }): Line => {
    const cells = questions.map((question) => {
      const text = lineText(question, reading);
      if (text !== '') headings.set(question.node.name, lineLabel(question, reading));
      return [question.node.name, text] as const;
    });
    return Object.fromEntries(cells);
  });
  const names = [
    ...new Set(rows.flatMap(({ questions }) => questions.map(({ node }) => node.name))),
  ].filter((name) => headings.has(name));
  return { names, headings, lines };
}

/** Rows as a table: a column for each question that anybody answered; of a long list, rows that differ in one answer only are one. */
export function rowsInColumns(
  rows: readonly ReviewRow[],
  reading: AnswerWords,
): { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const { names, headings, lines } = columnsIn(rows, reading);
  return { headings: names.map((name) => headings.get(name) ?? ''), rows: brought(lines, names) };
}

/** One row a row; columns nobody answered are left out. */
export function listTable(
  list: Answered,
  rows: readonly ReviewRow[],
  words: DocumentWords,
  files?: ApplicationPdf['files'],
): Blocks {
  const { names, headings, lines } = columnsIn(rows, answerWords(words));
  if (names.length === 0) return [];
  const title: Block = { kind: 'heading', depth: 3, text: labelOf(words, list.node, list.pointer) };
  const more = fileColumns(list, rows, files, words);
  const table = brought(lines, names).map((cells, row) => [
    ...cells,
    ...more.map(({ texts }) => texts[row] ?? ''),
  ]);
  const own = names.map((name) => ({ heading: headings.get(name) ?? '' }));
  const columns = columnsOf([...own, ...more], table);
  if (columns) return [title, { kind: 'table', columns, rows: table }];
  return [
    title,
    ...lines.flatMap((line, index) => rowBlocks(line, names, { headings, list, index, words })),
  ];
}

interface RowOf {
  readonly headings: ReadonlyMap<string, string>;
  readonly list: Answered;
  readonly index: number;
  readonly words: DocumentWords;
}

function rowBlocks(line: Line, names: readonly string[], row: RowOf): Blocks {
  const facts = names
    .filter((name) => line[name])
    .map((name) => [row.headings.get(name) ?? '', line[name] ?? ''] as const);
  if (facts.length === 0) return [];
  return [
    { kind: 'heading', depth: 4, text: nameOf(line, row) },
    { kind: 'facts', rows: facts },
  ];
}

/** What the list calls a row by on the screen: its own content, or its number while that is empty. */
function nameOf(line: Line, { list: { node, pointer }, index, words }: RowOf): string {
  const own = titleOf(node)
    .map((name) => line[name])
    .filter((text) => text);
  if (own.length > 0) return own.join(', ');
  const params = { label: labelOf(words, node, pointer), number: index + 1 };
  return words.t(node.texts?.item ?? 'runtime.item', params);
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
