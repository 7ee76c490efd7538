// Rows of `waiting_content`: files that came with a start and wait for a person.
import type { Selectable } from 'kysely';
import { inTransaction, type Store, type StoreTransaction } from '../statements/transaction.ts';
import type { WaitingContentTable } from '../tables/waiting-content.ts';
import { keepSource, type SourceToKeep } from './content-sources.ts';

export type WaitingContent = Selectable<WaitingContentTable>;

/** What waits; nothing nearly always. */
export async function findWaiting(db: Store): Promise<WaitingContent | undefined> {
  return db.selectFrom('waiting_content').selectAll().executeTakeFirst();
}

/** Files wait from now on, in place of those that waited; the same go on waiting. */
export async function keepWaiting(
  db: Store,
  source: SourceToKeep,
  { now, reason }: { readonly now: Date; readonly reason: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await keepSource(trx, source, now);
    const before = await trx.selectFrom('waiting_content').select('source').executeTakeFirst();
    if (before?.source === source.id) {
      await trx.updateTable('waiting_content').set({ reason }).execute();
      return;
    }
    await forgetWaiting(trx);
    const row = { name: 'content', source: source.id, since: now, reason } as const;
    await trx.insertInto('waiting_content').values(row).execute();
  });
}

/** Nothing waits any more. */
export async function forgetWaiting(trx: StoreTransaction): Promise<void> {
  await trx.deleteFrom('waiting_content').execute();
}
