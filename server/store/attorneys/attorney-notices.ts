// Rows of `attorney_notice`.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';

/** What an attorney answered; nothing where they never did. */
export async function noticesOf(
  db: Store | StoreTransaction,
  attorneyId: string,
): Promise<JsonObject> {
  const row = await db
    .selectFrom('attorney_notice')
    .select('answers')
    .where('attorney_id', '=', attorneyId)
    .executeTakeFirst();
  return row?.answers ?? {};
}

/** Keeps the answers in place of those before. */
export async function keepNotices(
  db: Store | StoreTransaction,
  attorneyId: string,
  answers: JsonObject,
): Promise<void> {
  const row = { attorney_id: attorneyId, answers: JSON.stringify(answers) };
  await db
    .insertInto('attorney_notice')
    .values(row)
    .onConflict((same) => same.column('attorney_id').doUpdateSet({ answers: row.answers }))
    .execute();
}
