// The practice areas and what adding, deleting and restoring do to them. Pure: the caller says what day it is.

import {
  isDeletedRow,
  isObject,
  type Json,
  type JsonObject,
  rowKey,
} from '../../../runtime/core/index.ts';
import { hasRate, type Terms } from './terms.ts';

/** What stands in the adder, by what it is; any of it may be missing. */
export interface NewArea {
  readonly state?: string | undefined;
  readonly county?: string | undefined;
  readonly planClass?: string | undefined;
  readonly rate?: number | undefined;
}

export type Added =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'allThere' }
  | { readonly kind: 'added'; readonly list: readonly Json[]; readonly count: number };

/** A choice of the adder, never stored. */
export const ALL_COUNTIES = '*';

/** Adds one county, or with `ALL_COUNTIES` every one of `counties` that is not there yet. Deleted ones are taken back, with the rate typed now. */
export function addAreas(
  list: readonly Json[],
  area: NewArea,
  counties: readonly string[],
  terms: Terms,
): Added {
  const { state, county, planClass } = area;
  if (!state || !county || !planClass) return { kind: 'incomplete' };
  const { name: by, members } = terms;
  const place = { [members.state]: state, [members.planClass]: planClass };
  const rate = rateOf(area, place, terms);
  const wanted = county === ALL_COUNTIES ? counties : [county];
  const known = new Map(
    list.flatMap((row, index): [string, number][] =>
      by && isObject(row) ? [[rowKey(row, by), index]] : [],
    ),
  );
  const next = [...list];
  let count = 0;
  for (const name of wanted) {
    const fresh = { ...place, [members.county]: name, ...rate };
    const at = by && known.get(rowKey(fresh, by));
    const there = at === undefined ? undefined : list[at];
    if (there !== undefined && !isDeletedRow(there)) continue;
    if (at === undefined) next.push(fresh);
    else next[at] = { ...restored(there), ...rate };
    count += 1;
  }
  if (count > 0) return { kind: 'added', list: next, count };
  return { kind: county === ALL_COUNTIES ? 'allThere' : 'duplicate' };
}

/** The rate that was typed, for an area that has one. */
const rateOf = ({ rate }: NewArea, area: JsonObject, terms: Terms): JsonObject =>
  rate === undefined || terms.members.rate === undefined || !hasRate(terms, area)
    ? {}
    : { [terms.members.rate]: rate };

/** A saved row is marked with the day; one that was never saved is gone (undefined). */
export function deleted(row: Json | undefined, today: string): Json | undefined {
  if (!isObject(row) || row.id === undefined || row.id === null || row.id === '') return undefined;
  return { ...row, deleted: 1, date_deleted: today };
}

/** The row as if it had never been deleted. */
export function restored(row: Json | undefined): JsonObject {
  if (!isObject(row)) return {};
  const { date_deleted: _date, ...kept } = row;
  return { ...kept, deleted: 0 };
}

export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
