// npm run bench -- received: a list of 100,000 submissions on a real PostgreSQL, each of its pages within 50 ms of the database.
import { openStore } from '../../server/store/index.ts';
import { watched } from '../server/helpers/plans.ts';
import { countsReceived, fillReceived, RECEIVED_ASKS } from '../server/helpers/received-lists.ts';
import { median } from './stats.mjs';
import { STORES } from './stores.ts';

/** Planning and carrying out, of all statements of a page. */
const WITHIN_MS = 50;
const RUNS = 5;

const databases = await STORES.postgres?.();
if (!databases) throw new Error('There is no PostgreSQL.');
try {
  const settings = await databases.make('received');
  await (await openStore(settings)).close();
  const store = watched(settings.databaseUrl);
  await fillReceived(store.db);
  for (const [name, ask] of Object.entries({
    ...RECEIVED_ASKS,
    'how much there is': countsReceived,
  })) {
    const took: number[] = [];
    while (took.length < RUNS) {
      const plans = await store.plansOf(() => ask(store.db));
      took.push(plans.reduce((sum, { ms }) => sum + ms, 0));
    }
    const ms = median(took);
    const met = ms < WITHIN_MS;
    if (!met) process.exitCode = 1;
    console.log(`${met ? 'met   ' : 'MISSED'} ${name}: ${ms.toFixed(2)} ms`);
  }
  await store.close();
} finally {
  await databases.stop();
}
