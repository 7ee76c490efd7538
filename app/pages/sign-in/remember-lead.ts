// Remembers what a look-up found; gives the page to go on to.

import type { Portal } from '../../portal/portal.tsx';
import type { Found, SignInOutcome } from './outcome.ts';

/** A lead, its mailbox proved where that is asked for. */
export type FoundLead = Extract<SignInOutcome, Found>;

/** Who was stored here before is no more. */
export function rememberLead({ session, wayBack }: Portal, outcome: FoundLead): string {
  const { lead, leadSession } = outcome;
  const found = { lead, leadSession, temporary: undefined };
  if (outcome.kind === 'application') {
    session.set({ ...found, attorney: undefined });
    return wayBack.take(lead.email) ?? '/application';
  }
  session.set({ ...found, attorney: outcome.attorney });
  return outcome.kind === 'signing' ? '/signing' : '/login';
}
