// The copy of a draft on this device, for when the network is away. Secrets are never in it.

import type { Answers, Json } from '../../core/index.ts';
import { asObject } from '../nodes/options.ts';

export interface LocalDraft {
  readonly data: Answers;
  readonly revision: number | undefined;
  readonly step: string | undefined;
  readonly release: string;
  /** ISO time of the keeping. */
  readonly at: string;
}

const PREFIX = 'draft:';

/** A browser may refuse storage (private mode, full): then the draft lives in the page only. */
export function keepLocal(key: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft kept on this device, if there is one that can be read. */
export function localDraft(key: string): LocalDraft | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    const draft = asObject(text === null ? undefined : (JSON.parse(text) as Json));
    if (!draft || asObject(draft.data) === undefined) return undefined;
    return draft as unknown as LocalDraft;
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
