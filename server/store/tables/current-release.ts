// `current_release`: one row, which release is current.

export interface CurrentReleaseTable {
  readonly name: 'content';
  /** Counts what was published, in the order it became current; 0 before the first. */
  readonly number: number;
  readonly release: string | null;
  /** The last one that came with a start of the server, rather than by publishing. */
  readonly shipped: string | null;
  /** The files it was made of; null where it was published before they were kept. */
  readonly source: string | null;
  /** Those of the last one that came with a start. */
  readonly shipped_source: string | null;
}
