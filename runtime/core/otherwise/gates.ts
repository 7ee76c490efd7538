// What has to be answered for some places to be there at all: the facts of the rules that show, ask for or fill them, and they themselves.

import { formTree } from '../form/form-tree.ts';
import type { FormBundle, Json, JsonObject } from '../model/types.ts';
import { sourcesOf } from '../rules/facts.ts';
import { type PlannedRule, planRules } from '../rules/rule-plan.ts';
import { generic, isWithin } from '../values/paths.ts';
import { placeOfFact, targetsOf } from './assigned.ts';
import { factsOf } from './telling-apart.ts';
import { sampleOf } from './values-apart.ts';

interface Forms {
  readonly before: { readonly form: FormBundle };
  readonly after: { readonly form: FormBundle };
  readonly context: JsonObject;
}

const MOST_GATES = 8;

interface Around {
  readonly places: readonly string[];
  /** Facts that other rules may fill in. */
  readonly reads?: readonly string[];
  /** The rules themselves: what they copy, offer or take away has to be there. */
  readonly own?: readonly PlannedRule[];
}

/** By place what may be answered there, what the places themselves hold first. */
export function gatesOf(
  forms: Forms,
  { places, reads = [], own = [] }: Around,
): ReadonlyMap<string, readonly Json[]> {
  const { form } = forms.after;
  const today = typeof forms.context.today === 'string' ? forms.context.today : '';
  const tree = formTree(form);
  const sample = (at: string): Json => sampleOf(tree.at(generic(at)), today);
  const held = places.map((at) => [at, [...tagsOf(own), sample(at)]] as const);
  const copied = own.flatMap((rule) =>
    sourcesOf(rule.rule.effect).flatMap((fact) => {
      const at = placeOfFact(fact, rule);
      return at === undefined ? [] : [[at, [sample(at)]] as const];
    }),
  );
  const isMet = (rule: PlannedRule): boolean =>
    targetsOf(rule).some(
      (target) =>
        places.some((place) => isWithin(place, target)) ||
        (rule.rule.effect.type === 'set' && reads.includes(target)),
    );
  const rules = planRules(form.rules).rules.filter(isMet);
  const first = [...copied, ...held];
  return new Map([...first, ...factsOf(forms, rules)].slice(0, MOST_GATES + first.length));
}

/** Of a tag a list with it, so that it can be taken away. */
const tagsOf = (own: readonly PlannedRule[]): readonly Json[] =>
  own.flatMap(({ rule: { effect } }) =>
    effect.type === 'tag' || effect.type === 'untag' ? [[effect.value]] : [],
  );
