// A row of `claim` as a payment of it is judged.
import { type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { ClaimTable } from '../tables/claim.ts';

export interface PayableClaim
  extends Pick<
    Selectable<ClaimTable>,
    'id' | 'status' | 'amount' | 'created_at' | 'check_number' | 'paid_on'
  > {
  /** What was authorized for the case and is not paid on another claim, in cents exactly; null where nothing was. */
  readonly authorized_left: string | null;
}

/** The status of a claim and the proposal that stands on it, held until the transaction ends. */
export async function holdPayable(
  trx: StoreTransaction,
  id: string,
): Promise<
  | Pick<
      Selectable<ClaimTable>,
      'status' | 'proposal_id' | 'paid_amount' | 'check_number' | 'paid_on'
    >
  | undefined
> {
  return trx
    .selectFrom('claim')
    .select(['status', 'proposal_id', 'paid_amount', 'check_number', 'paid_on'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The claim of this id; amounts are texts, as nobody adds them up here. */
export async function payableClaim(
  db: Store | StoreTransaction,
  id: string,
): Promise<PayableClaim | undefined> {
  return db
    .selectFrom('claim')
    .leftJoin('case_detail', 'case_detail.id', 'claim.case_id')
    .select(['claim.id', 'claim.status', 'claim.amount', 'claim.created_at'])
    .select(['claim.check_number', 'claim.paid_on'])
    .select(
      sql<string | null>`case when case_detail.authorized_amount is not null then
        greatest(0, case_detail.authorized_amount - coalesce((
          select sum(other.paid_amount) from claim as other
          where other.case_id = claim.case_id and other.id <> claim.id), 0))::text end`.as(
        'authorized_left',
      ),
    )
    .where('claim.id', '=', id)
    .executeTakeFirst();
}
