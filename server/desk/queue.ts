// A queue of the desk as its table shows it: what waits for the desk, or what is in one state, a page at a time.
import { statesNamed, statesWaitingFor } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { type FlowId, flowOf } from '../flows/index.ts';
import {
  casesNumbered,
  isPlace,
  type QueueName,
  type QueuePlace,
  queuePlaces,
} from '../store/desk/desk-queues.ts';
import { type DeskRow, deskRows } from '../store/desk/desk-rows.ts';
import { DESK, type DeskServer } from './kind.ts';
import { QUEUES } from './kinds.ts';

type Page = Pick<AnswerOf<'desk_queue'>, 'data' | 'next'>;

/** Whose states stand in which queue. */
const FLOWS: Readonly<Record<QueueName, readonly FlowId[]>> = {
  requests: ['request'],
  claims: ['matter-claim', 'cdl-claim'],
  cases: ['case'],
  applications: ['application'],
};

const PAGE = 20;

/** One page. */
export async function queueOf(
  server: DeskServer,
  { queue, status = '', number = '', proposed, after, limit = PAGE }: RequestOf<'desk_queue'>,
): Promise<Page> {
  const flows = FLOWS[queue].map((id) => flowOf(server, id));
  const waiting = flows.flatMap((flow) => statesWaitingFor(flow, DESK));
  const named = (names?: readonly string[]) => flows.flatMap((flow) => statesNamed(flow, names));
  // Who looks for a number wants to find it, whatever has become of it.
  const asked = status === '' ? named() : [status, ...named([status])];
  const statuses = status === '' && number.trim() === '' ? waiting : asked;
  const places = await queuePlaces(server.db, queue, {
    statuses: [...new Set(statuses)],
    proposed,
    about: await aboutOf(server, queue, number.trim()),
    after: placeIn(queue, after),
    most: limit + 1,
  });
  const rows = await deskRows(
    server.db,
    queue,
    places.slice(0, limit).map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const changed = await QUEUES[queue].changed?.(server, rows);
  const last = places[limit - 1];
  return {
    data: places.flatMap(({ id }) => {
      const row = byId.get(id);
      return row ? [{ ...shownRow(row), ...(changed?.has(id) && { changed: true }) }] : [];
    }),
    ...(last && places.length > limit && { next: keyOf(last) }),
  };
}

async function aboutOf({ db }: Pick<ServerContext, 'db'>, queue: QueueName, number: string) {
  if (number === '') return undefined;
  return queue === 'applications' ? [number] : casesNumbered(db, number);
}

const keyOf = ({ at, id }: QueuePlace): string => `${at.getTime()}.${id}`;

/** A key that no page named is refused: whoever brings it would miss what stands before. */
function placeIn(queue: QueueName, key: string | undefined): QueuePlace | undefined {
  if (key === undefined) return undefined;
  const dot = key.indexOf('.');
  const place = { at: new Date(Number(key.slice(0, dot))), id: key.slice(dot + 1) };
  if (!isPlace(queue, place)) throw new Refusal('PAGE_UNKNOWN');
  return place;
}

/** A row as its contract has it. */
export function shownRow({
  created_at,
  case_id: _,
  proposed,
  ...row
}: DeskRow): Page['data'][number] {
  return { ...row, ...(proposed && { proposed }), since: created_at.toISOString() };
}
