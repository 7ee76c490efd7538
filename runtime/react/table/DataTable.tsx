// A declared table on the screen: what narrows it, headings, rows, pages, a file of it; each row a card on a phone.

import {
  type ReactElement,
  startTransition,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import {
  cellText,
  type JsonObject,
  type RowOrder,
  sameValue,
  type TableView,
  type ViewColumn,
  valueAt,
} from '../../core/index.ts';
import { usePrinting } from '../parts/printing.ts';
import type { FilterCounts } from './FilterField.tsx';
import { Filters } from './Filters.tsx';
import type { TableHost } from './host.ts';
import { Pager } from './Pager.tsx';
import { TABLE } from './roles.ts';
import { SaveRows } from './SaveRows.tsx';
import { type ShownRows, useShownRows } from './shown-rows.ts';
import { OrderChoice, type SelectAll, TableHead } from './TableHead.tsx';
import { FailedNote, NoRows } from './TableNotes.tsx';
import { AwaitedRows, type Choosing, type Selecting, TableRows } from './TableRows.tsx';
import type { TablePlace } from './table-place.ts';
import { type Move, usePlace } from './use-place.ts';
import { type KnownRows, useRows } from './use-rows.ts';
import './table.css';
import './cards.css';
import './room.css';
import './controls.css';

export interface DataTableProps {
  readonly view: TableView;
  readonly host: TableHost;
  /** What is shown; undefined while it is on its way. */
  readonly rows?: readonly object[] | undefined;
  /** In place of rows: the table asks its call itself, with this. */
  readonly payload?: JsonObject | undefined;
  /** The page could not read the rows, or not anew; what is known stays. */
  readonly failed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Rows to keep room for until they are there; those of a page unless told. */
  readonly awaited?: number;
  /** Stands in a panel from edge to edge, and keeps off its sides. */
  readonly inset?: boolean;
  /** Documents offered to whoever looks: some columns go with one. */
  readonly documentIds?: readonly string[];
  /** The key of the chosen row, of a table in which one can be chosen. */
  readonly chosen?: string | undefined;
  /** In place of its key: which row it is. */
  readonly isChosen?: (row: object) => boolean;
  readonly onChoose?: (row: object) => void;
  /** How many rows a choice of a filter lists, by the filter's name and the choice, where that is known. */
  readonly counts?: FilterCounts | undefined;
  /** Rows that are selected, by their keys, of a table in which many can be. */
  readonly selection?: Selection | undefined;
  readonly groupName?: (name: string) => string;
  /** How this table writes a value, where it is not as the column does. */
  readonly write?: (text: string, column: ViewColumn) => string;
}

export interface Selection {
  readonly selected: ReadonlyMap<string, object>;
  readonly onSelect: (selected: ReadonlyMap<string, object>) => void;
}

const NONE: readonly string[] = [];

export function DataTable(props: DataTableProps): ReactElement {
  const { view, host, inset = false, documentIds = NONE } = props;
  const [place, move] = usePlace(view, host);
  const known = useRows(props, place);
  const root = useRef<HTMLDivElement>(null);
  const isWhole = usePrinting();
  const turn: Move = (to) => {
    move(to);
    toTop(root.current);
  };
  const shown = useShownRows(view, known, place, { move, turn, isWhole });
  const columns = useMemo(
    () => view.columns.filter((column) => !column.with || documentIds.includes(column.with)),
    [view, documentIds],
  );
  const hasNone = known.rows !== undefined && shown.count === 0 && !shown.pages?.onBefore;
  const isMissing = known.rows === undefined && known.failed;
  return (
    <div ref={root} className={inset ? 'f-root f-view f-inset' : 'f-root f-view'}>
      {view.filters.length > 0 && (
        <Filters
          view={view}
          texts={host.texts}
          counts={props.counts}
          answers={place.answers}
          onAnswers={(answers) => {
            // Looking for the same again is asking whether it has changed.
            if (sameValue(answers, place.answers)) known.retry?.();
            move({ answers });
          }}
        />
      )}
      {known.failed && <FailedNote host={host} known={known} />}
      {hasNone && <NoRows view={view} host={host} place={place} move={move} />}
      {!hasNone && !isMissing && (
        <Sheet {...props} known={known} shown={shown} columns={columns} place={place} move={move} />
      )}
    </div>
  );
}

/** A page that was turned at its foot is read from its top. */
function toTop(root: HTMLElement | null): void {
  if (root !== null && root.getBoundingClientRect().top < 0) root.scrollIntoView();
}

interface SheetProps extends DataTableProps {
  readonly known: KnownRows;
  readonly shown: ShownRows;
  readonly columns: readonly ViewColumn[];
  readonly place: TablePlace;
  readonly move: Move;
}

const AWAITED = 5;

/** The rows with their headings, and what stands below. */
function Sheet(props: SheetProps): ReactElement {
  const { view, host, known, shown, columns, place, move } = props;
  const { rows, isOld } = known;
  const choosing = useChoosing(props);
  const selecting = selectingOf(props);
  const order = {
    host,
    columns,
    order: place.order ?? view.sort,
    onOrder: (wished: RowOrder | undefined) => move({ order: wished }),
  };
  return (
    <>
      <OrderChoice {...order} />
      <div className="f-view-room">
        <table {...TABLE} aria-busy={rows === undefined || isOld} className={isOld ? 'f-old' : ''}>
          <caption className="f-sr">{host.texts.t(view.caption)}</caption>
          <TableHead {...order} choosable={choosing !== undefined} selectAll={selectAllOf(props)} />
          {rows === undefined ? (
            <AwaitedRows
              host={host}
              columns={columns}
              count={props.awaited ?? view.sizes[0] ?? AWAITED}
            />
          ) : (
            <TableRows
              {...props}
              groups={shown.groups}
              keyOf={keyOf(view)}
              choosing={choosing}
              selecting={selecting}
            />
          )}
        </table>
      </div>
      {rows !== undefined && (view.savable || shown.pages) && (
        <div className={view.source.paging ? 'f-view-foot f-on-paper' : 'f-view-foot'}>
          {view.savable && <SaveRows {...props} rows={shown.all} payload={props.payload} />}
          {shown.pages && <Pager host={host} of={shown.pages} />}
        </div>
      )}
    </>
  );
}

/**
 * The page may hold which row is chosen; else the table does. A row that is pressed is shown as chosen at once,
 * also while the page that holds it is on its way to what belongs to the row.
 */
function useChoosing({
  view,
  chosen,
  isChosen,
  onChoose,
  columns,
}: SheetProps): Choosing | undefined {
  const [own, setOwn] = useState<string>();
  const [pressed, press] = useOptimistic<object | undefined>(undefined);
  if (!view.choosable) return undefined;
  const [first] = columns;
  const isHeld = isChosen ?? ((row: object) => keyOf(view)(row, 0) === (chosen ?? own));
  return {
    isChosen: (row) => (pressed === undefined ? isHeld(row) : row === pressed),
    choose: (row) =>
      startTransition(() => {
        press(row);
        setOwn(keyOf(view)(row, 0));
        onChoose?.(row);
      }),
    nameOf: (row) => (first === undefined ? '' : cellText(first, row)),
  };
}

/** Rows of this page are added to what is selected, and taken from it. */
function selectingOf({ selection, columns }: SheetProps): Selecting | undefined {
  if (selection === undefined) return undefined;
  const { selected, onSelect } = selection;
  const [first] = columns;
  return {
    isSelected: (key) => selected.has(key),
    select: (key, row) => {
      const next = new Map(selected);
      if (!next.delete(key)) next.set(key, row);
      onSelect(next);
    },
    nameOf: (row) => (first === undefined ? '' : cellText(first, row)),
  };
}

function selectAllOf({ view, selection, shown }: SheetProps): SelectAll | undefined {
  if (selection === undefined) return undefined;
  const { selected, onSelect } = selection;
  const rows = shown.groups.flatMap((group) => group.rows);
  const keys = new Map(rows.map((row, at) => [keyOf(view)(row, at), row]));
  const count = [...keys.keys()].filter((key) => selected.has(key)).length;
  return {
    how: count === 0 ? 'none' : count === keys.size ? 'all' : 'some',
    onAll: (all) => {
      const others = [...selected].filter(([key]) => !keys.has(key));
      onSelect(new Map([...others, ...(all ? keys : [])]));
    },
  };
}

/** Rows without a name of their own are told apart by their place. */
const keyOf =
  ({ rowKey }: TableView) =>
  (row: object, index: number): string =>
    rowKey === undefined ? String(index) : String(valueAt(row, rowKey) ?? index);
