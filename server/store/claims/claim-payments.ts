// Rows of `claim_payment`: payments of claims as they were made, proposed and corrected.
import type { Insertable, Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { ClaimPaymentTable } from '../tables/claim-payment.ts';

export type ClaimPayment = Selectable<ClaimPaymentTable>;

/** Keeps what was done to a payment, in the transaction of its move. */
export async function insertClaimPayment(
  trx: StoreTransaction,
  payment: Insertable<ClaimPaymentTable>,
): Promise<void> {
  await trx.insertInto('claim_payment').values(payment).execute();
}

/** Lets the proposal of an event stand, until any move of the claim takes it away. */
export async function setProposal(
  trx: StoreTransaction,
  claimId: string,
  eventId: string,
): Promise<void> {
  await trx.updateTable('claim').set({ proposal_id: eventId }).where('id', '=', claimId).execute();
}

/** A proposal that waits for a second clerk, with who made it, when, and the words for the attorney. */
export interface StandingProposal extends ClaimPayment {
  readonly by_id: string;
  readonly at: Date;
  readonly words: string;
}

/** The one that stands on a claim, if any does. */
export async function standingProposal(
  db: Store | StoreTransaction,
  claimId: string,
): Promise<StandingProposal | undefined> {
  return db
    .selectFrom('claim')
    .innerJoin('claim_payment', 'claim_payment.event_id', 'claim.proposal_id')
    .innerJoin('matter_event', 'matter_event.id', 'claim_payment.event_id')
    .selectAll('claim_payment')
    .select(['matter_event.by_id', 'matter_event.at', 'matter_event.words'])
    .where('claim.id', '=', claimId)
    .executeTakeFirst();
}

/** What was done to the payments of these claims, by the event of each. */
export async function paymentsByEvent(
  db: Store,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, ClaimPayment>> {
  if (claimIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('claim_payment')
    .selectAll()
    .where('claim_id', 'in', [...claimIds])
    .execute();
  return new Map(rows.map((row) => [row.event_id, row]));
}
