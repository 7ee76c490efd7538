// The practice areas that are chosen to be changed together: by what they are, as their places move.

import { useMemo, useState } from 'react';
import { isDeletedRow, type Json } from '../../../runtime/core/index.ts';
import type { ListModel } from './list-model.ts';
import { areaKey } from './rows.ts';
import type { Members } from './terms.ts';

export interface Chosen {
  /** Places of the chosen rows that are there, deleted ones left out. */
  readonly places: readonly number[];
  /** Places of the rows in sight that can be chosen. */
  readonly inSight: readonly number[];
  readonly has: (place: number) => boolean;
  readonly toggle: (place: number) => void;
  /** Chooses all rows in sight, or lets them go. */
  readonly tickAll: (all: boolean) => void;
  readonly none: () => void;
}

/** Follows the list; what is looked for or behind a tab stays chosen. */
export function useChosen(list: readonly Json[], model: ListModel, members: Members): Chosen {
  const [keys, setKeys] = useState<ReadonlySet<string>>(NONE);
  return useMemo(() => {
    const keyAt = (place: number): string => areaKey(list[place], members);
    const inSight = model.lines.flatMap((line) =>
      line.kind === 'row' && !isDeletedRow(list[line.index]) ? [line.index] : [],
    );
    const places = keys.size === 0 ? [] : model.rows.filter((place) => keys.has(keyAt(place)));
    const chosen = new Set(places);
    const put = (more: readonly number[], on: boolean): void => {
      const next = new Set(keys);
      for (const place of more) {
        if (on) next.add(keyAt(place));
        else next.delete(keyAt(place));
      }
      setKeys(next);
    };
    return {
      places,
      inSight,
      has: (place) => chosen.has(place),
      toggle: (place) => put([place], !chosen.has(place)),
      tickAll: (all) => put(inSight, all),
      none: () => setKeys(NONE),
    };
  }, [list, model, members, keys]);
}

const NONE: ReadonlySet<string> = new Set();
