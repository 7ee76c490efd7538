// `content_asset`: the bundles and modules of all releases.
import type { Moment } from './columns.ts';

/** A bundle or module that was once released; open pages, old drafts and old submissions still ask for it. */
export interface ContentAssetTable {
  readonly name: string;
  readonly type: string;
  readonly body: string;
  readonly kept_at: Moment;
}
