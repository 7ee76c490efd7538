// Approval by the provider: until then an attorney is none of the network, and neither registers nor logs in (OR-34).
import { stateNow, statesOfGroup } from '../../runtime/core/index.ts';
import type { FlowId, GroupOf } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';

type WithContent = Pick<ServerContext, 'content'>;

/** The flow whose states are the statuses of attorneys, and its groups of those who are, and who were, of the network. */
const FLOW = 'application' satisfies FlowId;
const NETWORK = 'network' satisfies GroupOf<'application'>;
const FORMER = 'former' satisfies GroupOf<'application'>;

/** Was the application approved? Only of a status that the flow puts into one of the two groups; of any other it was not. */
export function isApproved(
  { content }: WithContent,
  { status }: Pick<Attorney, 'status'>,
): boolean {
  const flow = content.app.flows[FLOW];
  const group = flow && stateNow(flow, status)?.group;
  return group === NETWORK || group === FORMER;
}

/** Statuses of those who are of the network now. */
export function networkStatuses({ content }: WithContent): readonly string[] {
  const flow = content.app.flows[FLOW];
  return flow ? statesOfGroup(flow, NETWORK) : [];
}

/** Refuses whoever still waits for it. */
export function requireApproved(server: WithContent, attorney: Pick<Attorney, 'status'>): void {
  if (!isApproved(server, attorney)) throw new Refusal('NOT_APPROVED');
}
