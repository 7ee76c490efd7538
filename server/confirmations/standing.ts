// Whether a link to a matter may still be answered, and if not, what became of it.
import { moveFor } from '../../runtime/core/index.ts';
import type { ChoiceOf } from '../../schemas/names.gen.d.ts';
import { Refusal, type RefusalCode } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { flowOf, SERVER_MOVES } from '../flows/index.ts';
import type { Issued, LinkedMatter } from '../links/matter-link.ts';
import { wasDisabledSince } from '../store/accounts/account-switches.ts';
import type { Store, StoreTransaction } from '../store/index.ts';
import { answersSince } from '../store/matters/matter-events.ts';
import type { findMatter } from '../store/matters/matters.ts';

/** The moves by which an attorney answers, by the answer. */
const { accept, decline } = SERVER_MOVES.case;
export const ANSWERS = { accept, decline } as const satisfies Record<
  ChoiceOf<'case-confirmation', 'info/accept_decline'>,
  object
>;

export type Decision = keyof typeof ANSWERS;
type Matter = NonNullable<Awaited<ReturnType<typeof findMatter>>>;

export type Standing =
  | { readonly kind: 'open' | 'reassigned' | 'ended' }
  /** By the attorney of the link, with it or after it. */
  | {
      readonly kind: 'answered';
      readonly decision: Decision;
      readonly at: Date;
      /** Accepted, and the attorney's still. */
      readonly yours: boolean;
      /** A link that has ended tells nothing of the member. */
      readonly hasEnded: boolean;
    };

/** Still the attorney's of the link, and in a state from which the flow lets an attorney accept (DEC-11). */
export function canDecide(
  server: Pick<ServerContext, 'content'>,
  matter: { readonly attorney_id: string | null; readonly status: string },
  attorneyId: string,
): boolean {
  const { name: move, who } = ANSWERS.accept;
  const asked = { move, who, from: matter.status };
  return matter.attorney_id === attorneyId && moveFor(flowOf(server, 'case'), asked) !== undefined;
}

type Needs = Pick<ServerContext, 'content' | 'config' | 'now'>;

/** A link is good until it is answered, for some days, and while the matter is the attorney's (DEC-11, OR-88). */
export async function standingOf(
  server: Needs,
  db: Store | StoreTransaction,
  {
    link: { attorneyId, issued },
    matter,
  }: { readonly link: LinkedMatter; readonly matter: Matter },
): Promise<Standing> {
  const issuedAt = issued?.at ?? matter.assigned_at?.getTime() ?? 0;
  // Of an account that is enabled again the links of before are those that somebody may have been kept from.
  const hasEnded =
    isOver(server, issuedAt) || (await wasDisabledSince(db, attorneyId, new Date(issuedAt)));
  const answers = await answersSince(db, matter.id, since(issued, matter));
  const own = answers.filter(({ by_id }) => by_id === attorneyId).at(-1);
  if (own) {
    const decision = own.move === ANSWERS.decline.name ? 'decline' : 'accept';
    const yours = decision === 'accept' && matter.attorney_id === attorneyId;
    return { kind: 'answered', decision, at: own.at, yours, hasEnded };
  }
  if (hasEnded) return { kind: 'ended' };
  if (!canDecide(server, matter, attorneyId)) return { kind: 'reassigned' };
  // Somebody else has answered meanwhile: it is the attorney's again by another assignment, with a link of its own.
  return { kind: answers.length > 0 ? 'ended' : 'open' };
}

/** Links of earlier versions are as old as the assignment. */
const since = (issued: Issued | undefined, { assigned_at }: Matter) =>
  issued ? { nth: issued.after } : { at: assigned_at ?? new Date(0) };

const DAY = 24 * 3600 * 1000;

const isOver = ({ config, now }: Needs, issuedAt: number): boolean =>
  now().getTime() >= issuedAt + config.matterLinkDays * DAY;

const REFUSED = {
  answered: 'MATTER_ANSWERED',
  reassigned: 'MATTER_REASSIGNED',
  ended: 'MATTER_ENDED',
} as const satisfies Record<string, RefusalCode>;

/** Refuses an answer to whatever is not open. */
export function requireOpen({ kind }: Standing): void {
  if (kind !== 'open') throw new Refusal(REFUSED[kind]);
}
