// `account_token`: a random token somebody holds.
import type { Moment } from './columns.ts';

/**
 * What the holder of a token may do: work as the attorney, choose a first password, show a second factor, answer the
 * secret question, choose a new password; `device` only says that somebody logged in there before.
 */
export type TokenPurpose =
  | 'session'
  | 'register'
  | 'second-factor'
  | 'question'
  | 'reset'
  | 'device';

/** A random token somebody holds; the table has only its hash. */
export interface AccountTokenTable {
  readonly token_hash: string;
  readonly purpose: TokenPurpose;
  readonly attorney_id: string;
  readonly created_at: Moment;
  readonly expires_at: Moment;
}
