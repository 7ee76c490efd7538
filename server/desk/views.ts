// The views of a queue that a clerk keeps under names, for themselves alone.
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { Staff } from '../store/accounts/staff.ts';
import { dropView, putView, viewsOf } from '../store/desk/desk-views.ts';
import { inTransaction } from '../store/index.ts';
import type { DeskServer } from './kind.ts';

/** More of them would be looked for, not chosen. */
const MOST = 20;

type Needs = Pick<DeskServer, 'db'>;
type Views = AnswerOf<'desk_views'>['data'];

/** Those of one queue, by name. */
export async function viewsForDesk(
  { db }: Needs,
  { id: staff }: Pick<Staff, 'id'>,
  { queue, form }: RequestOf<'desk_views'>,
): Promise<Views> {
  return [...(await viewsOf(db, { staff, queue, form }))];
}

/** Keeps a view, or, without a search, forgets the one of that name; tells all that there are then. */
export async function keepView(
  { db }: Needs,
  { id: staff }: Pick<Staff, 'id'>,
  { queue, form, called, search }: RequestOf<'desk_view_keep'>,
): Promise<Views> {
  const name = called.trim();
  const of = { staff, queue, form };
  return inTransaction(db, async (trx) => {
    const there = await viewsOf(trx, of);
    const isNew = !there.some((one) => one.name === name);
    if (search !== undefined && isNew && there.length >= MOST) throw new Refusal('VIEWS_TOO_MANY');
    if (search === undefined) await dropView(trx, of, name);
    else await putView(trx, of, { name, search });
    return [...(await viewsOf(trx, of))];
  });
}
