// What forms received is deleted with all that belongs to it, once its days are over: answers, files, versions, track and what was said.
import { sql } from 'kysely';
import { inTransaction, type Store, type StoreTransaction } from '../statements/transaction.ts';

interface ToDelete {
  readonly form: string;
  readonly before: Date;
  readonly most: number;
  /** Goes with it, in its transaction. */
  readonly also: (trx: StoreTransaction, ids: readonly string[]) => Promise<void>;
}

/**
 * Deletes what was sent by a form before then, of what goes through a flow what came to a last state before then; the oldest first, at
 * most this many. Tells which; their files are nobody's.
 */
export async function deleteReceived(db: Store, asked: ToDelete): Promise<readonly string[]> {
  return inTransaction(db, async (trx) => {
    const sent = await sentBefore(trx, asked);
    const over = await overBefore(trx, { ...asked, most: asked.most - sent.length });
    const ids = [...sent, ...over];
    if (ids.length === 0) return ids;
    const moves = over.length > 0 ? await forgetTracks(trx, over) : [];
    await forgetSubmissions(trx, [...ids, ...moves]);
    await asked.also(trx, ids);
    return ids;
  });
}

type Looked = Pick<ToDelete, 'form' | 'before' | 'most'>;

async function sentBefore(
  trx: StoreTransaction,
  { form, before, most }: Looked,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from submission
    where form_id = ${form} and submitted_at < ${before}
      and not exists (select 1 from form_item where form_item.id = submission.id)
    order by submitted_at limit ${most} for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What waits for anybody has no such moment, and one that was taken up again has none any more. */
async function overBefore(
  trx: StoreTransaction,
  { form, before, most }: Looked,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('form_item')
    .select('id')
    .where('form_id', '=', form)
    .where('closed_at', '<', before)
    .orderBy('closed_at')
    .limit(most)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes what was done and said with them, and who has them; the answer is what their moves were sent with. */
async function forgetTracks(
  trx: StoreTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  await trx.deleteFrom('move_undo').where('subject_id', 'in', ids).execute();
  // Otherwise a track is only ever added to.
  await sql`select set_config('portal.forgetting', 'on', true)`.execute(trx);
  const events = await trx
    .deleteFrom('matter_event')
    .where('subject_id', 'in', ids)
    .returning('submission_id')
    .execute();
  await sql`select set_config('portal.forgetting', 'off', true)`.execute(trx);
  for (const table of ['desk_taking', 'desk_presence'] as const)
    await trx.deleteFrom(table).where('queue', '=', ITEMS).where('thing_id', 'in', ids).execute();
  await trx
    .deleteFrom('draft')
    .where(sql<string>`split_part(owner, '/about/', 2)`, 'in', ids)
    .execute();
  return events.flatMap(({ submission_id: id }) => (id === null ? [] : [id]));
}

const ITEMS = 'items';

async function forgetSubmissions(trx: StoreTransaction, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('form_file')
    .set({ submission_id: null, expires_at: LONG_AGO })
    .where('submission_id', 'in', ids)
    .execute();
  await trx.deleteFrom('submission').where('id', 'in', ids).execute();
}

/** Whatever ended then is tidied away at once. */
const LONG_AGO = new Date(0);
