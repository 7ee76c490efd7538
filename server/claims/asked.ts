// Claims on which the provider waits for their attorney: what their home names first.
import { statesWaitingFor } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { claimFlow, flowOf } from '../flows/index.ts';
import { claimsInStates } from '../store/claims/claims.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';

type Home = AnswerOf<'dashboard_details'>['data'];

/** As flows name whom a state waits for. */
const ATTORNEY = 'attorney';
const KINDS: readonly CaseKind[] = ['Matter', 'CDL'];
const MOST = 10;

/** The ten of them that were sent last, by the states of which the flow says that they wait for the attorney. */
export async function claimsAsked(
  server: Pick<ServerContext, 'db' | 'content'>,
  attorneyId: string,
): Promise<Pick<Home, 'claims_asked'>> {
  const states = Object.fromEntries(
    KINDS.map((kind) => [kind, statesWaitingFor(flowOf(server, claimFlow(kind)), ATTORNEY)]),
  ) as Record<CaseKind, readonly string[]>;
  const claims = await claimsInStates(server.db, attorneyId, { states, most: MOST });
  return { claims_asked: [...claims] };
}
