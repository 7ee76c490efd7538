// `studio_change`: what somebody means to become of the content, under a name of its own.
import type { ColumnType } from 'kysely';
import type { Defaulted, JsonColumn, LaterMoment, Moment } from './columns.ts';

export type StateOfChange = 'open' | 'asked' | 'approved' | 'planned' | 'published' | 'discarded';

export interface StudioChangeTable {
  readonly id: string;
  readonly name: string;
  /** Did somebody name it? Else it is called by its first edit. */
  readonly named: ColumnType<boolean, boolean | undefined, boolean>;
  /** Of the staff; the account may have been removed since. */
  readonly owner: string;
  readonly owner_email: string;
  /** The number of the release it stands on, and the files of that release. */
  readonly began_on: number;
  readonly base: string;
  readonly state: ColumnType<StateOfChange, StateOfChange | undefined, StateOfChange>;
  /** The newest of its commands; 0 where there is none. */
  readonly seq: ColumnType<number, number | undefined, number>;
  /** How many things of each kind it changes. */
  readonly counts: JsonColumn;
  readonly made_at: Moment;
  readonly edited_at: Moment;
  readonly discarded_at: LaterMoment;
  /** E-mail address of whoever is to approve it, and who did; '' where nobody. */
  readonly asked_of: Defaulted;
  readonly approved_by: Defaulted;
  readonly plan_at: LaterMoment;
  /** Bytes of its commands, and of what takes them back. */
  readonly size: ColumnType<number, number | undefined, number>;
  /** E-mail address of whoever made it the owner's; '' where they began it. */
  readonly handed_by: Defaulted;
  readonly handed_at: LaterMoment;
  /** Why it was not published when its time came, by the code of the refusal; '' where it was, or nothing was planned. */
  readonly plan_refused: Defaulted;
  readonly plan_refused_at: LaterMoment;
  /** Whoever had planned it. */
  readonly plan_refused_of: Defaulted;
  /** Who was asked to approve it and did not, by e-mail; '' where nobody sent it back since somebody was asked. */
  readonly sent_back_by: Defaulted;
  readonly sent_back_at: LaterMoment;
  readonly sent_back_why: Defaulted;
}
