// What an answer of the lead look-up means for the visitor, in the order the outcomes count.

import type { AnswerOf } from '../../calls/typed.ts';
import { type Attorney, attorneyOf, type Lead, leadOf } from '../../session/record.ts';

export type SignInOutcome =
  | { readonly kind: 'registered' | 'notFound' }
  /** Nothing more is said of the lead until its mailbox is proved. */
  | { readonly kind: 'proof'; readonly email: string }
  | (Found & { readonly kind: 'application' })
  | (Found & { readonly kind: 'signing' | 'login'; readonly attorney: Attorney });

/** A lead that was found. */
export interface Found {
  readonly lead: Lead;
  /** Names the session that began with the look-up. */
  readonly leadSession: string | undefined;
}

/** Registered comes before not found, so that a registered attorney is never told the latter (OR-13). */
export function outcomeOf({ result }: Pick<AnswerOf<'getLeadHubspot'>, 'result'>): SignInOutcome {
  if (result.no_rec > 0) return { kind: 'registered' };
  const [first] = result.lead;
  if (!first) return { kind: 'notFound' };
  if (result.proof_needed) return { kind: 'proof', email: first.email };
  const lead = leadOf(first);
  const found = { lead, leadSession: result.session };
  if (!lead.attorney_id) return { ...found, kind: 'application' };
  // An id without a record: the server will say more once the person signs.
  if (!result.attorney)
    return { ...found, kind: 'signing', attorney: unknownAttorney(lead, lead.attorney_id) };
  const attorney = attorneyOf(result.attorney);
  return { ...found, kind: attorney.signed ? 'login' : 'signing', attorney };
}

const unknownAttorney = ({ email }: Lead, id: string): Attorney => ({
  id,
  first_name: '',
  last_name: '',
  email,
  signed: false,
  has_password: false,
});
