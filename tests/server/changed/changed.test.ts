// Random changes of content, each published into a running portal: refused in words that are true, or followed by a portal that works.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { Trials } from './trial.ts';

/** `CHANGE_SEEDS=12-20` tries these; `npm run test:faults` two hundred (`tests/timed`). */
const [FROM = 0, TO = 25] = (process.env.CHANGE_SEEDS ?? '0-10').split('-').map(Number);

describe('content that is changed at random', () => {
  let databases: Databases;
  let trials: Trials;
  beforeAll(async () => {
    databases = await startDatabases();
    trials = await Trials.start(databases);
  });
  afterAll(async () => {
    await trials?.portal.stop();
    await databases?.stop();
  });

  it('can be walked through and sent in every form as it is shipped', async () => {
    expect(await trials.walkAndSend()).toEqual([]);
    const forms = Object.keys(trials.portal.shippedForms);
    expect(forms.filter((id) => !trials.taken.has(id))).toEqual([]);
  });

  it.each(Array.from({ length: TO - FROM }, (_, at) => FROM + at))(
    'is refused in true words, or works: change %i',
    async (seed) => {
      const { what, faults } = await trials.of(seed);
      expect([what, ...faults]).toEqual([what]);
    },
  );
});
