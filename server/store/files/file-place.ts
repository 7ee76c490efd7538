// The row of `file_place`: made by the first server on a store, compared by every other.
import { randomUUID } from 'node:crypto';
import { inTransaction, type Store } from '../statements/transaction.ts';
import type { FilePlaceTable } from '../tables/file-place.ts';

const FILES = 'files';

export type FilePlace = Pick<FilePlaceTable, 'mark' | 'place'>;

/** Where the files are; undefined in a store no server has marked a place for. */
export async function findFilePlace(db: Store): Promise<FilePlace | undefined> {
  const row = await db.selectFrom('file_place').selectAll().executeTakeFirst();
  return row?.marked ? row : undefined;
}

/** The mark a place may carry already though it is not said to: a first start was cut short. */
export async function plannedMark(db: Store): Promise<string | undefined> {
  const row = await db.selectFrom('file_place').select('mark').executeTakeFirst();
  return row?.mark;
}

/**
 * Marks a place for good unless one is marked; of several first starts at once one does, and the others find its mark.
 * The mark is known before it is written: wherever we are killed, the next start knows it for ours.
 */
export async function markFilePlace(
  db: Store,
  place: string,
  write: (mark: string) => Promise<void>,
): Promise<void> {
  const row = { id: FILES, mark: randomUUID(), place, marked: false } as const;
  await db
    .insertInto('file_place')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await inTransaction(db, async (trx) => {
    const { mark, marked } = await trx
      .selectFrom('file_place')
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (marked) return;
    await write(mark);
    await trx.updateTable('file_place').set({ place, marked: true }).execute();
  });
}

/** Says that the files are elsewhere from now on, under that mark. */
export async function moveFilePlace(db: Store, { mark, place }: FilePlace): Promise<void> {
  const row = { id: FILES, mark, place, marked: true } as const;
  await db
    .insertInto('file_place')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ mark, place, marked: true }))
    .execute();
}

/** The place has another name by now. */
export async function renameFilePlace(db: Store, place: string): Promise<void> {
  await db.updateTable('file_place').set({ place }).where('place', '<>', place).execute();
}
