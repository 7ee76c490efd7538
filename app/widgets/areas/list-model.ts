// What the list of practice areas shows: rows in order under their states, by tab and by what is looked for.

import { isDeletedRow, isObject, type Json } from '../../../runtime/core/index.ts';
import { text } from './rows.ts';
import type { Members } from './terms.ts';

export type Tab = 'all' | 'toFix' | 'deleted';

export type Line =
  | { readonly kind: 'state'; readonly state: string; readonly count: number }
  | { readonly kind: 'row'; readonly index: number };

export interface ListModel {
  readonly lines: readonly Line[];
  /** Rows among the lines. */
  readonly shown: number;
  readonly counts: Readonly<Record<Tab, number>>;
}

/** Row indexes in reading order: state, county, plan class. */
export function orderOf(list: readonly Json[], members: Members): readonly number[] {
  const keys = list.map((row) => keyOf(row, members));
  return list
    .map((_row, index) => index)
    .sort((a, b) => compare(keys[a] ?? '', keys[b] ?? '') || a - b);
}

/** A tab sorts before any letter: Harris stands before Harrison. */
function keyOf(row: Json | undefined, { state, county, planClass }: Members): string {
  if (!isObject(row)) return '';
  return `${text(row[state])}\t${text(row[county]).toLowerCase()}\t${text(row[planClass])}`;
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
    return row === next || keyOf(row, members) === keyOf(next, members);
  });
}

/** The lines to draw. `faulty` are the indexes of rows to be fixed. */
export function modelOf(
  list: readonly Json[],
  order: readonly number[],
  view: {
    readonly members: Members;
    readonly tab: Tab;
    readonly find: string;
    readonly faulty: ReadonlySet<number>;
  },
): ListModel {
  const { members } = view;
  const find = view.find.trim().toLowerCase();
  const lines: Line[] = [];
  let heading: { state: string; count: number; kind: 'state' } | undefined;
  let shown = 0;
  for (const index of order) {
    const row = list[index];
    if (!isObject(row) || !inTab(row, index, view) || !matches(row[members.county], find)) continue;
    const state = text(row[members.state]);
    if (heading?.state !== state) {
      heading = { kind: 'state', state, count: 0 };
      lines.push(heading);
    }
    heading.count += 1;
    shown += 1;
    lines.push({ kind: 'row', index });
  }
  return { lines, shown, counts: countsOf(list, view.faulty) };
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

function countsOf(list: readonly Json[], faulty: ReadonlySet<number>): ListModel['counts'] {
  return {
    all: list.length,
    toFix: faulty.size,
    deleted: list.filter(isDeletedRow).length,
  };
}
