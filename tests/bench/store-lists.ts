// npm run bench -- store: fills a real PostgreSQL with 50,000 attorneys and 1,000,000 claims, and holds the home of one attorney to its bars.
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { seedStore } from '../../server/demo/index.ts';
import { dashboardOf } from '../../server/matters/dashboard.ts';
import { type Attorney, findAttorney, insertAttorneys } from '../../server/store/attorneys.ts';
import { listRequests } from '../../server/store/auth-requests.ts';
import { listClaims } from '../../server/store/claims.ts';
import { inTransaction, openStore, type Store } from '../../server/store/index.ts';
import { insertRows } from '../../server/store/insert-rows.ts';
import { listCases } from '../../server/store/legal-cases.ts';
import { type Watched, watched } from '../server/helpers/plans.ts';
import { STORES } from './stores.ts';

const ATTORNEYS = Number(process.env.ATTORNEYS ?? 50_000);
const CLAIMS = Number(process.env.CLAIMS ?? 1_000_000);
/** Bars: database time of a call, and how much longer than alone in a store. */
const [MOST_MS, MOST_TIMES] = [50, 1.2];
const ROUNDS = 300;
const NOW = new Date();
const HOME = { now: NOW, timeZone: 'America/New_York' };
const FIRST = { most: 10 };

type Ask = (db: Store, who: Attorney) => Promise<unknown>;
const CALLS: Readonly<Record<string, Ask>> = {
  dashboard: (db, who) => dashboardOf({ db, ...HOME }, who),
  cases: (db, { id }) => listCases(db, id, FIRST),
  requests: (db, { id }) => listRequests(db, id, FIRST),
  claims: (db, { id }) => listClaims(db, id, FIRST),
};

const databases = await (STORES.postgres ?? fail('There is no PostgreSQL.'))();
try {
  const full = await filled(await databases.make('full'));
  let bad = 0;
  for (const [kind, place] of [
    ['usual', 50],
    ['busiest', 0],
  ] as const) {
    const who = await attorneyAt(full.db, place);
    const alone = watched(await tablesOf(await databases.make(kind)));
    await copy(full.db, alone.db, who);
    for (const [name, ask] of Object.entries(CALLS))
      bad += (await measure(full, alone, { name: `${name} of the ${kind} attorney`, ask, who }))
        ? 0
        : 1;
    await alone.close();
  }
  await full.close();
  console.log(bad === 0 ? 'All bars are met.' : `${bad} bars are missed.`);
  process.exitCode = bad === 0 ? 0 : 1;
} finally {
  await databases.stop();
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
  const size = { attorneys: ATTORNEYS, claims: CLAIMS };
  await seedStore(db, { ...size, now: NOW, today, passwordHash: 'x', progress: console.log });
  await close();
  console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s`);
  const store = watched(settings.databaseUrl);
  await sql`vacuum analyze`.execute(store.db);
  return store;
}

/** Every hundredth is busy, from the first on. */
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

/** Puts one attorney with all that is theirs into another store. */
async function copy(from: Store, to: Store, who: Attorney): Promise<void> {
  const mine = (table: 'legal_case' | 'auth_request' | 'claim') =>
    from.selectFrom(table).selectAll().where('attorney_id', '=', who.id).execute();
  const [cases, requests, claims] = [
    await mine('legal_case'),
    await mine('auth_request'),
    await mine('claim'),
  ];
  const { rows: members } = await sql<object>`select plan_member.* from plan_member
    join legal_case on legal_case.member_id = plan_member.id where attorney_id = ${who.id}`.execute(
    from,
  );
  const { rows: replies } = await sql<object>`select auth_reply.* from auth_reply
    join auth_request on auth_request.id = request_id where attorney_id = ${who.id}`.execute(from);
  await inTransaction(to, async (trx) => {
    await insertAttorneys(trx, [who]);
    await insertRows(trx, { table: 'plan_member', rows: members });
    await insertRows(trx, { table: 'legal_case', rows: cases });
    await insertRows(trx, { table: 'auth_request', rows: requests });
    await insertRows(trx, { table: 'auth_reply', rows: replies });
    await insertRows(trx, { table: 'claim', rows: claims });
  });
  await sql`vacuum analyze`.execute(to);
}

interface Measured {
  readonly name: string;
  readonly ask: Ask;
  readonly who: Attorney;
}

/** True where all bars are met: no table read through, database time, and the ratio to the store of one. */
async function measure(full: Watched, alone: Watched, { name, ask, who }: Measured) {
  const plans = await full.plansOf(() => ask(full.db, who));
  const through = plans.filter(({ plan }) => plan.includes('Seq Scan'));
  for (const { sql: asked, plan } of through)
    console.log(`Reads a table through: ${asked}\n${plan}`);
  const database = plans.reduce((sum, { ms }) => sum + ms, 0);
  const times: Record<'full' | 'alone', number[]> = { full: [], alone: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.full.push(await timeOf(() => ask(full.db, who)));
    times.alone.push(await timeOf(() => ask(alone.db, who)));
  }
  const [here, there] = [median(times.full), median(times.alone)];
  const met = through.length === 0 && database < MOST_MS && here <= there * MOST_TIMES;
  const figures = `${plans.length} statements, ${database.toFixed(2)} ms in the database; a call ${here.toFixed(2)} ms, alone in the store ${there.toFixed(2)} ms, ${(here / there).toFixed(2)} times`;
  console.log(`${met ? 'met   ' : 'MISSED'} ${name}: ${figures}`);
  return met;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function fail(reason: string): never {
  throw new Error(reason);
}
