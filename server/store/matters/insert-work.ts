// Adds many cases at once, with their members and all that was asked and claimed on them: one statement a table.
import type { Insertable } from 'kysely';
import { insertRows } from '../statements/insert-rows.ts';
import type { StoreTransaction } from '../statements/transaction.ts';
import type { Tables } from '../tables/index.ts';

/** In the order in which one needs another. */
const TABLES = [
  'plan_member',
  'legal_case',
  'case_detail',
  'case_violation',
  'auth_request',
  'auth_reply',
  'claim',
  'matter_event',
] as const;

/** What a claim that came another way than by the form has none of; columns that no row names get their defaults. */
interface Unnamed {
  readonly claim: 'submission_id' | 'announced';
}

/** Whole rows by table. */
export type Work = {
  readonly [T in (typeof TABLES)[number]]: readonly Omit<
    Required<Insertable<Tables[T]>>,
    T extends keyof Unnamed ? Unnamed[T] : never
  >[];
};

/** Adds what is known of cases that are there already. */
export async function insertDetails(
  trx: StoreTransaction,
  details: Pick<Work, 'case_detail' | 'case_violation'>,
): Promise<void> {
  for (const table of ['case_detail', 'case_violation'] as const)
    await insertRows(trx, { table, rows: details[table], keepKnown: true });
}

/** Adds the rows; those whose id is there already stay as they are. */
export async function insertWork(trx: StoreTransaction, work: Work): Promise<void> {
  for (const table of TABLES) await insertRows(trx, { table, rows: work[table], keepKnown: true });
}
