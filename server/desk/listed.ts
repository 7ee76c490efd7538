// What of a queue somebody asked for: what waits for the desk, or what is looked for, and in which order.
import { statesNamed, type Turn, turnsOf } from '../../runtime/core/index.ts';
import type { RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK, type FlowId, flowOf } from '../flows/index.ts';
import { flowingForms, flowOfForm } from '../items/index.ts';
import type { Staff } from '../store/accounts/staff.ts';
import {
  casesNumbered,
  itemsNumbered,
  type QueueAsked,
  type QueueName,
  type QueueOrder,
} from '../store/desk/desk-queues.ts';
import type { DeskServer } from './kind.ts';

/** Whose states stand in which queue; those of items by the form that sent them. */
const FLOWS: Readonly<Record<Exclude<QueueName, 'items'>, readonly FlowId[]>> = {
  requests: ['request'],
  claims: ['matter-claim', 'cdl-claim'],
  cases: ['case'],
  applications: ['application'],
};

/** A queue; of items that of one form. */
export interface QueueOfForm {
  readonly queue: QueueName;
  readonly form?: string | undefined;
}

/** The queues there are, each form with a process having its own. */
export const allQueues = (server: Pick<ServerContext, 'content'>): readonly QueueOfForm[] => [
  ...(Object.keys(FLOWS) as (keyof typeof FLOWS)[]).map((queue) => ({ queue })),
  ...flowingForms(server).map(({ id: form }) => ({ queue: 'items' as const, form })),
];

/** Flows of what stands in a queue; a Refusal where a form has none. */
function flowsIn(
  server: Pick<ServerContext, 'content'>,
  { queue, form }: QueueOfForm,
): readonly FlowId[] {
  if (queue !== 'items') return FLOWS[queue];
  if (form === undefined) throw new Refusal('BAD_REQUEST');
  return [flowOfForm(server, form)];
}

type Listed = Omit<RequestOf<'desk_queue'>, 'after' | 'limit'>;
type Asked = Omit<QueueAsked, 'most' | 'order'> & { readonly order: QueueOrder };

/** What of a queue is listed: what waits for the desk, unless a state or a number is looked for. */
export async function listedOf(
  server: DeskServer,
  staff: Pick<Staff, 'id'>,
  { queue, form, status = '', number = '', proposed, kind, least, largest, ...asked }: Listed,
): Promise<Asked> {
  const flows = flowsIn(server, { queue, form }).map((id) => flowOf(server, id));
  const named = (names?: readonly string[]) => flows.flatMap((flow) => statesNamed(flow, names));
  // Who looks for a number wants to find it, whatever has become of it.
  const states = status === '' ? named() : [status, ...named([status])];
  const isLookedFor = status !== '' || number.trim() !== '';
  const { from, until } = asked;
  const { timeZone } = server.content.app;
  return {
    turns: isLookedFor ? states.map((state) => ({ state })) : waiting(server, { queue, form }),
    ...{ proposed, kind, form, least, largest, order: orderOf(asked) },
    attorney: asked.attorney?.trim(),
    made: from || until ? { from, until, timeZone } : undefined,
    taken: takenBy(staff, asked.with),
    about: await aboutOf(server, queue, number.trim()),
  };
}

/** What of a queue is the desk's turn. */
export const waiting = (
  server: Pick<ServerContext, 'content'>,
  queue: QueueOfForm,
): readonly Turn[] => flowsIn(server, queue).flatMap((id) => turnsOf(flowOf(server, id), DESK));

/** Whoever has waited longest has the most days, and the earliest moment. */
function orderOf({ sort = 'waited', direction }: Pick<Listed, 'sort' | 'direction'>): QueueOrder {
  if (sort === 'waited') return { by: 'waited', reversed: direction === 'ascending' };
  return { by: 'amount', reversed: direction === 'descending' };
}

function takenBy({ id }: Pick<Staff, 'id'>, whom: Listed['with']): QueueAsked['taken'] {
  if (whom === 'me') return { role: DESK, clerk: id, by: 'clerk' };
  return whom === 'nobody' ? { role: DESK, by: 'nobody' } : undefined;
}

async function aboutOf({ db }: Pick<ServerContext, 'db'>, queue: QueueName, number: string) {
  if (number === '') return undefined;
  if (queue === 'items') return itemsNumbered(db, number);
  return queue === 'applications' ? [number] : casesNumbered(db, number);
}
