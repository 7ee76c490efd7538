// How far a case has come for its attorney: whether it can be claimed on, or which claim on it is looked at.

import type { WorkKind } from '../store/claims/claim-lists.ts';
import type { WholeCase, WholeClaim } from '../store/matters/case-details.ts';
import { isReferral } from '../store/matters/referral.ts';

/** The values of the filter of the claims page (CON-30), and what each lists. */
export const FILTERS = {
  'Not Closed': 'open',
  'In Process': 'undecided',
  Closed: 'paid',
  Denied: 'denied',
  Referral: 'referral',
} as const satisfies Readonly<Record<string, WorkKind>>;
export type ClaimFilter = keyof typeof FILTERS;

/** What a follow-up claim is told by (CON-32). */
export const FOLLOW_UP = 'claim_amount_less_then_auth';

/** What is known of a case to tell it from. */
export interface Known {
  readonly one: WholeCase;
  /** Of its attorney, the newest first. */
  readonly claims: readonly WholeClaim[];
  /** For the case, to whomever. */
  readonly paid: number;
}

export interface Standing {
  /** Under which filter it stands. */
  readonly filter: ClaimFilter;
  /** The claim that is looked at; none where a new one may be made, or nothing was claimed. */
  readonly claim: WholeClaim | undefined;
  /** A claim that follows others which were paid. */
  readonly followsUp: boolean;
}

/** Where it stands; with the id of one of its claims, where that stands. */
export function standingOf(known: Known, claimId: string | undefined): Standing {
  const { one, claims } = known;
  const named = claims.find(({ id }) => id === claimId);
  if (named) return { filter: filterOf(named), claim: named, followsUp: false };
  if (isReferral(one)) return { filter: 'Referral', claim: claims[0], followsUp: false };
  const [newest] = claims;
  if (one.closed_at !== null)
    return { filter: newest ? filterOf(newest) : 'Closed', claim: newest, followsUp: false };
  if (newest === undefined) return { filter: 'Not Closed', claim: undefined, followsUp: false };
  if (mayFollowUp(known)) return { filter: 'Not Closed', claim: newest, followsUp: true };
  return { filter: filterOf(newest), claim: newest, followsUp: false };
}

/** All that was claimed is paid, and less is paid than was authorized. */
function mayFollowUp({ one, claims, paid }: Known): boolean {
  const authorized = one.authorized_amount;
  const allPaid = claims.every(
    ({ closed_at, paid_amount }) => closed_at !== null && paid_amount !== null,
  );
  return allPaid && authorized !== null && paid < Number(authorized);
}

function filterOf({ closed_at, paid_amount }: WholeClaim): ClaimFilter {
  if (closed_at === null) return 'In Process';
  return paid_amount === null ? 'Denied' : 'Closed';
}
