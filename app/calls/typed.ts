// Calls by the types of their contracts: what is sent, what comes back, or why nothing does. Pages use no other way.

import type { JsonObject } from '../../runtime/core/index.ts';
import type { CallAnswer, CallClient, CallOptions } from '../../runtime/react/index.ts';
import type { AnswerOf, CallId, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { type Refused, refusedOf } from './refusal.ts';

export type { AnswerOf, CallId } from '../../schemas/calls/calls.gen.d.ts';

/** What is sent as JSON or as form fields; files go beside it. */
export type PayloadOf<Id extends CallId> = {
  readonly [Name in keyof RequestOf<Id> as RequestOf<Id>[Name] extends Blob
    ? never
    : Name]: RequestOf<Id>[Name];
};

export type Sent<Id extends CallId> =
  | { readonly ok: true; readonly body: AnswerOf<Id> }
  | { readonly ok: false; readonly refused: Refused };

export type SentFile =
  | { readonly ok: true; readonly blob: Blob }
  | { readonly ok: false; readonly refused: Refused };

/** Makes a call; a refusal is an answer too. */
export type Send = <Id extends CallId>(
  id: Id,
  payload: PayloadOf<Id>,
  options?: Omit<CallOptions, 'as'>,
) => Promise<Sent<Id>>;

/** Fetches a file; a refusal is an answer too. */
export type Download = <Id extends CallId>(id: Id, payload: PayloadOf<Id>) => Promise<SentFile>;

export function typedSend(calls: CallClient): Send {
  return async (id, payload, options) =>
    typedAnswer(id, await calls(id, payload as JsonObject, options));
}

export function typedDownload(calls: CallClient): Download {
  return async (id, payload) => {
    const answer = await calls(id, payload as JsonObject, { as: 'blob' });
    return answer.ok && answer.blob
      ? { ok: true, blob: answer.blob }
      : { ok: false, refused: refusedOf(answer) };
  };
}

/** The answer of a call made by its id, such as the one that took a form: the client has checked it at the door. */
export function typedAnswer<Id extends CallId>(_id: Id, answer: CallAnswer): Sent<Id> {
  return answer.ok
    ? { ok: true, body: answer.body as AnswerOf<Id> }
    : { ok: false, refused: refusedOf(answer) };
}
