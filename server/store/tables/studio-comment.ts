// `studio_comment`: what people say about a place of a change.
import type { ColumnType } from 'kysely';
import type { LaterMoment, Moment } from './columns.ts';

export interface StudioCommentTable {
  readonly id: string;
  /** Counts up: the order in which they were said. */
  readonly nth: ColumnType<string, never, never>;
  readonly change_id: string;
  /** What it is about, such as `sentence:app.home.welcome`; '' for the change as a whole. */
  readonly place: string;
  readonly text: string;
  readonly author: string;
  readonly author_email: string;
  readonly at: Moment;
  /** The comment it answers. */
  readonly reply: string | null;
  readonly resolved_at: LaterMoment;
  readonly resolved_by: string | null;
}
