// Which files an upload takes is declared once: the content is changed in a copy, and the server follows.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from '../../server/content/load.ts';
import { PICTURE, withOtherUploads } from '../helpers/other-uploads.ts';
import { type Browser, pdf, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicant } from './helpers/people.ts';

let databases: Databases;
let app: FastifyInstance;
let ann: Browser;

beforeAll(async () => {
  databases = await startDatabases();
  const content = contentOf(await withOtherUploads());
  app = await startApp({ ...(await databases.fresh()), parts: { content } });
  await addLeads(app, ANN);
  ann = await applicant(app, ANN);
});
afterAll(async () => {
  await app?.close();
  await databases?.stop();
});

const upload = async (name: string, text: string, fileType = 'BAR') => {
  const fields = { attorney_number: ANN.id, module: 'attorney', fileType };
  const { status, body } = await ann.upload('upload_temp_file', fields, {
    name,
    body: Buffer.from(text),
  });
  return `${status} ${body.message}`;
};

it('the server takes the kinds, types, sizes and numbers of files that the content declares', async () => {
  const refused = '422 Only PDF, PNG allowed';
  expect(await upload('card.jpg', PICTURE)).toBe(refused);
  expect(await upload('card.png', 'GIF89a')).toBe(refused);
  expect(await upload('card.png', PICTURE, 'W8')).toMatch(/^422/);
  const large = `${PICTURE}${'x'.repeat(2 ** 21)}`;
  expect(await upload('card.png', large)).toBe(
    '413 This file is too large. The largest size is 2 MB.',
  );
  expect(await upload('card.png', PICTURE)).toBe('200 File uploaded successfully');
  expect(await upload('dec.pdf', pdf('dec.pdf').body.toString())).toMatch(/^200/);
  expect(await upload('third.png', PICTURE)).toMatch(/^422/);
});

it('the server tells a size of less than a megabyte in kilobytes', async () => {
  const content = contentOf(await withOtherUploads(512_000));
  const small = await startApp({ ...(await databases.fresh()), parts: { content } });
  await addLeads(small, ANN);
  const browser = await applicant(small, ANN);
  const fields = { attorney_number: ANN.id, module: 'attorney', fileType: 'BAR' };
  const file = { name: 'card.png', body: Buffer.from(PICTURE.padEnd(512_001, 'x')) };
  const { status, body } = await browser.upload('upload_temp_file', fields, file);
  expect([status, body.message]).toEqual([
    413,
    'This file is too large. The largest size is 500 kB.',
  ]);
  await small.close();
});
