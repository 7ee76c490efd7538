// Keeps what is not saved yet on this device, so that a closed window, a dead battery or an ended session loses no word.

import type { Unsaved } from './types.ts';

interface Kept extends Unsaved {
  readonly change: string;
}

/** Of one person: another who uses this browser is not shown it. */
export interface Keeper {
  keep(change: string, one: Unsaved): void;
  forget(id: string): void;
  /** What a page that is gone left behind for a change; it is kept under new names from then on. */
  adopt(change: string): readonly Unsaved[];
}

/** Without usable storage the words live as long as the page. */
export function createKeeper(person: string, storage: Storage | undefined): Keeper {
  const prefix = `portal.studio.unsaved.${person}.`;
  const write = (kept: Kept): void => {
    try {
      storage?.setItem(prefix + kept.id, JSON.stringify(kept));
    } catch {
      // Full or forbidden: this page still knows it.
    }
  };
  const forget = (id: string): void => {
    try {
      storage?.removeItem(prefix + id);
    } catch {
      // As above.
    }
  };
  return {
    keep: (change, one) => write({ ...one, change }),
    forget,
    adopt(change) {
      const found = allIn(storage, prefix).filter((one) => one.change === change);
      return found.map(({ change: of, ...one }) => {
        // The page that made it may still be there, and send more of the same under its own name.
        const own = { ...one, id: crypto.randomUUID() };
        forget(one.id);
        write({ ...own, change: of });
        return own;
      });
    },
  };
}

function allIn(storage: Storage | undefined, prefix: string): readonly Kept[] {
  try {
    return Object.keys(storage ?? {}).flatMap((name) => {
      const text = name.startsWith(prefix) ? storage?.getItem(name) : undefined;
      return text ? [JSON.parse(text) as Kept] : [];
    });
  } catch {
    return [];
  }
}
