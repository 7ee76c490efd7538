// `annex`: a document that somebody agreed to with a form, by the hash of what it says.
import type { ColumnType } from 'kysely';
import type { Json } from '../../../runtime/core/index.ts';

/** Never changed: what says something else is another. */
export interface AnnexTable {
  readonly sha256: string;
  readonly body: ColumnType<Json, string, never>;
}
