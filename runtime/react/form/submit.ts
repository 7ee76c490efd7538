// Sends a form: judged once more as a whole, one key kept until it is answered, the server's faults put back on the fields.

import {
  type Answers,
  createJudge,
  type Fault,
  type Json,
  type JsonObject,
  submissionOf,
  type Validate,
} from '../../core/index.ts';
import { messageIn } from '../drafts/answer.ts';
import type { Autosave } from '../drafts/autosave.ts';
import { asObject, plainText } from '../nodes/options.ts';
import type { CallAnswer, CallClient } from '../ports.ts';
import { FROM_SERVER } from '../store/fault-text.ts';
import type { FormStore } from '../store/form-store.ts';

export type SubmitResult =
  | { readonly kind: 'sent'; readonly answer: CallAnswer }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  /** Not sent: the draft was changed elsewhere, and its autosave asks which answers to go on with. */
  | { readonly kind: 'conflict' }
  /** Refused or not answered; nothing typed is lost, and the same key is sent again. */
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly answer: CallAnswer };

export interface SubmitterOptions {
  readonly store: FormStore;
  readonly validate: Validate;
  /** The call to make; the bundle's own where it names one. */
  readonly call: string;
  /** What is sent, from the submission; the answers themselves unless told. */
  readonly payload?: (answers: Answers) => JsonObject;
  readonly calls?: CallClient;
  /** Keeps the draft that becomes this submission: it rests while one is under way, so that they cannot cross. */
  readonly autosave?: Autosave | undefined;
}

export interface Submitter {
  readonly submit: () => Promise<SubmitResult>;
}

/** One submitter per form: two presses are one submission. */
export function createSubmitter(options: SubmitterOptions): Submitter {
  const { store, call, autosave } = options;
  const calls = options.calls ?? store.calls;
  const judge = createJudge(store.bundle, options.validate);
  let key = crypto.randomUUID();
  let sent = '';
  let underWay: Promise<SubmitResult> | undefined;

  const send = async (): Promise<SubmitResult> => {
    const { faults } = await store.attempt('submit');
    if (faults.length > 0) return { kind: 'faults', faults };
    if (autosave && !(await autosave.hold())) return { kind: 'conflict' };
    let result: SubmitResult | undefined;
    try {
      result = resultOf(await deliver());
      return result;
    } finally {
      // What was sent is no draft any more; its host lets the autosave go.
      if (result?.kind !== 'sent') autosave?.release();
    }
  };

  const deliver = async (again = false): Promise<CallAnswer> => {
    const judgement = await judge.judge({
      answers: store.answers(),
      context: store.context(),
      moment: 'submit',
    });
    const answers = submissionOf(store.bundle, judgement);
    const payload = options.payload?.(answers) ?? answers;
    const text = JSON.stringify(payload);
    // A key stands for one body: what was changed after a failed try is a new submission.
    if (sent !== '' && sent !== text) key = crypto.randomUUID();
    sent = text;
    const answer = await calls(call, payload, { idempotencyKey: key });
    // A refused call frees its key, and one still being worked on is asked for again by it: only success ends it.
    if (answer.ok) {
      key = crypto.randomUUID();
      sent = '';
    }
    // `ours`: a save we thought lost did arrive; what stands there is what was reviewed here.
    if (autosave?.meet(answer) === 'ours' && !again) return deliver(true);
    return answer;
  };

  const resultOf = (answer: CallAnswer): SubmitResult => {
    if (answer.ok) return { kind: 'sent', answer };
    if (autosave?.state().kind === 'conflict') return { kind: 'conflict' };
    const refused = serverFaults(store, answer.body);
    if (refused.length > 0) {
      store.addServerFaults(refused);
      return { kind: 'faults', faults: refused };
    }
    return { kind: 'failed', message: messageIn(answer.body), answer };
  };

  return {
    submit() {
      underWay ??= send().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}

/** `faults: [{path, code, message}]` of a refusal, as faults of this form; the server's sentence is shown as it is. */
export function serverFaults(store: FormStore, body: Json): readonly Fault[] {
  const list = asObject(body)?.faults;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const fault = asObject(item as Json);
    const path = plainText(fault?.path);
    if (!fault || !path.startsWith('/')) return [];
    const text = plainText(fault.message);
    return [
      {
        path,
        code: plainText(fault.code) || 'rule',
        params: text === '' ? {} : { text },
        rule: FROM_SERVER,
        section: store.info(path)?.section ?? '',
      },
    ];
  });
}
