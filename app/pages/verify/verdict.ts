// Reads what the server says of a file.

import type { AnswerOf } from '../../calls/typed.ts';

type Verified = AnswerOf<'verify_document'>;

export interface Verdict {
  readonly kind: Verified['data']['verdict'];
  /** The server's sentence. */
  readonly message: string;
  readonly fileName: string;
  readonly hash: string;
  /** Told only of a file that is unchanged. */
  readonly signature: Verified['data']['signature'];
}

export const verdictOf = ({ message, data }: Verified, fileName: string): Verdict => ({
  kind: data.verdict,
  fileName,
  message,
  hash: data.sha256,
  signature: data.signature,
});
