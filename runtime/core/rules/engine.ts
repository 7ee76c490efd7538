// Decides which conditions hold: what runs them is fetched when it is first asked, with the tests of all operators.

import { RuntimeError } from '../model/errors.ts';
import type { CompiledRule, Condition, Conditions, Json } from '../model/types.ts';
import { isObject } from '../values/paths.ts';
import { calculateBy } from './computed.ts';
import { computationsOf, leavesOf } from './facts.ts';
import { checkOperand, operandOf } from './operands.ts';
import type { Asked } from './verdict-of.ts';

export type { Asked } from './verdict-of.ts';

type Answering = typeof import('./verdict-of.ts');
let answering: Answering | undefined;

/** Fetches ahead what answers questions about these rules. A page has it when the first answer comes that one of them reads (decision 0082). */
export async function fetchEngine(rules: readonly CompiledRule[]): Promise<void> {
  await Promise.all([
    fetchAnswering().then(({ fetchFor }) => fetchFor(rules)),
    rules.some(computes) && fetchCalculating(),
  ]);
}

/** Does a rule compute anything? Then it cannot be looked at without what computes. */
export const computes = ({ conditions, effect }: CompiledRule): boolean =>
  computationsOf(conditions, effect).length > 0;

/** Fetches what is computed by; nothing is computed with it before. */
export async function fetchCalculating(): Promise<void> {
  const [{ calculated }, { operatorNamed }] = await Promise.all([
    import('./calculate.ts'),
    answering ?? fetchAnswering(),
  ]);
  calculateBy((compute, read) => calculated(compute, { read, operatorNamed }));
}

async function fetchAnswering(): Promise<Answering> {
  answering = await import('./verdict-of.ts');
  return answering;
}

/** The operators that rules of this page or process use. */
const OPERATORS_SEEN = new Set<string>();

/** The ids of the questions whose conditions hold. */
export async function evaluate(questions: readonly Asked[]): Promise<ReadonlySet<string>> {
  if (questions.length === 0) return new Set();
  const { heldOf } = answering ?? (await fetchAnswering());
  return heldOf(questions, OPERATORS_SEEN);
}

/** Refuses conditions with an unknown operator or a comparison value the operator cannot use. Run once per rule set. */
export function checkConditions(conditions: Conditions, rule: string): void {
  for (const leaf of leavesOf(conditions)) {
    try {
      checkOperand(leaf.operator, leaf.value as Json);
      OPERATORS_SEEN.add(leaf.operator);
    } catch (error) {
      if (error instanceof RuntimeError) {
        throw new RuntimeError(error.code, { ...error.params, rule });
      }
      throw error;
    }
  }
}

const PREPARED = new WeakMap<Conditions, Conditions>();

/** Conditions as they are put: `"today"` in a date comparison becomes the fact it stands for. The same object each time. */
export function preparedConditions(conditions: Conditions): Conditions {
  const prepared = PREPARED.get(conditions) ?? (prepare(conditions) as Conditions);
  PREPARED.set(conditions, prepared);
  return prepared;
}

function prepare(condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map(prepare) };
  if ('any' in condition) return { any: condition.any.map(prepare) };
  if ('not' in condition) return { not: prepare(condition.not) };
  const { operator, value } = condition;
  return { ...condition, value: preparedValue(operator, value as Json) };
}

function preparedValue(operator: string, value: Json): Json {
  const kind = operandOf(operator);
  if (kind === 'date' && value === 'today') return { fact: 'context.today' };
  if (kind !== 'row' || !isObject(value)) return value;
  return { ...value, value: preparedValue(String(value.operator), value.value ?? null) };
}
