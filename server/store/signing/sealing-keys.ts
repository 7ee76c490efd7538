// Rows of `sealing_key`: the key that seals signed documents; it is made once, whoever is first.
import type { Insertable, Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { SealingKeyTable } from '../tables/sealing-key.ts';

export type SealingKey = Selectable<SealingKeyTable>;

/** The key of an id. */
export async function findSealingKey(db: Store, id: string): Promise<SealingKey | undefined> {
  return db.selectFrom('sealing_key').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps the key unless there is one already, and gives the one that is kept. */
export async function keepSealingKey(
  db: Store,
  key: Insertable<SealingKeyTable>,
): Promise<SealingKey> {
  await db
    .insertInto('sealing_key')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const existing = await findSealingKey(db, key.id);
  if (!existing) throw new Error('The sealing key could not be kept.');
  return existing;
}
