// The rows of a long list that are in sight: those are drawn, and a link can bring any other into it.

import { elementScroll, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../core/index.ts';
import { onReach } from '../parts/reach.ts';
import { afterPaint } from '../store/after-paint.ts';
import type { ListRow } from './list-rows.ts';
import { ROW_HEIGHT } from './TableRow.tsx';

/** Rows drawn out of sight. All at once: a second pass right after the first cost more than their drawing. */
const OVERSCAN = 4;
const SIGHT = 560;

type Rows = Virtualizer<HTMLUListElement, Element>;

export interface RowWindow {
  readonly scroller: RefObject<HTMLUListElement | null>;
  readonly rows: Rows;
  /** A row may have another height than before; it is looked at once it is painted. */
  readonly onHeight: (position: number, row: HTMLElement) => void;
  /** Brings a row into sight that is about to be drawn. */
  readonly toNew: (position: number) => void;
}

/** A window of a fixed height over these rows. */
export function useRowWindow(pointer: Pointer, shown: readonly ListRow[]): RowWindow {
  const scroller = useRef<HTMLUListElement>(null);
  const rows: Rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: SIGHT },
    // The height is ours, in the style of the list; measuring it would force a layout in the middle of mounting.
    observeElementRect: (_rows, tell) => tell({ width: 0, height: SIGHT }),
    // So would scrolling a new list to the top, where it is anyway.
    scrollToFn: (offset, how, rows) => {
      if (offset !== 0 || rows.scrollOffset) elementScroll(offset, how, rows);
    },
  });
  const drawn = useRef(rows);
  drawn.current = rows;
  useReached(pointer, shown, drawn);
  const onHeight = useHeights(drawn);
  const toNew = (position: number) =>
    void requestAnimationFrame(() => drawn.current.scrollToIndex(position, { align: 'end' }));
  return { scroller, rows, onHeight, toNew };
}

/** Measured all at once and after the paint: earlier, each would force a layout, and the rows make their own room anyway. */
function useHeights(drawn: RefObject<Rows>): RowWindow['onHeight'] {
  const asked = useRef(new Map<number, HTMLElement>());
  const [later] = useState(() =>
    afterPaint(() => {
      const found = [...asked.current].filter(([, row]) => row.isConnected);
      asked.current.clear();
      const heights = found.map(([at, row]) => [at, row.offsetHeight || ROW_HEIGHT] as const);
      for (const [at, height] of heights) drawn.current.resizeItem(at, height);
    }),
  );
  useEffect(() => () => later.stop(), [later]);
  return useCallback(
    (position, row) => {
      asked.current.set(position, row);
      later.ask();
    },
    [later],
  );
}

/** How high the window is over so many rows. */
export const heightOf = (count: number): number => Math.min(SIGHT, count * ROW_HEIGHT + 2);

/** Links to fields of rows out of sight bring the row into it. */
function useReached(pointer: Pointer, shown: readonly ListRow[], drawn: RefObject<Rows>): void {
  const held = useRef(shown);
  held.current = shown;
  useEffect(
    () =>
      onReach(pointer, (place) => {
        const index = Number(place.slice(pointer.length + 1).split('/')[0]);
        const position = held.current.findIndex((row) => row.index === index);
        if (position >= 0) drawn.current.scrollToIndex(position, { align: 'center' });
      }),
    [pointer, drawn],
  );
}
