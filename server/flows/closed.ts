// Moves that a flow has and that are not open: to a thing that was sent with such answers, or to whoever made another one.
import {
  conditionsHold,
  daysBetween,
  type Flow,
  type FlowMove,
  type JsonObject,
  movesFrom,
  todayIn,
} from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { findFormItem } from '../store/forms/form-items.ts';
import { findSubmission } from '../store/forms/submissions.ts';
import type { Store, StoreTransaction } from '../store/index.ts';
import { eventsOfSubject } from '../store/matters/matter-events.ts';
import { isTakenBack } from './taken-back.ts';

type Needs = Pick<ServerContext, 'content' | 'now'>;
type Db = Store | StoreTransaction;

interface Asked {
  readonly flow: Flow;
  /** As it is now. */
  readonly item: { readonly id: string; readonly status: string };
  /** Who would make it. */
  readonly by: { readonly role: string; readonly id: string };
}

export interface ClosedMove {
  readonly move: FlowMove;
  /** Somebody else may make it; else nobody may. */
  readonly toThem: boolean;
}

/** Those that somebody of this role would have from where it is, if they were open. */
export async function closedMoves(
  server: Needs,
  db: Db,
  { flow, item, by }: Asked,
): Promise<readonly ClosedMove[]> {
  const guarded = movesFrom(flow, item.status, by.role).filter(
    ({ when, notBy }) => when !== undefined || notBy !== undefined,
  );
  if (guarded.length === 0) return [];
  const known = await knownOf(server, db, item);
  const closed: ClosedMove[] = [];
  for (const move of guarded) {
    const isOpen = move.when === undefined || (await conditionsHold(move.when, known.world));
    if (!isOpen) closed.push({ move, toThem: false });
    else if (madeLast(known.events, move) === by.id) closed.push({ move, toThem: true });
  }
  return closed;
}

/** Refuses a move that is not open, whatever page it was made on. */
export async function refuseClosed(
  server: Needs,
  trx: StoreTransaction,
  { move, ...asked }: Asked & { readonly move: FlowMove },
): Promise<void> {
  if (move.when === undefined && move.notBy === undefined) return;
  const closed = await closedMoves(server, trx, asked);
  const found = closed.find((one) => one.move === move);
  if (!found) return;
  const { status } = asked.item;
  const told = { params: { status }, data: { status } };
  throw new Refusal(found.toThem ? 'MOVE_NOT_YOURS' : 'MOVE_CLOSED', told);
}

type Event = Awaited<ReturnType<typeof eventsOfSubject>>[number];

/** Who was the last to make one of the moves that whoever makes this one must not have made; what was taken back was not made. */
const madeLast = (events: readonly Event[], { notBy = [], who }: FlowMove): string | undefined =>
  events.findLast((event) => event.who === who && notBy.includes(event.move))?.by_id;

/** What conditions are asked of: the answers it was sent with, and what it is. */
async function knownOf({ content, now }: Needs, db: Db, { id, status }: Asked['item']) {
  const [item, sent, all] = await Promise.all([
    findFormItem(db, id),
    findSubmission(db, id),
    eventsOfSubject(db, id),
  ]);
  const isGone = isTakenBack(all);
  const today = todayIn(content.app.timeZone, now());
  const world: { answers: JsonObject; context: JsonObject } = {
    answers: sent?.data ?? {},
    context: {
      today,
      item: { ...(item && { number: item.number, days: daysIn(item, today, content) }), status },
    },
  };
  return { world, events: all.filter((event) => !isGone(event)) };
}

const daysIn = (
  { state_since }: { readonly state_since: Date },
  today: string,
  { app }: Needs['content'],
): number => Math.max(0, daysBetween(todayIn(app.timeZone, state_since), today) ?? 0);
