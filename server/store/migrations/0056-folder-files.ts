// The files that a folder is to hold: of one whose body and entry are both gone, the folder itself can tell nothing.
import type { Migration } from './migrate.ts';

export const folderFiles: Migration = {
  name: '0056-folder-files',
  statements: [
    `create table folder_file (
      key text primary key,
      folder text not null,
      name text not null,
      sha256 text
    )`,
    'create index folder_file_folder on folder_file (folder)',
    'alter table file_place add column folder_known boolean not null default false',
  ],
};
