// Reads what the server says of a file.

import type { AnswerOf } from '../../calls/typed.ts';

type Said = AnswerOf<'verify_document'>;

export interface Verdict {
  readonly kind: Said['data']['verdict'];
  /** The server's sentence. */
  readonly message: string;
  readonly fileName: string;
  readonly hash: string;
  /** Told only of a file that is unchanged. */
  readonly signature: Said['data']['signature'];
}

export const verdictOf = ({ message, data }: Said, fileName: string): Verdict => ({
  kind: data.verdict,
  fileName,
  message,
  hash: data.sha256,
  signature: data.signature,
});
