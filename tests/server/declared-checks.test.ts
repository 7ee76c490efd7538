// What the content declares decides what the server refuses: each is changed in a copy of the content, and followed.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { newApplicant, wholeApplication } from './helpers/people.ts';
import { type Edits, published } from './helpers/published.ts';

const FULTON = { state_code: 'GA', county: 'Fulton', plan_class: 'FAM' };

/** A county is taken by one plan class only; no bar number stands at two credentials. */
const ROWS_NAMED_OTHERWISE: Edits = {
  'schemas/sections/coverage/section.schema.json': (text) =>
    text.replace('"fields": ["state_code", "county", "plan_class"]', '"fields": ["county"]'),
  'schemas/sections/practice/section.schema.json': (text) =>
    text.replace(
      '"credentials": {',
      '"credentials": { "uniqueBy": { "fields": ["bar_number"], "at": "bar_number" },',
    ),
  'schemas/released/application.json': (text) =>
    text
      .replace('"fields":["state_code","county","plan_class"]', '"fields":["county"]')
      .replace(
        /("\/credentials": \{.*"limits":\{)/,
        '$1"uniqueBy":{"fields":["bar_number"],"at":"bar_number"},',
      ),
};

describe('a server with another content', () => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases('pglite');
    const content = await published(ROWS_NAMED_OTHERWISE);
    app = await startApp({ ...(await databases.fresh()), parts: { content } });
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const faultsOf = async (change: JsonObject) => {
    const { lead, browser } = await newApplicant(app);
    const { body } = await browser.post('create_attorney', {
      ...wholeApplication(lead),
      ...change,
    });
    return body.faults ?? [];
  };

  it('tells rows apart by what the schema names them by, whatever their case and spaces', async () => {
    const gone = { ...FULTON, deleted: 1, date_deleted: '2026-03-01' };
    const again = { ...FULTON, plan_class: 'REF', county: 'Fulton' };
    expect(await faultsOf({ practice_county_list: [gone, FULTON, again] })).toEqual([
      {
        path: '/practice_county_list/2/county',
        code: 'duplicate',
        message: 'Duplicate Practice County',
      },
    ]);
    const licensed = (bar_number: string) => ({
      lic_state: { STATECD: 'GA', state_name: 'Georgia' },
      bar_number,
      date_admitted_to_bar: '2012-05-18',
    });
    expect(await faultsOf({ credentials: [licensed('ab1'), licensed(' AB1 ')] })).toEqual([
      {
        path: '/credentials/1/bar_number',
        code: 'duplicate',
        message: 'This stands here already.',
      },
    ]);
  });
});
