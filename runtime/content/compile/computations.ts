// Where a rule computes: in what it sets, in what it compares and in what it fills into its sentence.
import {
  type Computation,
  computationsIn,
  isComputation,
  isObject,
  type Json,
} from '../../core/index.ts';
import type { RuleFile } from '../model/model.ts';
import { comparisonsOf } from './rules.ts';

/** One computation with where it is written; those inside others have their own. */
export interface PlacedComputation {
  readonly compute: Computation;
  readonly place: string;
}

/** Every computation of a rule that stands at a place, those inside others after them. */
export function computationsOf(rule: RuleFile, at: string): readonly PlacedComputation[] {
  const { compute, params } = rule.event.params;
  const written: { value: Json | undefined; place: string }[] = [
    { value: compute, place: `${at}/event/params/compute` },
  ];
  for (const [name, one] of Object.entries(isObject(params) ? params : {}))
    if (isObject(one))
      written.push({ value: one.compute, place: `${at}/event/params/params/${name}/compute` });
  for (const one of comparisonsOf(rule.conditions, `${at}/conditions`)) {
    written.push({ value: one.compute, place: `${one.place}/compute` });
    if (!isObject(one.value)) continue;
    const { compute: beside, value } = one.value;
    written.push({ value: beside, place: `${one.place}/value/compute` });
    if (isObject(value))
      written.push({ value: value.compute, place: `${one.place}/value/value/compute` });
  }
  return written.flatMap(({ value, place }) =>
    isComputation(value)
      ? computationsIn(value).map(({ compute: one, at: inner }) => ({
          compute: one,
          place: `${place}${inner}`,
        }))
      : [],
  );
}
