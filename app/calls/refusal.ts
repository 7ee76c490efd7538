// Reads a refused answer: which sentence to show, and whether it means that the person must log in again.

import { type CallInfo, envelopeOf, getAt, type ServerFault } from '../../runtime/core/index.ts';
import type { CallAnswer, Traced } from '../../runtime/react/index.ts';
import { SAYS } from './sentences.ts';

/** A refused call, as a value. `status` 0: nothing answered. */
export interface Refused extends Traced {
  readonly status: number;
  /** The server's own sentence, where it has one to show. */
  readonly message: string | undefined;
  /** What it says of a request it refuses, also where it keeps `Failed` for a login that ended (OR-16): to stand beside the screen's own sentence. */
  readonly sentence?: string | undefined;
  readonly faults: readonly ServerFault[];
}

/** The status of a call that its service does not have: nothing was sent. */
export const UNOFFERED = 501;

/** The words of a service in trouble (`error`) are not for the person. */
export function refusedOf({ status, body, reference }: CallAnswer): Refused {
  const sentence = envelopeOf(body);
  return {
    status,
    message: sentence.status === 'Failed' ? sentence.message : undefined,
    sentence: status < 500 ? sentence.message : undefined,
    faults: sentence.faults,
    reference,
  };
}

/** Was the call refused because its token is no longer good? Of some calls Failed alone says so (OR-16). */
export function meansExpired(answer: CallAnswer, call: Pick<CallInfo, 'failed'>): boolean {
  if (answer.ok) return false;
  const { status, message } = envelopeOf(answer.body);
  return message === SAYS.unauthorized || (status === 'Failed' && call.failed === 'expired');
}

/** The form that asks who it is, where that alone keeps the call from being done. */
export function confirmedBy({ ok, body }: CallAnswer): string | undefined {
  const asked = ok ? undefined : getAt(body, '/data/confirm');
  return typeof asked === 'string' ? asked : undefined;
}

/** What to show for a refusal: the server's message on "Failed", else the sentence of the screen. */
export function messageKeyOf(
  refused: Refused,
  otherwise = 'app.error.generic',
): { readonly text: string } | { readonly key: string } {
  if (refused.status === 0) return { key: 'app.error.network' };
  if (refused.status === UNOFFERED) return { key: 'app.error.unoffered' };
  return refused.message ? { text: refused.message } : { key: otherwise };
}

/** The sentence itself. */
export function sayingOf(refused: Refused, t: (key: string) => string, otherwise?: string): string {
  const message = messageKeyOf(refused, otherwise);
  return 'key' in message ? t(message.key) : message.text;
}

/** What the server says of what it refuses; of its own troubles nothing is for the person. */
export const wordsOf = (refused: Refused): string | undefined =>
  isOutOfOrder(refused) ? undefined : refused.message;

/** Nothing answered, or the service is out of order: what was asked is neither granted nor refused. */
export const isOutOfOrder = ({ status }: Refused): boolean => status === 0 || status >= 500;
