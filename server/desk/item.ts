// One thing of a queue with all that the desk has to know: what it is, what was said on it, and what was done with it.
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK } from '../flows/index.ts';
import type { AnsweredPart } from '../forms/answers-in-words.ts';
import { type Track, trackOf } from '../matters/track.ts';
import type { Reader } from '../received/index.ts';
import type { Staff } from '../store/accounts/staff.ts';
import { caseOfDesk } from '../store/desk/desk-cases.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import { isUuid } from '../store/statements/uuid.ts';
import { closedOf } from './closed.ts';
import { eventsOf } from './events.ts';
import { factsOf } from './facts.ts';
import { itemOf } from './item-row.ts';
import type { DeskServer, FileBody, QueueKind } from './kind.ts';
import { QUEUES } from './kinds.ts';
import { mailedOf } from './mailed.ts';
import { shownRow, titleOfForm } from './queue.ts';
import { withWhom } from './taking.ts';
import { ownUndo } from './undo.ts';

type Item = AnswerOf<'desk_item'>['data'];

/** All of it. */
export async function wholeItem(
  server: ServerContext,
  staff: Pick<Staff, 'id' | 'roles'>,
  asked: RequestOf<'desk_item'>,
): Promise<Item> {
  const row = await itemOf(server, asked);
  const kind = QUEUES[asked.queue];
  const [
    facts,
    changes,
    said,
    sent,
    files,
    events,
    records,
    proposal,
    mailed,
    undo,
    whom,
    earlier,
    required,
    closed,
  ] = await Promise.all([
    factsOf(server, asked.queue, row),
    kind.changes?.(server, row) ?? [],
    kind.said?.(server, row, staff) ?? [],
    sentOf(server, kind, { row, staff }),
    kind.files?.(server, row, staff) ?? [],
    eventsOf(server, row),
    kind.records?.(server, row, staff) ?? {},
    kind.proposal?.(server, row, staff.id),
    mailedOf(server, kind.flow(row), row),
    ownUndo(server, staff, row),
    withWhom(server, staff, { queue: asked.queue, ids: [row.id] }),
    kind.earlier?.(server, row),
    kind.required?.(server, row),
    closedOf(server, staff, { flow: kind.flow(row), row }),
  ]);
  return {
    flow: kind.flow(row),
    ...(row.form !== undefined && { title: titleOfForm(server, row.form) }),
    case: row.case_id,
    item: { ...shownRow(server, asked.queue, row), ...whom(row.id) },
    facts,
    changes: [...changes],
    said: [...said],
    ...sent,
    files: [...files],
    events,
    ...(earlier && { earlier }),
    ...(required && { required: [...required] }),
    ...(proposal && { proposal }),
    records: { ...records },
    mailed,
    ...(closed.length > 0 && { closed }),
    ...(undo && { undo }),
    seen: events.at(-1)?.id ?? '',
  };
}

/** What was answered in the form that it was made of, and before that was corrected. */
async function sentOf(
  server: DeskServer,
  { answers, versions }: QueueKind,
  { row, staff }: { readonly row: DeskRow; readonly staff: Reader },
): Promise<Pick<Item, 'answers' | 'versions'>> {
  const earlier = (await versions?.(server, row, staff)) ?? [];
  return {
    answers: ((await answers?.(server, row, staff)) ?? []).map(shownAnswers),
    ...(earlier.length > 0 && { versions: [...earlier] }),
  };
}

const shownAnswers = ({ title, lines, table }: AnsweredPart): Item['answers'][number] => ({
  title,
  lines: [...lines],
  ...(table && {
    table: { headings: [...table.headings], rows: table.rows.map((row) => [...row]) },
  }),
});

/** All that was done on a case, whoever had it. */
export async function trackForDesk(server: DeskServer, id: string): Promise<Track> {
  const one = isUuid(id) ? await caseOfDesk(server.db, id) : undefined;
  if (!one) throw new Refusal('ITEM_NOT_FOUND');
  return trackOf(server, one, { role: DESK });
}

/** One file of it, for whoever judges it. */
export async function fileOfItem(
  server: DeskServer,
  staff: Pick<Staff, 'roles'>,
  { key, ...asked }: RequestOf<'desk_file'>,
): Promise<FileBody> {
  const row = await itemOf(server, asked);
  const found = await QUEUES[asked.queue].file?.(server, row, key, staff);
  if (!found) throw new Refusal('FILE_NOT_FOUND');
  return found;
}
