// Forms without a call of their own offer what calls offer to each person, and take nothing else.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf } from '../../server/content/load.ts';
import { contentWith, releaseOf } from '../helpers/releases.ts';
import { Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { staffToken } from './helpers/staff.ts';

const file = (body: object) => () => JSON.stringify(body);

/** A form of the publishers that asks for a colleague, and one of the desk that asks for an attorney who could have a case. */
const forms = (id: string, access: string, options: object) => ({
  [`schemas/forms/${id}/form.json`]: file({
    ...{ $schema: '../../meta/form.schema.json', id, kind: 'single', access, sections: ['who'] },
  }),
  [`schemas/forms/${id}/who.schema.json`]: file({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    required: ['who'],
    properties: {
      case: { type: 'string', maxLength: 60 },
      who: { type: 'string', maxLength: 120 },
    },
  }),
  [`schemas/forms/${id}/who.ui.json`]: file({
    $schema: '../../meta/ui.schema.json',
    'ui:groups': [{ id: 'all', fields: ['case', 'who'] }],
    who: { 'ui:widget': 'select', 'ui:options': { options } },
  }),
  [`messages/en-US/${id}.json`]: file({
    $schema: '../../schemas/meta/messages.schema.json',
    title: `Form ${id}`,
    'who.title': `Who is meant in ${id}`,
    'who.group.all.title': `Whom ${id} is about`,
    'case.label': `Case of ${id}`,
    'who.label': `Person of ${id}`,
  }),
});

let databases: Databases;
let app: FastifyInstance;
beforeAll(async () => {
  databases = await startDatabases();
  const approver = { call: 'studio_approvers', value: 'email', label: 'email' };
  const practising = {
    call: 'desk_practising',
    with: { case: '/case' },
    value: 'id',
    label: 'label',
  };
  const content = await releaseOf(
    await contentWith({
      ...forms('ask-a-colleague', 'publisher', approver),
      ...forms('propose', 'desk', practising),
    }),
  );
  app = await startApp({
    ...(await databases.fresh()),
    config: { demo: true },
    parts: { content: contentOf(content) },
  });
});
afterAll(async () => {
  await app?.close();
  await databases?.stop();
});

const sendAs = async (email: string, form: string, data: object) => {
  const browser = new Browser(app);
  const token = await staffToken(browser, email);
  return browser.post(`/api/forms/${form}/submissions`, { data }, token);
};

test('a colleague who may publish is taken, whoever else is not', async () => {
  const as = (who: string) => sendAs('publisher@example.com', 'ask-a-colleague', { who });
  expect((await as('admin@example.com')).status).toBe(201);
  for (const other of ['publisher@example.com', 'wording@example.com', 'nobody@example.com'])
    expect([other, (await as(other)).status]).toEqual([other, 422]);
});

test('an attorney who practises where the case is is taken, whoever else is not', async () => {
  const token = await staffToken(new Browser(app), 'desk@example.com');
  const cases = await app.store.selectFrom('legal_case').select('id').execute();
  for (const { id } of cases) {
    const asked = await new Browser(app).post('/api/desk/practising', { case: id }, token);
    const [first] = asked.body.data as unknown as { readonly id: string }[];
    if (!first) continue;
    const as = (who: string) => sendAs('desk@example.com', 'propose', { case: id, who });
    expect((await as(first.id)).status).toBe(201);
    expect((await as('99999')).status).toBe(422);
    return;
  }
  expect.fail('Nobody could have any case.');
});
