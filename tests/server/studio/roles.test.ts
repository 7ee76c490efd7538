// Every call of the Studio by every role: who may make it is what its contract says, read from the contracts themselves.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import house from '../../../schemas/house.json' with { type: 'json' };
import { readContracts } from '../../../server/calls/contracts.ts';
import { requestOf, sampleOf } from '../callers/sampled-request.ts';
import { ExampleWorld, examplesOf } from '../examples/index.ts';
import { Browser } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { staffToken } from '../helpers/staff.ts';
import { say } from '../helpers/studio.ts';

const STAFF = Object.entries(house.roles).flatMap(([role, of]) =>
  'who' in of && of.who === 'staff' ? [role] : [],
);
/** By what a contract asks for, as the Studio was promised to people. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  studio: ['wording', 'editor', 'publisher', 'admin'],
  releaser: ['publisher', 'admin'],
};
const contracts = [...readContracts().values()].filter(
  ({ path, base }) => base === 'app' && path.startsWith('studio/'),
);

describe('the calls of the Studio', () => {
  let databases: Databases;
  const world = new ExampleWorld();
  const tokens = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    databases = await startDatabases();
    await world.start(await databases.fresh());
    for (const role of STAFF)
      tokens.set(role, await staffToken(new Browser(world.app), `${role}@example.com`));
  }, 120_000);
  afterAll(async () => {
    await world.app.close();
    await databases?.stop();
  });

  it('are all for the Studio, by their contracts', () => {
    expect(contracts.length).toBeGreaterThan(8);
    expect(contracts.filter(({ auth }) => !(auth in MAY)).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(examplesOf(world))).toEqual(
      expect.arrayContaining(contracts.map(({ id }) => id)),
    );
  });

  it.each(
    contracts.flatMap(({ id, auth }) =>
      ['nobody', ...STAFF].map(
        (role) => [role, MAY[auth]?.includes(role) ? 'let in' : 'turned away', id] as const,
      ),
    ),
  )('%s is %s by %s', async (role, how, id) => {
    const contract = contracts.find((one) => one.id === id);
    if (!contract) throw new Error(`There is no ${id}.`);
    const own = {
      commands: [say('app.skip', 'Skip to the content')],
      ...{ person: 'attorney/10001', call: 'totp_status', payload: {}, effect: 'show' },
    };
    const sample = sampleOf(contract, (place) => own[place as keyof typeof own]);
    const { url, payload } = requestOf(contract, sample);
    const headers = tokens.get(role) ?? {};
    const { status } = await new Browser(world.app).send({
      ...{ method: contract.method, url, headers },
      ...(contract.method !== 'GET' && { payload }),
    });
    const refused = role === 'nobody' ? 401 : 403;
    if (how === 'let in') expect([400, 401, 403]).not.toContain(status);
    else expect(status).toBe(refused);
  });
});
