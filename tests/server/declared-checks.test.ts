// What the content declares decides what the server refuses: each is changed in a copy of the content, and followed.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import type { Edits } from '../helpers/releases.ts';
import { startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { newApplicant, wholeApplication } from './helpers/people.ts';
import { published } from './helpers/published.ts';

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

/** A rating is one of the counties of Georgia, and one coverage more is offered. */
const OFFERED_OTHERWISE: Edits = {
  'schemas/sections/practice/section.ui.json': (text) =>
    text.replace(
      '"professional_rating": { "ui:options": { "width": "m" } }',
      `"professional_rating": { "ui:widget": "select", "ui:options": {
        "options": { "call": "getCounty", "with": { "State": { "value": "GA" } } } } }`,
    ),
  'schemas/views/coverage-table.json': (text) => text.replace('"General Practice",', ''),
};

describe('a server with another content', () => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases();
    const content = await published({ ...ROWS_NAMED_OTHERWISE, ...OFFERED_OTHERWISE });
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
    const both = {
      attorney_type: ['FAM', 'REF'],
      coveragelist: [
        { plan_class: 'FAM', sub_cov_id: '1010' },
        { plan_class: 'REF', sub_cov_id: '3010' },
      ],
    };
    expect(await faultsOf({ ...both, practice_county_list: [gone, FULTON, again] })).toEqual([
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
        message: 'This is already on the list.',
      },
    ]);
  });

  it('takes of a field that asks a call only what the call offers', async () => {
    expect(await faultsOf({ professional_rating: 'Fulton' })).toEqual([]);
    expect(await faultsOf({ professional_rating: 'Kings' })).toMatchObject([
      {
        path: '/professional_rating',
        code: 'enum',
        message: 'Choose one of the answers offered.',
      },
    ]);
  });

  it('takes the rows of a table that are not left out of it', async () => {
    const added = { plan_class: 'FAM', sub_cov_id: '1340' };
    expect(await faultsOf({ coveragelist: [added] })).toEqual([]);
    const unknown = { ...added, sub_cov_id: '9' };
    expect(await faultsOf({ coveragelist: [{ ...unknown, deleted: 1 }, unknown] })).toMatchObject([
      { path: '/coveragelist/1/sub_cov_id', code: 'enum' },
    ]);
  });

  it('asks for the choices with the answers beside, and takes what a look-up finds as well', async () => {
    const [home] = wholeApplication({ id: '1', email: 'a@example.com' }).addresses as JsonObject[];
    const addresses = (change: JsonObject) => ({
      addresses: [{ ...home, ...change }],
      is_same_as_primary: 0,
    });
    expect(await faultsOf(addresses({ county: 'Kings' }))).toMatchObject([
      { path: '/addresses/0/county', code: 'enum' },
    ]);
    expect(await faultsOf(addresses({ state: 'XX', county: undefined }))).toMatchObject([
      { path: '/addresses/0/state', code: 'enum' },
    ]);
    const island = { city: 'Adjuntas', state: 'PR', zip: '00601', county: 'Adjuntas' };
    expect(await faultsOf(addresses(island))).toEqual([]);
  });

  it('keeps of a choice the words that the call has for it', async () => {
    const { lead, browser } = await newApplicant(app);
    const lic_state = { STATECD: 'GA', state_name: 'Gotham' };
    const credentials = [{ lic_state, bar_number: '1', date_admitted_to_bar: '2012-05-18' }];
    const sent = { ...wholeApplication(lead), credentials };
    expect((await browser.post('create_attorney', sent)).status).toBe(200);
    const { data } = await app.store
      .selectFrom('submission')
      .select('data')
      .where('owner', '=', `lead/${lead.id}`)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({
      credentials: [{ lic_state: { STATECD: 'GA', state_name: 'Georgia' } }],
    });
  });
});
