// Which draft a form opens with: the one kept on this device, or the one saved. Revisions decide; clocks may be wrong.

import { type Draft, sameValue } from '../../core/index.ts';
import type { LocalDraft } from './local.ts';

export interface Resumed extends LocalDraft {
  /**
   * It is on this device only and is to be sent. If the server has moved on from its revision meanwhile, that save is
   * refused, and the person is asked which answers to go on with.
   */
  readonly unsent: boolean;
}

/** What is kept here was not saved, else it would not be kept: it comes first, and is never sent as if it were newer. */
export function resumeDraft(
  local: LocalDraft | undefined,
  saved: Draft | undefined,
): Resumed | undefined {
  // The same words on both sides: the save arrived and its answer did not.
  const unsent = local !== undefined && !sameValue(local.data, saved?.data);
  const draft = unsent ? local : saved;
  return draft && { ...draft, unsent };
}
