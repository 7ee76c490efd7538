// The one judge, in the browser and on the server: a form's rules and schema, applied to answers. Pure.

import { fetchBranched } from '../branched/fetch.ts';
import { faultsOf, warningsOf } from '../faults/faults.ts';
import { holdsUp } from '../form/helpers.ts';
import type {
  Answers,
  CompiledRule,
  FormBundle,
  JsonObject,
  JudgeInput,
  Judgement,
  Moment,
  Validate,
} from '../model/types.ts';
import { EffectStore } from '../rules/effect-store.ts';
import { firingsOf } from '../rules/firings.ts';
import { planRules, type RulePlan, type RuleState, runsAt } from '../rules/rule-plan.ts';
import { everyInstance, runUntilStable } from '../rules/rule-state.ts';
import { rewrite, valuesOf } from '../rules/writes.ts';
import { createSession, type JudgeSession } from './session.ts';

export interface Judge {
  /** Judges the whole form. The same input gives the same judgement, anywhere. */
  readonly judge: (input: JudgeInput) => Promise<Judgement>;
  /** Judges while someone types: only rules that read what changed are run. */
  readonly session: (context: JsonObject) => JudgeSession;
}

/** Makes the judge of a form. Throws a RuntimeError at once for rules with unknown operators, effects or functions. */
export function createJudge(form: FormBundle, validate: Validate): Judge {
  const plans = new Map<Moment, RulePlan>();
  const planAt = (moment: Moment): RulePlan => {
    const known = plans.get(moment);
    if (known !== undefined) return known;
    const due = form.rules.filter(({ on }) => runsAt(on, moment));
    // Moments with the same rules share a plan: what was found at one of them is found at the other.
    const plan = [...plans.values()].find(({ rules }) => areSame(rules, due)) ?? planRules(due);
    plans.set(moment, plan);
    return plan;
  };
  planAt('submit');
  return {
    judge: (input) => judgeWhole(form, validate, planAt(input.moment), input),
    session: (context) => createSession({ form, validate, planAt, context }),
  };
}

const areSame = (planned: RulePlan['rules'], rules: readonly CompiledRule[]): boolean =>
  planned.length === rules.length && planned.every(({ rule }, at) => rule === rules[at]);

async function judgeWhole(
  form: FormBundle,
  validate: Validate,
  plan: RulePlan,
  { answers, context, helpers }: JudgeInput,
): Promise<Judgement> {
  const coming = fetchBranched(form);
  if (coming !== undefined) await coming;
  const state: RuleState = new Map();
  const world = (): { answers: Answers; context: JsonObject } => ({ answers, context });
  const all = everyInstance(plan);
  const written =
    (await runUntilStable({ plan, state, world, isStale: () => false }, all)) ?? new Map();
  const rested = rewrite(world(), written);
  const effects = new EffectStore(form, rested);
  for (const firing of firingsOf(plan.rules, state, rested))
    effects.replace(firing, firing, rested);
  const verdict = effects.verdict();
  const faults = faultsOf(form, validate, rested, verdict);
  return {
    answers: rested.answers,
    fields: verdict.fields,
    faults: helpers ? faults : faults.filter(holdsUp),
    warnings: warningsOf(form, rested.answers, verdict),
    values: valuesOf(written, answers),
    opens: verdict.opens,
    because: verdict.because,
    fired: verdict.fired,
  };
}
