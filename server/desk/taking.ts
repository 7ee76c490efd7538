// Whom things of the desk are with, and who has their pages open.
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import { DESK } from '../flows/index.ts';
import type { Staff } from '../store/accounts/staff.ts';
import { tellOpen, whoHasOpen } from '../store/desk/desk-presence.ts';
import { lockThings } from '../store/desk/desk-queues.ts';
import { deskRows } from '../store/desk/desk-rows.ts';
import {
  type Clerk,
  clerksWith,
  dropTaken,
  holdersOf,
  putTaken,
  type QueueName,
} from '../store/desk/desk-taking.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import { isUuid } from '../store/statements/uuid.ts';
import { itemOf } from './item-row.ts';
import type { DeskServer } from './kind.ts';

/** Pages tell every few seconds; several tellings may be lost on the way. */
const OPEN_MS = 25_000;

/** What is told of a thing besides what it is. */
export interface WithWhom {
  readonly holder: string;
  readonly holder_id?: string;
  readonly open?: string;
}

/** Of these things, whom each is with, and which colleagues of the asker have it open. */
export async function withWhom(
  { db, content, now }: DeskServer,
  asker: Pick<Staff, 'id'>,
  { queue, ids }: { readonly queue: QueueName; readonly ids: readonly string[] },
): Promise<(id: string) => WithWhom> {
  const since = new Date(now().getTime() - OPEN_MS);
  const [holders, open] = await Promise.all([
    holdersOf(db, queue, { ids, role: DESK }),
    whoHasOpen(db, queue, { ids, since }),
  ]);
  return (id) => {
    const holder = holders.get(id);
    const others = (open.get(id) ?? []).filter((one) => one.id !== asker.id);
    const names = others.map(({ name }) => name).join(', ');
    const count = others.length;
    return {
      holder: holder?.name ?? '',
      ...(holder && { holder_id: holder.id }),
      ...(count > 0 && { open: content.texts.t('server.desk.open', { names, count }) }),
    };
  };
}

/** Everybody who works at the desk. */
export const deskClerks = ({ db }: Pick<DeskServer, 'db'>): Promise<readonly Clerk[]> =>
  clerksWith(db, DESK);

/** Notes that somebody has a thing open; tells who else has, and whom it is with. */
export async function tellDeskHere(
  server: DeskServer,
  staff: Pick<Staff, 'id'>,
  asked: RequestOf<'desk_here'>,
): Promise<AnswerOf<'desk_here'>['data']> {
  const { id } = await itemOf(server, asked);
  const { queue } = asked;
  await tellOpen(server.db, { queue, thing: id, clerk: staff.id, at: server.now() });
  const told = (await withWhom(server, staff, { queue, ids: [id] }))(id);
  return { ...told, open: told.open ?? '' };
}

/** Puts things with a clerk or with nobody; what is with somebody else than was seen is left, and told. */
export async function giveByDesk(
  server: DeskServer,
  staff: Pick<Staff, 'id'>,
  { queue, ids, to, from }: RequestOf<'desk_give'>,
): Promise<AnswerOf<'desk_give'>['data']> {
  const known = queue === 'applications' ? ids : ids.filter(isUuid);
  const rows = await deskRows(server.db, queue, known);
  if (rows.length !== ids.length) throw new Refusal('ITEM_NOT_FOUND');
  const clerk = to === 'me' ? staff.id : to;
  const clerks = await deskClerks(server);
  if (clerk !== 'nobody' && !clerks.some(({ id }) => id === clerk))
    throw new Refusal('NO_SUCH_CLERK');
  return inTransaction(server.db, async (trx) => {
    // Of two who take it at the same moment, the second sees what the first has done.
    await lockThings(trx, queue, ids);
    const holders = await holdersOf(trx, queue, { ids, role: DESK });
    const isAsSeen = (id: string) => from === undefined || (holders.get(id)?.id ?? '') === from;
    const given = ids.filter(isAsSeen);
    if (clerk === 'nobody') await dropTaken(trx, queue, given);
    else await putTaken(trx, queue, { ids: given, clerk, at: server.now() });
    const left = ids.filter((id) => !isAsSeen(id));
    return { given, left: left.map((id) => ({ id, name: holders.get(id)?.name ?? '' })) };
  });
}

/** Whoever moves on what is nobody's has taken it: what comes back is theirs. */
export async function takeIfFree(
  trx: StoreTransaction,
  { id: clerk }: Pick<Staff, 'id'>,
  { queue, id, at }: { readonly queue: QueueName; readonly id: string; readonly at: Date },
): Promise<void> {
  const holders = await holdersOf(trx, queue, { ids: [id], role: DESK });
  if (!holders.has(id)) await putTaken(trx, queue, { ids: [id], clerk, at });
}
