// What the signing page is given: the document in blocks, as the server prints it, and who is to sign it.

import type { AnswerOf } from '../../../calls/typed.ts';

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

/** The same words as in server/services/documents/blocks.ts. */
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

type Answer = AnswerOf<'sign_page'>['data'];

export interface Paper {
  readonly signed: boolean;
  readonly signer: { readonly name: string; readonly email: string; readonly number: string };
  readonly title: string;
  /** Of the file these parts are printed in; who signs names it. */
  readonly sha256: string;
  readonly parts: readonly Blocks[];
  /** The sentence agreed to. */
  readonly consent: string;
  /** Parts that were shown before, on an earlier visit. */
  readonly seen: readonly number[];
  readonly signedAt: string | undefined;
  readonly hash: string | undefined;
}

/** The paper of an answer; undefined where a part of it is no block that can be drawn: nobody signs half a document. */
export function paperOf({ signer, document, events, ...answer }: Answer): Paper | undefined {
  const { title, sha256, parts } = document;
  if (!parts.every(isBlocks)) return undefined;
  return {
    signed: answer.status === 'signed',
    signer: { name: signer.name, email: signer.email, number: signer.attorney_id },
    title,
    sha256,
    parts,
    consent: answer.consent,
    seen: events.flatMap(({ kind, part }) =>
      kind === 'viewed' && part !== undefined ? [part] : [],
    ),
    signedAt: answer.signed_at,
    hash: answer.sha256_signed,
  };
}

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

const isBlocks = (value: unknown): value is Blocks => Array.isArray(value) && value.every(isBlock);

function isBlock(value: unknown): value is Block {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const kind = String(value.kind);
  // A kind unknown here is drawn as nothing.
  return !Object.hasOwn(KINDS, kind) || KINDS[kind as Block['kind']]({ ...value });
}
