// One row of a long list: renders again only when it moves; its cells follow their own places.

import { memo, type ReactElement, useEffect, useRef } from 'react';
import { childPointer, type Pointer } from '../../../core/index.ts';
import { useStore } from '../../context/context.tsx';
import { useSection } from '../../context/section.ts';
import type { PlaceProps } from '../../context/widget.ts';
import { itemsOf, uiOf } from '../../nodes/schema.ts';
import { Button } from '../../parts/Button.tsx';
import { PlaceNotes } from '../../parts/PlaceNotes.tsx';
import type { RowId } from '../../store/rows.ts';
import { useRowNotes } from './item-title.ts';
import { itemName } from './naming.ts';
import { MoveButtons, type Way } from './RowMoves.tsx';

export interface TableRowProps extends PlaceProps {
  readonly id: RowId;
  /** Its place in the answers. */
  readonly index: number;
  /** Its place among the rows shown. */
  readonly position: number;
  readonly count: number;
  readonly columns: readonly string[];
  /** Cannot be removed. */
  readonly fixed: boolean;
  /** The ways in which it can be moved, in a list whose order means something. */
  readonly up?: boolean | undefined;
  readonly down?: boolean | undefined;
  readonly onMove: (id: RowId, way: Way) => void;
  /** Told where a row has notes or has had some: it may have another height now. */
  readonly onHeight: (position: number, row: HTMLElement) => void;
  readonly onRemove: (id: RowId) => void;
}

/** Stands in the flow of the list, so that it makes its own room. */
export const TableRow = memo(function TableRow(props: TableRowProps): ReactElement {
  const { index, position, count, onHeight, ...rest } = props;
  const place = `${props.pointer}/${index}`;
  const { faults, warnings, isOwn } = useRowNotes(place);
  const notes = faults + warnings;
  const row = useRef<HTMLLIElement>(null);
  const hadNotes = useRef(false);
  useEffect(() => {
    if (notes === 0 && !hadNotes.current) return;
    hadNotes.current = notes > 0;
    if (row.current) onHeight(position, row.current);
  }, [notes, position, onHeight]);
  return (
    <li
      ref={row}
      className={faults > 0 ? 'f-row f-has-faults' : 'f-row'}
      data-row={props.id}
      aria-setsize={count}
      aria-posinset={position + 1}
    >
      <Cells {...rest} index={index} place={place} />
      {isOwn && <PlaceNotes pointer={place} />}
    </li>
  );
});

interface CellsProps extends Omit<TableRowProps, 'position' | 'count' | 'onHeight'> {
  readonly place: Pointer;
}

/** What stands in a row: drawn again when it moves, not when something is said of it. */
const Cells = memo(function Cells(props: CellsProps): ReactElement | null {
  const { schema, ui, index, columns, id, place, fixed, up, down, onMove, onRemove } = props;
  const store = useStore();
  const { Node } = useSection();
  const items = itemsOf(schema);
  if (!items) return null;
  const name = itemName(store, props.info, index);
  const canMove = up !== undefined && down !== undefined;
  return (
    <>
      {columns.map((column) => {
        const cell = items.properties?.[column];
        return (
          <div key={column}>
            {cell && (
              <Node
                schema={cell}
                ui={uiOf(uiOf(ui, 'items'), column)}
                pointer={childPointer(place, column)}
              />
            )}
          </div>
        );
      })}
      {canMove || !fixed ? (
        <div className="f-row-acts">
          {canMove && <MoveButtons {...{ id, name, up, down, onMove }} />}
          {!fixed && (
            <Button
              className="f-icon"
              look="quiet"
              icon="trash"
              aria-label={store.texts.t('runtime.removeItem', { label: name })}
              onClick={() => onRemove(id)}
            />
          )}
        </div>
      ) : null}
    </>
  );
});
