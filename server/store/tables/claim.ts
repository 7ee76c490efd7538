// `claim`: what attorneys want to be paid for a case.
import type { ColumnType } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Moment, Money, OptionalMoment, OptionalMoney } from './columns.ts';
import type { CaseKind } from './legal-case.ts';

/** One claim. */
export interface ClaimTable {
  readonly id: string;
  /** Its own number, not that of the case. */
  readonly number: string;
  /** That of its case. */
  readonly kind: CaseKind;
  readonly case_id: string;
  /** Who claims, also when the case has gone to somebody else. */
  readonly attorney_id: string;
  /** Of a Matter claim one of a list, of a CDL claim free text. */
  readonly status: string;
  /** The attorney's own number of the invoice. */
  readonly invoice: string | null;
  readonly amount: Money;
  readonly paid_amount: OptionalMoney;
  /** YYYY-MM-DD */
  readonly paid_on: string | null;
  readonly check_number: string | null;
  readonly denied_reason: string | null;
  readonly created_at: Moment;
  readonly submitted_at: OptionalMoment;
  /** Since when it is paid or denied. */
  readonly closed_at: OptionalMoment;
  /** The form it was made of; none of claims that came another way. */
  readonly submission_id: string | null;
  /** `files`: the names and prefixes of files that were to follow it. */
  readonly announced: ColumnType<JsonObject, string | undefined, string>;
  /** The event that proposed a payment which waits for a second clerk; any move of the claim takes it away. */
  readonly proposal_id: ColumnType<string | null, never, string | null>;
  /** The desk said the last word: whose turn it is may depend on it. */
  readonly answered: ColumnType<boolean, never, boolean>;
  /** Since when it waits for whoever's turn it is. */
  readonly waits_since: ColumnType<Date, Date | undefined, Date>;
}
