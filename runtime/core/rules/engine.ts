// Decides which conditions hold. The only file that knows json-rules-engine, and fetches it when it is first asked; see
// docs/decisions on its path resolver.

import type {
  Operator as EngineOperator,
  RuleProperties,
  TopLevelCondition,
} from 'json-rules-engine';
import { RuntimeError } from '../model/errors.ts';
import type { Condition, Conditions, Json } from '../model/types.ts';
import { getTokens, isObject } from '../values/paths.ts';
import { leavesOf, termIn, termKey } from './facts.ts';
import { checkOperand, operatorNamed } from './operators.ts';

/** One question to the engine: do these conditions hold of these facts? */
export interface Question {
  readonly id: string;
  readonly conditions: Conditions;
  /** A value for every term the conditions compare, by its key: `null` where there is none. */
  readonly facts: ReadonlyMap<string, Json>;
}

type Library = typeof import('json-rules-engine');
let library: Library | undefined;

/** Fetches the engine ahead of the first question. A page has it when the first answer comes that a rule reads (decision 0082). */
export async function fetchEngine(): Promise<Library> {
  library = await import('json-rules-engine');
  return library;
}

/** The ids of the questions whose conditions hold. A fresh engine per run: runs on a shared one disturb each other. */
export async function evaluate(questions: readonly Question[]): Promise<ReadonlySet<string>> {
  if (questions.length === 0) return new Set();
  const { Engine, Operator } = library ?? (await fetchEngine());
  const engine = new Engine([], { pathResolver: resolvePath });
  for (const operator of operatorsSeen(Operator)) engine.addOperator(operator);
  questions.forEach((question, number) => {
    const name: Naming = (fact) => `${number}:${fact}`;
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
      checkOperand(leaf.operator, leaf.value as Json);
      see(leaf.operator);
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
  const { operator, value } = condition;
  return { ...condition, value: preparedValue(operator, value as Json) };
}

function preparedValue(operator: string, value: Json): Json {
  const kind = operatorNamed(operator).value;
  if (kind === 'date' && value === 'today') return { fact: 'context.today' };
  if (kind !== 'row' || !isObject(value)) return value;
  return { ...value, value: preparedValue(String(value.operator), value.value ?? null) };
}

function ruleOf({ conditions, facts, id }: Question, name: Naming): RuleProperties {
  return { conditions: renamed(conditions, facts, name) as TopLevelCondition, event: { type: id } };
}

type Naming = (fact: string) => string;

function renamed(condition: Condition, facts: Question['facts'], name: Naming): unknown {
  const within = (each: Condition): unknown => renamed(each, facts, name);
  if ('all' in condition) return { all: condition.all.map(within) };
  if ('any' in condition) return { any: condition.any.map(within) };
  if ('not' in condition) return { not: within(condition.not) };
  const { operator, value } = condition;
  const other = termIn(value);
  return {
    fact: name(termKey(condition)),
    operator,
    value: other === undefined ? filledIn(value as Json, facts) : { fact: name(termKey(other)) },
  };
}

/** A test of rows compares with what its fact is now. */
function filledIn(value: Json, facts: Question['facts']): Json {
  const inner = isObject(value) ? termIn(value.value) : undefined;
  return inner === undefined ? value : { ...(value as object), value: facts.get(termKey(inner)) };
}

/** Own properties by dotted names, nothing else: the engine's default would run scripts found in a path. */
function resolvePath(value: object, path: string): Json {
  const root = value as Json;
  return isObject(root) || Array.isArray(root) ? (getTokens(root, path.split('.')) ?? null) : null;
}

/** The operators that rules of this page or process use, decorated ones under their whole names; made once the engine is there. */
const OPERATORS_SEEN = new Map<string, EngineOperator | undefined>();

function see(name: string): void {
  if (!OPERATORS_SEEN.has(name)) OPERATORS_SEEN.set(name, undefined);
}

function operatorsSeen(Operator: Library['Operator']): readonly EngineOperator[] {
  for (const [name, made] of OPERATORS_SEEN) {
    if (made !== undefined) continue;
    const { test } = operatorNamed(name);
    OPERATORS_SEEN.set(name, new Operator<Json, Json>(name, test) as EngineOperator);
  }
  return [...OPERATORS_SEEN.values()].filter((operator) => operator !== undefined);
}
