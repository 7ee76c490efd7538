// Moves of a thing that its flow has from where it is, and that are not open: to it, or to this clerk.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { closedMoves, DESK, type FlowId, flowOf } from '../flows/index.ts';
import type { Staff } from '../store/accounts/staff.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import type { DeskServer } from './kind.ts';

type Closed = NonNullable<AnswerOf<'desk_item'>['data']['closed']>;

/** Each with a sentence, where a colleague may make it. */
export async function closedOf(
  server: DeskServer,
  { id }: Pick<Staff, 'id'>,
  { flow, row }: { readonly flow: FlowId; readonly row: DeskRow },
): Promise<Closed> {
  const by = { role: DESK, id };
  const closed = await closedMoves(server, server.db, {
    flow: flowOf(server, flow),
    item: row,
    by,
  });
  return closed.map(({ move: { name }, toThem }) => ({
    move: name,
    ...(toThem && { message: server.content.texts.t('server.flow.notYours') }),
  }));
}
