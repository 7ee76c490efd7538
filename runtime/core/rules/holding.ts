// Conditions that stand by themselves, outside the rules of a form: whether they can be asked, and whether they hold.
import { RuntimeError } from '../model/errors.ts';
import type { Conditions } from '../model/types.ts';
import { checkConditions, evaluate, preparedConditions } from './engine.ts';
import { readFact, termKey, termsOf, termValue, type World } from './facts.ts';

const NAME = 'conditions';

/** Do they hold of these answers, and of what is known besides? Throws a `RuntimeError` for an operator that there is not. */
export async function conditionsHold(conditions: Conditions, world: World): Promise<boolean> {
  checkConditions(conditions, NAME);
  const prepared = preparedConditions(conditions);
  const read = (fact: string) => readFact(world, fact);
  const facts = new Map(
    termsOf(prepared).map((term) => [termKey(term), termValue(term, read)] as const),
  );
  const held = await evaluate([{ id: NAME, conditions: prepared, facts, verdicts: undefined }]);
  return held.has(NAME);
}

/** What keeps them from being asked: an operator that there is not, or one that cannot use its value; undefined for nothing. */
export function conditionFault(conditions: Conditions): RuntimeError | undefined {
  try {
    checkConditions(conditions, NAME);
    return undefined;
  } catch (error) {
    if (error instanceof RuntimeError) return error;
    throw error;
  }
}
