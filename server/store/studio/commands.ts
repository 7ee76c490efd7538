// Rows of `studio_command`: what was done in a change, in its order.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { StudioCommandTable } from '../tables/studio-command.ts';

export type CommandRow = Selectable<StudioCommandTable>;
export type NewCommandRow = Insertable<StudioCommandTable>;

/** Those of a change that came after this one, in their order. */
export async function commandsAfter(
  db: Store | StoreTransaction,
  change: string,
  after: number,
): Promise<readonly CommandRow[]> {
  return db
    .selectFrom('studio_command')
    .selectAll()
    .where('change_id', '=', change)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
}

/** The id of the one of this number; undefined where there is none. */
export async function commandAt(
  db: Store | StoreTransaction,
  change: string,
  seq: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('studio_command')
    .select('id')
    .where('change_id', '=', change)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.id;
}

/** The newest of those that came after this one, at most so many, in their order. */
export async function newestCommands(
  db: Store,
  change: string,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly CommandRow[]> {
  const rows = await db
    .selectFrom('studio_command')
    .selectAll()
    .where('change_id', '=', change)
    .where('seq', '>', after)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** Of one person in a change, without what they say; moving on to another release is nothing to take back. */
export async function stepsOf(
  db: Store | StoreTransaction,
  change: string,
  author: string,
): Promise<readonly Pick<CommandRow, 'seq' | 'undoes' | 'batch' | 'reads'>[]> {
  return db
    .selectFrom('studio_command')
    .select(['seq', 'undoes', 'batch', 'reads'])
    .where('change_id', '=', change)
    .where('author', '=', author)
    .where(sql`command->>'kind'`, '<>', 'base')
    .orderBy('seq')
    .execute();
}

/** Of these ids, wherever they were done. */
export async function commandsById(
  db: Store | StoreTransaction,
  ids: readonly string[],
): Promise<readonly Pick<CommandRow, 'id' | 'seq' | 'change_id' | 'author'>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('studio_command')
    .select(['id', 'seq', 'change_id', 'author'])
    .where('id', 'in', [...ids])
    .execute();
}

/** Adds them; throws on an id that is known, by the constraint `studio_command_once`. */
export async function insertCommands(
  trx: StoreTransaction,
  rows: readonly NewCommandRow[],
): Promise<void> {
  for (const row of rows) await trx.insertInto('studio_command').values(row).execute();
}

/** Notes which command took back which. */
export async function noteUndone(
  trx: StoreTransaction,
  change: string,
  pairs: readonly { readonly undone: number; readonly by: number }[],
): Promise<void> {
  for (const { undone, by } of pairs)
    await trx
      .updateTable('studio_command')
      .set({ undone_by: by })
      .where('change_id', '=', change)
      .where('seq', '=', undone)
      .execute();
}

/** Writes commands anew that stand on another release now. */
export async function rewriteCommands(
  trx: StoreTransaction,
  change: string,
  rows: readonly Pick<NewCommandRow, 'seq' | 'command' | 'inverse' | 'touches' | 'reads'>[],
): Promise<void> {
  for (const { seq, ...row } of rows)
    await trx
      .updateTable('studio_command')
      .set(row)
      .where('change_id', '=', change)
      .where('seq', '=', seq)
      .execute();
}
