// What the desk finds by how it begins: in each queue the first few.
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { findForDesk } from '../store/desk/desk-find.ts';
import type { QueueName } from '../store/desk/desk-queues.ts';
import { deskRows } from '../store/desk/desk-rows.ts';

type Found = AnswerOf<'desk_find'>['data'];

/** Who is meant first, then what they are about. */
const ORDER: readonly QueueName[] = ['applications', 'cases', 'claims', 'requests'];
/** Of each: as many as are read at a glance. */
const SHOWN = 5;

/** Nothing of words that are but space. */
export async function foundForDesk(
  { db }: Pick<ServerContext, 'db'>,
  { words }: RequestOf<'desk_find'>,
): Promise<Found> {
  const asked = words.trim().replaceAll(/\s+/g, ' ');
  if (asked === '') return [];
  const ids = await findForDesk(db, asked, SHOWN + 1);
  const found = await Promise.all(ORDER.map((queue) => shownOf(db, queue, ids[queue])));
  return found.filter(({ rows }) => rows.length > 0);
}

async function shownOf(
  db: ServerContext['db'],
  queue: QueueName,
  ids: readonly string[],
): Promise<Found[number]> {
  const shown = ids.slice(0, SHOWN);
  const byId = new Map((await deskRows(db, queue, shown)).map((row) => [row.id, row]));
  const rows = shown.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { number, subject, detail, member_name, attorney_name, status } = row;
    const about = { number, subject, member_name, attorney_name, status };
    return [{ id, ...about, detail: queue === 'applications' ? detail : '' }];
  });
  return { queue, rows, more: ids.length > SHOWN };
}
