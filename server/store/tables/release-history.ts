// `release_history`: every time another release became the current one, never changed afterwards.
import type { Moment } from './columns.ts';

/** What made a release current: a start that came with it, publishing, or putting it back. */
export type HowPublished = 'start' | 'publish' | 'back';

export interface ReleaseHistoryTable {
  /** The number of `current_release` from that moment on. */
  readonly number: number;
  readonly release: string;
  readonly published_at: Moment;
  readonly how: HowPublished;
}
