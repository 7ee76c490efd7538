// Keeps the rows of a list in sight while one scrolls: what the library is for, fetched once the first rows are on screen.

import {
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { memo, type RefObject, useLayoutEffect } from 'react';
import { usePrinting } from '../../parts/printing.ts';
import type { ListRow } from './list-rows.ts';
import { OVERSCAN, ROW_HEIGHT, SIGHT } from './row-sizes.ts';

/** Where a row stands in the list, in pixels from its top. */
export interface RowPlace {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The rows to be drawn, and how high all of them are. */
export interface Sight {
  readonly rows: readonly RowPlace[];
  readonly height: number;
}

export type VirtualRows = Pick<
  Virtualizer<HTMLUListElement, Element>,
  'scrollToIndex' | 'resizeItem'
>;

export interface KeeperProps {
  readonly scroller: RefObject<HTMLUListElement | null>;
  readonly shown: readonly ListRow[];
  /** Told before anything is painted. */
  readonly onSight: (sight: Sight) => void;
  /** Hands over what moves rows. */
  readonly onRows: (rows: VirtualRows) => void;
}

/** Draws nothing itself. It may come when somebody has scrolled already. */
export const RowKeeper = memo(function RowKeeper(props: KeeperProps): null {
  const { scroller, shown, onSight, onRows } = props;
  const printing = usePrinting();
  const rows = useVirtualizer<HTMLUListElement, Element>({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: OVERSCAN,
    rangeExtractor: printing ? () => [...shown.keys()] : defaultRangeExtractor,
    initialRect: { width: 0, height: SIGHT },
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    // The height is ours, in the style of the list.
    observeElementRect: (_rows, tell) => tell({ width: 0, height: SIGHT }),
    // It begins by scrolling to where the list is already; that would end a scroll which is under way.
    scrollToFn: (offset, how, rows) => {
      if (scroller.current?.scrollTop !== offset) elementScroll(offset, how, rows);
    },
  });
  useLayoutEffect(() => onSight({ rows: rows.getVirtualItems(), height: rows.getTotalSize() }));
  useLayoutEffect(() => onRows(rows), [rows, onRows]);
  return null;
});
