// `published_release`: every release that was ever current, as a process needs it to work with it.
import type { Moment } from './columns.ts';

/** Besides its bundles and modules, which are rows of `content_asset`. */
export interface PublishedReleaseTable {
  readonly id: string;
  readonly pack: string;
  readonly kept_at: Moment;
}
