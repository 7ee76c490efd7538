// The catalogue as `schemas/views/coverage-table.json` shows it.

import type { JsonObject, Pointer, RowGroup, TableView } from '../../../runtime/core/index.ts';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import type { Coverage } from './rows.ts';

/** Name of the declared table. */
export const COVERAGE_TABLE = 'coverage-table' satisfies ViewId;

/** Coverages that stand under one name; a single one stands for itself and has none. */
export interface CoverageArea {
  readonly name: string | undefined;
  readonly rows: readonly Coverage[];
}

/** The rows of a group by what the view says they stand under, in the order of their first ones. */
export function coverageAreas(
  { within }: TableView,
  rows: readonly Coverage[],
): readonly CoverageArea[] {
  const areas = new Map<string, Coverage[]>();
  for (const row of rows) {
    const key = within === undefined ? row.sub_cov_id : textAt(row, within);
    const area = areas.get(key);
    if (area) area.push(row);
    else areas.set(key, [row]);
  }
  return [...areas].map(([name, of]) => ({ name: of.length > 1 ? name : undefined, rows: of }));
}

const textAt = (row: Coverage, key: string): string =>
  String((row as unknown as JsonObject)[key] ?? '');

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
