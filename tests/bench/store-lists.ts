// npm run bench -- store: fills a real PostgreSQL with 50,000 attorneys and 1,000,000 claims, and holds every call of one attorney to its bars.
import { readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { loadContent } from '../../server/content/load.ts';
import { seedStore } from '../../server/demo/index.ts';
import { formOfRecord } from '../../server/forms/kept-record.ts';
import { type Attorney, findAttorney } from '../../server/store/attorneys/attorneys.ts';
import { openStore, type Store } from '../../server/store/index.ts';
import { fillRest } from '../server/helpers/fill-rest.ts';
import { type Watched, watched } from '../server/helpers/plans.ts';
import { copyAttorney } from './store-copy.ts';
import { type Measured, measureCalls, measureDesk } from './store-measure.ts';
import { STORE_BARS, withStoreTable } from './store-table.mjs';
import { STORES } from './stores.ts';
import { knownStudio, withStudioTable } from './studio-bars.mjs';

const SIZE = {
  attorneys: Number(process.env.ATTORNEYS ?? STORE_BARS.attorneys),
  claims: Number(process.env.CLAIMS ?? STORE_BARS.claims),
};
const NOW = new Date();
/** Every hundredth is busy, from the first on. */
const PLACES = { usual: 50, busiest: 0 } as const;

const databases = await (STORES.postgres ?? fail('There is no PostgreSQL.'))();
try {
  const full = await filled(await databases.make('full'));
  const measured: Measured[] = [];
  for (const [kind, place] of Object.entries(PLACES)) {
    const who = await attorneyAt(full.db, place);
    const alone = watched(await tablesOf(await databases.make(kind)));
    await copyAttorney(full.db, alone.db, who);
    measured.push(...(await measureCalls({ full, alone, who, kind, now: NOW })));
    await alone.close();
  }
  measured.push(...(await measureDesk(full)));
  const missed = measured.filter(({ met }) => !met).length;
  const { rows } = await sql<{ bytes: number }>`select pg_database_size('full') as bytes`.execute(
    full.db,
  );
  const gigabytes = (rows[0]?.bytes ?? 0) / 1e9;
  write({ ...SIZE, gigabytes, measured });
  await full.close();
  console.log(missed === 0 ? 'All bars are met.' : `${missed} of ${measured.length} miss a bar.`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await databases.stop();
}

interface Figures {
  readonly attorneys: number;
  readonly claims: number;
  readonly gigabytes: number;
  readonly measured: readonly Measured[];
}
type Settings = Parameters<typeof openStore>[0];

async function tablesOf(settings: Settings): Promise<string | undefined> {
  await (await openStore(settings)).close();
  return settings.databaseUrl;
}

async function filled(settings: Settings): Promise<Watched> {
  const began = performance.now();
  const { db, close } = await openStore(settings);
  const today = NOW.toISOString().slice(0, 10);
  const content = await loadContent(() => undefined);
  const form = formOfRecord({ content });
  const { timeZone } = content.app;
  const given = { form, now: NOW, today, timeZone, passwordHash: 'x' };
  await seedStore(db, { ...SIZE, ...given, progress: console.log });
  await close();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  console.log(`Seeded in ${seconds()} s`);
  const store = watched(settings.databaseUrl);
  await fillRest(store.db);
  console.log(`Filled in ${seconds()} s`);
  return store;
}

async function attorneyAt(db: Store, place: number): Promise<Attorney> {
  const { id } = await db
    .selectFrom('attorney')
    .select('id')
    .orderBy('id')
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow();
  return (await findAttorney(db, id)) ?? fail('The attorney is gone.');
}

/** Beside what `npm run bench` measured of the pages, and kept for its next report. */
function write(figures: Figures): void {
  if (figures.attorneys < STORE_BARS.attorneys || figures.claims < STORE_BARS.claims) return;
  const results = new URL('RESULTS.md', import.meta.url);
  const text = withStudioTable(
    withStoreTable(readFileSync(results, 'utf8'), figures),
    knownStudio(),
  );
  writeFileSync(results, text);
  const json = JSON.stringify(
    figures,
    (_, one) => (typeof one === 'number' ? rounded(one) : one),
    2,
  );
  writeFileSync(new URL('store.json', import.meta.url), `${json}\n`);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function fail(reason: string): never {
  throw new Error(reason);
}
