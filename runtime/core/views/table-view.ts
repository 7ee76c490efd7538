// Reads a declared table (schemas/views): its columns in their order, and its rows as they are left out, sorted and grouped.
import { RuntimeError } from '../model/errors.ts';
import type { Json, JsonObject } from '../model/types.ts';
import { formatNamed } from '../values/formats.ts';
import { getTokens, isObject } from '../values/paths.ts';
import { isBlank } from '../values/values.ts';
import { rowsNamed } from './view-rows.ts';

/** One column that is shown. */
export interface ViewColumn {
  readonly key: string;
  /** Message key of its heading. */
  readonly heading: string;
  readonly format: string;
  readonly align: 'start' | 'center' | 'end';
  /** Shares the room that the other columns of a printed table leave. */
  readonly wide: boolean;
  /** The document of the house to whose readers a screen shows it; to all where absent. */
  readonly with?: string;
  /** What a person does in it: `tick` chooses the row, `switch` turns something of a chosen row on. */
  readonly input?: 'tick' | 'switch';
}

/** Rows that stand together; `name` is the value they share, empty where rows are not grouped. */
export interface RowGroup<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
}

export interface TableView {
  readonly columns: readonly ViewColumn[];
  /** Message key of what is said where there are no rows. */
  readonly empty: string;
  readonly isMarked: (row: object) => boolean;
  /** Names of groups in their declared order; any other follows. */
  readonly order: readonly string[];
  /** Rows to show, sorted, in groups; groups without a declared order stand as their first rows came. */
  readonly groupsOf: <Row extends object>(rows: readonly Row[]) => readonly RowGroup<Row>[];
}

/** The table of that name among the views of a release; a RuntimeError where there is none. */
export function tableView(views: Readonly<Record<string, JsonObject>>, id: string): TableView {
  const view = Object.hasOwn(views, id) ? views[id] : undefined;
  if (view === undefined) throw new RuntimeError('UNKNOWN_VIEW', { view: id });
  const isExcluded = rowsNamed(view, 'exclude');
  const marked = rowsNamed(view, 'mark');
  const order = orderOf(view.sort);
  const by = isObject(view.rows) ? view.rows.group : undefined;
  const groups = groupOrder(view);
  return {
    columns: listOf(view.columns)
      .filter((column) => column.hidden !== true)
      .map((column) => columnOf(column, id)),
    empty: typeof view.empty === 'string' ? view.empty : `views.${id}.empty`,
    order: groups,
    isMarked: (row) => marked(row as JsonObject),
    groupsOf: (rows) => {
      const shown = rows.filter((row) => !isExcluded(row as JsonObject));
      const sorted = order === undefined ? shown : shown.toSorted(order);
      // By where their first rows came from, so that sorting moves rows within their groups only.
      const names = new Set(shown.map((row) => nameOf(row, by)));
      return inOrder(groups, names).map((name) => ({
        name,
        rows: sorted.filter((row) => nameOf(row, by) === name),
      }));
    },
  };
}

/** What stands in a cell: the row's value as the column writes it. */
export const cellText = ({ key, format }: ViewColumn, row: object): string =>
  formatNamed(format)(at(row, key));

/** The names, each once: those the order has as it has them, others after them as they came. */
export function inOrder(order: readonly string[], names: Iterable<string>): readonly string[] {
  const others = new Set(names);
  const known = order.filter((name) => others.delete(name));
  return [...known, ...others];
}

function groupOrder({ rows }: JsonObject): readonly string[] {
  const order = isObject(rows) ? rows.order : undefined;
  return Array.isArray(order) ? order.map(String) : [];
}

function columnOf(column: JsonObject, id: string): ViewColumn {
  const { key, heading, format, align, wide, input } = column;
  return {
    key: String(key),
    heading: typeof heading === 'string' ? heading : `views.${id}.${String(key)}.heading`,
    format: typeof format === 'string' ? format : 'text',
    align: align === 'end' || align === 'center' ? align : 'start',
    wide: wide === true,
    ...(typeof column.with === 'string' ? { with: column.with } : {}),
    ...(input === 'tick' || input === 'switch' ? { input } : {}),
  };
}

const nameOf = (row: object, by: Json | undefined): string =>
  typeof by === 'string' ? String(at(row, by) ?? '') : '';

/** Texts as people sort them, numbers by size, what is blank at the end either way. */
function orderOf(sort: Json | undefined): ((a: object, b: object) => number) | undefined {
  if (!isObject(sort)) return undefined;
  const key = String(sort.key);
  const way = sort.direction === 'descending' ? -1 : 1;
  return (a, b) => {
    const [first, second] = [at(a, key), at(b, key)];
    if (isBlank(first) || isBlank(second)) return Number(isBlank(first)) - Number(isBlank(second));
    if (typeof first === 'number' && typeof second === 'number') return way * (first - second);
    return way * String(first).localeCompare(String(second), 'en-US', { numeric: true });
  };
}

const at = (row: object, key: string): Json => getTokens(row as JsonObject, key.split('.')) ?? null;

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
