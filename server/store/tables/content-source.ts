// `content_source` and `content_file`: the files that releases were made of, never changed and never forgotten.
import type { JsonColumn, Moment } from './columns.ts';

export interface ContentSourceTable {
  /** The hash of its paths and their hashes: the identity of content. */
  readonly id: string;
  /** The hash of each file, by its path. */
  readonly files: JsonColumn;
  readonly kept_at: Moment;
}

export interface ContentFileTable {
  readonly hash: string;
  readonly body: string;
}
