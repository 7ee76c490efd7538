// Cases of which each row is known, and claims that came another way than by the form: written to the store itself.
import { randomUUID } from 'node:crypto';
import type { Insertable, Updateable } from 'kysely';
import type { Store, Tables } from '../../../server/store/index.ts';

/** Changes a case, and what is known of it beyond its lists. */
export async function setCase(
  store: Store,
  id: string,
  {
    row,
    detail,
  }: { row?: Updateable<Tables['legal_case']>; detail?: Updateable<Tables['case_detail']> },
): Promise<void> {
  if (row) await store.updateTable('legal_case').set(row).where('id', '=', id).execute();
  if (detail) await store.updateTable('case_detail').set(detail).where('id', '=', id).execute();
}

/** An undecided Matter claim of the first demo attorney, but for what is said; its id. */
export async function addClaim(
  store: Store,
  claim: Partial<Insertable<Tables['claim']>> & {
    readonly case_id: string;
    readonly number: string;
  },
): Promise<string> {
  const id = randomUUID();
  const made = new Date('2026-02-10T15:00:00Z');
  const row = {
    kind: 'Matter' as const,
    attorney_id: '10001',
    status: 'In Process',
    invoice: null,
    amount: 100,
    created_at: made,
    submitted_at: made,
    ...claim,
  };
  await store
    .insertInto('claim')
    .values({ id, ...row })
    .execute();
  return id;
}

/** As it is when it was paid. */
export const paidWith = (paid_amount: number) => ({
  status: 'Approved & Paid',
  paid_amount,
  paid_on: '2026-02-20',
  check_number: '700123',
  closed_at: new Date('2026-02-20T15:00:00Z'),
});

/** As it is when it was denied. */
export const DENIED = {
  status: 'Denied',
  denied_reason: 'The services were not authorized.',
  closed_at: new Date('2026-02-20T15:00:00Z'),
};
