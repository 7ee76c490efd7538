// Checks what no schema can know: that coverages and counties are those of the catalogues.
import {
  type Answers,
  type Fault,
  isObject,
  type Json,
  type JsonObject,
  rowsNamed,
} from '../../runtime/core/index.ts';
import type { ReleasedContent } from '../content/released.ts';
import type { Services } from '../context.ts';
import { newFault } from '../forms/faults.ts';

interface Row {
  readonly row: JsonObject;
  readonly index: number;
}

/** What is looked up: the catalogues, and the declared tables, which leave some of them out. */
export interface Catalogues {
  readonly services: Pick<Services, 'coverages' | 'places'>;
  readonly content: Pick<ReleasedContent, 'app'>;
}

/** A fault for every coverage and every practice county that does not exist, or that no table offers. */
export async function checkCatalogues(
  catalogues: Catalogues,
  answers: Answers,
): Promise<readonly Fault[]> {
  const faults = await Promise.all([
    unknownCoverages(catalogues, rowsOf(answers.coveragelist)),
    unknownCounties(catalogues.services, rowsOf(answers.practice_county_list)),
  ]);
  return faults.flat();
}

const COVERAGE_TABLE = 'coverage-table';

async function unknownCoverages(
  { services, content }: Catalogues,
  rows: readonly Row[],
): Promise<Fault[]> {
  const isExcluded = rowsNamed(content.app.views[COVERAGE_TABLE], 'exclude');
  const offered = (await services.coverages.list()).filter((item) => !isExcluded({ ...item }));
  const known = new Set(offered.map((item) => `${item.plan_class} ${item.sub_cov_id}`));
  return rows.flatMap(({ row, index }) =>
    known.has(`${row.plan_class} ${row.sub_cov_id}`)
      ? []
      : [newFault(`/coveragelist/${index}/sub_cov_id`, 'enum')],
  );
}

async function unknownCounties(
  { places }: Catalogues['services'],
  rows: readonly Row[],
): Promise<Fault[]> {
  const states = [...new Set(rows.map(({ row }) => String(row.state_code)))];
  const counties = await Promise.all(states.map((state) => places.counties(state)));
  const known = new Set(
    states.flatMap((state, index) => (counties[index] ?? []).map((name) => `${state} ${name}`)),
  );
  return rows.flatMap(({ row, index }) =>
    known.has(`${row.state_code} ${row.county}`)
      ? []
      : [newFault(`/practice_county_list/${index}/county`, 'enum')],
  );
}

/** Every row with its place. What is no row at all has been told by the schema, and has nothing to look up. */
function rowsOf(list: Json | undefined): readonly Row[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((row: Json, index) => (isObject(row) ? [{ row, index }] : []));
}
