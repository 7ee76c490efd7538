// The checks of answers as they are released: compiled from the contracts, loaded from their own text.

import {
  type AnswerChecks,
  type CompiledCheck,
  checkedAnswer,
  createAnswerChecks,
} from '../../../app/calls/answer-checks.ts';
import type { CallClient } from '../../../runtime/react/index.ts';
import { released } from '../../helpers/releases.ts';

/** The compiled check of one call. */
export async function compiledCheck(id: string): Promise<CompiledCheck> {
  const { assets, app } = await released();
  const body = assets.get(app.modules.answers[id] ?? '')?.body ?? '';
  const source = `data:text/javascript,${encodeURIComponent(body)}`;
  return ((await import(/* @vite-ignore */ source)) as { default: CompiledCheck }).default;
}

const CHECKS: AnswerChecks = (id) => createAnswerChecks({ [id]: id }, compiledCheck)(id);

/** What is wrong with an answer; undefined where it is what the contract says. */
export async function wrongIn(id: string, body: unknown): Promise<string | undefined> {
  const check = await CHECKS(id);
  return check?.(body as never);
}

/** A client of a test whose answers are checked as those of a real one: what no contract promises is a failure. */
export const heldToContracts =
  (calls: CallClient): CallClient =>
  (id, payload, options) =>
    checkedAnswer(id, calls(id, payload, options), CHECKS);
