// `folder_file`: a file that the folder of files is to hold, so that one of which nothing is left there is missed.

export interface FolderFileTable {
  readonly key: string;
  /** Of its owner, below the folder of files. */
  readonly folder: string;
  readonly name: string;
  /** Null of a file kept before there were hashes. */
  readonly sha256: string | null;
}
