// What an answer must be, by the contract of its call: a small compiled module each, fetched beside the first request.

import type { Json } from '../../runtime/core/index.ts';
import type { CallAnswer } from '../../runtime/react/index.ts';
import { AppError } from '../common/errors.ts';

/** Says what is wrong with an answer, for the log; undefined where it is what its contract says. */
export type AnswerCheck = (body: Json) => string | undefined;

/** The check of a call; calls that answer with a file have none. Rejects where it cannot be had. */
export type AnswerChecks = (id: string) => Promise<AnswerCheck | undefined>;

/** As the compiler leaves it: the errors of the last answer stand on the function. */
export interface CompiledCheck {
  (body: Json): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
}

/** `modules` are the addresses by call, `load` fetches one. */
export function createAnswerChecks(
  modules: Readonly<Record<string, string>>,
  load: (name: string) => Promise<CompiledCheck>,
): AnswerChecks {
  const known = new Map<string, Promise<AnswerCheck>>();
  return async (id) => {
    const name = modules[id];
    if (name === undefined) return undefined;
    const check = known.get(id) ?? load(name).then(checkBy);
    known.set(id, check);
    // The network may be back the next time.
    check.catch(() => known.delete(id));
    return check;
  };
}

const checkBy =
  (fits: CompiledCheck): AnswerCheck =>
  (body) => {
    if (fits(body)) return undefined;
    const [error] = fits.errors ?? [];
    return error ? `${error.instancePath || '/'} ${error.keyword}` : 'unknown';
  };

/** What a service in disorder answers with: nothing of it is read. */
const STRANGE: CallAnswer = { ok: false, status: 502, body: null };
const AWAY: CallAnswer = { ok: false, status: 0, body: null };

/** An answer that is not what its contract says is a failure, whatever it says of itself. */
export async function checkedAnswer(
  id: string,
  sending: Promise<CallAnswer>,
  checks: AnswerChecks | undefined,
): Promise<CallAnswer> {
  const checking = checks?.(id).then(
    (check) => ({ check }),
    () => undefined,
  );
  const answer = await sending;
  if (!checking || !answer.ok || answer.blob) return answer;
  const found = await checking;
  // The check comes over the same line as the answer: the one is as good as away without the other.
  if (!found) return AWAY;
  const wrong = found.check?.(answer.body);
  if (wrong === undefined) return answer;
  console.error(new AppError('STRANGE_ANSWER', { call: id, status: answer.status, wrong }));
  return { ...STRANGE, reference: answer.reference };
}
