// Reads the answer of a service elsewhere once it is there, by what the contract of its call says.

import type { AnswerShape } from '../../../runtime/core/index.ts';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { toldAnswer } from './told.ts';

const AWAY: CallAnswer = { ok: false, status: 0, body: null };

type Shapes = Readonly<Record<string, AnswerShape>>;
const NONE: Promise<Shapes> = Promise.resolve({});

/** Without the shapes, which come over the same line as pages, no answer is read. */
export async function readAnswer(
  id: string,
  sending: Promise<CallAnswer>,
  shapes: (() => Promise<Shapes>) | undefined,
): Promise<CallAnswer> {
  const knowing: Promise<Shapes | undefined> = shapes?.().catch(() => undefined) ?? NONE;
  const answer = await sending;
  const known = await knowing;
  return known ? toldAnswer(answer, known[id]) : AWAY;
}
