// What the home of an attorney asks is answered from indexes, however many others there are. At full size: `npm run bench -- store`.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStore } from '../../server/demo/index.ts';
import { dashboardOf } from '../../server/matters/dashboard.ts';
import { findAttorney } from '../../server/store/attorneys.ts';
import { openStore } from '../../server/store/index.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { type Watched, watched } from './helpers/plans.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const SIZE = { attorneys: 300, claims: 6000 };

describe('with 300 attorneys and 6,000 claims on postgres', () => {
  let databases: Databases;
  let store: Watched;
  const seed = {
    ...SIZE,
    now: NOW,
    today: '2026-03-02',
    passwordHash: 'x',
    progress: () => undefined,
  };

  beforeAll(async () => {
    databases = await startDatabases('postgres');
    const settings = await databases.fresh();
    const { db, close } = await openStore(settings);
    expect(await seedStore(db, seed)).toBe(true);
    await close();
    store = watched(settings.databaseUrl);
  }, 120_000);
  afterAll(async () => {
    await store?.close();
    await databases?.stop();
  });

  const count = async (table: 'attorney' | 'claim') => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)}`.execute(store.db);
    return rows[0]?.n;
  };

  it('reads no table through for the home of one attorney', async () => {
    const attorney = await findAttorney(store.db, '11234');
    if (!attorney) throw new Error('The attorney is missing.');
    const home = { db: store.db, now: NOW, timeZone: 'America/New_York' };
    const plans = await store.plansOf(async () => {
      const shown = await dashboardOf(home, attorney);
      expect(shown.claim_assigned).toHaveLength(10);
      expect(shown.cases_assigned).toHaveLength(10);
    });
    expect(plans).toHaveLength(8);
    for (const { sql: asked, plan } of plans)
      expect([asked, plan.includes('Seq Scan')]).toEqual([asked, false]);
    const all = plans.map(({ plan }) => plan).join();
    for (const index of ['legal_case_of_attorney', 'auth_request_of_attorney', 'claim_of_attorney'])
      expect(all).toContain(`"${index}"`);
    for (const index of ['legal_case_open', 'auth_request_open', 'claim_open'])
      expect(all).toContain(`"${index}"`);
  });

  it('has exactly as many as were asked for, and is not filled twice', async () => {
    expect([await count('attorney'), await count('claim')]).toEqual([300, 6000]);
    expect(await seedStore(store.db, seed)).toBe(false);
    expect(await count('attorney')).toBe(300);
  });
});
