// What a printed document is made of, as the server prints it: the same words as in server/services/blocks.ts.

export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly href?: string;
}

export interface Column {
  readonly heading: string;
  readonly align?: 'left' | 'right';
  /** In small letters, broken wherever a line ends: a hash. */
  readonly fine?: boolean;
}

export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ordered?: boolean; readonly items: readonly Blocks[] }
  | { readonly kind: 'quote'; readonly blocks: Blocks }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'signature'; readonly name: string; readonly drawing?: string }
  | { readonly kind: 'blank'; readonly label: string }
  | { readonly kind: 'rule' | 'newPage' };

export type Blocks = readonly Block[];

type Check = (block: Readonly<Record<string, unknown>>) => boolean;

const isText = (value: unknown): boolean => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const areRows = (value: unknown): boolean => Array.isArray(value) && value.every(areTexts);
const have = (value: unknown, name: string): boolean =>
  Array.isArray(value) && value.every((one) => isText(one?.[name]));

/** What a block of each kind must hold. Contracts cannot say what holds itself. */
const KINDS: Readonly<Record<Block['kind'], Check>> = {
  heading: ({ depth, text }) => typeof depth === 'number' && isText(text),
  paragraph: ({ runs }) => have(runs, 'text'),
  list: ({ items }) => Array.isArray(items) && items.every(isBlocks),
  quote: ({ blocks }) => isBlocks(blocks),
  facts: ({ rows }) => areRows(rows),
  table: ({ columns, rows }) => have(columns, 'heading') && areRows(rows),
  signature: ({ name }) => isText(name),
  blank: ({ label }) => isText(label),
  rule: () => true,
  newPage: () => true,
};

/** Can all of it be drawn? */
export const isBlocks = (value: unknown): value is Blocks =>
  Array.isArray(value) && value.every(isBlock);

function isBlock(value: unknown): value is Block {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const kind = String(value.kind);
  // A kind unknown here is drawn as nothing.
  return !Object.hasOwn(KINDS, kind) || KINDS[kind as Block['kind']]({ ...value });
}
