// The practice areas and what adding, deleting and restoring do to them. Pure: the caller says what day it is.

import {
  isDeletedRow,
  isObject,
  type Json,
  type JsonObject,
  rowKey,
} from '../../../runtime/core/index.ts';
import { hasRate, type Members, type Terms } from './terms.ts';

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
  /** So many are new, and so many that were there without a rate have got it. */
  | {
      readonly kind: 'added';
      readonly list: readonly Json[];
      readonly count: number;
      readonly updated: number;
    }
  /** All of them were there: so many have another rate now. */
  | { readonly kind: 'updated'; readonly list: readonly Json[]; readonly count: number };

/** A choice of the adder, never stored. */
export const ALL_COUNTIES = '*';

/**
 * Adds one county, or with `ALL_COUNTIES` every one of `counties` that is not there yet. Deleted ones are taken back,
 * with the rate typed now. What is there already gets that rate where nothing is added, else only where it has none.
 */
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
  const there: number[] = [];
  let count = 0;
  for (const name of wanted) {
    const fresh = { ...place, [members.county]: name, ...rate };
    const at = by && known.get(rowKey(fresh, by));
    const row = at === undefined ? undefined : list[at];
    if (at !== undefined && !isDeletedRow(row)) there.push(at);
    else {
      if (at === undefined) next.push(fresh);
      else next[at] = { ...restored(row), ...rate };
      count += 1;
    }
  }
  const updated = giveRate(next, there, rate, count > 0);
  if (count > 0) return { kind: 'added', list: next, count, updated };
  if (updated > 0) return { kind: 'updated', list: next, count: updated };
  return { kind: county === ALL_COUNTIES ? 'allThere' : 'duplicate' };
}

/** Rows at these places get the rate where they have another, or only where they have none; gives how many did. */
function giveRate(
  rows: Json[],
  places: readonly number[],
  rate: JsonObject,
  onlyWithout: boolean,
): number {
  let given = 0;
  for (const at of places) {
    const row = rows[at];
    for (const [name, value] of Object.entries(rate)) {
      if (!isObject(row) || row[name] === value || (onlyWithout && row[name])) continue;
      rows[at] = { ...row, [name]: value ?? null };
      given += 1;
    }
  }
  return given;
}

/** The rate that was typed, for an area that has one. */
const rateOf = ({ rate }: NewArea, area: JsonObject, terms: Terms): JsonObject =>
  rate === undefined || terms.members.rate === undefined || !hasRate(terms, area)
    ? {}
    : { [terms.members.rate]: rate };

/** Rows at these places with one rate. */
export function withRate(
  list: readonly Json[],
  places: readonly number[],
  { members }: Terms,
  rate: number,
): readonly Json[] {
  const next = [...list];
  giveRate(next, places, { [members.rate ?? '']: rate }, false);
  return next;
}

/** A saved row is marked with the day; one that was never saved is gone (undefined). */
export function deleted(row: Json | undefined, today: string): Json | undefined {
  if (!isObject(row) || row.id === undefined || row.id === null || row.id === '') return undefined;
  return { ...row, deleted: 1, date_deleted: today };
}

/** The row as if it had never been deleted. */
export function restored(row: Json | undefined): JsonObject {
  if (!isObject(row)) return {};
  const { date_deleted: _date, ...present } = row;
  return { ...present, deleted: 0 };
}

/** What tells an area from the others, in reading order. A tab sorts before any letter: Harris stands before Harrison. */
export function areaKey(row: Json | undefined, { state, county, planClass }: Members): string {
  if (!isObject(row)) return '';
  return `${text(row[state])}\t${text(row[county]).toLowerCase()}\t${text(row[planClass])}`;
}

export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
