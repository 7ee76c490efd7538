// Whether the application is signed: what this browser remembers, brought up to date by what the server says.

import { textAt, valueAt } from '../../calls/refusal.ts';
import type { Portal } from '../../portal.tsx';
import { isLoggedIn } from '../../session/selectors.ts';

export interface SignedState {
  readonly emailSent: boolean;
  readonly signedAt: string | undefined;
  /** Of the signed file, for its download. */
  readonly fileName: string | undefined;
}

export type Asked =
  | { readonly kind: 'known'; readonly state: SignedState }
  /** The server does not know, or no longer, that this browser is the attorney's. */
  | { readonly kind: 'stranger' }
  | { readonly kind: 'unknown' };

/** Asks the server and remembers its answer; without one, what is remembered stands. */
export async function askSigned({ session, calls }: Portal, signal: AbortSignal): Promise<Asked> {
  const { attorney } = session.get();
  if (!attorney) return { kind: 'unknown' };
  const answer = await calls('getSignStatus', { attorney_id: attorney.id }, { signal });
  if (signal.aborted) return { kind: 'unknown' };
  if (answer.status === 401 || answer.status === 403)
    return { kind: isLoggedIn(session.get()) ? 'unknown' : 'stranger' };
  const signed = valueAt(answer.body, 'data', 'signed');
  if (!answer.ok || typeof signed !== 'boolean') return { kind: 'unknown' };
  const now = session.get().attorney;
  if (now?.id === attorney.id && now.signed !== signed)
    session.set({ attorney: { ...now, signed } });
  return {
    kind: 'known',
    state: {
      emailSent: valueAt(answer.body, 'data', 'email_sent') === true,
      signedAt: textAt(answer.body, 'data', 'signed_at'),
      fileName: textAt(answer.body, 'data', 'file_name'),
    },
  };
}
