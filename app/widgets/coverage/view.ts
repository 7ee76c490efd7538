// Reads the declared coverage table: which descriptions are left out, which are marked.

import { isObject, type JsonObject, rowsNamed } from '../../../runtime/core/index.ts';
import { AppError } from '../../errors.ts';
import type { Coverage } from './rows.ts';

export interface CoverageView {
  readonly isShown: (coverage: Coverage) => boolean;
  readonly isMarked: (coverage: Coverage) => boolean;
}

/** `view` is `schemas/views/coverage-table.json` as released. */
export function readCoverageView(view: JsonObject | undefined): CoverageView {
  if (!isObject(view?.rows)) throw new AppError('BAD_VIEW', { view: 'coverage-table' });
  const excluded = rowsNamed(view, 'exclude');
  const marked = rowsNamed(view, 'mark');
  return {
    isShown: (coverage) => !excluded({ ...coverage }),
    isMarked: (coverage) => marked({ ...coverage }),
  };
}

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
