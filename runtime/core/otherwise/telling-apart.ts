// The answers for which a changed rule may act otherwise: one of both fires, or both do and act in different ways.

import { formTree } from '../form/form-tree.ts';
import type { Comparison, FactTerm, FormBundle, Json, JsonObject } from '../model/types.ts';
import { factsRead } from '../rules/computations.ts';
import { leavesOf, termIn } from '../rules/facts.ts';
import type { PlannedRule } from '../rules/rule-plan.ts';
import { generic } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';
import { type Given, holds, placeOfFact, targetsOf, worldWith } from './assigned.ts';
import type { ChangedRule } from './changed.ts';
import { combinations } from './combinations.ts';
import { valuesApart } from './values-apart.ts';

interface Forms {
  readonly before: { readonly form: FormBundle };
  readonly after: { readonly form: FormBundle };
  readonly context: JsonObject;
}

/** Combinations that are looked at without the judge; a rule of many conditions has more. */
const MOST_COMBINED = 20_000;
const MOST_TOGETHER = 5;
const MOST_APART = 60;
const MOST_VALUES = 10;

export function tellingApart(forms: Forms, { before, after, isOtherEffect }: ChangedRule) {
  const sides = [after, before].filter((one): one is PlannedRule => one !== undefined);
  const rows = sides.flatMap((one) => (one.rows ? [one.rows] : []));
  const places = [...new Set(sides.flatMap(targetsOf))];
  const isApart = (given: readonly Given[]): boolean => {
    const world = worldWith(forms.context, given, rows);
    if (!world) return false;
    const fires = (rule: PlannedRule | undefined): boolean =>
      rule !== undefined && holds(rule, world);
    const [was, is] = [fires(before), fires(after)];
    return was !== is || (was && isOtherEffect);
  };
  const found: (readonly Given[])[] = isApart([]) ? [[]] : [];
  let looked = 0;
  const facts = factsOf(forms, sides);
  for (const given of combinations(facts, MOST_TOGETHER)) {
    looked += 1;
    if (looked > MOST_COMBINED || found.length >= MOST_APART) break;
    if (isApart(given)) found.push(given);
  }
  return { places, rows, apart: found, reads: [...facts.keys()] };
}

interface FactCompared {
  readonly fact: string;
  /** The comparison by which its values are told apart. */
  readonly asks: Comparison & FactTerm;
}

/** The facts of a comparison. Of one that is computed of, any two answers may make a difference. */
function factsCompared(leaf: Comparison): readonly FactCompared[] {
  const other = termIn(leaf.value) ?? leaf;
  const named = [leaf, other].flatMap((term) => ('fact' in term ? [term.fact] : []));
  const computed = [leaf, other].flatMap((term) =>
    'compute' in term ? factsRead(term.compute) : [],
  );
  return [
    ...named.map((fact) => ({ fact, asks: 'fact' in leaf ? leaf : { ...leaf, fact } })),
    ...computed.map((fact) => ({ fact, asks: { fact, operator: 'equal', value: { fact } } })),
  ];
}

/** For each fact of these rules the values that their comparisons tell apart; what only one of them names comes first. */
export function factsOf(
  { before, after, context }: Forms,
  rules: readonly PlannedRule[],
): ReadonlyMap<string, readonly Json[]> {
  const trees = [formTree(after.form), formTree(before.form)];
  const today = typeof context.today === 'string' ? context.today : '';
  const values = new Map<string, { value: Json; count: number }[]>();
  for (const rule of rules)
    for (const leaf of leavesOf(rule.conditions))
      for (const { fact, asks } of factsCompared(leaf)) {
        const at = placeOfFact(fact, rule);
        if (at === undefined || at === 'context.today') continue;
        const node = trees.map((tree) => tree.at(generic(at))).find(Boolean);
        const own = values.get(at) ?? [];
        for (const value of valuesApart(asks, { node, today, isOfRow: fact.includes('*') })) {
          const known = own.find((one) => sameValue(one.value, value));
          if (known) known.count += 1;
          else own.push({ value, count: 1 });
        }
        values.set(at, own);
      }
  return new Map(
    [...values].map(([at, all]) => [
      at,
      all
        .toSorted((one, other) => one.count - other.count)
        .slice(0, MOST_VALUES)
        .map(({ value }) => value),
    ]),
  );
}
