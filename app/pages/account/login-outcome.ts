// What an answer to a login means, in the order the outcomes count.

import type { Refused } from '../../calls/refusal.ts';
import { SAYS } from '../../calls/sentences.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { type Attorney, attorneyOf, type User, userOf } from '../../session/record.ts';

const TOO_MANY = 429;

export type LoginOutcome =
  | { readonly kind: 'code'; readonly ticket: string }
  | {
      readonly kind: 'member';
      readonly user: User;
      readonly attorney: Attorney;
      /** Last day any insurance on file covers; '' without one. */
      readonly insuredUntil: string;
    }
  | { readonly kind: 'register'; readonly attorney: Attorney };

/** A login that was let through. */
export function outcomeOf({ data }: AnswerOf<'login_attorney'>): LoginOutcome {
  if ('ticket' in data) return { kind: 'code', ticket: data.ticket };
  const attorney = attorneyOf(data);
  const user = userOf(data);
  if (!user) return { kind: 'register', attorney };
  const insuredUntil = data.latest_insurance_expiry;
  return { kind: 'member', user, attorney: { ...attorney, has_password: true }, insuredUntil };
}

export interface LoginRefusal {
  readonly kind: 'unknown' | 'registered' | 'wrong' | 'failed';
  /** What helps, beside the sentence of the kind: how long to wait. */
  readonly wait?: string;
  /** Nothing answered. */
  readonly away?: boolean;
}

/** A login that was refused (LOG-14 to LOG-17). */
export function refusalOf({ status, message }: Refused): LoginRefusal {
  if (status === 0) return { kind: 'failed', away: true };
  if (message === SAYS.noRecords) return { kind: 'unknown' };
  if (message === SAYS.alreadyRegistered) return { kind: 'registered' };
  // A server out of order has a text too, but none that speaks of the password (decision 0015).
  if (message === undefined || status >= 500) return { kind: 'failed' };
  return { kind: 'wrong', ...(status === TOO_MANY && { wait: message }) };
}
