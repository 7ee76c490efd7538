// Lets a creating call be sent again without creating again: one answer per Idempotency-Key.
import { createHash } from 'node:crypto';
import type { JsonObject } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context.ts';
import type { Visit } from '../http/visit.ts';
import { Refusal } from '../refusals.ts';
import { claimKey, releaseKey, rememberAnswer } from '../store/idempotency.ts';
import type { StoreTransaction } from '../store/index.ts';

/** Keeps the answer in the transaction that makes the thing, so that there is never one without the other. */
export type Remember = (trx: StoreTransaction, answer: JsonObject) => Promise<void>;

/** A call that may be sent again under the same key. */
export interface KeyedRequest extends Pick<Visit, 'request'> {
  /** Keeps the keys of different people and calls apart. */
  readonly scope: string;
}

/** Runs `work` once per key; without a key it just runs. A refused call frees its key, since nothing was made. */
export async function once<Answer extends JsonObject>(
  server: ServerContext,
  { request, scope }: KeyedRequest,
  work: (remember: Remember) => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return work(async () => undefined);
  const key_hash = hashOf(`${scope}\n${key}`);
  const body_hash = hashOf(JSON.stringify(request.body ?? {}));
  const claim = await claimKey(server.db, { key_hash, body_hash, now: server.now() });
  if (claim.kind === 'reused') throw new Refusal('KEY_REUSED');
  if (claim.kind === 'running') throw new Refusal('KEY_RUNNING');
  if (claim.kind === 'answered') return claim.answer as Answer;
  try {
    return await work((trx, answer) => rememberAnswer(trx, key_hash, answer));
  } catch (error) {
    await releaseKey(server.db, key_hash);
    throw error;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
