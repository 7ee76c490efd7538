// `legal_case`: what a member needs help with, and who helps.
import type { ColumnType } from 'kysely';
import type { Defaulted, Moment, OptionalMoment } from './columns.ts';

/** The two kinds of case: a legal matter, or a citation of a commercial driver. */
export type CaseKind = 'Matter' | 'CDL';

/** One case. */
export interface LegalCaseTable {
  readonly id: string;
  /** The number people know. */
  readonly number: string;
  readonly kind: CaseKind;
  /** FAM, COM, REF or CDL, as stored: COM is shown as FAM. */
  readonly plan_class: string;
  /** Of a CDL case: `Ticket` or `Referral`. */
  readonly ticket_type: string | null;
  readonly member_id: string;
  /** Who has it now; nobody before it is assigned. */
  readonly attorney_id: string | null;
  /** What it is about, as the catalogue of coverages words it. */
  readonly coverage: string;
  readonly sub_coverage: string;
  /** What the attorney is told with the assignment, and in more words. */
  readonly note: Defaulted;
  readonly note_description: Defaulted;
  readonly status: string;
  readonly created_at: Moment;
  readonly assigned_at: OptionalMoment;
  /** Since when it is over; open until then, whatever its status is called. */
  readonly closed_at: OptionalMoment;
  /** The desk said the last word: whose turn it is may depend on it. */
  readonly answered: ColumnType<boolean, never, boolean>;
  /** Since when it waits for whoever's turn it is. */
  readonly waits_since: ColumnType<Date, Date | undefined, Date>;
}
