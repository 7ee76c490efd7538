// Two hundred random changes of the content of a running portal, each refused in true words or followed by a portal that works. By `npm run test:faults` alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Trials } from '../server/changed/trial.ts';
import { type Databases, startDatabases } from '../server/helpers/databases.ts';

const CHANGES = Number(process.env.CONTENT_CHANGES ?? 200);
/** Not those that `npm test` tries. */
const FIRST = Number(process.env.FUZZ_SEED ?? 1000);

describe('content that is changed at random, for long', () => {
  let databases: Databases;
  let trials: Trials;
  const outcomes = { published: 0, refused: 0 };
  beforeAll(async () => {
    databases = await startDatabases();
    trials = await Trials.start(databases);
  });
  afterAll(async () => {
    await trials?.portal.stop();
    await databases?.stop();
  });

  it.each(Array.from({ length: CHANGES }, (_, at) => FIRST + at))(
    'is refused in true words, or works: change %i',
    async (seed) => {
      const { what, isPublished, faults } = await trials.of(seed);
      outcomes[isPublished ? 'published' : 'refused'] += 1;
      expect([what, ...faults]).toEqual([what]);
    },
  );

  it('is taken as often as it is a mistake of no consequence, or none', () => {
    expect(outcomes.published).toBeGreaterThan(CHANGES / 10);
    expect(outcomes.refused).toBeGreaterThan(CHANGES / 4);
  });
});
