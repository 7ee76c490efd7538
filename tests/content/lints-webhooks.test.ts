// Whom a form tells by webhooks is named once, and told of what happens.
import { expect, test } from 'vitest';
import { built, contentWith, edited } from '../helpers/releases.ts';

const FEEDBACK = 'schemas/forms/feedback/form.json';
const CLAIM = 'schemas/forms/matter-claim/form.json';
const CRM = { name: 'crm', events: ['sent'] };

const withWebhooks = (...webhooks: readonly object[]) => edited((form) => ({ ...form, webhooks }));

test.each([
  {
    name: 'a webhook that is named twice',
    webhooks: [CRM, { name: 'crm', events: ['sent'], personal: true }],
    code: 'webhook-twice',
    place: '/webhooks/1/name',
    words: '"crm" is the name of two webhooks',
  },
  {
    name: 'to be told of what is never deleted',
    webhooks: [{ name: 'crm', events: ['sent', 'deleted'] }],
    code: 'webhook-misfit',
    place: '/webhooks/0/events/1',
    words: '"deleted" never happens here',
  },
])('$name is refused', async ({ webhooks, code, place, words }) => {
  const { faults } = await built(await contentWith({ [FEEDBACK]: withWebhooks(...webhooks) }));
  expect(faults.map((fault) => [fault.code, fault.file, fault.place])).toEqual([
    [code, FEEDBACK, place],
  ]);
  expect(faults[0]?.message).toContain(words);
});

test('what is sent to a call of its own has none', async () => {
  const { faults } = await built(await contentWith({ [CLAIM]: withWebhooks(CRM) }));
  expect(faults.map(({ code, file, place }) => [code, file, place])).toEqual([
    ['not-read', CLAIM, '/webhooks'],
  ]);
});

test('a name and what happens is right', async () => {
  const { faults } = await built(await contentWith({ [FEEDBACK]: withWebhooks(CRM) }));
  expect(faults).toEqual([]);
});
