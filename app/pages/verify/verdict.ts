// Reads what the server says of a file.

import type { Json } from '../../../runtime/core/index.ts';
import { textAt, valueAt } from '../../calls/refusal.ts';

const KINDS = ['unchanged', 'changed', 'unknown'] as const;

export interface Verdict {
  readonly kind: (typeof KINDS)[number];
  /** The server's sentence. */
  readonly message: string;
  readonly fileName: string;
  readonly hash: string;
  /** Told only of a file that is unchanged. */
  readonly signature: Signature | undefined;
}

export interface Signature {
  readonly title: string;
  readonly signer: string;
  readonly name: string;
  readonly signedAt: string;
  readonly request: string;
  readonly hashBefore: string;
}

export function verdictOf(body: Json, fileName: string): Verdict | undefined {
  const said = textAt(body, 'data', 'verdict');
  const kind = KINDS.find((one) => one === said);
  if (!kind) return undefined;
  return {
    kind,
    fileName,
    message: textAt(body, 'message') ?? '',
    hash: textAt(body, 'data', 'sha256') ?? '',
    signature: signatureOf(valueAt(body, 'data', 'signature')),
  };
}

function signatureOf(found: Json | undefined): Signature | undefined {
  if (found === undefined) return undefined;
  const text = (name: string): string => textAt(found, name) ?? '';
  return {
    title: text('title'),
    signer: text('signer'),
    name: text('name'),
    signedAt: text('signed_at'),
    request: text('request'),
    hashBefore: text('sha256_before'),
  };
}
