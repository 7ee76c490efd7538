// `session_proof`: in this session somebody has shown anew who they are.
import type { Moment } from './columns.ts';

/** One session, by the hash of its token; the row goes with it. */
export interface SessionProofTable {
  readonly token_hash: string;
  readonly expires_at: Moment;
}
