// The body of a table: rows in their groups, or as many grey lines as rows are awaited, of the same height.

import { type MouseEvent, type ReactElement, useId } from 'react';
import type { RowGroup, ViewColumn } from '../../core/index.ts';
import type { TableHost } from './host.ts';
import { BODY, CELL, ROW } from './roles.ts';
import { cellClass, TableCell } from './TableCell.tsx';

/** How one row is chosen. */
export interface Choosing {
  readonly isChosen: (row: object) => boolean;
  readonly choose: (row: object) => void;
  /** What a row is called for those who do not see it. */
  readonly nameOf: (row: object) => string;
}

/** How many rows are selected at once. */
export interface Selecting {
  readonly isSelected: (key: string) => boolean;
  readonly select: (key: string, row: object) => void;
  readonly nameOf: (row: object) => string;
}

interface RowsProps {
  readonly host: TableHost;
  readonly columns: readonly ViewColumn[];
  readonly groups: readonly RowGroup<object>[];
  readonly keyOf: (row: object, index: number) => string;
  readonly choosing?: Choosing | undefined;
  readonly selecting?: Selecting | undefined;
  /** What a group is called; its own name unless told. */
  readonly groupName?: ((name: string) => string) | undefined;
  readonly write?: ((text: string, column: ViewColumn) => string) | undefined;
}

export function TableRows(props: RowsProps): ReactElement {
  const { columns, groups, keyOf, choosing, selecting, groupName } = props;
  const radios = useId();
  return (
    <>
      {groups.map(({ name, rows }) => (
        <tbody key={name} {...BODY}>
          {name !== '' && (
            <tr {...ROW} className="f-view-group">
              <th scope="rowgroup" colSpan={columns.length + (choosing || selecting ? 1 : 0)}>
                {groupName ? groupName(name) : name}
              </th>
            </tr>
          )}
          {withKeys(rows, keyOf).map(([key, row]) => (
            <TableRow
              {...props}
              key={key}
              rowKey={key}
              row={row}
              radios={radios}
              isChosen={choosing?.isChosen(row) === true}
            />
          ))}
        </tbody>
      ))}
    </>
  );
}

/** What names a row may name another, too: content says by what rows are known, and nobody can tell that it is theirs alone. */
function withKeys(
  rows: readonly object[],
  keyOf: RowsProps['keyOf'],
): readonly (readonly [string, object])[] {
  const known = new Map<string, number>();
  return rows.map((row, index) => {
    const key = keyOf(row, index);
    const times = known.get(key) ?? 0;
    known.set(key, times + 1);
    return [times === 0 ? key : `${key} ${times}`, row];
  });
}

interface RowProps extends RowsProps {
  readonly rowKey: string;
  readonly row: object;
  /** Name of the group of radio buttons. */
  readonly radios: string;
  readonly isChosen: boolean;
}

function TableRow({ row, rowKey, radios, isChosen, ...props }: RowProps): ReactElement {
  const { host, columns, choosing, selecting, write } = props;
  const cells = columns.map((column) => (
    <TableCell key={column.key} column={column} row={row} host={host} write={write} />
  ));
  if (selecting) {
    const isSelected = selecting.isSelected(rowKey);
    return (
      <tr {...ROW} className={isSelected ? 'f-on' : undefined}>
        <td {...CELL} className="f-view-choice">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={host.texts.t('runtime.table.select', { row: selecting.nameOf(row) })}
            onChange={() => selecting.select(rowKey, row)}
          />
        </td>
        {cells}
      </tr>
    );
  }
  if (choosing === undefined) return <tr {...ROW}>{cells}</tr>;
  const { choose, nameOf } = choosing;
  return (
    <tr
      {...ROW}
      className={isChosen ? 'f-view-row f-on' : 'f-view-row'}
      onClick={(event) => {
        if (!isOnControl(event)) choose(row);
      }}
    >
      <td {...CELL} className="f-view-choice">
        <input
          type="radio"
          name={radios}
          checked={isChosen}
          aria-label={host.texts.t('runtime.table.choose', { row: nameOf(row) })}
          onChange={() => choose(row)}
        />
      </td>
      {cells}
    </tr>
  );
}

/** A press on a link leads on, and chooses nothing. */
const isOnControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;

interface AwaitedProps {
  readonly host: TableHost;
  readonly columns: readonly ViewColumn[];
  readonly count: number;
}

/** Keeps the room of rows that are on their way. */
export function AwaitedRows({ host, columns, count }: AwaitedProps): ReactElement {
  const lines = Array.from({ length: count }, (_, index) => `awaited-${index}`);
  return (
    <tbody aria-hidden="true" className="f-view-awaited">
      {lines.map((line) => (
        <tr key={line}>
          {columns.map((column) => (
            <td
              key={column.key}
              className={cellClass(column)}
              data-label={host.texts.t(column.heading)}
            >
              <div className="f-view-cell">
                <i />
                {column.second && <i className="f-view-second" />}
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
