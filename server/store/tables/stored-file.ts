// `stored_file`: whose file it is and what it is called, where its bytes lie in a bucket.
import type { JsonColumn, Moment } from './columns.ts';

export interface StoredFileTable {
  /** Also what its bytes are called in the bucket. */
  readonly key: string;
  /** The bucket and prefix its bytes lie in, as in `FILES_URL`. */
  readonly place: string;
  readonly shelf: string;
  readonly name: string;
  /** The name without capitals: of one shelf, no two that are kept are the same. */
  readonly name_key: string;
  readonly size: number;
  readonly type: string;
  readonly at: Moment;
  readonly meta: JsonColumn;
  readonly sha256: string;
  /** `writing`: its bytes may not have arrived; `gone`: they may still be there. Nobody is shown either. */
  readonly state: 'writing' | 'kept' | 'gone';
  readonly changed_at: Moment;
}
