// Blocks as pdfmake lays them out, each text with its place in the structure of the document.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Block, Blocks, Column, Run } from '../blocks.ts';
import { piecesOf } from './inline.ts';
import type { Tag, TagName, Tags } from './tags.ts';

export const INK = '#17233E';
export const SOFT_INK = '#566076';
export const MARGIN = 56;
const LINE = '#C9BFAB';
const HEAD_FILL = '#EEE8DB';
const PAGE_WIDTH = 612;
/** A space that is not taken away at the end of a line. */
const NO_TEXT = '\u00a0';
/** Characters of a cell that fit on a page even in the narrowest column. */
const SHORT = 400;
const HEADINGS = [
  { tag: 'H1', size: 20 },
  { tag: 'H2', size: 13 },
  { tag: 'H3', size: 11 },
  { tag: 'H4', size: 10 },
] as const satisfies readonly { tag: TagName; size: number }[];

/** Space above a heading, by depth; the deepest stay close to what they belong to. */
const SPACE_ABOVE: Readonly<Record<number, number>> = { 1: 0, 2: 12, 3: 12 };

/** All blocks, under one tag. */
export function layout(blocks: Blocks, tags: Tags, parent: Tag = tags.root): Content[] {
  return blocks.map((block) => contentOf(block, tags, parent));
}

function contentOf(block: Block, tags: Tags, parent: Tag): Content {
  const as = <T extends object>(name: TagName, node: T) => tagged(tags.add(parent, name), node);
  switch (block.kind) {
    case 'heading': {
      const { tag, size } = HEADINGS[Math.min(block.depth, HEADINGS.length) - 1] ?? HEADINGS[3];
      return as(tag, {
        text: inline(block.text),
        bold: true,
        fontSize: size,
        lineHeight: 1.1,
        margin: [0, SPACE_ABOVE[block.depth] ?? 6, 0, block.depth > 3 ? 3 : 6] as [
          number,
          number,
          number,
          number,
        ],
        headlineLevel: block.depth,
      });
    }
    case 'paragraph':
      return { ...as('P', { text: block.runs.flatMap(runOf) }), margin: [0, 0, 0, 6] };
    case 'list': {
      const list = tags.add(parent, 'L');
      const items = block.items.map((item) => {
        const body = tags.add(tags.add(list, 'LI'), 'LBody');
        return { stack: layout(item, tags, body) };
      });
      return { ...(block.ordered ? { ol: items } : { ul: items }), margin: [0, 0, 0, 4] };
    }
    case 'quote': {
      const quoted = layout(block.blocks, tags, tags.add(parent, 'BlockQuote'));
      return { stack: quoted, margin: [16, 0, 16, 0], italics: true };
    }
    case 'facts':
      return factsOf(block.rows, tags, tags.add(parent, 'Table'));
    case 'table':
      return tableOf(block.columns, block.rows, tags, tags.add(parent, 'Table'));
    case 'signature':
      return signatureOf(block, tags, parent);
    case 'place':
      return placeOf(block);
    case 'blank':
      return {
        columns: [
          as('P', { text: inline(block.label), width: 'auto' }),
          {
            stack: [horizontal(PAGE_WIDTH - 2 * MARGIN - 190, 12)],
            width: '*',
            alignment: 'right',
          },
        ],
        margin: [0, 14, 0, 6],
      };
    case 'rule':
      return { ...horizontal(PAGE_WIDTH - 2 * MARGIN, 0), margin: [0, 8, 0, 8] };
    case 'newPage':
      return { text: '', pageBreak: 'after' };
  }
}

/** Read by tagging.ts; pdfmake keeps what it does not know. */
function tagged<T extends object>(tag: Tag, node: T): T {
  return { ...node, tagId: tag.id };
}

/** A text as pdfmake takes it: in pieces only where it has several. */
export function inline(text: string): string | Content[] {
  const pieces = piecesOf(text);
  const [only] = pieces;
  if (pieces.length === 0 || (pieces.length === 1 && only && !only.font && !only.wordBreak))
    return only?.text ?? '';
  return [...pieces];
}

