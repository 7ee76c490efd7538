// Deadlines of flows: whatever has been in a state for so many days is told of, or moves on by itself.
import {
  type Flow,
  type FlowDeadline,
  SYSTEM,
  shiftedDay,
  statesNamed,
  todayIn,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import {
  holdStaying,
  noteDeadline,
  type Staying,
  stayingItems,
} from '../store/forms/form-items.ts';
import { inTransaction } from '../store/index.ts';
import { formFlow } from './kinds.ts';
import { mailMove } from './mails.ts';
import { moveItem } from './move.ts';

type Needs = Pick<ServerContext, 'db' | 'content' | 'services' | 'now' | 'log'>;

/** Looked up at once. */
const FEW = 200;

/**
 * Meets the deadlines of today. Each thing is told of, or moved, in a transaction of its own; one that cannot be is logged, and
 * keeps no other from it. Of two servers that come to the same thing, one does it.
 */
export async function meetDeadlines(server: Needs): Promise<void> {
  // The last first: what moves on needs no reminder any more.
  for (const flow of Object.values(server.content.app.flows))
    for (const { name, after = [] } of flow.states)
      for (const deadline of [...after].reverse())
        for (const state of statesNamed(flow, [name]))
          await meet(server, flow, { state, deadline });
}

interface Due {
  readonly state: string;
  readonly deadline: FlowDeadline;
}

async function meet(server: Needs, flow: Flow, { state, deadline }: Due): Promise<void> {
  const { timeZone } = server.content.app;
  const { days } = deadline;
  // Whatever came before that day has been here for so many days.
  const before = {
    day: shiftedDay(todayIn(timeZone, server.now()), { days: 1 - days }) ?? '',
    timeZone,
  };
  const asked: Staying = { flow: flow.id, state, before, days, most: FEW };
  const failed = new Set<string>();
  for (;;) {
    const ids = (await stayingItems(server.db, asked)).filter((id) => !failed.has(id));
    for (const id of ids)
      try {
        await meetOne(server, { id, asked, flow, deadline });
      } catch (err) {
        failed.add(id);
        server.log.error({ err, flow: flow.id, item: id }, 'a deadline is not met');
      }
    if (ids.length < FEW) return;
  }
}

interface One {
  readonly id: string;
  readonly asked: Staying;
  readonly flow: Flow;
  readonly deadline: FlowDeadline;
}

const BY_ITSELF = { role: SYSTEM, id: '', name: '' };

async function meetOne(server: Needs, { id, asked, flow, deadline }: One): Promise<void> {
  const { remind, move, days } = deadline;
  await inTransaction(server.db, async (trx) => {
    const item = await holdStaying(trx, id, asked);
    if (!item) return;
    if (move !== undefined) {
      await moveItem(server, trx, { flow: formFlow(flow.id), id, move, by: BY_ITSELF });
      return;
    }
    await noteDeadline(trx, id, days);
    await mailMove(server, trx, {
      flow: formFlow(flow.id),
      mails: remind,
      item: { ...item, case_id: null },
      words: '',
    });
  });
}
