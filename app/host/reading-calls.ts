// The calls of a page that only shows a form: what only reads is asked, and nothing else leaves the page.

import type { CallInfo } from '../../runtime/core/index.ts';
import type { CallAnswer, CallClient } from '../../runtime/react/index.ts';

/** As a service answers what it will not do. */
const NOT_DONE = 409;

interface Reading {
  readonly calls: CallClient;
  /** The contract of a call, as the current release tells it. */
  readonly infoOf: (id: string) => CallInfo | undefined;
  /** What is said in place of doing it. */
  readonly message: () => string;
}

/** Every call whose contract does not say `reads` is answered here, with the message. */
export function readingCalls({ calls, infoOf, message }: Reading): CallClient {
  return async (id, payload, options): Promise<CallAnswer> =>
    infoOf(id)?.reads
      ? calls(id, payload, options)
      : { ok: false, status: NOT_DONE, body: { status: 'Failed', message: message() } };
}
