// `form_item`: what a form with a process sent, as its flow moves it.
import type { ColumnType, Generated } from 'kysely';
import type { Moment, OptionalMoment } from './columns.ts';

/** One thing that was sent; its answers are those of the submission of the same id. */
export interface FormItemTable {
  readonly id: string;
  readonly form_id: string;
  /** Id of its flow: that of the form when it was sent. */
  readonly flow: string;
  /** By which people speak of it. */
  readonly number: Generated<string>;
  /** Who sent it, as submissions have it. */
  readonly owner: string;
  /** The attorney who sent it; nothing of what others sent. */
  readonly attorney_id: string | null;
  /** The case it is about; nothing of what is about none. */
  readonly case_id: ColumnType<string | null, string | null | undefined, never>;
  /** What it is about, in a few words. */
  readonly subject: string;
  readonly status: string;
  readonly created_at: Moment;
  readonly closed_at: OptionalMoment;
  /** The desk said the last word. */
  readonly answered: ColumnType<boolean, never, boolean>;
  /** Since when it waits for whoever's turn it is. */
  readonly waits_since: Moment;
  /** Since when it is in its state. */
  readonly state_since: Moment;
  /** The most days of a deadline of this stay that was met; 0 for none. */
  readonly told_days: ColumnType<number, never, number>;
}
