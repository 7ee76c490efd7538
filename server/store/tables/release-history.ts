// `release_history`: every time another release became the current one, never changed afterwards.
import type { Defaulted, Moment } from './columns.ts';

/** What made a release current: a start that came with it, publishing, putting it back, or published changes put on top of a start's files. */
export type HowPublished = 'start' | 'publish' | 'back' | 'merged';

export interface ReleaseHistoryTable {
  /** The number of `current_release` from that moment on. */
  readonly number: number;
  readonly release: string;
  readonly published_at: Moment;
  readonly how: HowPublished;
  /** The files it was made of; null where they were not kept yet. */
  readonly source: string | null;
  /** The number of the release it followed; null for the first. */
  readonly parent: number | null;
  /** Who made it current, and why; '' where nobody said. */
  readonly author: Defaulted;
  readonly note: Defaulted;
  /** What code needed of it, by the hash of that list; null where it was not kept yet. */
  readonly needs: string | null;
  /** The change of the Studio it came of; null where it came of none. */
  readonly change_id: string | null;
  /** The name of that change. */
  readonly title: Defaulted;
  /** Who approved it besides whoever published it; '' where nobody had to. */
  readonly approved_by: Defaulted;
}
