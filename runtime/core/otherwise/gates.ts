// What has to be answered for some places to be there at all: the facts of the rules that show, ask for or fill them, and they themselves.

import { formTree } from '../form/form-tree.ts';
import type { FormBundle, Json, JsonObject } from '../model/types.ts';
import { type PlannedRule, planRules } from '../rules/rule-plan.ts';
import { generic, isWithin } from '../values/paths.ts';
import { targetsOf } from './assigned.ts';
import { factsOf } from './telling-apart.ts';
import { sampleOf } from './values-apart.ts';

interface Forms {
  readonly before: { readonly form: FormBundle };
  readonly after: { readonly form: FormBundle };
  readonly context: JsonObject;
}

const MOST_GATES = 8;

/** By place what may be answered there, what the places themselves hold first; `reads` are facts that other rules may fill in. */
export function gatesOf(
  forms: Forms,
  places: readonly string[],
  reads: readonly string[] = [],
): ReadonlyMap<string, readonly Json[]> {
  const { form } = forms.after;
  const today = typeof forms.context.today === 'string' ? forms.context.today : '';
  const tree = formTree(form);
  const own = places.map((at) => [at, [sampleOf(tree.at(generic(at)), today)]] as const);
  const isMet = (rule: PlannedRule): boolean =>
    targetsOf(rule).some(
      (target) =>
        places.some((place) => isWithin(place, target)) ||
        (rule.rule.effect.type === 'set' && reads.includes(target)),
    );
  const rules = planRules(form.rules).rules.filter(isMet);
  return new Map([...own, ...factsOf(forms, rules)].slice(0, MOST_GATES + own.length));
}
