// The copy of a draft on this device, for when the network is away. Secrets are never in it.

import type { Draft, Json } from '../../core/index.ts';
import { asObject } from '../nodes/options.ts';

const PREFIX = 'draft:';

/** A browser may refuse storage (private mode, full): then the draft lives in the page only. */
export function keepLocal(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft kept on this device, if there is one that can be read. */
export function localDraft(key: string): Draft | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    const draft = asObject(text === null ? undefined : (JSON.parse(text) as Json));
    if (!draft || asObject(draft.data) === undefined) return undefined;
    // Copies of before a draft had one shape say `at`, and may stand on no revision.
    return { revision: 0, savedAt: draft.at, ...draft } as unknown as Draft;
  } catch {
    return undefined;
  }
}

export function forgetLocal(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept there either.
  }
}
