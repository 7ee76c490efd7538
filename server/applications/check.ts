// What the server checks of an application beyond its judge: what the screen locks, repeats nowhere, or never offers.
import {
  type Answers,
  type Fault,
  isDeletedRow,
  isList,
  isObject,
  type Json,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context.ts';
import { newFault } from '../forms/faults.ts';
import type { Lead } from '../services/ports.ts';
import { checkCatalogues } from './catalogues.ts';
import { changedEmail } from './locked.ts';

/** Everything a form on screen would not have let through; faults name their places. */
export async function checkApplication(
  server: ServerContext,
  lead: Lead,
  answers: Answers,
): Promise<readonly Fault[]> {
  return [
    ...(await changedEmail(server, lead, answers)),
    ...repeatedAreas(answers.practice_county_list),
    ...(await checkCatalogues(server, answers)),
  ];
}

/** ST3-23: state, county and plan class name a practice area; the adder adds none twice. */
function repeatedAreas(list: Json | undefined): readonly Fault[] {
  const seen = new Set<string>();
  return (isList(list) ? list : []).flatMap((row, index) => {
    if (!isObject(row) || isDeletedRow(row)) return [];
    const key = [row.state_code, row.county, row.plan_class].join('|').toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!isRepeated) return [];
    const message = 'sections.coverage.practice_county_list.error.duplicate';
    return [{ ...newFault(`/practice_county_list/${index}/county`, 'duplicate'), message }];
  });
}
