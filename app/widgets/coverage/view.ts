// The catalogue as `schemas/views/coverage-table.json` shows it.

import type { JsonObject, Pointer, RowGroup, TableView } from '../../../runtime/core/index.ts';
import type { Coverage } from './rows.ts';

/** Name of the declared table. */
export const COVERAGE_TABLE = 'coverage-table';

/** The field whose choices say of which classes coverages are shown: `ui:options.classes`. */
export const classesPlace = ({ classes }: JsonObject): Pointer =>
  typeof classes === 'string' ? classes : '';

/** The coverages of the plan classes in their groups; a group with nothing to show is left out. */
export function coverageGroups(
  view: TableView,
  coverages: readonly Coverage[],
  classes: readonly string[],
): readonly RowGroup<Coverage>[] {
  return view.groupsOf(coverages.filter((one) => classes.includes(one.plan_class)));
}
