// `account_token`: a random token somebody holds.
import type { Defaulted, LaterMoment, Moment } from './columns.ts';

/**
 * What an attorney who holds a token may do: work as the attorney, choose a first password, show a second factor, answer
 * the secret question, choose a new password; `device` only says that somebody logged in there before.
 */
export type AttorneyPurpose =
  | 'session'
  | 'register'
  | 'second-factor'
  | 'question'
  | 'reset'
  | 'device';

/** The same of staff; the store lets no token of these belong to an attorney, nor one of those to staff. */
export type StaffPurpose =
  | 'staff-session'
  | 'staff-ticket'
  | 'staff-invitation'
  | 'staff-reset'
  | 'staff-device';

export type TokenPurpose = AttorneyPurpose | StaffPurpose;

/** A random token somebody holds; the table has only its hash. Its holder is an attorney or one of the staff. */
export interface AccountTokenTable {
  readonly token_hash: string;
  readonly purpose: TokenPurpose;
  readonly attorney_id: string | null;
  readonly staff_id: string | null;
  readonly created_at: Moment;
  readonly expires_at: Moment;
  /** Of a session: what its browser calls itself, and the network it was last used from. */
  readonly browser: Defaulted;
  readonly network: Defaulted;
  /** When it was last used, to ten minutes; never used anew since it began where there is none. */
  readonly used_at: LaterMoment;
}
