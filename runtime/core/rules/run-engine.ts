// Runs json-rules-engine; the only file that knows it. See docs/decisions on its path resolver.

import { Engine, Operator, type RuleProperties, type TopLevelCondition } from 'json-rules-engine';
import type { Condition, Conditions, Json } from '../model/types.ts';
import { getTokens, isObject } from '../values/paths.ts';
import { type FactValues, operandIn } from './comparisons.ts';
import { termIn, termKey } from './facts.ts';
import { operatorNamed } from './operators.ts';

/** One question to the engine: do these conditions hold of these facts? */
export interface Question {
  readonly id: string;
  readonly conditions: Conditions;
  readonly facts: FactValues;
}

/** The ids of the questions whose conditions hold. A fresh engine per run: runs on a shared one disturb each other. */
export async function run(
  questions: readonly Question[],
  names: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const engine = new Engine([], { pathResolver: resolvePath });
  for (const name of names) engine.addOperator(operatorMade(name));
  questions.forEach((question, number) => {
    const name: Naming = (fact) => `${number}:${fact}`;
    for (const [fact, value] of question.facts) engine.addFact(name(fact), value);
    engine.addRule(ruleOf(question, name));
  });
  const { events } = await engine.run();
  return new Set(events.map((event) => event.type));
}

function ruleOf({ conditions, facts, id }: Question, name: Naming): RuleProperties {
  return { conditions: renamed(conditions, facts, name) as TopLevelCondition, event: { type: id } };
}

type Naming = (fact: string) => string;

function renamed(condition: Condition, facts: FactValues, name: Naming): unknown {
  const within = (each: Condition): unknown => renamed(each, facts, name);
  if ('all' in condition) return { all: condition.all.map(within) };
  if ('any' in condition) return { any: condition.any.map(within) };
  if ('not' in condition) return { not: within(condition.not) };
  const { operator, value } = condition;
  const other = termIn(value);
  return {
    fact: name(termKey(condition)),
    operator,
    value: other === undefined ? operandIn(value as Json, facts) : { fact: name(termKey(other)) },
  };
}

/** Own properties by dotted names, nothing else: the engine's default would run scripts found in a path. */
function resolvePath(value: object, path: string): Json {
  const root = value as Json;
  return isObject(root) || Array.isArray(root) ? (getTokens(root, path.split('.')) ?? null) : null;
}

const OPERATORS_MADE = new Map<string, Operator>();

/** Made once; decorated ones under their whole names. */
function operatorMade(name: string): Operator {
  const known = OPERATORS_MADE.get(name);
  if (known !== undefined) return known;
  const made = new Operator<Json, Json>(name, operatorNamed(name).test) as Operator;
  OPERATORS_MADE.set(name, made);
  return made;
}
