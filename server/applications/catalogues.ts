// Checks what no schema can know: that coverages and counties are those of the catalogues.
import {
  type Answers,
  type Fault,
  isObject,
  type Json,
  type JsonObject,
} from '../../runtime/core/index.ts';
import type { Services } from '../context.ts';
import { newFault } from '../forms/faults.ts';

interface Row {
  readonly row: JsonObject;
  readonly index: number;
}

/** A fault for every coverage and every practice county that does not exist. */
export async function checkCatalogues(
  services: Pick<Services, 'coverages' | 'places'>,
  answers: Answers,
): Promise<readonly Fault[]> {
  const faults = await Promise.all([
    unknownCoverages(services, rowsOf(answers.coveragelist)),
    unknownCounties(services, rowsOf(answers.practice_county_list)),
  ]);
  return faults.flat();
}

async function unknownCoverages(
  { coverages }: Pick<Services, 'coverages'>,
  rows: readonly Row[],
): Promise<Fault[]> {
  const known = new Set(
    (await coverages.list()).map((item) => `${item.plan_class} ${item.sub_cov_id}`),
  );
  return rows.flatMap(({ row, index }) =>
    known.has(`${row.plan_class} ${row.sub_cov_id}`)
      ? []
      : [newFault(`/coveragelist/${index}/sub_cov_id`, 'enum')],
  );
}

async function unknownCounties(
  { places }: Pick<Services, 'places'>,
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
