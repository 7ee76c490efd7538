// Whether a table fits a page, judged by its texts in characters: whoever writes the blocks knows no fonts.
import type { Column } from '../blocks.ts';
import { wordsIn } from './phones.ts';

/** Characters of a table's text that stand side by side on a page. */
const PAGE = 100;
/** What the space between two columns takes of that. */
const GAP = 3;
/** A text up to this length is not broken into lines; a longer one takes at least so much. */
const SHORT = 16;
/** What small letters take of the room of others. */
const FINE = 0.65;

type Head = Pick<Column, 'heading' | 'fine'>;

interface Measured extends Column {
  /** Characters the column needs. */
  readonly width: number;
}

/** The columns of a table, or undefined where they cannot stand side by side without breaking words. */
export function columnsOf(
  headings: readonly Head[],
  rows: readonly (readonly string[])[],
): readonly Column[] | undefined {
  const measured = measure(headings, rows);
  return widthOf(measured) <= PAGE
    ? measured.map(({ heading, wide = false, fine }) => ({ heading, wide, ...(fine && { fine }) }))
    : undefined;
}

function measure(
  headings: readonly Head[],
  rows: readonly (readonly string[])[],
): readonly Measured[] {
  const longest = headings.map(({ fine }, column) =>
    fine ? 0 : Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return headings.map(({ heading, fine }, column) => {
    const texts = rows.map((row) => row[column] ?? '');
    if (fine) return { heading, fine, width: longestWord(texts) * FINE };
    const length = longest[column] ?? 0;
    return {
      heading,
      // The longest column always shares the rest of the page, so that a table is as wide as the text around it.
      wide: length > SHORT || length === Math.max(...longest),
      width: Math.max(Math.min(length, SHORT), longestWord([heading, ...texts])),
    };
  });
}

/** Columns that share the rest of the page are all as wide as the widest of them needs. */
function widthOf(columns: readonly Measured[]): number {
  const wide = columns.filter((column) => column.wide);
  const own = columns.filter((column) => !column.wide);
  const shared = Math.max(0, ...wide.map(({ width }) => width)) * wide.length;
  return own.reduce((sum, { width }) => sum + width, shared + GAP * columns.length);
}

function longestWord(texts: readonly string[]): number {
  return Math.max(0, ...texts.flatMap((text) => wordsIn(text).map((word) => word.length)));
}
