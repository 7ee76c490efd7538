// Programs outside are told of the moves of what a form sent, where the form says so.
import { START } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { webhookDue } from '../forms/webhooks.ts';
import type { StoreTransaction } from '../store/index.ts';
import type { FlowItem } from '../store/matters/flow-items.ts';

interface MovedOn {
  /** As it is after the move. */
  readonly item: Pick<FlowItem, 'id' | 'status' | 'number' | 'form_id'>;
  readonly move: string;
  readonly from: string | null;
  readonly at: Date;
}

/** In the transaction of the move. That it began is told as what was sent. */
export async function tellOutside(
  { content }: Pick<ServerContext, 'content'>,
  trx: StoreTransaction,
  { item: { id, status: to, number, form_id }, move, from, at }: MovedOn,
): Promise<void> {
  const form = form_id === undefined ? undefined : content.forms[form_id]?.bundle;
  if (!form || move === START) return;
  const said = { number, move, from: from ?? '', to };
  await webhookDue(trx, [{ form, event: 'moved', submission: id, said }], at);
}
