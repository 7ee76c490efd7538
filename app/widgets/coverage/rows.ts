// The coverage list and what ticking does to it. Pure: the caller says what day it is.

import { isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import type { Coverage } from '../catalogue/catalogue.ts';

export type { Coverage };

type Member = 'plan_class' | 'sub_cov_id' | 'desc' | 'sub_coverage';
type Rows = SomeAnswersOf<'application' | 'profile', `coveragelist/*/${Member | 'new'}`>;

/** One row of the answer: a coverage the attorney takes, or took. */
export type CoverageRow = JsonObject & {
  readonly [M in keyof NonNullable<Rows['coveragelist']>[number]]?: Json;
};

/** Is this the row of that coverage? */
const isRowOf = (row: Json | undefined, coverage: Coverage): row is CoverageRow =>
  isObject(row) &&
  String(row.sub_cov_id) === coverage.sub_cov_id &&
  row.plan_class === coverage.plan_class;

/** Where a coverage stands in the list; -1 when it does not. */
export const indexOfCoverage = (list: readonly Json[], coverage: Coverage): number =>
  list.findIndex((row) => isRowOf(row, coverage));

/** A row counts as ticked unless it is marked deleted. */
export const isTicked = (row: Json | undefined): boolean => isObject(row) && row.deleted !== 1;

/** Saved rows carry an id; only they are marked instead of removed. */
export const isSaved = (row: Json | undefined): boolean =>
  isObject(row) && row.id !== undefined && row.id !== null && row.id !== '';

/** Ticking adds the row, or takes a deleted one back and marks it new. */
export function tick(list: readonly Json[], coverage: Coverage): readonly Json[] {
  const at = indexOfCoverage(list, coverage);
  const row = list[at];
  if (!isObject(row)) return [...list, rowFor(coverage)];
  const { date_deleted: _date, ...restored } = row;
  return list.with(at, { ...restored, deleted: 0, new: 1 });
}

/** Ticks all of these that are not ticked. */
export const tickAll = (list: readonly Json[], coverages: readonly Coverage[]): readonly Json[] =>
  coverages.reduce(
    (next, coverage) =>
      isTicked(next[indexOfCoverage(next, coverage)]) ? next : tick(next, coverage),
    list,
  );

/** Unticks all of these. */
export const untickAll = (
  list: readonly Json[],
  coverages: readonly Coverage[],
  today: string,
): readonly Json[] => coverages.reduce((next, coverage) => untick(next, coverage, today), list);

/** What tells a row from the others. */
export const rowOfCoverage = (row: Json): string =>
  isObject(row) ? `${String(row.plan_class)}\t${String(row.sub_cov_id)}` : '';

/** "Estate Planning, Simple will"; words that are alike are said once. */
export function coverageName(row: Json | Coverage | undefined): string {
  if (!isObject(row as Json)) return '';
  const { desc, sub_coverage } = row as JsonObject;
  const words = [desc, sub_coverage]
    .map((word) => String(word ?? ''))
    .filter((word) => word !== '');
  return [...new Set(words)].join(', ');
}

/** Unticking marks a saved row with the day, and removes one that was never saved. */
export function untick(list: readonly Json[], coverage: Coverage, today: string): readonly Json[] {
  const at = indexOfCoverage(list, coverage);
  const row = list[at];
  if (!isObject(row)) return list;
  if (!isSaved(row)) return list.toSpliced(at, 1);
  return list.with(at, { ...row, deleted: 1, date_deleted: today, new: 0 });
}

function rowFor({ sub_cov_id, desc, sub_coverage, plan_class }: Coverage): CoverageRow {
  return {
    sub_cov_id,
    desc,
    sub_coverage,
    plan_class,
    remote_consult: false,
    remote_service: false,
  };
}
