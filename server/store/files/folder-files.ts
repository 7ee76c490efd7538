// Rows of `folder_file`: entered once a file is whole in its folder, struck out before it goes, so that a missing one was lost.

import { inTransaction, type Store } from '../statements/transaction.ts';
import type { FolderFileTable } from '../tables/folder-file.ts';

export type FolderFile = FolderFileTable;

/** What a folder of files asks and tells. */
export interface FolderIndex {
  enter(files: readonly FolderFile[]): Promise<void>;
  strike(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  in(folder: string): Promise<readonly FolderFile[]>;
  /** All folders that are to hold something, in order. */
  folders(): AsyncIterable<string>;
  /** Of a store of before: whether what lay there then is entered. */
  isWhole(): Promise<boolean>;
  becomeWhole(): Promise<void>;
}

const BATCH = 1000;

export function folderIndex(db: Store): FolderIndex {
  return {
    async enter(files) {
      if (files.length === 0) return;
      await db
        .insertInto('folder_file')
        .values(files)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async strike(key) {
      await db.deleteFrom('folder_file').where('key', '=', key).execute();
    },
    async has(key) {
      const row = await db.selectFrom('folder_file').select('key').where('key', '=', key).execute();
      return row.length > 0;
    },
    in: (folder) => db.selectFrom('folder_file').selectAll().where('folder', '=', folder).execute(),
    folders: () => foldersOf(db),
    async isWhole() {
      const row = await db.selectFrom('file_place').select('folder_known').executeTakeFirst();
      return row?.folder_known === true;
    },
    async becomeWhole() {
      await inTransaction(db, (trx) =>
        trx.updateTable('file_place').set({ folder_known: true }).execute(),
      );
    },
  };
}

async function* foldersOf(db: Store): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('folder_file')
      .select('folder')
      .distinct()
      .where('folder', '>', after)
      .orderBy('folder')
      .limit(BATCH)
      .execute();
    yield* rows.map(({ folder }) => folder);
    const last = rows.at(-1);
    if (!last) return;
    after = last.folder;
  }
}
