// The calls by which publishers and administrators read what programs outside were told, and send it again.
import { attempt } from '../../security-events/index.ts';
import { deliveriesShown, deliveryShown, replay, webhooksShown } from '../../webhooks/index.ts';
import { type Call, staffOf } from '../common/call.ts';

const all: Call = {
  id: 'webhooks',
  async handle(server) {
    return { status: 'success', data: await webhooksShown(server) };
  },
};

const deliveries: Call = {
  id: 'webhook_deliveries',
  async handle(server, { payload }) {
    return { status: 'success', ...(await deliveriesShown(server, payload)) };
  },
};

const delivery: Call = {
  id: 'webhook_delivery',
  async handle(server, input) {
    const { request, payload } = input;
    attempt(request, 'answers.opened', { on: { kind: 'delivery', id: payload.id } });
    return { status: 'success', data: await deliveryShown(server, staffOf(input), payload.id) };
  },
};

const again: Call = {
  id: 'webhook_replay',
  async handle(server, { request, payload }) {
    const { id, webhook = '', form } = payload;
    attempt(request, 'webhook.replayed', {
      on: id === undefined ? { kind: 'webhook', id: webhook } : { kind: 'delivery', id },
      ...(form !== undefined && { act: form }),
    });
    const count = await replay(server, payload);
    return {
      status: 'success',
      message: server.content.texts.t('server.webhook.again', { count }),
    };
  },
};

export const webhookCalls: readonly Call[] = [all, deliveries, delivery, again];
