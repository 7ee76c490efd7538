// The way to the address of the signing page: a request, the wait of the documents, the address.

import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallAnswer, CallClient } from '../../../runtime/react/index.ts';
import { textAt } from '../../calls/refusal.ts';
import type { Attorney } from '../../session/record.ts';
import { URL_WAIT_MS, wait } from './waits.ts';

export type Address =
  | { readonly kind: 'address'; readonly url: URL }
  | { readonly kind: 'refused'; readonly answer: CallAnswer };

/** Whose application is to be signed, and which state of it: the server refuses another one. */
export function toSign({ id, submitted }: Attorney): JsonObject & { readonly attorney_id: string } {
  return { attorney_id: id, ...submitted };
}

/** Asks for it; nothing is signed by this. */
export async function signingAddress(
  calls: CallClient,
  wanted: ReturnType<typeof toSign>,
  signal: AbortSignal,
): Promise<Address> {
  const made = await calls('createSignRequests', wanted, { signal });
  const signId = idIn(made, 'signId');
  const requestId = idIn(made, 'signature_request_id');
  if (!made.ok || !signId || !requestId) return { kind: 'refused', answer: made };
  await wait(URL_WAIT_MS, signal);
  const ids = { signId, signature_request_id: requestId, attorney_id: wanted.attorney_id };
  const answer = await calls('getEmbeddedSignUrl', ids, { signal });
  const url = answer.ok ? webAddress(textAt(answer.body, 'data')) : undefined;
  return url ? { kind: 'address', url } : { kind: 'refused', answer };
}

/** Named beside `data`, or in it. */
const idIn = ({ body }: CallAnswer, name: string): string | undefined =>
  textAt(body, name) ?? textAt(body, 'data', name);

/** An address of the web, ours or the provider's; anything else (a script, a file) is none. */
export function webAddress(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text, window.location.origin)) return undefined;
  const url = new URL(text, window.location.origin);
  return url.protocol === 'https:' || url.origin === window.location.origin ? url : undefined;
}
