// `staff`: a person of the provider, with all that logging in asks for.
import type { ColumnType } from 'kysely';
import type { Defaulted, LaterMoment, Moment, OptionalMoment } from './columns.ts';

/** A list of words, written as JSON. */
type Words = ColumnType<readonly string[], string, string>;

/** An account of the provider's staff; its name is the e-mail address. */
export interface StaffTable {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  /** What colleagues call them; '' where nobody has said. */
  readonly name: Defaulted;
  /** Names of roles of `schemas/house.json`. */
  readonly roles: Words;
  /** Absent until the link of the invitation was used. */
  readonly password_hash: string | null;
  /** Sealed, bound to `staff/<id>`; absent until the first login. */
  readonly factor_secret: string | null;
  /** Absent: nothing but setting it up can be reached. */
  readonly factor_confirmed_at: OptionalMoment;
  /** Step of the last code that was used; neither it nor an older one works again. */
  readonly factor_last_step: number;
  /** Hashes of those not yet used. */
  readonly recovery_codes: Words;
  readonly created_at: Moment;
  /** The last time; absent of whoever never did, and of logins before that was kept. */
  readonly logged_in_at: LaterMoment;
  /** Since then nobody logs in with this account. */
  readonly disabled_at: LaterMoment;
}
