// Sends a form once: nothing wrong on screen, its draft at rest, and the server's faults put back on the fields.

import { type Answers, envelopeOf, type Fault } from '../../core/index.ts';
import type { CallAnswer } from '../common/ports.ts';
import type { Autosave } from '../drafts/autosave.ts';
import type { OnFaults } from '../store/form-store.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';
import { serverFaults } from './server-faults.ts';

export type SubmitResult =
  | { readonly kind: 'sent'; readonly answer: CallAnswer }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  /** Not sent: whoever was asked first did not mean it. */
  | { readonly kind: 'unmeant' }
  /** Not sent: the draft was changed elsewhere, and its autosave asks which answers to go on with. */
  | { readonly kind: 'conflict' }
  /** Refused or not answered; nothing typed is lost, and the same key is sent again. */
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly answer: CallAnswer };

export interface SubmitterOptions extends DeliveryOptions {
  /** Keeps the draft that becomes this submission: it rests while one is under way, so that they cannot cross. */
  readonly autosave?: Autosave | undefined;
  /** Asks before it is sent, once nothing is wrong with the answers; what is not meant is not sent. */
  readonly ask?: ((answers: Answers) => Promise<boolean>) | undefined;
}

export interface Submitter {
  readonly submit: (onFaults: OnFaults) => Promise<SubmitResult>;
}

/** One submitter per form: two presses are one submission. */
export function createSubmitter(options: SubmitterOptions): Submitter {
  const { store, autosave, ask } = options;
  const deliver = createDelivery(options);
  let underWay: Promise<SubmitResult> | undefined;

  const send = async (onFaults: OnFaults): Promise<SubmitResult> => {
    const { faults } = await store.attempt('submit', undefined, onFaults);
    if (faults.length > 0) return { kind: 'faults', faults };
    if (ask && !(await ask(store.answers()))) return { kind: 'unmeant' };
    if (autosave && !(await autosave.hold())) return { kind: 'conflict' };
    let result: SubmitResult | undefined;
    try {
      result = resultOf(await meetDraft(await deliver()));
      if (result.kind === 'faults') {
        onFaults(result.faults);
        store.addServerFaults(result.faults);
      }
      return result;
    } finally {
      // What was sent is no draft any more; its host lets the autosave go.
      if (result?.kind !== 'sent') autosave?.release();
    }
  };

  const meetDraft = async (answer: CallAnswer): Promise<CallAnswer> => {
    // `ours`: a save we thought lost did arrive; what stands there is what was reviewed here.
    if ((await autosave?.meet(answer)) !== 'ours') return answer;
    const next = await deliver();
    await autosave?.meet(next);
    return next;
  };

  const resultOf = (answer: CallAnswer): SubmitResult => {
    if (answer.ok) return { kind: 'sent', answer };
    if (autosave?.state().kind === 'conflict') return { kind: 'conflict' };
    const { message, faults } = envelopeOf(answer.body);
    const refused = serverFaults(store, faults);
    if (refused.length === 0) return { kind: 'failed', message, answer };
    return { kind: 'faults', faults: refused };
  };

  return {
    submit(onFaults) {
      underWay ??= send(onFaults).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}
