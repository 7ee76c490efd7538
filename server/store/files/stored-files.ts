// Rows of `stored_file`: a file is entered before its bytes are written and struck out before they are removed, so that
// bytes nobody needs are always known by a row.
import type { JsonObject } from '../../../runtime/core/index.ts';
import {
  inTransaction,
  isDuplicate,
  type Store,
  type StoreTransaction,
} from '../statements/transaction.ts';

/** A file as it is kept; `place` is the bucket its bytes lie in. */
export interface FileRow {
  readonly key: string;
  readonly place: string;
  readonly shelf: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly at: Date;
  readonly meta: JsonObject;
  readonly sha256: string;
}

const COLUMNS = ['key', 'place', 'shelf', 'name', 'size', 'type', 'at', 'meta', 'sha256'] as const;

/** Enters a file whose bytes are about to be written; nobody sees it yet. */
export async function enterFile(db: Store, file: FileRow): Promise<void> {
  const values = {
    ...file,
    name_key: nameKey(file.name),
    meta: JSON.stringify(file.meta),
    state: 'writing' as const,
    changed_at: file.at,
  };
  await db.insertInto('stored_file').values(values).execute();
}

/** Shows a file whose bytes have arrived; false where another one of its name is there. */
export async function showFile(db: Store, key: string, now: Date): Promise<boolean> {
  try {
    const shown = await db
      .updateTable('stored_file')
      .set({ state: 'kept', changed_at: now })
      .where('key', '=', key)
      .where('state', '=', 'writing')
      .returning('key')
      .executeTakeFirst();
    if (!shown) throw new Error(`The file ${key} was tidied away while it was written.`);
    return true;
  } catch (error) {
    if (isDuplicate(error, 'stored_file_name')) return false;
    throw error;
  }
}

/** The files of a shelf, oldest first. */
export async function filesOn(db: Store, shelf: string): Promise<readonly FileRow[]> {
  return storedOn(db, shelf).orderBy('at').orderBy('name').execute();
}

/** One file of a shelf by its key. */
export async function fileByKey(
  db: Store,
  shelf: string,
  key: string,
): Promise<FileRow | undefined> {
  return storedOn(db, shelf).where('key', '=', key).executeTakeFirst();
}

/** One file of a shelf by its name, in any capitals. */
export async function fileByName(
  db: Store,
  shelf: string,
  name: string,
): Promise<FileRow | undefined> {
  return storedOn(db, shelf).where('name_key', '=', nameKey(name)).executeTakeFirst();
}

/** Strikes a file out: nobody sees it any more, and its bytes may be removed. False where it was not there. */
export async function strikeFile(
  db: Store,
  shelf: string,
  key: string,
  now: Date,
): Promise<boolean> {
  const struck = await db
    .updateTable('stored_file')
    .set({ state: 'gone', changed_at: now })
    .where('shelf', '=', shelf)
    .where('key', '=', key)
    .where('state', '=', 'kept')
    .returning('key')
    .executeTakeFirst();
  return struck !== undefined;
}

/** Forgets a file that nobody sees, once its bytes are removed. */
export async function forgetFile(db: Store, key: string): Promise<void> {
  await db.deleteFrom('stored_file').where('key', '=', key).where('state', '<>', 'kept').execute();
}

/**
 * Files of a bucket that nobody sees, untouched since a moment; from now on they are struck out, so that an upload that
 * is still under way does not show one whose bytes are being removed.
 */
export async function strikeLeftovers(
  db: Store,
  place: string,
  before: Date,
): Promise<readonly string[]> {
  const rows = await db
    .updateTable('stored_file')
    .set({ state: 'gone' })
    .where('place', '=', place)
    .where('state', '<>', 'kept')
    .where('changed_at', '<', before)
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Gives every file of one shelf to another; `rename` says what the nth of one name is called. */
export async function moveFiles(
  db: Store,
  { from, to }: { readonly from: string; readonly to: string },
  rename: (name: string, copy: number) => string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const taken = new Set((await storedOn(trx, to).execute()).map(({ name }) => nameKey(name)));
    const moving = await storedOn(trx, from).orderBy('at').orderBy('name').forUpdate().execute();
    for (const file of moving) {
      let { name } = file;
      for (let copy = 2; taken.has(nameKey(name)); copy += 1) name = rename(file.name, copy);
      taken.add(nameKey(name));
      await trx
        .updateTable('stored_file')
        .set({ shelf: to, name, name_key: nameKey(name) })
        .where('key', '=', file.key)
        .execute();
    }
  });
}

/** Where files of this store lie, and how many in each place. */
export async function placesOfFiles(
  db: Store,
): Promise<readonly { readonly place: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select(({ fn }) => ['place', fn.countAll<string>().as('count')])
    .where('state', '=', 'kept')
    .groupBy('place')
    .orderBy('place')
    .execute();
  return rows.map(({ place, count }) => ({ place, count: Number(count) }));
}

const BATCH = 500;

/** Every file of a place, in the order of the keys. */
export async function* storedFiles(
  db: Store,
  place: string,
): AsyncGenerator<Pick<FileRow, 'key' | 'name' | 'sha256'>> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('stored_file')
      .select(['key', 'name', 'sha256'])
      .where('place', '=', place)
      .where('state', '=', 'kept')
      .where('key', '>', after)
      .orderBy('key')
      .limit(BATCH)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.key;
  }
}

const storedOn = (db: Store | StoreTransaction, shelf: string) =>
  db
    .selectFrom('stored_file')
    .select(COLUMNS)
    .where('shelf', '=', shelf)
    .where('state', '=', 'kept');

/** Names that differ only in capitals are one name. */
const nameKey = (name: string): string => name.toLowerCase();
