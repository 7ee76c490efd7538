// `claim`: what attorneys want to be paid for a case.
import type { ColumnType } from 'kysely';
import type { Moment, OptionalMoment } from './columns.ts';
import type { CaseKind } from './legal-case.ts';

/** Money to the cent: read as text, so that no cent is lost. */
type Money = ColumnType<string, number, number>;
type OptionalMoney = ColumnType<string | null, number | null, number | null>;

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
}
