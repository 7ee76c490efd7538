// How far a case has come for its attorney: whether it can be claimed on, or which claim on it is looked at.

import type { ServerContext } from '../context/context.ts';
import { claimFlow, flowOf } from '../flows/index.ts';
import { planClassesOf } from '../matters/plan-classes.ts';
import type { WholeCase, WholeClaim } from '../store/matters/case-details.ts';
import { isReferral } from '../store/matters/plan-classes.ts';
import { listOfCase, listOfClaim } from './listed.ts';

/** What a follow-up claim is told by (CON-32). */
export const FOLLOW_UP = 'claim_amount_less_then_auth';

/** What is known of a case to tell it from. */
export interface Known {
  readonly one: WholeCase;
  /** Of its attorney, the newest first. */
  readonly claims: readonly WholeClaim[];
  /** For the case, to whomever; of a case that has left, for these claims. */
  readonly paid: number;
  /** It has gone to somebody else: what is known of it is what these claims need. */
  readonly hasLeft?: boolean;
}

export interface Standing {
  /** Under which choice of the filter it stands; '' where none lists it. */
  readonly filter: string;
  /** The claim that is looked at; none where a new one may be made, or nothing was claimed. */
  readonly claim: WholeClaim | undefined;
  /** A claim that follows others which were paid. */
  readonly followsUp: boolean;
}

/** Where it stands; with the id of one of its claims, where that stands. */
export function standingOf(
  server: Pick<ServerContext, 'content'>,
  known: Known,
  claimId: string | undefined,
): Standing {
  const { one, claims } = known;
  const filterOf = (claim: WholeClaim) => listOfClaim(server, claim);
  const named = claims.find(({ id }) => id === claimId);
  const [newest] = claims;
  // Whoever has no longer the case reads what they claimed, and claims nothing more.
  const looked = named ?? (known.hasLeft ? newest : undefined);
  if (looked) return { filter: filterOf(looked), claim: looked, followsUp: false };
  const referral = isReferral(planClassesOf(server), one);
  const of = (claimable: boolean) => listOfCase(server, { referral, claimable });
  if (referral) return { filter: of(false), claim: newest, followsUp: false };
  if (newest === undefined) {
    const filter = one.closed_at === null ? of(true) : ofClosed(server, one);
    return { filter, claim: undefined, followsUp: false };
  }
  const followsUp = one.closed_at === null && mayFollowUp(server, known);
  return { filter: followsUp ? of(true) : filterOf(newest), claim: newest, followsUp };
}

/** Can something be claimed on it now? Then it stands where the cases do that are to be billed. */
export function isUnbilled(server: Pick<ServerContext, 'content'>, known: Known): boolean {
  if (known.hasLeft) return false;
  const unbilled = listOfCase(server, { referral: false, claimable: true });
  return unbilled !== '' && standingOf(server, known, undefined).filter === unbilled;
}

/** Nothing was claimed on it, and nothing will be: it stands with what is paid. */
const ofClosed = (server: Pick<ServerContext, 'content'>, { kind }: WholeCase): string =>
  listOfClaim(server, { kind, status: '', closed_at: new Date(0), paid_amount: '0' });

/** Do the claims that were made, and what was authorized, let another follow, as the flow says? */
function mayFollowUp(
  server: Pick<ServerContext, 'content'>,
  { one, claims, paid }: Known,
): boolean {
  const { followUp } = flowOf(server, claimFlow(one.kind));
  if (!followUp) return false;
  const isOver = ({ closed_at, paid_amount }: WholeClaim) =>
    closed_at !== null && (followUp.after === 'decided' || paid_amount !== null);
  if (!claims.every(isOver)) return false;
  const authorized = one.authorized_amount;
  return followUp.authorized === 'any' || (authorized !== null && paid < Number(authorized));
}
