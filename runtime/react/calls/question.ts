// A question put by a declared call, as SWR keeps it: pages and fields that ask the same are one.

import type { Json, JsonObject } from '../../core/index.ts';
import type { CallAnswer, CallClient } from '../common/ports.ts';

/** What the answer is kept under. Who asks is part of the question: two people are not answered alike. */
export const questionKey = (calls: CallClient, call: string, payload: JsonObject) =>
  [calls, call, payload] as const;

/** The body of a good answer, which is what is kept; a refusal is thrown as the `CallAnswer` it came as. */
export async function answerBody(
  calls: CallClient,
  call: string,
  payload: JsonObject,
): Promise<Json> {
  const answer: CallAnswer = await calls(call, payload);
  if (answer.ok) return answer.body;
  throw answer;
}
