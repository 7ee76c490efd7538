// `claim_payment`: each time a claim was paid, its payment was proposed, confirmed or corrected, and with what.
import type { Money } from './columns.ts';

/** What is done to a payment. */
export type PaymentAct = 'paid' | 'proposed' | 'confirmed' | 'corrected';

/** One of them; rows are only ever added, which the database itself enforces. Who and when stands in its event. */
export interface ClaimPaymentTable {
  /** Its event. */
  readonly event_id: string;
  readonly claim_id: string;
  readonly act: PaymentAct;
  readonly amount: Money;
  readonly check_number: string;
  /** YYYY-MM-DD */
  readonly paid_on: string;
  /** What stood there before, of a correction. */
  readonly was_check_number: string | null;
  /** YYYY-MM-DD */
  readonly was_paid_on: string | null;
  /** The form it was typed in; none of a confirmation. */
  readonly submission_id: string | null;
}
