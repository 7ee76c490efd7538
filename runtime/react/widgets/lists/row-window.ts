// The rows of a long list that are in sight: those are drawn, and a link can bring any other into it. What knows how high each
// row is, is fetched once the first are on screen; until then, or where it cannot be had, all count as high as one without faults.

import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Pointer } from '../../../core/index.ts';
import { fetchedOnce } from '../../parts/on-demand.tsx';
import { onReach } from '../../parts/reach.ts';
import { whenPainted } from '../../store/when-idle.ts';
import type { ListRow } from './list-rows.ts';
import type { KeeperProps, Sight, VirtualRows } from './row-keeper.tsx';
import { OVERSCAN, ROW_HEIGHT, SIGHT } from './row-sizes.ts';

const KEEPER = fetchedOnce(async () => (await import('./row-keeper.tsx')).RowKeeper);

export interface RowWindow {
  readonly scroller: RefObject<HTMLUListElement | null>;
  readonly sight: Sight;
  /** Drawn within the list as soon as it is there. */
  readonly Keeper: ComponentType<KeeperProps> | undefined;
  readonly keeping: Omit<KeeperProps, 'shown'>;
  readonly onScroll: () => void;
  /** A row may have another height than before; it is looked at once it is painted. */
  readonly onHeight: (position: number, row: HTMLElement) => void;
  /** Brings a row into sight that is about to be drawn. */
  readonly toNew: (position: number) => void;
}

/** A window of a fixed height over these rows. */
export function useRowWindow(pointer: Pointer, shown: readonly ListRow[]): RowWindow {
  const scroller = useRef<HTMLUListElement>(null);
  const virtualRows = useRef<VirtualRows>(null);
  const [seen, setSeen] = useState<Sight>();
  const [first, setFirst] = useState(0);
  const { onHeight, measure } = useHeights(virtualRows);
  const { Keeper, ask } = useKeeper();
  const keeping = useMemo(
    () => ({
      scroller,
      onSight: (next: Sight) => setSeen((now) => (now && isSame(now, next) ? now : next)),
      onRows: (rows: VirtualRows) => {
        virtualRows.current = rows;
        measure();
      },
    }),
    [measure],
  );
  const onScroll = useCallback(() => {
    if (virtualRows.current) return;
    ask();
    setFirst(Math.floor((scroller.current?.scrollTop ?? 0) / ROW_HEIGHT));
  }, [ask]);
  const bring = useCallback(
    (position: number, align: 'center' | 'end') => {
      if (virtualRows.current) return virtualRows.current.scrollToIndex(position, { align });
      const above = align === 'end' ? SIGHT - ROW_HEIGHT : (SIGHT - ROW_HEIGHT) / 2;
      if (scroller.current) scroller.current.scrollTop = position * ROW_HEIGHT - above;
      onScroll();
    },
    [onScroll],
  );
  useReached(pointer, shown, bring);
  return {
    scroller,
    sight: seen ?? sightOf(first, shown.length),
    Keeper,
    keeping,
    onScroll,
    onHeight,
    toNew: (position) => void requestAnimationFrame(() => bring(position, 'end')),
  };
}

const IN_SIGHT = Math.ceil(SIGHT / ROW_HEIGHT);

/** The rows in sight where `first` is the topmost one, and those out of sight that are drawn with them. */
function sightOf(first: number, count: number): Sight {
  const from = Math.max(0, Math.min(first, count - IN_SIGHT) - OVERSCAN);
  const to = Math.min(count, first + IN_SIGHT + OVERSCAN);
  const rows = Array.from({ length: to - from }, (_, at) => ({
    index: from + at,
    start: (from + at) * ROW_HEIGHT,
    end: (from + at + 1) * ROW_HEIGHT,
  }));
  return { rows, height: count * ROW_HEIGHT };
}

const isSame = (now: Sight, next: Sight): boolean =>
  now.height === next.height &&
  now.rows.length === next.rows.length &&
  now.rows.every(({ index, start, end }, at) => {
    const other = next.rows[at];
    return index === other?.index && start === other.start && end === other.end;
  });

/** What keeps rows in sight, fetched in a moment of rest or when it is asked for; whoever asks after a failure tries again. */
function useKeeper() {
  const [Keeper, setKeeper] = useState<ComponentType<KeeperProps>>();
  const ask = useCallback(() => {
    KEEPER.fetch().then(
      (found) => setKeeper(() => found),
      () => {
        // Rows are drawn without it.
      },
    );
  }, []);
  useEffect(() => whenPainted(ask), [ask]);
  return { Keeper, ask };
}

/**
 * Measured all at once and in a moment of rest: while the rows are drawn each would force a layout, and right after the paint
 * a press would wait for it. The rows make their own room anyway.
 */
function useHeights(virtualRows: RefObject<VirtualRows | null>) {
  const asked = useRef(new Map<number, HTMLElement>());
  const callOff = useRef<() => void>(undefined);
  const measure = useCallback(() => {
    callOff.current ??= whenPainted(() => {
      callOff.current = undefined;
      if (!virtualRows.current) return;
      const found = [...asked.current].filter(([, row]) => row.isConnected);
      asked.current.clear();
      const heights = found.map(([at, row]) => [at, row.offsetHeight || ROW_HEIGHT] as const);
      for (const [at, height] of heights) virtualRows.current.resizeItem(at, height);
    });
  }, [virtualRows]);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = undefined;
    },
    [],
  );
  const onHeight = useCallback(
    (position: number, row: HTMLElement) => {
      asked.current.set(position, row);
      measure();
    },
    [measure],
  );
  return { onHeight, measure };
}

/** Links to fields of rows out of sight bring the row into it. */
function useReached(
  pointer: Pointer,
  shown: readonly ListRow[],
  bring: (position: number, align: 'center') => void,
): void {
  const held = useRef(shown);
  held.current = shown;
  useEffect(
    () =>
      onReach(pointer, (place) => {
        const index = Number(place.slice(pointer.length + 1).split('/')[0]);
        const position = held.current.findIndex((row) => row.index === index);
        if (position >= 0) bring(position, 'center');
      }),
    [pointer, bring],
  );
}
