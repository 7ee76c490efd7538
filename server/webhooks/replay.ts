// Sending again what was given up, or at once what waits for its time.
import type { RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { sendAgain } from '../store/webhooks/deliveries.ts';

/** Tells how many are on their way; a Refusal where there is no such delivery. */
export async function replay(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { id, webhook = '', form = '' }: RequestOf<'webhook_replay'>,
): Promise<number> {
  const count = await sendAgain(db, id === undefined ? { webhook, form } : { id }, now());
  if (id !== undefined && count === 0) throw new Refusal('ITEM_NOT_FOUND');
  return count;
}
