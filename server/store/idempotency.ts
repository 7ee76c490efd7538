// Rows of `idempotency`: which creating calls are running or answered.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { Store, StoreTransaction } from './transaction.ts';

export type Claim =
  | { readonly kind: 'mine' }
  | { readonly kind: 'running' }
  | { readonly kind: 'reused' }
  | { readonly kind: 'answered'; readonly answer: JsonObject };

export interface KeyToClaim {
  readonly key_hash: string;
  readonly body_hash: string;
  readonly now: Date;
}

/** No call runs this long; a claim older than that belongs to a process that died. */
const LONGEST_RUN = 60_000;

/** Claims a key for one call; of several at once exactly one gets `mine`. */
export async function claimKey(db: Store, key: KeyToClaim): Promise<Claim> {
  const { key_hash, body_hash, now } = key;
  const mine = await db
    .insertInto('idempotency')
    .values({ key_hash, body_hash, status: null, response: null, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ started_at: now })
        .where('idempotency.status', 'is', null)
        .where('idempotency.body_hash', '=', body_hash)
        .where('idempotency.started_at', '<', new Date(now.getTime() - LONGEST_RUN)),
    )
    .returning('key_hash')
    .executeTakeFirst();
  if (mine) return { kind: 'mine' };
  const row = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('key_hash', '=', key_hash)
    .executeTakeFirst();
  if (row && row.body_hash !== body_hash) return { kind: 'reused' };
  if (row?.response) return { kind: 'answered', answer: row.response };
  return { kind: 'running' };
}

/** Keeps the answer for the next time the key comes. */
export async function rememberAnswer(
  trx: StoreTransaction,
  keyHash: string,
  answer: JsonObject,
): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ status: 200, response: JSON.stringify(answer) })
    .where('key_hash', '=', keyHash)
    .execute();
}

/** Frees the key of a call that made nothing. */
export async function releaseKey(db: Store, keyHash: string): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('key_hash', '=', keyHash)
    .where('status', 'is', null)
    .execute();
}

/** Forgets keys nobody will send again; run at the start of the server. */
export async function deleteOldKeys(db: Store, before: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('started_at', '<', before).execute();
}
