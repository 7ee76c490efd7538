// Several choices from a call: the server takes those the call offers, each once, and says so of all others.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from '../../server/content/load.ts';
import { withStaffForm } from '../helpers/staff-form.ts';
import { Browser, pdf, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

let databases: Databases;
let app: FastifyInstance;

beforeAll(async () => {
  databases = await startDatabases();
  const content = contentOf(await withStaffForm());
  app = await startApp({ ...(await databases.fresh()), parts: { content } });
});
afterAll(async () => {
  await app?.close();
  await databases?.stop();
});

/** Sends the form with these choices; what is wrong with them. */
async function send(choices: object) {
  const ann = new Browser(app);
  const added = await ann.upload(
    '/api/forms/complaint/files',
    { field: '/letters' },
    pdf('letter.pdf'),
  );
  const data = { name: 'Ann', letters: [added.body.data], ...choices };
  const { status, body } = await ann.post('/api/forms/complaint/submissions', { data });
  return [status, ...(body.faults ?? []).map(({ path, message }) => `${path} ${message}`)];
}

it('choices that the call offers are taken, none at all too', async () => {
  expect(await send({ states: ['GA', 'NY'], counties: ['Cobb', 'Fulton'] })).toEqual([201]);
  expect(await send({})).toEqual([201]);
});

it.each([
  ['it does not offer', { states: ['GA', 'ZZ'] }, '/states Choose one of the answers offered.'],
  [
    'of another place',
    { counties: ['Cobb', 'Kings'] },
    '/counties Choose one of the answers offered.',
  ],
  ['in the words of a label', { states: ['Georgia'] }, '/states/0 Enter at most 2 characters.'],
  ['made twice', { states: ['GA', 'GA'] }, '/states The same answer is listed twice.'],
])('a choice %s is refused at the list', async (_, choices, fault) => {
  const [status, ...faults] = await send(choices);
  expect(status).toBe(422);
  expect(faults).toEqual([fault]);
});
