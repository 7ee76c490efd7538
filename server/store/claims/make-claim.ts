// Adds a claim to a case: the case is held meanwhile, so that nobody else adds one to it.
import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { StoreTransaction } from '../statements/transaction.ts';
import type { CaseViolationTable } from '../tables/case-violation.ts';
import type { ClaimTable } from '../tables/claim.ts';

/** Holds a case until the transaction ends. */
export async function holdCase(trx: StoreTransaction, caseId: string): Promise<void> {
  await trx.selectFrom('legal_case').select('id').where('id', '=', caseId).forUpdate().execute();
}

export type NewClaim = Omit<
  Insertable<ClaimTable>,
  'id' | 'number' | 'paid_amount' | 'paid_on' | 'check_number' | 'denied_reason' | 'closed_at'
>;

/** Adds the claim under the first of the numbers that is free. */
export async function insertClaim(
  trx: StoreTransaction,
  claim: NewClaim,
  numbers: () => string,
): Promise<{ readonly id: string; readonly number: string }> {
  const id = randomUUID();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const number = numbers();
    const added = await trx
      .insertInto('claim')
      .values({ id, number, ...claim, waits_since: claim.created_at })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst();
    if (added) return added;
  }
  throw new Error('No number for a claim was free.');
}

/** Of a hundred million numbers even a million that are taken leave one in a few tries. */
const MOST_TRIES = 50;

/** How a violation ended; what is left out stays as it is. */
export type ViolationEnd = Pick<CaseViolationTable, 'id'> & Partial<Insertable<CaseViolationTable>>;

/** Keeps how the violations of a case ended. */
export async function endViolations(
  trx: StoreTransaction,
  caseId: string,
  ends: readonly ViolationEnd[],
): Promise<void> {
  for (const { id, ...end } of ends)
    await trx
      .updateTable('case_violation')
      .set({ ...end, place: sql`place` })
      .where('id', '=', id)
      .where('case_id', '=', caseId)
      .execute();
}
