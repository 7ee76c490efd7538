// How long `npm start` takes on a store it was killed on, until `/readyz` answers: the median of five, on both stores.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mortalPostgres } from '../faults/support/mortal-postgres.ts';
import { npmStart } from './own-server.ts';
import { median } from './stats.mjs';

const RUNS = 5;
const KEY = { SECRET_KEY: 'bench-key-'.repeat(4) };

/** The first start makes the store, and builds what changed. */
async function secondsOn(store: Readonly<Record<string, string>>): Promise<readonly number[]> {
  await (await npmStart({ ...store, ...KEY })).kill();
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = await npmStart({ ...store, ...KEY });
    seconds.push(started.seconds);
    await started.kill();
  }
  return seconds;
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-start-'));
const postgres = await mortalPostgres();
try {
  const embedded = await secondsOn({ DATA_DIR: join(folder, 'embedded') });
  const server = await secondsOn({
    DATA_DIR: join(folder, 'server'),
    DATABASE_URL: postgres.url,
  });
  const found = {
    'start-pglite': median(embedded),
    'start-postgres': median(server),
    embedded,
    server,
  };
  console.log(JSON.stringify(found));
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
}
