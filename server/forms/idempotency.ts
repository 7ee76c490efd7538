// Lets a creating call be sent again without creating again: one answer per Idempotency-Key.
import { createHash } from 'node:crypto';
import type { JsonObject } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { Visit } from '../http/visit.ts';
import { type AnsweredKey, findAnswer } from '../store/forms/idempotency.ts';

/** A call that may be sent again under the same key. */
export interface KeyedRequest extends Pick<Visit, 'request'> {
  /** Keeps the keys of different people and calls apart. */
  readonly scope: string;
}

/**
 * Runs `work`, which keeps its answer under the key with what it makes, so that there is never one without the other.
 * Under a key that was answered before it fails, or makes nothing, and what was answered then is answered again. A
 * refused call leaves its key free, since nothing was made.
 */
export async function once<Answer extends JsonObject>(
  server: ServerContext,
  { request, scope }: KeyedRequest,
  work: (key?: AnsweredKey) => Promise<Answer>,
): Promise<Answer> {
  const given = request.headers['idempotency-key'];
  if (typeof given !== 'string' || given === '') return work();
  const key = {
    key_hash: hashOf(`${scope}\n${given}`),
    body_hash: hashOf(JSON.stringify(request.body ?? {})),
  };
  try {
    return await work(key);
  } catch (error) {
    const before = await answered(server, key);
    if (!before) throw error;
    return before as Answer;
  }
}

/** What the key was answered; one that came with another body is refused. */
async function answered({ db }: ServerContext, key: AnsweredKey): Promise<JsonObject | undefined> {
  const known = await findAnswer(db, key.key_hash);
  if (known && known.bodyHash !== key.body_hash) throw new Refusal('KEY_REUSED');
  return known?.answer;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
