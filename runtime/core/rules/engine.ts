// Decides which conditions hold. The only file that knows json-rules-engine; see docs/decisions on its path resolver.

import type { RuleProperties, TopLevelCondition } from 'json-rules-engine';
import { Engine, Operator as EngineOperator } from 'json-rules-engine';
import { RuntimeError } from '../model/errors.ts';
import type { Condition, Conditions, Json } from '../model/types.ts';
import { getTokens, isObject } from '../values/paths.ts';
import { factInValue, leavesOf } from './facts.ts';
import { checkOperand, OPERATORS } from './operators.ts';

/** One question to the engine: do these conditions hold of these facts? */
export interface Question {
  readonly id: string;
  readonly conditions: Conditions;
  /** A value for every fact the conditions name: `null` where there is none. */
  readonly facts: ReadonlyMap<string, Json>;
}

/** The ids of the questions whose conditions hold. A fresh engine per run: runs on a shared one disturb each other. */
export async function evaluate(questions: readonly Question[]): Promise<ReadonlySet<string>> {
  if (questions.length === 0) return new Set();
  const engine = new Engine([], { pathResolver: resolvePath });
  for (const operator of engineOperators()) engine.addOperator(operator);
  questions.forEach((question, number) => {
    const name = (fact: string): string => `${number}:${fact}`;
    for (const [fact, value] of question.facts) engine.addFact(name(fact), value);
    engine.addRule(ruleOf(question, name));
  });
  const { events } = await engine.run();
  return new Set(events.map((event) => event.type));
}

/** Refuses conditions with an unknown operator or a comparison value the operator cannot use. Run once per rule set. */
export function checkConditions(conditions: Conditions, rule: string): void {
  for (const leaf of leavesOf(conditions)) {
    try {
      checkOperand(leaf.operator, leaf.value);
    } catch (error) {
      if (error instanceof RuntimeError) {
        throw new RuntimeError(error.code, { ...error.params, rule });
      }
      throw error;
    }
  }
}

/** Conditions as the engine runs them: `"today"` in a date comparison becomes the fact it stands for. */
export function preparedConditions(conditions: Conditions): Conditions {
  return prepare(conditions) as Conditions;
}

function prepare(condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map(prepare) };
  if ('any' in condition) return { any: condition.any.map(prepare) };
  if ('not' in condition) return { not: prepare(condition.not) };
  const { fact, operator, value } = condition;
  const today = OPERATORS[operator]?.value === 'date' && value === 'today';
  return { fact, operator, value: today ? { fact: 'context.today' } : value };
}

function ruleOf(question: Question, name: (fact: string) => string): RuleProperties {
  const conditions = renamed(question.conditions, name) as TopLevelCondition;
  return { conditions, event: { type: question.id } };
}

function renamed(condition: Condition, name: (fact: string) => string): unknown {
  if ('all' in condition) return { all: condition.all.map((each) => renamed(each, name)) };
  if ('any' in condition) return { any: condition.any.map((each) => renamed(each, name)) };
  if ('not' in condition) return { not: renamed(condition.not, name) };
  const other = factInValue(condition.value);
  const value = other === undefined ? condition.value : { fact: name(other) };
  return { fact: name(condition.fact), operator: condition.operator, value };
}

/** Own properties by dotted names, nothing else: the engine's default would run scripts found in a path. */
function resolvePath(value: object, path: string): Json {
  const root = value as Json;
  return isObject(root) || Array.isArray(root) ? (getTokens(root, path.split('.')) ?? null) : null;
}

let operators: readonly EngineOperator[] | undefined;

function engineOperators(): readonly EngineOperator[] {
  operators ??= Object.entries(OPERATORS).map(
    ([name, { test }]) => new EngineOperator<Json, Json>(name, test) as EngineOperator,
  );
  return operators;
}
