// The small store behind `SessionRecord`: kept in local storage, one key a part, heard of in every tab.

import type { SessionRecord } from './record.ts';
import { safeStorage } from './storage.ts';

const PREFIX = 'portal.';
const PARTS = [
  'lead',
  'leadSession',
  'temporary',
  'attorney',
  'user',
  'staff',
  'reminder',
  'previousRoute',
] as const;
/** The route left last is no personal data and outlives a sign-out. */
const PERSONAL = PARTS.filter((part) => part !== 'previousRoute');

type Part = (typeof PARTS)[number];

export interface Session {
  get(): SessionRecord;
  set(change: { readonly [P in Part]?: SessionRecord[P] | undefined }): void;
  /** Forgets the person. */
  clear(): void;
  /** `elsewhere` says that another tab made the change. */
  subscribe(listener: (elsewhere: boolean) => void): () => void;
  dispose(): void;
}

/** Opens the store. Without usable storage the session lives as long as the page. */
export function createSession(storage: Storage | undefined = safeStorage()): Session {
  let record = read(storage);
  const listeners = new Set<(elsewhere: boolean) => void>();

  const take = (next: SessionRecord, elsewhere = false): void => {
    record = next;
    for (const listener of listeners) listener(elsewhere);
  };
  const onStorage = (event: StorageEvent): void => {
    // A null key means that the whole storage was emptied.
    if (event.key === null || event.key.startsWith(PREFIX)) take(read(storage), true);
  };
  globalThis.addEventListener?.('storage', onStorage);

  const set: Session['set'] = (change) => {
    const next: Record<string, unknown> = { ...record };
    for (const [part, value] of Object.entries(change)) {
      if (value === undefined) delete next[part];
      else next[part] = value;
      write(storage, part, value);
    }
    take(next);
  };
  return {
    get: () => record,
    set,
    clear: () => set(Object.fromEntries(PERSONAL.map((part) => [part, undefined]))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => globalThis.removeEventListener?.('storage', onStorage),
  };
}

/** A part that cannot be read counts as absent: an old or damaged entry must not break the page. */
function read(storage: Storage | undefined): SessionRecord {
  const record: Record<string, unknown> = {};
  for (const part of PARTS) {
    try {
      const stored = storage?.getItem(PREFIX + part);
      if (stored) record[part] = JSON.parse(stored);
    } catch {
      storage?.removeItem(PREFIX + part);
    }
  }
  return record;
}

function write(storage: Storage | undefined, part: string, value: unknown): void {
  try {
    if (value === undefined) storage?.removeItem(PREFIX + part);
    else storage?.setItem(PREFIX + part, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: this page still knows it.
  }
}
