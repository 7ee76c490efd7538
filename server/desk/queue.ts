// A queue of the desk as its table shows it: what waits for the desk, or what is in one state, a page at a time.
import { daysBetween, shiftedDay, todayIn, waitedFor } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import { DESK, flowOf } from '../flows/index.ts';
import { releasedForm } from '../forms/use.ts';
import { titleOf } from '../received/index.ts';
import type { Staff } from '../store/accounts/staff.ts';
import {
  countQueue,
  isPlace,
  type QueueName,
  type QueueOrder,
  type QueuePlace,
  queuePlaces,
} from '../store/desk/desk-queues.ts';
import { type DeskRow, deskRows } from '../store/desk/desk-rows.ts';
import { lastEventsOf } from '../store/matters/matter-events.ts';
import { itemOf } from './item-row.ts';
import type { DeskServer } from './kind.ts';
import { QUEUES } from './kinds.ts';
import { allQueues, listedOf, waiting } from './listed.ts';
import { withWhom } from './taking.ts';

type Page = Pick<AnswerOf<'desk_queue'>, 'data' | 'next'>;

const PAGE = 20;

/** What stands before and after a thing, by how long it has waited, among what is listed. */
export async function besideOf(
  server: DeskServer,
  staff: Pick<Staff, 'id'>,
  { id, ...listed }: RequestOf<'desk_beside'>,
): Promise<AnswerOf<'desk_beside'>['data']> {
  const { queue } = listed;
  const row = await itemOf(server, { queue, id });
  const asked = { ...(await listedOf(server, staff, listed)), most: 2 };
  const place = { at: asked.order.by === 'amount' ? row.detail : row.waits_since, id };
  const [before, after] = await Promise.all(
    [{ before: place }, { after: place }].map(async (from) => {
      const places = await queuePlaces(server.db, queue, { ...asked, ...from });
      // Moments of the store are finer than ours: its own place may seem to lie beside itself.
      return places.find((one) => one.id !== id)?.id;
    }),
  );
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** One page. */
export async function queueOf(
  server: DeskServer,
  staff: Pick<Staff, 'id' | 'roles'>,
  { after, limit = PAGE, ...listed }: RequestOf<'desk_queue'>,
): Promise<Page> {
  const { queue } = listed;
  const asked = await listedOf(server, staff, listed);
  const places = await queuePlaces(server.db, queue, {
    ...asked,
    after: placeIn({ queue, order: asked.order }, after),
    most: limit + 1,
  });
  const rows = await deskRows(
    server.db,
    queue,
    places.slice(0, limit).map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = rows.map(({ id }) => id);
  const [changed, seen, whom, cells] = await Promise.all([
    QUEUES[queue].changed?.(server, rows),
    lastEventsOf(server.db, ids),
    withWhom(server, staff, { queue, ids }),
    QUEUES[queue].cells?.(server, staff, rows),
  ]);
  const last = places[limit - 1];
  return {
    data: places.flatMap(({ id }) => {
      const row = byId.get(id);
      return row
        ? [
            {
              ...{ ...shownRow(server, queue, row), ...whom(id) },
              ...{ flow: QUEUES[queue].flow(row), seen: seen.get(id) ?? '' },
              ...(changed?.has(id) && { changed: true }),
              ...(cells && { answers: [...(cells.get(id) ?? [])] }),
            },
          ]
        : [];
    }),
    ...(last && places.length > limit && { next: keyOf(last) }),
  };
}

/** How many of each queue wait for the desk, how many of them are late, and how many are the asker's or nobody's. */
export async function queueCounts(
  server: DeskServer,
  { id: clerk }: Pick<Staff, 'id'>,
): Promise<AnswerOf<'desk_counts'>['data']> {
  const { timeZone, waiting: steps = [] } = server.content.app;
  const days = steps.at(-1)?.days;
  // On the day after this one it would not be late yet.
  const day =
    days === undefined
      ? undefined
      : shiftedDay(todayIn(timeZone, server.now()), { days: 1 - days });
  const late = day === undefined ? undefined : { day, timeZone };
  const counts = await Promise.all(
    allQueues(server).map(async ({ queue, form }) => {
      const turns = waiting(server, { queue, form });
      const asker = { role: DESK, clerk };
      const { taken, ...count } = await countQueue(server.db, queue, { turns, late, asker, form });
      const named = form === undefined ? {} : { form, title: titleOfForm(server, form) };
      return { queue, ...named, ...count, nobody: count.waiting - taken };
    }),
  );
  return { ...(days !== undefined && { days }), queues: counts };
}

/** What a form is called. */
export function titleOfForm({ content }: Pick<DeskServer, 'content'>, id: string): string {
  const { bundle, texts } = releasedForm({ content }, id);
  return titleOf(bundle, texts ?? content.texts);
}

const keyOf = ({ at, id }: QueuePlace): string =>
  `${typeof at === 'string' ? at : at.getTime()}/${id}`;

/** A key that no page named is refused: whoever brings it would miss what stands before. */
function placeIn(
  { queue, order }: Pick<RequestOf<'desk_queue'>, 'queue'> & { readonly order: QueueOrder },
  key: string | undefined,
): QueuePlace | undefined {
  if (key === undefined) return undefined;
  const cut = key.indexOf('/');
  const at = key.slice(0, cut);
  const place = {
    at: order.by === 'amount' ? at : new Date(Number(at)),
    id: key.slice(cut + 1),
  };
  if (!isPlace(queue, place, order)) throw new Refusal('PAGE_UNKNOWN');
  return place;
}

/** A row as its contract has it. */
export function shownRow(
  server: Pick<DeskServer, 'content' | 'now'>,
  queue: QueueName,
  whole: DeskRow,
): Omit<Page['data'][number], 'holder' | 'flow' | 'seen'> {
  const { created_at, waits_since, answered, case_id: _, proposed, flow: __, ...row } = whole;
  const { timeZone } = server.content.app;
  const flow = flowOf(server, QUEUES[queue].flow(whole));
  const turn = waitedFor(flow, row.status, answered);
  const waited = daysBetween(todayIn(timeZone, waits_since), todayIn(timeZone, server.now()));
  return {
    ...row,
    ...(proposed && { proposed }),
    ...(turn !== undefined && { turn, waited: Math.max(0, waited ?? 0) }),
    since: created_at.toISOString(),
  };
}
