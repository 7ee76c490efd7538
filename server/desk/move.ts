// A move of the desk: its questions are judged by the form that the flow names, and everything it does is one transaction.
import { type Answers, moveFor } from '../../runtime/core/index.ts';
import type { RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context.ts';
import { flowOf, moveItem } from '../flows/index.ts';
import { judgedAnswers } from '../forms/judging.ts';
import { releasedForm } from '../forms/use.ts';
import { inTransaction } from '../store/index.ts';
import type { Staff } from '../store/staff.ts';
import { itemOf } from './item.ts';
import { QUEUES } from './kinds.ts';
import { DESK } from './queue.ts';

/** Makes it; the state it led to. */
export async function moveByDesk(
  server: ServerContext,
  staff: Staff,
  { queue, id, move, from, seen, ...sent }: RequestOf<'desk_move'>,
): Promise<string> {
  const row = await itemOf(server, { queue, id });
  const kind = QUEUES[queue];
  const flow = kind.flow(row);
  const wanted = moveFor(flowOf(server, flow), { move, from, who: DESK });
  const answers = wanted?.form === undefined ? {} : await answersTo(server, wanted.form, sent);
  // To both sides the desk is one; which of its people it was stands in the event.
  const by = { role: DESK, id: staff.id, name: server.content.texts.t('server.desk.name') };
  const made = { row, move, answers, by };
  const set = await kind.set?.(server, made);
  const params = kind.params?.(server, made);
  return inTransaction(server.db, async (trx) => {
    const { item } = await moveItem(server, trx, {
      ...{ flow, id, move, from, seen, by },
      words: wordsIn(answers),
      ...(set && { set }),
      ...(params && { params }),
    });
    await kind.also?.(server, trx, made);
    return item.status;
  });
}

/** What a move says in words: answered to whichever of these its form asks. */
const wordsIn = ({ note, denied_reason }: Answers): string =>
  String(note ?? denied_reason ?? '').trim();

async function answersTo(server: ServerContext, form: string, sent: object) {
  const use = { form: releasedForm(server, form), short: true } as const;
  return (await judgedAnswers(server, use, sent as never)).answers;
}
