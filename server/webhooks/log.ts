// The log of what programs outside were told: how each webhook stands, its deliveries, one of them with its tries.
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { type Reader, readingOf, titleOf } from '../received/index.ts';
import { settingsOf } from '../settings/webhooks.ts';
import { type Delivery, findDelivery, triesOf } from '../store/webhooks/deliveries.ts';
import { countDeliveries, deliveriesBy, nextOf } from '../store/webhooks/delivery-lists.ts';
import { messageOf } from './message.ts';
import { outcomeOf } from './outcome.ts';
import { keyOf, placeIn } from './page-keys.ts';
import { declaredWebhooks } from './unset.ts';

type Server = Pick<ServerContext, 'db' | 'content' | 'config' | 'services'>;
type Row = AnswerOf<'webhooks'>['data'][number];
type One = AnswerOf<'webhook_delivery'>['data'];

const PAGE = 20;

/** Every webhook of every form: those that are declared, and those of which deliveries are left. */
export async function webhooksShown({ db, content, config }: Server): Promise<Row[]> {
  const counts = await countDeliveries(db);
  const declared = [...declaredWebhooks(content)].flatMap(([webhook, forms]) =>
    forms.map((form) => ({ webhook, form })),
  );
  const all = new Map(
    [...declared, ...counts].map(({ webhook, form }) => [`${webhook}/${form}`, { webhook, form }]),
  );
  const { t } = content.texts;
  const rows = [...all].map(([id, { webhook, form }]) => {
    const of = counts.filter((one) => one.webhook === webhook && one.form === form);
    const countOf = (state: Delivery['state']) => of.find((one) => one.state === state)?.count ?? 0;
    const { url, secret } = settingsOf(webhook);
    const receiver = config.webhooks.get(webhook);
    return {
      ...{ id, webhook, form, title: titleOf({ id: form }, content.texts) },
      host: receiver?.url.host ?? t('server.webhook.unset'),
      ...{ waiting: countOf('waiting'), delivered: countOf('delivered') },
      given_up: countOf('given-up'),
      settings: receiver ? '' : t('server.webhook.settings', { url, secret }),
    };
  });
  return rows.sort((a, b) => a.id.localeCompare(b.id));
}

/** One page of the deliveries of a form by a webhook. */
export async function deliveriesShown(
  { db, content: { texts }, config }: Server,
  { after, limit = PAGE, ...asked }: RequestOf<'webhook_deliveries'>,
): Promise<Pick<AnswerOf<'webhook_deliveries'>, 'data' | 'next'>> {
  const rows = await deliveriesBy(db, {
    ...asked,
    after: after === undefined ? undefined : placeIn(after),
    most: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => ({
      ...{ id: row.id, webhook: row.webhook, form: row.form_id },
      at: row.created_at.toISOString(),
      event: texts.t(`server.webhook.event.${row.event}`),
      state: texts.t(`server.webhook.state.${row.state}`),
      ...{ tries: row.tries, last: row.tries === 0 ? '' : outcomeOf(texts, row) },
      // What no server knows an address for is tried at no time that can be told.
      next: (config.webhooks.has(row.webhook) && row.next_at?.toISOString()) || '',
    })),
    ...(last && rows.length > limit && { next: keyOf(last.created_at, last.id) }),
  };
}

/** One delivery; its body as far as they may read what the form received. A Refusal where there is none. */
export async function deliveryShown(
  { db, content, config, services: { files } }: Server,
  reader: Reader,
  id: string,
): Promise<One> {
  const delivery = await findDelivery(db, id);
  if (!delivery) throw new Refusal('ITEM_NOT_FOUND');
  const { texts } = content;
  const reading = readingOf({ content }, reader, delivery.form_id);
  const message = reading.may
    ? await messageOf({ db, content, files }, delivery, reading.seesAll)
    : undefined;
  const [tries, next] = await Promise.all([triesOf(db, id), nextOf(db, delivery)]);
  return {
    ...{ id, webhook: delivery.webhook, form: delivery.form_id },
    title: titleOf({ id: delivery.form_id }, texts),
    at: delivery.created_at.toISOString(),
    event: texts.t(`server.webhook.event.${delivery.event}`),
    state: texts.t(`server.webhook.state.${delivery.state}`),
    next: (config.webhooks.has(delivery.webhook) && next?.toISOString()) || '',
    body: message === undefined ? '' : JSON.stringify(message, null, 2),
    tries: tries.map((tried) => ({
      ...{ number: tried.number, at: tried.at.toISOString(), ms: tried.ms },
      ...{ outcome: outcomeOf(texts, tried), answer: tried.answer },
    })),
  };
}
