// Practice areas that stand twice in an application: the screen's adder adds none twice, and neither does any call.
import { type Fault, isDeletedRow, isList, isObject, type Json } from '../../runtime/core/index.ts';
import { newFault } from '../forms/faults.ts';

/** ST3-23: state, county and plan class name a practice area. */
export function repeatedAreas(list: Json | undefined): readonly Fault[] {
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
