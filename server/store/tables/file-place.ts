// `file_place`: one row, which says where the files of this store are.
import type { Generated } from 'kysely';

export interface FilePlaceTable {
  readonly id: 'files';
  /** Lies in the place itself, too. */
  readonly mark: string;
  /** Folder or address, as the settings called it last. */
  readonly place: string;
  /** False until the mark lies there. */
  readonly marked: boolean;
  /** Whether what lay in the folder before `folder_file` is entered there. */
  readonly folder_known: Generated<boolean>;
}
