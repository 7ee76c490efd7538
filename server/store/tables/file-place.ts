// `file_place`: one row, which says where the files of this store are.

export interface FilePlaceTable {
  readonly id: 'files';
  /** Lies in the place itself, too. */
  readonly mark: string;
  /** Folder or address, as the settings called it last. */
  readonly place: string;
  /** False until the mark lies there. */
  readonly marked: boolean;
}
