// Rows of `move_undo`, and the columns that a move changes, kept and put back.
import { type Selectable, sql } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { MoveUndoTable } from '../tables/move-undo.ts';

export type MoveUndo = Selectable<MoveUndoTable>;

/** Keeps what the last move of a thing can be taken back by, in the transaction of the move. */
export async function keepMoveUndo(
  trx: StoreTransaction,
  { before, mails, ...row }: MoveUndo,
): Promise<void> {
  await trx
    .insertInto('move_undo')
    .values({ ...row, before: JSON.stringify(before), mails: JSON.stringify(mails) })
    .execute();
}

/** What the last move of a thing can be taken back by, also once it is too late; undefined where nothing is kept. */
export async function findMoveUndo(
  db: Store | StoreTransaction,
  subject: string,
): Promise<MoveUndo | undefined> {
  return db
    .selectFrom('move_undo')
    .selectAll()
    .where('subject_id', '=', subject)
    .executeTakeFirst();
}

/** Ends it: it was taken back, or something else is done with the thing. The answer is what was kept. */
export async function endMoveUndo(
  trx: StoreTransaction,
  subject: string,
): Promise<MoveUndo | undefined> {
  return trx
    .deleteFrom('move_undo')
    .where('subject_id', '=', subject)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets those that ended before a moment. */
export async function deleteEndedUndos(db: Store, before: Date): Promise<void> {
  await db.deleteFrom('move_undo').where('until', '<', before).execute();
}

type Moved = 'legal_case' | 'claim' | 'form_item';

/** Columns that every move of a row may change. */
const OF_ALL = ['status', 'closed_at', 'answered', 'waits_since'] as const;

/** These columns of a row, and those that every move may change, by their names. */
export async function columnsOf(
  trx: StoreTransaction,
  table: Moved,
  { id, names }: { readonly id: string; readonly names: readonly string[] },
): Promise<JsonObject> {
  const { rows } = await sql<{ whole: JsonObject }>`
    select to_jsonb(one) as whole from ${sql.table(table)} as one where id = ${id}`.execute(trx);
  const whole = rows[0]?.whole ?? {};
  return Object.fromEntries([...OF_ALL, ...names].map((name) => [name, whole[name] ?? null]));
}

/** Puts columns of a row back to what they were. */
export async function putColumns(
  trx: StoreTransaction,
  table: Moved,
  { id, columns }: { readonly id: string; readonly columns: JsonObject },
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  await sql`update ${sql.table(table)} set (${names}) =
    (select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(columns)}::jsonb))
    where id = ${id}`.execute(trx);
}
