// The catalogue as `schemas/views/coverage-table.json` shows it.

import type { RowGroup, TableView } from '../../../runtime/core/index.ts';
import type { Coverage } from './rows.ts';

/** Name of the declared table. */
export const COVERAGE_TABLE = 'coverage-table';

/** The coverages of the plan classes in their groups; a group with nothing to show is left out. */
export function coverageGroups(
  view: TableView,
  coverages: readonly Coverage[],
  classes: readonly string[],
): readonly RowGroup<Coverage>[] {
  return view.groupsOf(coverages.filter((one) => classes.includes(one.plan_class)));
}
