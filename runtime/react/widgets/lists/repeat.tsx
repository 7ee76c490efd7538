// A list of items as cards: finished ones fold to one line, a new one opens, a removal is asked about first.

import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { getAt, newItem, rowSourceOf } from '../../../core/index.ts';
import { useStore, useViewOf } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { objectOption } from '../../nodes/options.ts';
import { Button } from '../../parts/Button.tsx';
import { fieldId } from '../../parts/FieldFrame.tsx';
import { focusFirstIn } from '../../parts/focus.ts';
import { onReach } from '../../parts/reach.ts';
import type { RowId } from '../../store/rows.ts';
import type { FieldView } from '../../store/view.ts';
import { ListHead } from './ListHead.tsx';
import { useListLimits } from './list-limits.ts';
import { type ListRow, useListRows } from './list-rows.ts';
import { listText } from './list-texts.ts';
import { RepeatItem } from './RepeatItem.tsx';
import { useOrdering } from './RowMoves.tsx';
import { useRemoval } from './removal.tsx';
import { Sourced } from './sourced.tsx';

const hiddenOf = (view: FieldView) => view.hidden;

/** Only the coming and going of rows renders the list again. */
export function RepeatWidget(props: PlaceProps): ReactElement | null {
  const { pointer, info, options } = props;
  const store = useStore();
  const rows = useListRows(pointer, options);
  const { shown, count } = rows;
  const hidden = useViewOf(pointer, hiddenOf);
  const limits = useListLimits(props, count);
  const { canAdd, fixedRows, stays } = limits;
  const source = rowSourceOf(options);
  const { movesOf, move, told } = useOrdering(props, shown, limits);
  const isWhole = objectOption(options, 'item')?.fixed === true;
  const [open, toggle] = useOpenItems(() =>
    openAtFirst(props, store, shown, isWhole ? shown.length : fixedRows),
  );
  const { ask, forget, below } = useRemoval(props, rows);
  useUnfolding(pointer, shown, toggle);
  if (hidden) return null;
  const { texts } = store;
  const add = () => {
    forget();
    const id = store.insertRow(pointer, newItem(store.bundle, pointer));
    toggle(id, true);
    focusFirstIn(`[data-row="${id}"] .f-item-body`);
  };
  return (
    <div className="f-repeat" id={fieldId(pointer)} tabIndex={-1}>
      <ListHead {...props} />
      {source && (
        <Sourced {...props} source={source} onFilled={(ids) => ids.map((id) => toggle(id, true))} />
      )}
      {shown.length === 0 && !source && <None {...props} />}
      {shown.map(({ id, index }, position) => (
        <RepeatItem
          key={id}
          {...props}
          id={id}
          index={index}
          open={open.has(id)}
          fixed={stays(index, position)}
          {...movesOf(position)}
          onMove={move}
          onToggle={toggle}
          onRemove={ask}
        />
      ))}
      {canAdd && (
        <div className="f-add" data-add={pointer}>
          <Button icon="plus" once onClick={add}>
            {listText(texts, info, 'add', 'runtime.add')}
          </Button>
        </div>
      )}
      {told}
      {below}
    </div>
  );
}

function None({ info }: PlaceProps): ReactElement {
  const { texts } = useStore();
  return <p className="f-hint">{listText(texts, info, 'empty', 'runtime.list.none')}</p>;
}

/** A link to a field of an item unfolds it. */
function useUnfolding(
  pointer: string,
  shown: readonly ListRow[],
  toggle: (id: RowId, on: boolean) => void,
): void {
  useEffect(
    () =>
      onReach(pointer, (place) => {
        const index = Number(place.slice(pointer.length + 1).split('/')[0]);
        const row = shown.find((one) => one.index === index);
        if (row) toggle(row.id, true);
      }),
    [pointer, shown, toggle],
  );
}

/** Ids of the items that stand open, and how one is opened or folded. */
function useOpenItems(
  atFirst: () => ReadonlySet<RowId>,
): readonly [ReadonlySet<RowId>, (id: RowId, on: boolean) => void] {
  const [open, setOpen] = useState(atFirst);
  const toggle = useCallback((id: RowId, on: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return [open, toggle];
}

/** The items that cannot be removed stand open, and so do those with something left to do. */
function openAtFirst(
  { pointer }: PlaceProps,
  store: ReturnType<typeof useStore>,
  rows: readonly ListRow[],
  keep: number,
): ReadonlySet<RowId> {
  const unfinished = store.faults().map((fault) => fault.path);
  return new Set(
    rows
      .filter(({ index }, position) => {
        const row = `${pointer}/${index}`;
        return (
          position < Math.max(keep, 1) ||
          getAt(store.answers(), row) === undefined ||
          unfinished.some((path) => path === row || path.startsWith(`${row}/`))
        );
      })
      .map(({ id }) => id),
  );
}
