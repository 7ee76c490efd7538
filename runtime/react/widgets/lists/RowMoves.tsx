// Where order means something: two buttons by which a row goes up or down, with the keyboard and by touch alike.

import { type ReactElement, useCallback, useRef, useState } from 'react';
import { useStore, useTexts } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { Button } from '../../parts/Button.tsx';
import { focusFirstIn } from '../../parts/focus.ts';
import type { RowId } from '../../store/rows.ts';
import { rowName } from './item-title.ts';
import type { ListRow } from './list-rows.ts';

export type Way = 'up' | 'down';

/** What a row can do: a way that is not free is shown and does nothing, so that focus stays. */
export interface Moves {
  readonly up: boolean;
  readonly down: boolean;
}

export interface Ordering {
  /** The ways that are free to the row at a position; undefined where the list has no order of its own. */
  readonly movesOf: (position: number) => Moves | undefined;
  readonly move: (id: RowId, way: Way) => void;
  /** Says where the row that was moved is now; drawn with the list. */
  readonly told: ReactElement | null;
}

interface Limits {
  readonly canOrder: boolean;
  readonly fixedRows: number;
}

/** Rows change places with the next one that is shown; those that stay at the top stay there. */
export function useOrdering(
  props: PlaceProps,
  shown: readonly ListRow[],
  { canOrder, fixedRows }: Limits,
): Ordering {
  const { pointer } = props;
  const store = useStore();
  const [words, setWords] = useState('');
  const movesOf = (position: number): Moves | undefined =>
    canOrder && position >= fixedRows
      ? { up: position > fixedRows, down: position < shown.length - 1 }
      : undefined;
  const move = (id: RowId, way: Way): void => {
    const from = shown.findIndex((row) => row.id === id);
    const to = way === 'up' ? from - 1 : from + 1;
    const [row, other] = [shown[from], shown[to]];
    if (!row || !other || movesOf(from)?.[way] !== true) return;
    store.moveRow(pointer, row.index, other.index);
    const label = rowName(store, props, other.index);
    const place = { label, number: to + 1, count: shown.length };
    setWords(store.texts.t('runtime.list.moved', place));
    // It was taken out and put in again, which takes the focus away.
    focusFirstIn(`[data-row="${id}"] [data-move="${way}"]`);
  };
  const told = canOrder ? (
    <p className="f-sr" role="status">
      {words}
    </p>
  ) : null;
  // Rows are not drawn again because of it.
  const now = useRef(move);
  now.current = move;
  const moveNow = useCallback((id: RowId, way: Way) => now.current(id, way), []);
  return { movesOf, move: moveNow, told };
}

interface ButtonsProps {
  readonly id: RowId;
  readonly name: string;
  readonly up: boolean;
  readonly down: boolean;
  readonly onMove: (id: RowId, way: Way) => void;
}

export function MoveButtons({ id, name, up, down, onMove }: ButtonsProps): ReactElement {
  const { t } = useTexts();
  const ways = [
    ['up', up, t('runtime.list.moveUp', { label: name })],
    ['down', down, t('runtime.list.moveDown', { label: name })],
  ] as const;
  return (
    <>
      {ways.map(([way, isFree, label]) => (
        <Button
          key={way}
          className="f-icon"
          look="quiet"
          icon={way}
          data-move={way}
          aria-label={label}
          aria-disabled={isFree ? undefined : true}
          onClick={() => isFree && onMove(id, way)}
        />
      ))}
    </>
  );
}
