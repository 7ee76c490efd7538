// `studio_link`: links by which somebody looks at a change and can do nothing else.
import type { ColumnType } from 'kysely';
import type { LaterMoment, Moment } from './columns.ts';

export interface StudioLinkTable {
  readonly id: string;
  /** The token itself is nowhere. */
  readonly token_hash: string;
  readonly change_id: string;
  readonly made_by: string;
  readonly made_at: Moment;
  readonly expires_at: Moment;
  readonly revoked_at: LaterMoment;
  /** Of the code for people without a login; null where a login is asked for. */
  readonly code_hash: string | null;
  readonly wrong_codes: ColumnType<number, number | undefined, number>;
}
