// Which answers a form opens with: those kept on this device, or those saved. Revisions decide; clocks may be wrong.

import { type Answers, sameValue } from '../../core/index.ts';
import type { LocalDraft } from './local.ts';

/** What the server has of a form. */
export interface SavedDraft {
  readonly answers: Answers;
  readonly step: string | undefined;
  readonly revision: number | undefined;
  readonly savedAt: string | undefined;
}

export interface Resumed {
  readonly answers: Answers;
  readonly step: string | undefined;
  /**
   * The revision these answers stand on; 0 where they stand on none. If the server has moved on meanwhile, the next save
   * is refused for it, and the person is asked which answers to go on with.
   */
  readonly revision: number;
  readonly savedAt: string | undefined;
  /** They are on this device only and are to be sent. */
  readonly unsent: boolean;
}

/** What is kept here was not saved, else it would not be kept: it comes first, and is never sent as if it were newer. */
export function resumeDraft(
  local: LocalDraft | undefined,
  saved: SavedDraft | undefined,
): Resumed | undefined {
  // The same words on both sides: the save arrived and its answer did not.
  const unsent = local !== undefined && !sameValue(local.data, saved?.answers);
  if (unsent) {
    const { data, step, revision = 0 } = local;
    return { answers: data, step, revision, savedAt: undefined, unsent };
  }
  return saved && { ...saved, revision: saved.revision ?? 0, unsent };
}
