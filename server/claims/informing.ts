// How an attorney sends what was asked for on a claim: the first move that its flow leaves to them in its state.
import { type FlowMove, movesFrom } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { claimFlow, flowOf } from '../flows/index.ts';
import type { ClaimOfAttorney } from '../store/claims/claims.ts';

/** That move; none where nobody waits for anything of them. */
export function informingMove(
  server: Pick<ServerContext, 'content'>,
  { kind, status }: Pick<ClaimOfAttorney, 'kind' | 'status'>,
): FlowMove | undefined {
  return movesFrom(flowOf(server, claimFlow(kind)), status, 'attorney')[0];
}
