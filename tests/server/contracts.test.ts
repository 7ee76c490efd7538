// Every call of schemas/calls is made once; the server checks each answer against its contract while it does.
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../server/calls/contracts.ts';
import { calls } from '../../server/calls/index.ts';
import { demoMail } from '../../server/calls/mail/index.ts';
import { mountCalls } from '../../server/calls/mount.ts';
import { demoCall, demoStaffCodeCall } from '../../server/demo-world.ts';
import { ExampleWorld, examplesOf, pathOf } from './examples/index.ts';
import type { Browser } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { ANN, applicantWithFile } from './helpers/people.ts';

const contracts = readContracts();

describe('the contracts of the calls', () => {
  let databases: Databases;
  let browser: Browser;
  const world = new ExampleWorld();
  const examples = examplesOf(world);

  beforeAll(async () => {
    databases = await startDatabases();
    await world.start(await databases.fresh());
    ({ browser } = world);
  });
  afterAll(async () => {
    await world.app.close();
    await databases?.stop();
  });

  it('are each answered by a call, and have each an example here', () => {
    const ids = [...contracts.keys()].sort();
    expect([...calls, demoCall, demoMail, demoStaffCodeCall].map((call) => call.id).sort()).toEqual(
      ids,
    );
    expect(Object.keys(examples).sort()).toEqual(ids);
  });

  it.each(Object.keys(examples))('hold for %s', async (id) => {
    const answer = await examples[id]?.();
    expect([id, answer?.status, answer?.body]).toEqual([
      id,
      contracts.get(id)?.responses['201'] ? 201 : 200,
      expect.anything(),
    ]);
  });

  it.each([
    'getLeadHubspot',
    'attorney_check',
    'save_attorney_temp_data',
    'getCounty',
    'list_temp_files',
    'prove_mailbox',
  ])('refuse a body for %s that is not as declared', async (id) => {
    const fresh = await applicantWithFile(world.app, ANN);
    for (const body of [{}, { emailAddress: 5, lead_id: [], State: {}, data: 'x' }, []]) {
      const refused = await fresh.post(pathOf(id), body);
      expect(refused).toMatchObject({ status: 400, body: { status: 'Failed' } });
      expect(refused.body.faults.length).toBeGreaterThan(0);
    }
  });

  it('give the counties of a state by its code and by its name', async () => {
    const byCode = await browser.post('getCounty', { State: 'GA' });
    const byName = await browser.post('getCounty', { State: 'georgia' });
    expect(byCode.body.data).toContain('Fulton');
    expect(byName.body.data).toEqual(byCode.body.data);
    expect((await browser.post('getCounty', { State: 'Atlantis' })).body.data).toEqual([]);
  });

  it('give the county of an address, and an empty one where none is known', async () => {
    const known = await browser.post('getAddressCounty', { zip: '90210', city: '', state: '' });
    expect(known.body).toMatchObject({ county: 'Los Angeles', data: { state: 'CA' } });
    const unknown = await browser.post('getAddressCounty', { zip: '99999' });
    expect(unknown.body).toMatchObject({ status: 'success', county: '' });
  });

  it('give the coverages of the plan classes asked for, with their fees', async () => {
    const { body } = await browser.post('get_coverages', { plan_class: "'CDL'" });
    const classes = [...body.att_data, ...body.fees_data].map((row) => row.plan_class);
    expect(new Set(classes)).toEqual(new Set(['CDL']));
  });

  it('stop the server at its start where answers are judged by what it does not know', () => {
    const [one] = contracts.values();
    if (!one) throw new Error('There is no contract.');
    const unknown = { ...one, id: 'getPlanets', judges: 'choices' as const };
    const started = () =>
      mountCalls(Fastify(), world.app as never, [], new Map([['getPlanets', unknown]]));
    expect(started).toThrow(/judged by getPlanets.*server\/choices lacks it/);
  });
});
