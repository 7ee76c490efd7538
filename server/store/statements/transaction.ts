// Runs work in one short transaction, and again where the database asks for a second try.
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables/index.ts';

export type Store = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

/** Serialization failure and deadlock: the same work may well succeed at once. */
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

/** Runs `work` in a transaction. It may run more than once, so it must touch nothing but the store. */
export async function inTransaction<T>(
  db: Store,
  work: (trx: StoreTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await wait(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

/** The five-character SQLSTATE of a database error. Both drivers carry it as `code`; their classes differ. */
function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** True when the error is a broken unique constraint of this name. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return (
    sqlState(error) === '23505' &&
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
