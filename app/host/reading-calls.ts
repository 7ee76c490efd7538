// The calls of a page that only shows a form: what only reads is asked, and nothing else leaves the page.

import type { CallInfo, JsonObject } from '../../runtime/core/index.ts';
import type { CallAnswer, CallClient } from '../../runtime/react/index.ts';

/** As a service answers what it will not do. */
const NOT_DONE = 409;

interface Reading {
  readonly calls: CallClient;
  /** The contract of a call, as the current release tells it. */
  readonly infoOf: (id: string) => CallInfo | undefined;
  /** What is said in place of doing it. */
  readonly message: () => string;
  /** Asks as an invented person what tells of whoever asks, or can be looked at; without it, nobody does. */
  readonly asPerson?: (id: string, payload: JsonObject) => Promise<CallAnswer>;
}

/** What changes something, or would tell of the one who looks, is answered here, with the message. */
export function readingCalls({ calls, infoOf, message, asPerson }: Reading): CallClient {
  return async (id, payload, options): Promise<CallAnswer> => {
    const reads = infoOf(id)?.reads;
    if (reads === true) return calls(id, payload, options);
    if (reads !== undefined && asPerson) return asPerson(id, payload);
    return { ok: false, status: NOT_DONE, body: { status: 'Failed', message: message() } };
  };
}
