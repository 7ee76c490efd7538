// How many things are in which state of which flow.
import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';

export interface ItemsInState {
  /** A flow of `schemas/flows`. */
  readonly flow: string;
  readonly state: string;
  readonly items: number;
}

/** All of them, read through: for chores, not for calls. */
export async function itemsByState(db: Store | StoreTransaction): Promise<readonly ItemsInState[]> {
  const { rows } = await sql<ItemsInState>`
    select 'case' as flow, status as state, count(*)::int as items from legal_case group by status
    union all
    select case kind when 'Matter' then 'matter-claim' else 'cdl-claim' end, status, count(*)::int
      from claim group by kind, status
    union all
    select 'application', status, count(*)::int from attorney group by status
    union all
    select flow, status, count(*)::int from form_item group by flow, status`.execute(db);
  return rows;
}
