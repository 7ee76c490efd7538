// The copy of a draft on this device, for when the network is away. Secrets are never in it.

import type { Answers, Draft, Json } from '../../core/index.ts';
import { asObject } from '../nodes/options.ts';

const PREFIX = 'draft:';

/** A draft on this device, with what tells later whether the one at the server is somebody else's. */
export interface LocalDraft extends Draft {
  /** The answers it began with, those of its revision; absent where nobody knew. */
  readonly base?: Answers;
  /** What was sent and may have arrived: each of them is our own save. */
  readonly sent?: readonly Answers[];
}

let isHeld = false;

/** From now on this page keeps nothing on the device, and leaves alone what is kept there. */
export function holdLocal(): void {
  isHeld = true;
}

/** A browser may refuse storage (private mode, full): then the draft lives in the page only. */
export function keepLocal(key: string, draft: LocalDraft): boolean {
  if (isHeld) return false;
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft kept on this device, if there is one that can be read. */
export function localDraft(key: string): LocalDraft | undefined {
  if (isHeld) return undefined;
  try {
    const text = localStorage.getItem(PREFIX + key);
    const draft = asObject(text === null ? undefined : (JSON.parse(text) as Json));
    if (!draft || asObject(draft.data) === undefined) return undefined;
    // Copies of before a draft had one shape say `at`, and may stand on no revision.
    return { revision: 0, savedAt: draft.at, ...draft } as unknown as LocalDraft;
  } catch {
    return undefined;
  }
}

export function forgetLocal(key: string): void {
  if (isHeld) return;
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept there either.
  }
}
