// The way to the address of the signing page: a request, the wait of the documents, the address.

import type { Refused } from '../../calls/refusal.ts';
import type { Send } from '../../calls/typed.ts';
import type { Attorney } from '../../session/record.ts';
import { URL_WAIT_MS, wait } from './waits.ts';

export type Address =
  | { readonly kind: 'address'; readonly url: URL }
  /** Without a refusal the answer was no address of the web. */
  | { readonly kind: 'refused'; readonly refused?: Refused };

/** Whose application is to be signed, and which state of it: the server refuses another one. */
export const toSign = ({ id, submitted }: Attorney) => ({ attorney_id: id, ...submitted });

/** Asks for it; nothing is signed by this. */
export async function signingAddress(
  send: Send,
  wanted: ReturnType<typeof toSign>,
  signal: AbortSignal,
): Promise<Address> {
  const made = await send('createSignRequests', wanted, { signal });
  if (!made.ok) return { kind: 'refused', refused: made.refused };
  await wait(URL_WAIT_MS, signal);
  const { signId, signature_request_id } = made.body;
  const ids = { signId, signature_request_id, attorney_id: wanted.attorney_id };
  const answer = await send('getEmbeddedSignUrl', ids, { signal });
  if (!answer.ok) return { kind: 'refused', refused: answer.refused };
  const url = webAddress(answer.body.data);
  return url ? { kind: 'address', url } : { kind: 'refused' };
}

/** An address of the web, ours or the provider's; anything else (a script, a file) is none. */
function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text, window.location.origin)) return undefined;
  const url = new URL(text, window.location.origin);
  return url.protocol === 'https:' || url.origin === window.location.origin ? url : undefined;
}
