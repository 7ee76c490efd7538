// The row of one thing of a queue.
import type { RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { type DeskRow, deskRows } from '../store/desk/desk-rows.ts';
import { isUuid } from '../store/statements/uuid.ts';

/** The row of a queue; a refusal where there is none. */
export async function itemOf(
  { db }: Pick<ServerContext, 'db'>,
  { queue, id }: Pick<RequestOf<'desk_item'>, 'queue' | 'id'>,
): Promise<DeskRow> {
  const isId = queue === 'applications' || isUuid(id);
  const [row] = isId ? await deskRows(db, queue, [id]) : [];
  if (!row) throw new Refusal('ITEM_NOT_FOUND');
  return row;
}
