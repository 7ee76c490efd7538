// Reads the declared coverage table: which descriptions are left out, which are marked.

import { isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import { AppError } from '../../errors.ts';
import type { Coverage } from './rows.ts';

export interface CoverageView {
  readonly isShown: (coverage: Coverage) => boolean;
  readonly isMarked: (coverage: Coverage) => boolean;
}

/** `view` is `schemas/views/coverage-table.json` as released. */
export function readCoverageView(view: JsonObject | undefined): CoverageView {
  const rows = view?.rows;
  if (!isObject(rows)) throw new AppError('BAD_VIEW', { view: 'coverage-table' });
  const excluded = conditionsOf(rows.exclude);
  const marked = conditionsOf(rows.mark);
  return {
    isShown: (coverage) => !excluded(coverage),
    isMarked: (coverage) => marked(coverage),
  };
}

/** `{column: [values]}`: does any column hold one of its values? */
function conditionsOf(declared: Json | undefined): (coverage: Coverage) => boolean {
  const conditions = isObject(declared)
    ? Object.entries(declared).map(([key, values]) => [key, new Set(texts(values))] as const)
    : [];
  return (coverage) =>
    conditions.some(([key, values]) =>
      values.has((coverage as unknown as Record<string, string>)[key] ?? ''),
    );
}

const texts = (values: Json | undefined): readonly string[] =>
  Array.isArray(values) ? values.map(String) : [];

export interface CoverageGroup {
  readonly planClass: string;
  readonly coverages: readonly Coverage[];
}

/** The catalogue under its plan classes, in the order given; a class with nothing to show is left out. */
export function groupCoverages(
  coverages: readonly Coverage[],
  classes: readonly string[],
  view: CoverageView,
): readonly CoverageGroup[] {
  return classes.flatMap((planClass) => {
    const own = coverages.filter((one) => one.plan_class === planClass && view.isShown(one));
    return own.length === 0 ? [] : [{ planClass, coverages: own }];
  });
}
