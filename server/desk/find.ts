// What the desk finds by how it begins: in each queue the first few.
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { attorneyOwner } from '../forms/drafted.ts';
import { releasedForm } from '../forms/use.ts';
import { formsReadBy, type Reader, sendersOf, subjectOf, titleOf } from '../received/index.ts';
import { findForDesk } from '../store/desk/desk-find.ts';
import type { QueueName } from '../store/desk/desk-queues.ts';
import { deskRows } from '../store/desk/desk-rows.ts';
import { sentBy } from '../store/forms/own.ts';
import { submissionsOf } from '../store/forms/submissions.ts';

type Found = AnswerOf<'desk_find'>['data'];

/** Who is meant first, then what they are about. */
const ORDER: readonly QueueName[] = ['applications', 'cases', 'claims', 'requests', 'items'];
/** Of each: as many as are read at a glance. */
const SHOWN = 5;

type Server = Pick<ServerContext, 'db' | 'content'>;

/** Nothing of words that are but space. */
export async function foundForDesk(
  server: Server,
  reader: Reader,
  { words }: RequestOf<'desk_find'>,
): Promise<Found> {
  const { db } = server;
  const asked = words.trim().replaceAll(/\s+/g, ' ');
  if (asked === '') return [];
  const ids = await findForDesk(db, asked, SHOWN + 1);
  const found = await Promise.all([
    ...ORDER.map((queue) => shownOf(db, queue, ids[queue])),
    receivedOf(server, reader, ids.applications),
  ]);
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
    const { number, subject, detail, member_name, attorney_name, status, form } = row;
    const about = { number, subject, member_name, attorney_name, status };
    const known = { detail: queue === 'applications' ? detail : '', ...(form && { form }) };
    return [{ id, ...about, ...known }];
  });
  return { queue, rows, more: ids.length > SHOWN };
}

/** What these attorneys sent by forms that have no queue, newest first, as far as the reader may read it. */
async function receivedOf(
  server: Server,
  reader: Reader,
  attorneys: readonly string[],
): Promise<Found[number]> {
  const { db, content } = server;
  const forms = formsReadBy(server, reader).flatMap(({ id, flow }) => (flow ? [] : [id]));
  const most = SHOWN + 1;
  const sent = await Promise.all(
    attorneys.map((id) => sentBy(db, { owner: attorneyOwner(id), forms, most })),
  );
  const newest = sent
    .flat()
    .toSorted((one, other) => other.submitted_at.getTime() - one.submitted_at.getTime());
  const ids = newest.slice(0, SHOWN).map(({ id }) => id);
  const byId = new Map((await submissionsOf(db, ids)).map((row) => [row.id, row]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const nameOf = await sendersOf(
    server,
    shown.map(({ owner }) => owner),
  );
  const rows = shown.map(async (row) => {
    const { id, form_id: form, owner } = row;
    const subject = titleOf({ id: form }, content.texts);
    const about = await subjectOf(server, releasedForm(server, form), row);
    const known = { detail: about === subject ? '' : about, attorney_name: nameOf(owner).sender };
    return { ...known, id, form, subject, number: '', member_name: '', status: '' };
  });
  return { queue: 'received', rows: await Promise.all(rows), more: newest.length > SHOWN };
}
