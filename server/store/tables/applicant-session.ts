// `applicant_session`: the browser that looked a lead up.
import type { Generated } from 'kysely';
import type { Moment, OptionalMoment } from './columns.ts';

/** The browser that looked a lead up; the cookie holds the token, the table only its hash. */
export interface ApplicantSessionTable {
  readonly token_hash: string;
  readonly lead_id: string;
  readonly expires_at: Moment;
  /** When it was shown that the mailbox is theirs; before that the session opens nothing. */
  readonly proved_at: OptionalMoment;
  /** Which code was tried last, by its id; of versions before, a hash of a code that was this session's alone. */
  readonly code_hash: string | null;
  /** Of versions before. */
  readonly code_expires_at: OptionalMoment;
  readonly code_tries: Generated<number>;
}
