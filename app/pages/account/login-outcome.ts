// What an answer to a login means, in the order the outcomes count.

import type { Refused } from '../../calls/refusal.ts';
import { SAYS } from '../../calls/sentences.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { type Attorney, attorneyOf, type User, userOf } from '../../session/record.ts';

const TOO_MANY = 429;
const NOT_YET = 423;

export type LoginOutcome =
  | { readonly kind: 'code'; readonly ticket: string }
  | {
      readonly kind: 'member';
      readonly user: User;
      readonly attorney: Attorney;
      /** Last day any insurance on file covers; '' without one, undefined where the login does not tell. */
      readonly insuredUntil: string | undefined;
    }
  | { readonly kind: 'register'; readonly attorney: Attorney };

/** A login that was let through. */
export function outcomeOf({ data }: AnswerOf<'login_attorney'>): LoginOutcome {
  if ('ticket' in data) return { kind: 'code', ticket: data.ticket };
  const attorney = attorneyOf(data);
  const user = userOf(data);
  if (!user) {
    const { register_until: until } = data;
    const mayRegister = until === undefined ? {} : { until };
    return { kind: 'register', attorney: { ...attorney, mayRegister } };
  }
  const insuredUntil = data.latest_insurance_expiry;
  return { kind: 'member', user, attorney: { ...attorney, has_password: true }, insuredUntil };
}

export interface LoginRefusal {
  readonly kind: 'unknown' | 'registered' | 'wrong' | 'failed';
  /** What helps, beside the sentence of the kind: how long to wait, or for what. */
  readonly wait?: string;
  /** Nothing answered. */
  readonly away?: boolean;
}

/** A login that was refused (LOG-14 to LOG-17). */
export function refusalOf({ status, message }: Refused): LoginRefusal {
  if (status === 0) return { kind: 'failed', away: true };
  // Until the provider approves, an attorney is none of the network (OR-34).
  if (status === NOT_YET && message) return { kind: 'unknown', wait: message };
  if (message === SAYS.noRecords) return { kind: 'unknown' };
  if (message === SAYS.alreadyRegistered) return { kind: 'registered' };
  // A server out of order has a text too, but none that speaks of the password (decision 0015).
  if (message === undefined || status >= 500) return { kind: 'failed' };
  return { kind: 'wrong', ...(status === TOO_MANY && { wait: message }) };
}
