// What the signing page is given: the document in blocks, as the server prints it, and who is to sign it.

import type { AnswerOf } from '../../../calls/typed.ts';
import { type Blocks, isBlocks } from '../../../paper/blocks.ts';

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
