// What of a table stands on the screen: the rows a person looks for, in order, one page of them, and its neighbours.

import { useMemo, useRef } from 'react';
import { narrowed, type RowGroup, type TableView } from '../../core/index.ts';
import type { Pages } from './Pager.tsx';
import { countOf, onPage, pagesOf } from './pages.ts';
import type { TablePlace } from './table-place.ts';
import type { Move } from './use-place.ts';
import type { KnownRows } from './use-rows.ts';

export interface ShownRows {
  readonly groups: readonly RowGroup<object>[];
  /** How many are looked for; of a table that is read a page at a time, how many are on this one. */
  readonly count: number;
  /** Every row in order, where all are at hand. */
  readonly all: readonly object[] | undefined;
  /** Absent where everything stands on one page of the smallest size. */
  readonly pages: Pages | undefined;
}

interface Turning {
  readonly move: Move;
  /** The same to another page. */
  readonly turn: Move;
  readonly isWhole: boolean;
}

/** `isWhole` asks for all rows there are, as paper does. */
export function useShownRows(
  view: TableView,
  known: KnownRows,
  place: TablePlace,
  { move, turn, isWhole }: Turning,
): ShownRows {
  const { rows, total, next } = known;
  const { paging } = view.source;
  const isWholly = paging?.by === 'page' && rows !== undefined && total === undefined;
  const isPaged = paging !== undefined && !isWholly;
  const { order, answers, size } = place;
  const groups = useMemo(
    () =>
      // The call narrows the rows that it is asked for by page, also where it gives all of them.
      view.groupsOf(paging ? (rows ?? []) : narrowed(rows ?? [], view.filters, answers), order),
    [view, rows, paging, answers, order],
  );
  const byKey = useKeyedPages(place, next, turn);
  const count = countOf(groups);
  const { sizes } = view;
  const [least = 0] = sizes;
  const onSize = (wished: number) => move({ size: wished });
  if (size === undefined)
    return {
      groups,
      count,
      all: isPaged ? undefined : groups.flatMap((one) => one.rows),
      pages: undefined,
    };
  if (paging?.by === 'key') {
    const isSmall = !byKey.onBefore && !byKey.onNext && count <= least;
    return {
      groups,
      count,
      all: undefined,
      pages: isSmall ? undefined : { total, shown: count, size, sizes, onSize, ...byKey },
    };
  }
  const of = isPaged ? (total ?? count) : count;
  const pages = pagesOf(of, size);
  const page = Math.min(place.page, pages);
  const shown = isPaged || isWhole ? groups : onPage(groups, page, size);
  const numbered: Pages = {
    page,
    pages,
    total: of,
    shown: countOf(shown),
    size,
    sizes,
    onSize,
    onBefore: page > 1 ? () => turn({ page: page - 1 }) : undefined,
    onNext: page < pages ? () => turn({ page: page + 1 }) : undefined,
  };
  return {
    groups: shown,
    count,
    all: isPaged ? undefined : groups.flatMap((one) => one.rows),
    pages: of <= least ? undefined : numbered,
  };
}

/** Pages know the key of the next; of the one before, whoever came from there. A link from elsewhere leads to the first. */
function useKeyedPages(
  { from }: TablePlace,
  next: string | undefined,
  move: Move,
): Pick<Pages, 'onBefore' | 'onNext'> {
  const before = useRef(new Map<string, string | undefined>());
  return {
    onBefore: from === undefined ? undefined : () => move({ from: before.current.get(from) }),
    onNext:
      next === undefined
        ? undefined
        : () => {
            before.current.set(next, from);
            move({ from: next });
          },
  };
}
