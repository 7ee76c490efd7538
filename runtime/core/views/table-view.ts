// Reads a declared table (schemas/views): its columns in their order, and its rows as they are left out, sorted and grouped.
import { RuntimeError } from '../model/errors.ts';
import type { Json, JsonObject } from '../model/types.ts';
import { isObject } from '../values/paths.ts';
import { firstValue, valueAt } from './cells.ts';
import { columnOf, type ViewColumn, viewKey } from './columns.ts';
import { type ViewFilter, viewFilters } from './filters.ts';
import { type RowOrder, sortedBy } from './row-order.ts';
import { rowsNamed } from './view-rows.ts';
import { type ViewSource, viewSource } from './view-source.ts';

/** Rows that stand together; `name` is the value they share, empty where rows are not grouped. */
export interface RowGroup<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
}

export interface TableView {
  readonly id: string;
  /** Message key of what the table is called for those who do not see it. */
  readonly caption: string;
  /** Key of what names a row; rows of a table without one are told apart by their place. */
  readonly rowKey?: string;
  readonly columns: readonly ViewColumn[];
  /** Where the rows come from, a page at a time perhaps. */
  readonly source: ViewSource;
  /** What a person may narrow the rows by. */
  readonly filters: readonly ViewFilter[];
  /** Nothing is looked for before somebody says so. */
  readonly onPress: boolean;
  /** Message key of the button that takes all filters back. */
  readonly clear: string;
  /** That button is there before anything is answered. */
  readonly clearStays: boolean;
  /** How many rows a page may have, the first to begin with; all stand on one page where it is empty. */
  readonly sizes: readonly number[];
  /** The order in which rows stand unless somebody wishes another; as they came where absent. */
  readonly sort?: RowOrder;
  /** One row can be chosen. */
  readonly choosable: boolean;
  /** The rows can be saved as a file. */
  readonly savable: boolean;
  /** Message key of what is said where there are no rows. */
  readonly empty: string;
  /** Message key of what is said where there are none of what somebody looks for. */
  readonly noMatch: string;
  readonly isMarked: (row: object) => boolean;
  /** Key of the value that rows of a group stand under together; rows of a table without one stand each for itself. */
  readonly within?: string;
  /** Names of groups in their declared order; any other follows. */
  readonly order: readonly string[];
  /** Rows to show, sorted, in groups; groups without a declared order stand as their first rows came. */
  readonly groupsOf: <Row extends object>(
    rows: readonly Row[],
    order?: RowOrder,
  ) => readonly RowGroup<Row>[];
}

/** The table of that name among the views of a release; a RuntimeError where there is none. */
export function tableView(views: Readonly<Record<string, JsonObject>>, id: string): TableView {
  const view = Object.hasOwn(views, id) ? views[id] : undefined;
  if (view === undefined) throw new RuntimeError('UNKNOWN_VIEW', { view: id });
  const rows = isObject(view.rows) ? view.rows : {};
  const searching = isObject(view.searching) ? view.searching : {};
  const marked = rowsNamed(view, 'mark');
  const columns = listOf(view.columns)
    .filter((column) => column.hidden !== true)
    .map((column) => columnOf(column, id));
  const sort = orderIn(view.sort);
  return {
    id,
    caption: typeof view.caption === 'string' ? view.caption : viewKey(id, 'caption'),
    ...(typeof rows.key === 'string' && { rowKey: rows.key }),
    columns,
    source: viewSource(view),
    filters: viewFilters(view, id),
    onPress: searching.press === true,
    clear: typeof searching.clear === 'string' ? searching.clear : 'runtime.table.reset',
    sizes: Array.isArray(view.pages) ? view.pages.map(Number) : [],
    ...(sort && { sort }),
    choosable: view.choose === true,
    clearStays: searching.press === true || typeof searching.clear === 'string',
    savable: view.download === true,
    empty: typeof view.empty === 'string' ? view.empty : viewKey(id, 'empty'),
    order: groupOrder(rows),
    ...(typeof rows.within === 'string' && { within: rows.within }),
    noMatch: typeof searching.none === 'string' ? searching.none : 'runtime.table.noMatch',
    isMarked: (row) => marked(row as JsonObject),
    groupsOf: grouping(view, columns, sort),
  };
}

/** The names, each once: those the order has as it has them, others after them as they came. */
export function inOrder(order: readonly string[], names: Iterable<string>): readonly string[] {
  const others = new Set(names);
  const known = order.filter((name) => others.delete(name));
  return [...known, ...others];
}

function grouping(
  view: JsonObject,
  columns: readonly ViewColumn[],
  usual: RowOrder | undefined,
): TableView['groupsOf'] {
  const isExcluded = rowsNamed(view, 'exclude');
  const rowsOf = isObject(view.rows) ? view.rows : {};
  const by = rowsOf.group;
  const order = groupOrder(rowsOf);
  return (rows, wished) => {
    const shown = rows.filter((row) => !isExcluded(row as JsonObject));
    const sorted = inTurn(shown, columns, wished ?? usual);
    if (typeof by !== 'string') return shown.length === 0 ? [] : [{ name: '', rows: sorted }];
    // By where their first rows came from, so that sorting moves rows within their groups only.
    const names = new Set(shown.map((row) => nameOf(row, by)));
    return inOrder(order, names).map((name) => ({
      name,
      rows: sorted.filter((row) => nameOf(row, by) === name),
    }));
  };
}

function inTurn<Row extends object>(
  rows: readonly Row[],
  columns: readonly ViewColumn[],
  order: RowOrder | undefined,
): readonly Row[] {
  if (order === undefined) return rows;
  const value = columns.find(({ key }) => key === order.key) ?? { key: order.key };
  return sortedBy(rows, (row) => firstValue(value, row), order.descending);
}

function groupOrder({ order }: JsonObject): readonly string[] {
  return Array.isArray(order) ? order.map(String) : [];
}

const orderIn = (sort: Json | undefined): RowOrder | undefined =>
  isObject(sort)
    ? { key: String(sort.key), descending: sort.direction === 'descending' }
    : undefined;

const nameOf = (row: object, by: string): string => String(valueAt(row, by) ?? '');

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
