// `studio_command`: what was done in a change, one after the other. Rows are only ever added; another base writes them anew.
import type { ColumnType } from 'kysely';
import type { JsonColumn, Moment } from './columns.ts';

/** A list of words, written as JSON. */
type Words = ColumnType<readonly string[], string, string>;

export interface StudioCommandTable {
  readonly change_id: string;
  /** 1, 2, 3 … within its change. */
  readonly seq: number;
  /** As the browser made it, so that sending it twice does it once. */
  readonly id: string;
  readonly author: string;
  readonly author_email: string;
  readonly at: Moment;
  readonly command: JsonColumn;
  readonly inverse: JsonColumn;
  readonly touches: Words;
  /** As a sentence. */
  readonly reads: string;
  /** Those of one act have the same: they are undone together. */
  readonly batch: string;
  /** The command whose effect this one takes back, and the one that took this one's back. */
  readonly undoes: number | null;
  readonly undone_by: number | null;
}
