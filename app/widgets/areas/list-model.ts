// What the list of practice areas shows: rows in order under their states, by tab and by what is looked for.

import { isDeletedRow, isObject, type Json } from '../../../runtime/core/index.ts';
import { areaKey, text } from './rows.ts';
import type { Members } from './terms.ts';

export type Tab = 'all' | 'toFix' | 'deleted';

export type Line =
  | { readonly kind: 'state'; readonly state: string; readonly count: number }
  | { readonly kind: 'row'; readonly index: number };

export interface ListModel {
  readonly lines: readonly Line[];
  /** Places of all rows that are neither deleted nor set aside, shown or not. */
  readonly rows: readonly number[];
  /** Rows among the lines. */
  readonly shown: number;
  readonly counts: Readonly<Record<Tab, number>>;
}

/** Row indexes in reading order: state, county, plan class. */
export function orderOf(list: readonly Json[], members: Members): readonly number[] {
  const keys = list.map((row) => areaKey(row, members));
  return list
    .map((_row, index) => index)
    .sort((a, b) => compare(keys[a] ?? '', keys[b] ?? '') || a - b);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Do both lists name the same areas at the same places? Then the order still holds. */
export function sameOrder(
  before: readonly Json[],
  after: readonly Json[],
  members: Members,
): boolean {
  if (before.length !== after.length) return false;
  return before.every((row, index) => {
    const next = after[index];
    return row === next || areaKey(row, members) === areaKey(next, members);
  });
}

/** The lines to draw. `faulty` are the indexes of rows to be fixed, `aside` of those that a rule has set aside. */
export function modelOf(
  list: readonly Json[],
  order: readonly number[],
  view: {
    readonly members: Members;
    readonly tab: Tab;
    readonly find: string;
    readonly faulty: ReadonlySet<number>;
    readonly aside: ReadonlySet<number>;
  },
): ListModel {
  const { members } = view;
  const find = view.find.trim().toLowerCase();
  const lines: Line[] = [];
  let heading: { state: string; count: number; kind: 'state' } | undefined;
  let shown = 0;
  for (const index of order) {
    const row = list[index];
    if (
      !isObject(row) ||
      view.aside.has(index) ||
      !inTab(row, index, view) ||
      !matches(row[members.county], find)
    )
      continue;
    const state = text(row[members.state]);
    if (heading?.state !== state) {
      heading = { kind: 'state', state, count: 0 };
      lines.push(heading);
    }
    heading.count += 1;
    shown += 1;
    lines.push({ kind: 'row', index });
  }
  const rows = order.filter((index) => !view.aside.has(index) && !isDeletedRow(list[index]));
  return { lines, rows, shown, counts: countsOf(list, view) };
}

function inTab(
  row: Json,
  index: number,
  { tab, faulty }: { readonly tab: Tab; readonly faulty: ReadonlySet<number> },
): boolean {
  if (tab === 'toFix') return faulty.has(index);
  if (tab === 'deleted') return isDeletedRow(row);
  return true;
}

const matches = (county: Json | undefined, find: string): boolean =>
  find === '' || text(county).toLowerCase().includes(find);

function countsOf(
  list: readonly Json[],
  { faulty, aside }: { readonly faulty: ReadonlySet<number>; readonly aside: ReadonlySet<number> },
): ListModel['counts'] {
  const here = aside.size === 0 ? list : list.filter((_row, index) => !aside.has(index));
  return {
    all: here.length,
    toFix: faulty.size,
    deleted: here.filter(isDeletedRow).length,
  };
}
