// Forms of schemas that others wrote, over HTTP: names by pattern and from a list, null where it is an answer, wording of errors.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importJsonSchema } from '../../runtime/content/index.ts';
import type { JsonObject } from '../../runtime/core/index.ts';
import { contentOf } from '../../server/content/load.ts';
import { releaseOf, repositoryContent } from '../helpers/releases.ts';
import { Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

const text = { type: 'string' };

const SCHEMAS: Readonly<Record<string, JsonObject>> = {
  'by-pattern': {
    type: 'object',
    properties: { firstName: text, note: text },
    patternProperties: { '^x-': text },
    additionalProperties: false,
  },
  'by-list': {
    type: 'object',
    propertyNames: { enum: ['small', 'middle', 'large'] },
    additionalProperties: { type: 'number', minimum: 0 },
  },
  'with-null': {
    type: 'object',
    required: ['ended'],
    properties: {
      ended: { type: ['string', 'null'], format: 'date', title: 'Ended on' },
      nothing: { type: 'null', title: 'Nothing' },
    },
  },
  worded: {
    type: 'object',
    required: ['zip'],
    properties: { zip: { ...text, pattern: '^[0-9]{5}$' } },
    errorMessage: {
      required: { zip: 'Tell us the ZIP code of your office.' },
      properties: { zip: 'Enter five digits.' },
    },
  },
};

let databases: Databases;
let app: FastifyInstance;

beforeAll(async () => {
  databases = await startDatabases();
  const source = new Map(await repositoryContent());
  for (const [id, schema] of Object.entries(SCHEMAS)) {
    const { files, faults } = importJsonSchema(schema, { id, among: source });
    expect(faults).toEqual([]);
    for (const [path, made] of Object.entries(files)) source.set(path, made);
  }
  const content = contentOf(await releaseOf(source));
  app = await startApp({ ...(await databases.fresh()), parts: { content } });
});
afterAll(async () => {
  await app?.close();
  await databases?.stop();
});

/** What is stored of these answers, or what is wrong with them. */
async function sent(id: string, data: JsonObject): Promise<unknown> {
  const { status, body } = await new Browser(app).post(`/api/forms/${id}/submissions`, { data });
  if (status !== 201) return (body.faults ?? []).map(({ path, message }) => `${path} ${message}`);
  const row = await app.store
    .selectFrom('submission')
    .select('data')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  return row.data;
}

it('fields are taken by their names, and further ones by the pattern', async () => {
  expect(await sent('by-pattern', { firstName: 'Ann', 'x-color': 'red' })).toEqual({
    firstName: 'Ann',
    'x-color': 'red',
  });
  expect(await sent('by-pattern', { 'y-color': 'red' })).toEqual([
    '/y-color This form has no such field.',
  ]);
});

it('an entry under a name that is not listed is refused once, at the entry', async () => {
  expect(await sent('by-list', { small: 1, large: 2.5 })).toEqual({ small: 1, large: 2.5 });
  expect(await sent('by-list', { huge: 1 })).toEqual([
    '/huge This name is not allowed here. Choose another one.',
  ]);
});

it('no answer is null where null is an answer, and what is always null is kept so', async () => {
  expect(await sent('with-null', {})).toEqual({ ended: null, nothing: null });
  expect(await sent('with-null', { ended: '2026-01-31' })).toEqual({
    ended: '2026-01-31',
    nothing: null,
  });
});

it('who answers wrong, or not, is told in the words of the schema', async () => {
  expect(await sent('worded', {})).toEqual(['/zip Tell us the ZIP code of your office.']);
  expect(await sent('worded', { zip: '1' })).toEqual(['/zip Enter five digits.']);
});
