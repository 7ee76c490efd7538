// Keeps what is not saved yet on this device, so that a closed window, a dead battery or an ended session loses no word.

import { holdPage, type Locks, whenGone } from './alive.ts';
import type { Unsaved } from './types.ts';

interface Kept extends Unsaved {
  readonly change: string;
  /** By whose end it is left to others. */
  readonly page?: string;
}

/** Of one person: another who uses this browser is not shown it. */
export interface Keeper {
  /** From here on this page is there, until the answer is called: what it could not save is for the next then. */
  begin(): () => void;
  keep(change: string, one: Unsaved): void;
  forget(id: string): void;
  /** Tells what pages that are gone left behind for these changes, in order; what others leave later is told then. */
  adopt(changes: readonly string[], take: (left: readonly Unsaved[]) => void): void;
}

interface Device {
  readonly storage: Storage | undefined;
  readonly locks: Locks;
}

/** Without usable storage the words live as long as the page. */
export function createKeeper(person: string, { storage, locks }: Device): Keeper {
  const prefix = `portal.studio.unsaved.${person}.`;
  const page = crypto.randomUUID();
  const write = (kept: Kept): void => {
    try {
      storage?.setItem(prefix + kept.id, JSON.stringify(kept));
    } catch {
      // Full or forbidden: this page still knows it.
    }
  };
  const takeOver = (of: string | undefined, changes: readonly string[]): readonly Unsaved[] =>
    allIn(storage, prefix)
      .filter((one) => one.page === of && changes.includes(one.change))
      .sort((one, other) => one.made - other.made)
      .map(({ change, page: _, ...one }) => {
        write({ ...one, change, page });
        return { ...one, isTried: true };
      });
  let ends: (() => void)[] = [];
  return {
    begin() {
      const own = [holdPage(locks, page)];
      ends = own;
      return () => {
        for (const end of own) end();
      };
    },
    keep: (change, one) => write({ ...one, change, page }),
    forget(id) {
      try {
        storage?.removeItem(prefix + id);
      } catch {
        // As above.
      }
    },
    adopt(changes, take) {
      const others = allIn(storage, prefix).filter((one) => one.page !== page);
      for (const other of new Set(others.map((one) => one.page)))
        ends.push(
          whenGone(locks, other ?? '', () => {
            const left = takeOver(other, changes);
            if (left.length > 0) take(left);
          }),
        );
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
