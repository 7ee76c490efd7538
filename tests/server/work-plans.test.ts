// What the home and the profile of an attorney ask is answered from indexes, however many others there are. At full size: `npm run bench -- store`.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStore } from '../../server/demo/index.ts';
import { dashboardOf } from '../../server/matters/dashboard.ts';
import { placesChanged } from '../../server/store/attorney-changes.ts';
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

  it('reads no table through for a page of a history, whatever narrows it and whichever way it is sorted', async () => {
    await sql`insert into attorney_change (attorney_id, revision, at, who, address, browser, changes, undo)
      select id, nth, ${NOW}::timestamptz + nth * interval '1 day', 'somebody', '', '',
        '[{"path": "/firm_name", "after": "A"}, {"path": "/contacts/0/ext", "after": "7"}]', '{}'
      from attorney cross join generate_series(2, 61) as nth`.execute(store.db);
    await sql`analyze attorney_change`.execute(store.db);
    const since = { day: '2026-03-12', timeZone: 'America/New_York' };
    const orders = [
      { by: 'at', descending: true },
      { by: 'who', descending: false },
    ] as const;
    const plans = await store.plansOf(async () => {
      for (const order of orders) {
        const all = await placesChanged(store.db, '11234', { order, skip: 100, most: 10 });
        expect([all.total, all.places.length]).toEqual([120, 10]);
        const asked = { order, since, members: ['contacts'], skip: 0, most: 10 };
        const some = await placesChanged(store.db, '11234', asked);
        expect(some.total).toBeLessThan(60);
        expect(some.places.map(({ place }) => place.path)).toContain('/contacts/0/ext');
      }
    });
    expect(plans).toHaveLength(8);
    for (const { sql: asked, plan } of plans) {
      expect([asked, plan.includes('Seq Scan')]).toEqual([asked, false]);
      expect(plan).toContain('"attorney_change_pkey"');
    }
  });

  it('has exactly as many as were asked for, and is not filled twice', async () => {
    expect([await count('attorney'), await count('claim')]).toEqual([300, 6000]);
    expect(await seedStore(store.db, seed)).toBe(false);
    expect(await count('attorney')).toBe(300);
  });
});
