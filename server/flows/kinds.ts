// Which status flow a thing follows, and where things of each flow are kept.
import type { Flow } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { SERVER_MOVES } from '../program/index.ts';
import type { QueueName } from '../store/desk/desk-taking.ts';
import type { StoreTransaction } from '../store/index.ts';
import { FLOW_TABLES, type FlowItem, type FlowTable } from '../store/matters/flow-items.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';

/** A flow of `schemas/flows` by its id. Its states and moves are content; what kind of thing follows it is not. */
const TABLES = {
  case: FLOW_TABLES.case,
  request: FLOW_TABLES.item,
  'matter-claim': FLOW_TABLES.claim,
  'cdl-claim': FLOW_TABLES.claim,
  application: FLOW_TABLES.application,
} as const satisfies Readonly<Record<keyof typeof SERVER_MOVES, FlowTable>>;

type KnownFlow = keyof typeof TABLES;

declare const OF_FORMS: unique symbol;
/** A flow that forms go through: content alone knows it by its name. */
export type FormFlow = string & { readonly [OF_FORMS]: true };

export type FlowId = KnownFlow | FormFlow;

/** A flow of forms, by the id that its form or its row has. */
export const formFlow = (id: string): FormFlow => id as FormFlow;

const isKnown = (id: FlowId): id is KnownFlow => Object.hasOwn(TABLES, id);

/** Who works at the desk, as flows call them. */
export const DESK = 'desk';

/** The flow of claims on cases of a kind. */
export const claimFlow = (kind: CaseKind): FlowId =>
  kind === 'Matter' ? 'matter-claim' : 'cdl-claim';

/** Where things of a flow are kept. */
export const tableOf = (id: FlowId): FlowTable => (isKnown(id) ? TABLES[id] : FLOW_TABLES.item);

/** In which queue of the desk things of each flow are, with a clerk or with nobody. */
const QUEUES = {
  case: 'cases',
  request: 'requests',
  'matter-claim': 'claims',
  'cdl-claim': 'claims',
  application: 'applications',
} as const satisfies Readonly<Record<KnownFlow, QueueName>>;

/** The queue in which things of a flow are. */
export const queueOf = (id: FlowId): QueueName => (isKnown(id) ? QUEUES[id] : 'items');

/** The flow as the current release declares it. */
export function flowOf({ content }: Pick<ServerContext, 'content'>, id: FlowId): Flow {
  const flow = content.app.flows[id];
  if (!flow) throw new Error(`The content has no status flow ${id}.`);
  return flow;
}

/** A thing of a flow, held until the transaction ends; a refusal where there is none. */
export async function held(trx: StoreTransaction, flow: FlowId, id: string): Promise<FlowItem> {
  const item = await tableOf(flow).hold(trx, id);
  if (!item) throw new Refusal('ITEM_NOT_FOUND');
  return item;
}
