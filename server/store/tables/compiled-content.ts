// `compiled_content`: which release content was compiled to, by content and compiler.
import type { Moment } from './columns.ts';

export interface CompiledContentTable {
  readonly key: string;
  readonly release: string;
  /** Hash of the pack of that release, as it was made. */
  readonly pack_sum: string;
  readonly made_at: Moment;
}