/** pdfmake forgets the manner of a text for the pieces within it, so each of them bears it. */
function runOf(run: Run): Content[] {
  const manner = {
    ...(run.bold && { bold: true }),
    ...(run.italic && { italics: true }),
    ...(run.href && { link: run.href, decoration: 'underline' as const }),
  };
  return piecesOf(run.text).map((piece) => ({ ...piece, ...manner }));
}

type Signature = Extract<Block, { readonly kind: 'signature' }>;

function signatureOf({ name, drawing }: Signature, tags: Tags, parent: Tag): Content {
  const mark: Content = drawing
    ? { ...tagged(tags.add(parent, 'Figure', { alt: name }), { image: drawing }), fit: [260, 80] }
    : tagged(tags.add(parent, 'P'), {
        text: inline(name),
        italics: true,
        fontSize: 26,
        lineHeight: 1.1,
      });
  const below: Content = tagged(tags.add(parent, 'P'), { text: inline(name), fontSize: 9 });
  return { stack: [mark, horizontal(260, 4), below], margin: [0, 16, 0, 12] };
}

/** A frame; the line above it takes no room and bears the name, by which pdfkit notes the place. */
function placeOf({ name, width, height }: Extract<Block, { readonly kind: 'place' }>): Content {
  const frame = { type: 'rect' as const, x: 0, y: 0, w: width, h: height, lineWidth: 0.6 };
  return {
    stack: [
      { text: NO_TEXT, id: name, fontSize: 1, lineHeight: 0 },
      { canvas: [{ ...frame, lineColor: LINE }] },
    ],
    unbreakable: true,
    margin: [0, 6, 0, 10],
  };
}

function horizontal(width: number, y: number) {
  return {
    canvas: [
      { type: 'line' as const, x1: 0, y1: y, x2: width, y2: y, lineWidth: 0.6, lineColor: LINE },
    ],
  };
}

function factsOf(rows: readonly (readonly [string, string])[], tags: Tags, table: Tag): Content {
  return {
    table: {
      widths: [150, '*'],
      body: rows.map(([label, value]): TableCell[] => {
        const row = tags.add(table, 'TR');
        return [
          tagged(tags.add(row, 'TH', { scope: 'Row' }), { text: inline(label), color: SOFT_INK }),
          tagged(tags.add(row, 'TD'), {
            text: inline(value),
            ...(LONG_WORD.test(value) && { fontSize: 9 }),
          }),
        ];
      }),
      ...unbroken(rows),
    },
    layout: {
      hLineWidth: (line, node) => (line === 0 || line === node.table.body.length ? 0 : 0.4),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 0,
      paddingTop: () => 3,
      paddingBottom: () => 2,
    },
    margin: [0, 0, 0, 8],
  };
}

/** A word that the column of values has no room for at the usual size, such as a hash: it would push the table over the margin. */
const LONG_WORD = /\S{60}/;

/** pdfmake silently drops a row that may not break and is taller than a page, so only short rows are kept whole. */
function unbroken(rows: readonly (readonly string[])[]) {
  const short = rows.every((row) => row.every((text) => text.length < SHORT));
  return { dontBreakRows: short, keepWithHeaderRows: short ? 1 : 0 };
}

function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  tags: Tags,
  table: Tag,
): Content {
  const head = tags.add(table, 'TR');
  return {
    table: {
      headerRows: 1,
      ...unbroken(rows),
      widths: columns.map((column) => (column.wide ? '*' : 'auto')),
      body: [
        columns.map((column) =>
          tagged(tags.add(head, 'TH', { scope: 'Column' }), {
            text: inline(column.heading),
            bold: true,
            fillColor: HEAD_FILL,
            alignment: column.align ?? ('left' as const),
          }),
        ),
        ...rows.map((cells) => {
          const row = tags.add(table, 'TR');
          return cells.map((text, index): TableCell => {
            const alignment = columns[index]?.align ?? ('left' as const);
            return tagged(tags.add(row, 'TD'), { text: inline(text), alignment });
          });
        }),
      ],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 6,
      paddingRight: () => 6,
      paddingTop: () => 3,
      paddingBottom: () => 2,
    },
    margin: [0, 2, 0, 10],
    fontSize: 9,
  };
}
