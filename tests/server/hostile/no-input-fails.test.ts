// Each call with each of its inputs spoilt in every way there is: refused in words or taken, never a failure of ours, and nothing lost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../../server/calls/contracts.ts';
import { ExampleWorld, examplesOf } from '../examples/index.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { mutantsOf } from './mutants.ts';
import { sendTo } from './replies.ts';
import { Kept } from './snapshot.ts';
import { sampleOf, Trying } from './trying.ts';

/** `npm run test:faults` tries all of them; `npm test` the same few every time. */
const MOST = Number(process.env.HOSTILE_INPUTS ?? 12);
const SEED = Number(process.env.FUZZ_SEED ?? 32);

const contracts = readContracts();

describe('no input', () => {
  let databases: Databases;
  let trying: Trying;
  const world = new ExampleWorld();
  const examples = examplesOf(world);

  beforeAll(async () => {
    databases = await startDatabases();
    await world.start(await databases.fresh());
    const { app } = world;
    trying = new Trying({
      app,
      kept: await Kept.of(world),
      mutants: mutantsOf,
      chosen: sampleOf(SEED, MOST),
      send: sendTo(app),
    });
  });
  afterAll(async () => {
    await world.app.close();
    await databases?.stop();
  });

  it.each(Object.keys(examples))(
    'of %s makes it fail',
    async (id) => {
      const contract = contracts.get(id);
      if (!contract) throw new Error(`There is no contract ${id}.`);
      const before = trying.faults.length;
      let status = 0;
      await trying.before(contract, async () => {
        const answer = await examples[id]?.();
        status = answer?.status ?? 0;
        // Whatever was tried, what is right is answered as ever.
        if (status >= 300) trying.faults.push(`${id}: ${status} ${answer?.body.message}`);
      });
      expect(trying.faults.slice(before)).toEqual([]);
    },
    1_200_000,
  );
});
