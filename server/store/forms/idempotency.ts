// Rows of `idempotency`: what creating calls answered, by their keys.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';

export interface AnsweredKey {
  readonly key_hash: string;
  readonly body_hash: string;
}

/** The key was answered before, or by another transaction while this one ran; see `findAnswer`. */
export class KeyTaken extends Error {}

/**
 * Keeps an answer under its key, in the transaction that makes what is answered: there is never one without the other,
 * and a process that dies leaves neither. Of several at once the others wait here, then throw `KeyTaken`.
 */
export async function keepAnswer(
  trx: StoreTransaction,
  key: AnsweredKey,
  { answer, now }: { readonly answer: JsonObject; readonly now: Date },
): Promise<void> {
  const row = { ...key, status: 200, response: JSON.stringify(answer), started_at: now };
  const existing = await trx
    .insertInto('idempotency')
    .values(row)
    // Versions before this one claimed a key first; one without an answer belongs to a process that died.
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(row).where('idempotency.status', 'is', null),
    )
    .returning('key_hash')
    .executeTakeFirst();
  if (!existing) throw new KeyTaken('This key was answered meanwhile.');
}

/** What a key was answered, and the hash of the body it came with. */
export async function findAnswer(
  db: Store,
  keyHash: string,
): Promise<{ readonly bodyHash: string; readonly answer: JsonObject } | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'response'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row?.response ? { bodyHash: row.body_hash, answer: row.response } : undefined;
}

/** Forgets keys nobody will send again; run at the start of the server. */
export async function deleteOldKeys(db: Store, before: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('started_at', '<', before).execute();
}
