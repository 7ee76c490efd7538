// Answers whether conditions hold: by the verdicts that a release says beforehand, else by json-rules-engine (decision 0123).

import type { CompiledRule } from '../model/types.ts';
import { marksOf } from './comparisons.ts';
import type { Question } from './run-engine.ts';

export { operatorNamed } from './operators.ts';

/** A question, and what the engine once said of each combination of its comparisons. */
export interface Asked extends Question {
  readonly verdicts: string | undefined;
}

type Runner = typeof import('./run-engine.ts');
let runner: Runner | undefined;

async function fetchRunner(): Promise<Runner> {
  runner = await import('./run-engine.ts');
  return runner;
}

/** Fetches the engine, where one of these rules has no verdicts. */
export async function fetchFor(rules: readonly CompiledRule[]): Promise<void> {
  if (rules.some(({ verdicts }) => verdicts === undefined)) await fetchRunner();
}

/** The ids of the questions whose conditions hold. `operators` are those of all rules there are. */
export async function heldOf(
  questions: readonly Asked[],
  operators: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  const open: Asked[] = [];
  for (const question of questions) {
    if (question.verdicts === undefined) open.push(question);
    else if (isHeld(question, question.verdicts)) held.add(question.id);
  }
  if (open.length === 0) return held;
  const { run } = runner ?? (await fetchRunner());
  for (const id of await run(open, operators)) held.add(id);
  return held;
}

const isHeld = ({ conditions, facts }: Asked, verdicts: string): boolean =>
  verdicts[Number.parseInt(marksOf(conditions, facts) || '0', 2)] === '1';
