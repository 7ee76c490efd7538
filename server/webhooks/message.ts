// What a receiver outside is told: an envelope as Standard Webhooks has it, and in it what the event is about.
import type { JsonObject } from '../../runtime/core/index.ts';
import { type TellingServer, toldOutside } from '../received/index.ts';
import type { Delivery } from '../store/webhooks/deliveries.ts';

/** Submissions of these events are there no more: only their ids are told. */
const WITHOUT_ANSWERS: ReadonlySet<string> = new Set(['deleted']);

/**
 * The body of a delivery, the same at every try while the release stays. It is made of the submission: the log holds no
 * answers of its own, which would outlive those that are deleted. Undefined where the submission is gone. `mayRead`: whether
 * whoever looks at it may see what is personal; a receiver is told what the form declares.
 */
export async function messageOf(
  server: TellingServer,
  delivery: Delivery,
  mayRead = true,
): Promise<JsonObject | undefined> {
  const { event, form_id: form, submission_id: id, said, created_at } = delivery;
  const personal = mayRead && isPersonal(server, delivery);
  const data = WITHOUT_ANSWERS.has(event)
    ? { form, submission: id }
    : await toldOutside(server, { form, id, personal });
  if (data === undefined) return undefined;
  return {
    ...{ type: `submission.${event}`, id: delivery.id, timestamp: created_at.toISOString() },
    data: { ...data, ...said },
  };
}

/** As today's form declares it; of a webhook that it declares no more, no. */
export function isPersonal(
  { content }: Pick<TellingServer, 'content'>,
  { form_id, webhook }: Pick<Delivery, 'form_id' | 'webhook'>,
): boolean {
  const form = Object.hasOwn(content.forms, form_id) ? content.forms[form_id] : undefined;
  return form?.bundle.webhooks?.find(({ name }) => name === webhook)?.personal === true;
}
