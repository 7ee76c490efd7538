// What the signing page is given: the document in blocks, as the server prints it, and who is to sign it.

import type { Json } from '../../../../runtime/core/index.ts';
import type { CallAnswer } from '../../../../runtime/react/index.ts';
import { textAt, valueAt } from '../../../calls/refusal.ts';

export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly href?: string;
}

export interface Column {
  readonly heading: string;
  readonly align?: 'left' | 'right';
}

/** The same words as in server/services/documents/blocks.ts. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Blocks[] }
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

/** Reads the answer of `sign_page`; undefined where it is not one. */
export function paperOf({ body }: CallAnswer): Paper | undefined {
  const data = valueAt(body, 'data');
  const parts = valueAt(data, 'document', 'parts');
  if (!Array.isArray(parts)) return undefined;
  const text = (...path: readonly string[]): string => textAt(data, ...path) ?? '';
  return {
    signed: text('status') === 'signed',
    signer: {
      name: text('signer', 'name'),
      email: text('signer', 'email'),
      number: text('signer', 'attorney_id'),
    },
    title: text('document', 'title'),
    sha256: text('document', 'sha256'),
    // The contract promises blocks; a kind unknown here is drawn as nothing.
    parts: parts as unknown as readonly Blocks[],
    consent: text('consent'),
    seen: seenIn(valueAt(data, 'events')),
    signedAt: textAt(data, 'signed_at'),
    hash: textAt(data, 'sha256_signed'),
  };
}

function seenIn(events: Json | undefined): readonly number[] {
  if (!Array.isArray(events)) return [];
  return events.flatMap((event: Json) => {
    const part = valueAt(event, 'part');
    return valueAt(event, 'kind') === 'viewed' && typeof part === 'number' ? [part] : [];
  });
}
