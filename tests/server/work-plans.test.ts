// What the pages of one attorney ask is answered from indexes, however many others there are. At full size: `npm run bench -- store`.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStore } from '../../server/demo/index.ts';
import { placesChanged } from '../../server/store/attorneys/attorney-changes.ts';
import { findAttorney } from '../../server/store/attorneys/attorneys.ts';
import { openStore } from '../../server/store/index.ts';
import { ATTORNEY_CALLS } from './helpers/attorney-calls.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { DESK_CALLS } from './helpers/desk-calls.ts';
import { fillRest } from './helpers/fill-rest.ts';
import { type Watched, watched } from './helpers/plans.ts';
import { recordForm } from './helpers/record-form.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const SIZE = { attorneys: 300, claims: 6000 };

const rows = (count: number) => expect.objectContaining({ length: count });

/** What each call of the attorney of the test answers, in how many statements, and by which indexes. */
const ANSWERS: Readonly<
  Record<string, { answer: unknown; statements: number; indexes: readonly string[] }>
> = {
  dashboard: {
    answer: expect.objectContaining({ claim_assigned: rows(10), cases_assigned: rows(10) }),
    statements: 8,
    indexes: [
      ...['legal_case_of_attorney', 'form_item_requests', 'claim_of_attorney'],
      ...['legal_case_open', 'form_item_requests_open', 'claim_open'],
    ],
  },
  cases: { answer: rows(10), statements: 1, indexes: ['legal_case_of_attorney'] },
  'all cases': {
    answer: { total: expect.any(Number), cases: rows(10) },
    statements: 2,
    indexes: ['legal_case_of_attorney', 'plan_member_pkey'],
  },
  'covered cases, by member': {
    answer: { total: expect.any(Number), cases: rows(10) },
    statements: 2,
    indexes: ['legal_case_of_attorney', 'plan_member_pkey'],
  },
  'authorization requests': {
    answer: rows(7),
    statements: 1,
    indexes: ['form_item_requests'],
  },
  'all requests, by number of the case': {
    answer: { total: 7, rows: rows(7) },
    statements: 2,
    indexes: ['form_item_requests', 'matter_event_of_subject'],
  },
  'a request with its thread': {
    answer: {
      request: expect.objectContaining({ id: expect.any(String) }),
      said: expect.any(Array),
    },
    statements: 3,
    indexes: ['form_item_pkey', 'submission_pkey', 'matter_event_of_subject'],
  },
  matters: { answer: expect.any(Array), statements: 1, indexes: ['legal_case_of_attorney'] },
  claims: { answer: rows(10), statements: 1, indexes: ['claim_of_attorney'] },
  'cases to claim on': {
    answer: { rows: rows(2), total: 2 },
    statements: 1,
    indexes: ['legal_case_open', 'claim_newest_of_case'],
  },
  'what is to be billed soon': {
    answer: { rows: expect.any(Array), total: expect.any(Number) },
    statements: 1,
    indexes: ['legal_case_open', 'claim_newest_of_case'],
  },
  'a case with its work': {
    answer: expect.objectContaining({ requests: expect.any(Array), claims: expect.any(Array) }),
    statements: 11,
    indexes: ['form_item_of_case', 'submission_pkey', 'claim_newest_of_case'],
  },
  'claims not decided': {
    answer: { rows: rows(4), total: 4 },
    statements: 1,
    indexes: ['claim_standing'],
  },
  'paid claims': {
    answer: { rows: rows(3), total: 3 },
    statements: 1,
    indexes: ['claim_standing'],
  },
  'paid claims, by check': {
    answer: { rows: [], total: 0 },
    statements: 1,
    indexes: ['claim_by_check'],
  },
  'paid claims, by case and member': {
    answer: { rows: [], total: 0 },
    statements: 1,
    indexes: ['claim_standing'],
  },
  'cases to claim on, by number': {
    answer: { rows: [], total: 0 },
    statements: 1,
    indexes: ['legal_case_open'],
  },
  profile: {
    answer: expect.objectContaining({ id: '11234' }),
    statements: 2,
    indexes: ['account_token_pkey', 'attorney_pkey'],
  },
  history: {
    answer: { total: 20, places: rows(20) },
    statements: 2,
    indexes: ['attorney_change_counted', 'attorney_change_pkey'],
  },
  'a later page of the history': {
    answer: { total: 20, places: rows(8) },
    statements: 2,
    indexes: ['attorney_change_counted'],
  },
  'the tracks of a case': {
    answer: expect.objectContaining({
      one: expect.objectContaining({ id: expect.any(String) }),
      events: expect.any(Array),
      rows: expect.objectContaining({ requests: expect.any(Array) }),
    }),
    statements: 6,
    indexes: ['matter_event_of_case', 'form_item_of_case'],
  },
  files: { answer: rows(6), statements: 1, indexes: ['stored_file_name'] },
};

