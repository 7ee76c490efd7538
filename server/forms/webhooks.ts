// Who outside is told of what became of a submission: in the transaction of the event, by jobs.
import type { FormBundle, JsonObject, WebhookEvent } from '../../runtime/core/index.ts';
import type { StoreTransaction } from '../store/index.ts';
import { insertDeliveries, type NewDelivery } from '../store/webhooks/deliveries.ts';

export interface SubmissionEvent {
  /** The form as it is released today. */
  readonly form: Pick<FormBundle, 'id' | 'webhooks'>;
  readonly event: WebhookEvent;
  /** Id of the submission. */
  readonly submission: string;
  /** What the event says besides; receivers read it beside the id. Nothing personal belongs here. */
  readonly said?: JsonObject;
}

/** Does the form tell anybody of such an event? */
export const isTold = ({ webhooks = [] }: SubmissionEvent['form'], event: WebhookEvent): boolean =>
  webhooks.some(({ events }) => events.includes(event));

/**
 * Tells every webhook of the form that is declared for these events. To be called in the transaction in which they happen:
 * what is undone is told to nobody, and what stands is told.
 */
export async function webhookDue(
  trx: StoreTransaction,
  events: readonly SubmissionEvent[],
  at: Date,
): Promise<void> {
  await insertDeliveries(trx, events.flatMap(toldOf), at);
}

function toldOf({
  form: { id, webhooks = [] },
  event,
  submission,
  said,
}: SubmissionEvent): readonly NewDelivery[] {
  return webhooks
    .filter(({ events }) => events.includes(event))
    .map(({ name }) => ({
      ...{ webhook: name, form: id, event, submission },
      ...(said !== undefined && { said }),
    }));
}
