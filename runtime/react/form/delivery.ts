// Delivers a submission: judged as a whole, with one key until it is answered.

import {
  type Answers,
  createJudge,
  type JsonObject,
  submissionOf,
  type Validate,
} from '../../core/index.ts';
import type { CallAnswer } from '../common/ports.ts';
import type { FormStore } from '../store/form-store.ts';

export interface DeliveryOptions {
  readonly store: FormStore;
  readonly validate: Validate;
  /** The call that takes the form. */
  readonly call: string;
  /** What is sent, from the submission; the answers themselves unless told. */
  readonly payload?: (answers: Answers) => JsonObject;
}

/** Sends what the form holds at that moment. */
export function createDelivery(options: DeliveryOptions): () => Promise<CallAnswer> {
  const { store, call } = options;
  let key = crypto.randomUUID();
  let sent = '';
  return async () => {
    const judgement = await createJudge(store.bundle, options.validate).judge({
      answers: store.answers(),
      context: store.context(),
      moment: 'submit',
    });
    const answers = submissionOf(store.bundle, judgement, options.validate);
    const payload = options.payload?.(answers) ?? answers;
    const text = JSON.stringify(payload);
    // A key stands for one body: what was changed after a failed try is a new submission.
    if (sent !== '' && sent !== text) key = crypto.randomUUID();
    sent = text;
    const { release } = store.bundle;
    const answer = await store.calls(call, payload, { idempotencyKey: key, release });
    // A refused call frees its key, and one still being worked on is asked for again by it: only success ends it.
    if (answer.ok) {
      key = crypto.randomUUID();
      sent = '';
    }
    return answer;
  };
}