/** No file was sent in this store, and an empty table is read quicker than its index. */
const EMPTY = new Set(['Seq Scan on form_file']);

describe('with 300 attorneys and 6,000 claims on postgres', () => {
  let databases: Databases;
  let store: Watched;
  const seed = {
    ...SIZE,
    now: NOW,
    today: '2026-03-02',
    timeZone: 'America/New_York',
    passwordHash: 'x',
    progress: () => undefined,
  };

  beforeAll(async () => {
    databases = await startDatabases('postgres');
    const settings = await databases.fresh();
    const { db, close } = await openStore(settings);
    expect(await seedStore(db, { ...seed, form: await recordForm() })).toBe(true);
    await close();
    store = watched(settings.databaseUrl);
    await fillRest(store.db);
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

  it.each(Object.entries(ATTORNEY_CALLS))('reads no table through for: %s', async (call, ask) => {
    const who = await findAttorney(store.db, '11234');
    if (!who) throw new Error('The attorney is missing.');
    const answered: unknown[] = [];
    const plans = await store.plansOf(async () => {
      answered.push(await ask({ db: store.db, who, now: NOW }));
    });
    expect(answered[0]).toEqual(ANSWERS[call]?.answer);
    expect(plans).toHaveLength(ANSWERS[call]?.statements ?? 0);
    const read = (steps: readonly string[]) => steps.filter((step) => !EMPTY.has(step));
    for (const { sql: asked, through } of plans)
      expect([asked, read(through)]).toEqual([asked, []]);
    const all = plans.map(({ plan }) => plan).join();
    for (const index of ANSWERS[call]?.indexes ?? []) expect(all).toContain(`"${index}"`);
  });

  it.each(Object.entries(DESK_CALLS))('reads no table through for %s', async (_, ask) => {
    const answered: unknown[] = [];
    const plans = await store.plansOf(async () => answered.push(await ask(store.db)));
    expect(plans.length).toBeGreaterThan(0);
    expect(JSON.stringify(answered)).toContain('"id"');
    // Of so few attorneys all are read quicker than one by one; in a full store they are not. The desk's people stay few, and
    // so is what they have taken, which is read once.
    const few = new Set(['attorney', 'staff', 'desk_taking'].map((name) => `Seq Scan on ${name}`));
    const matters = (steps: readonly string[]) => steps.filter((step) => !few.has(step));
    for (const { sql: asked, through } of plans)
      expect([asked, matters(through)]).toEqual([asked, []]);
  });

  it('notices a table or an index that is read through', async () => {
    const through = async (query: RawBuilder<unknown>) => {
      const [plan] = await store.plansOf(() => query.execute(store.db));
      return plan?.through;
    };
    expect(await through(sql`select * from claim where amount > 0`)).toEqual(['Seq Scan on claim']);
    expect(await through(sql`select id from claim order by id`)).toEqual([
      'Index Only Scan on claim',
    ]);
  });

  it('reads no table through for a page of a history, whatever narrows it and whichever way it is sorted', async () => {
    await sql`insert into attorney_change (attorney_id, revision, at, who, address, browser, changes, undo)
      select id, 1000 + nth, ${NOW}::timestamptz + nth * interval '1 day', 'somebody', '', '',
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
        expect([all.total, all.places.length]).toEqual([140, 10]);
        const asked = { order, since, members: ['contacts'], skip: 0, most: 10 };
        const some = await placesChanged(store.db, '11234', asked);
        expect(some.total).toBeLessThan(60);
        expect(some.places.map(({ place }) => place.path)).toContain('/contacts/0/ext');
      }
    });
    expect(plans).toHaveLength(8);
    for (const { sql: asked, plan, through } of plans) {
      expect([asked, through]).toEqual([asked, []]);
      expect(plan).toMatch(/"attorney_change_(pkey|counted)"/);
    }
  });

  it('has exactly as many as were asked for, and is not filled twice', async () => {
    expect([await count('attorney'), await count('claim')]).toEqual([300, 6000]);
    expect(await seedStore(store.db, { ...seed, form: await recordForm() })).toBe(false);
    expect(await count('attorney')).toBe(300);
  });
});
