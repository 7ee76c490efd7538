// Adds many cases at once, with their members and all that was asked and claimed on them: one statement a table.
import type { Insertable } from 'kysely';
import { insertRows } from './insert-rows.ts';
import type { Tables } from './tables/index.ts';
import type { StoreTransaction } from './transaction.ts';

/** In the order in which one needs another. */
const TABLES = ['plan_member', 'legal_case', 'auth_request', 'auth_reply', 'claim'] as const;

/** Whole rows by table. */
export type Work = {
  readonly [T in (typeof TABLES)[number]]: readonly Required<Insertable<Tables[T]>>[];
};

/** Adds the rows; those whose id is there already stay as they are. */
export async function insertWork(trx: StoreTransaction, work: Work): Promise<void> {
  for (const table of TABLES) await insertRows(trx, { table, rows: work[table], keepKnown: true });
}
