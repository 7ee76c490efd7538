// A long list as rows with the input in the row: only the rows in sight are drawn, ids keep controls with their data.

import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { childPointer, type FormNode, labelOf, newItem, rowSourceOf } from '../../../core/index.ts';
import { useStore, useTexts, useViewOf } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { listOption } from '../../nodes/options.ts';
import { Button } from '../../parts/Button.tsx';
import { fieldId, InTable } from '../../parts/FieldFrame.tsx';
import type { RowId } from '../../store/rows.ts';
import type { FieldView } from '../../store/view.ts';
import { ListHead } from './ListHead.tsx';
import { type ListLimits, useListLimits } from './list-limits.ts';
import { type ListRow, useListRows } from './list-rows.ts';
import { listText } from './list-texts.ts';
import { type Ordering, useOrdering } from './RowMoves.tsx';
import { useRemoval } from './removal.tsx';
import { heightOf } from './row-sizes.ts';
import { type RowWindow, useRowWindow } from './row-window.ts';
import { Sourced } from './sourced.tsx';
import { TableRow } from './TableRow.tsx';

const hiddenOf = (view: FieldView) => view.hidden;

/** Columns are `ui:options.columns`, else every member of a row. Only the coming and going of rows renders it again. */
export function RowTableWidget(props: PlaceProps): ReactElement | null {
  const { pointer, info, options } = props;
  const store = useStore();
  const { texts } = store;
  const rows = useListRows(pointer, options);
  const { shown } = rows;
  const limits = useListLimits(props, rows.count);
  const hidden = useViewOf(pointer, hiddenOf);
  const { ask, forget, below } = useRemoval(props, rows);
  const { movesOf, move, told } = useOrdering(props, shown, limits);
  const at = useRowWindow(pointer, shown);
  const columns = useMemo(() => columnsOf(store.info(pointer)), [store, pointer]);
  const source = rowSourceOf(options);
  if (hidden) return null;
  const add = () => {
    forget();
    store.insertRow(pointer, newItem(store.bundle, pointer));
    at.toNew(shown.length);
  };
  return (
    <div className="f-repeat" id={fieldId(pointer)} tabIndex={-1}>
      <ListHead {...props} />
      {source && <Sourced {...props} source={source} onFilled={forget} />}
      <div className="f-rows" style={roomFor(columns.length, limits.canOrder)}>
        <ColumnHeads pointer={pointer} columns={columns} />
        <RowsInSight
          {...props}
          {...{ shown, columns, limits, at, movesOf }}
          onMove={move}
          onRemove={ask}
        />
        <div className="f-rows-foot">
          {shown.length === 0
            ? source
              ? ''
              : listText(texts, info, 'empty', 'runtime.list.none')
            : texts.t('runtime.list.count', { count: shown.length })}
        </div>
      </div>
      {limits.canAdd && (
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

/** The room of the columns, and of three buttons where rows can be moved. */
const roomFor = (columns: number, canOrder: boolean): CSSProperties =>
  ({ '--columns': columns, ...(canOrder && { '--acts': '132px' }) }) as CSSProperties;

interface InSightProps extends PlaceProps {
  readonly shown: readonly ListRow[];
  readonly columns: readonly string[];
  readonly limits: ListLimits;
  readonly at: RowWindow;
  readonly movesOf: Ordering['movesOf'];
  readonly onMove: Ordering['move'];
  readonly onRemove: (id: RowId) => void;
}

/** A list of its full height, of which the rows in sight are there, between the room of those before and after. */
function RowsInSight(props: InSightProps): ReactElement {
  const { shown, columns, limits, at, movesOf, onMove, onRemove, ...place } = props;
  const { scroller, sight, Keeper, keeping, onScroll, onHeight } = at;
  const texts = useTexts();
  const before = sight.rows[0]?.start ?? 0;
  const after = sight.height - (sight.rows.at(-1)?.end ?? 0);
  return (
    <ul
      className="f-rows-view"
      ref={scroller}
      aria-label={labelOf(texts, place.info, place.pointer)}
      style={{ height: heightOf(shown.length) }}
      onScroll={onScroll}
    >
      {Keeper && <Keeper {...keeping} shown={shown} />}
      {before > 0 && <li role="none" style={{ height: before }} />}
      <InTable value>
        {sight.rows.map(({ index: position }) => {
          const row = shown[position];
          return (
            row && (
              <TableRow
                key={row.id}
                {...place}
                id={row.id}
                index={row.index}
                position={position}
                count={shown.length}
                columns={columns}
                fixed={limits.stays(row.index, position)}
                {...movesOf(position)}
                onMove={onMove}
                onHeight={onHeight}
                onRemove={onRemove}
              />
            )
          );
        })}
      </InTable>
      {after > 0 && <li role="none" style={{ height: after }} />}
    </ul>
  );
}

interface HeadsProps extends Pick<PlaceProps, 'pointer'> {
  readonly columns: readonly string[];
}

/** For eyes only: each control in a row is named after its column as well. */
function ColumnHeads({ pointer, columns }: HeadsProps): ReactElement {
  const store = useStore();
  return (
    <div className="f-rows-head" aria-hidden="true">
      {columns.map((name) => (
        <span key={name}>
          {labelOf(store.texts, store.info(childPointer(`${pointer}/0`, name)), `/${name}`)}
        </span>
      ))}
    </div>
  );
}

function columnsOf(node: FormNode | undefined): readonly string[] {
  const named = listOption(node?.uiOptions ?? {}, 'columns').map(String);
  if (named.length > 0) return named;
  const members = node?.children.get('*')?.children ?? [];
  return [...members].filter(([, { unseen }]) => !unseen).map(([name]) => name);
}
