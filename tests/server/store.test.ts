// The same suite on both databases: what the calls rely on must hold on each.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeads } from '../../server/services/leads/index.ts';
import { insertAttorneys, nextAttorneyId } from '../../server/store/attorneys/attorneys.ts';
import { closeDraft, findDraft, saveDraft } from '../../server/store/forms/drafts.ts';
import { findAnswer, KeyTaken, keepAnswer } from '../../server/store/forms/idempotency.ts';
import { inTransaction, isDuplicate, type OpenStore, openStore } from '../../server/store/index.ts';
import { allow } from '../../server/store/upkeep/rate-limits.ts';
import { keepTidy } from '../../server/store/upkeep/tidy.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';

const DAY = 24 * 3_600_000;

describe.each(DRIVERS)('the store on %s', (driver) => {
  let databases: Databases;
  let store: OpenStore;
  const now = new Date('2026-03-02T12:00:00.000Z');
  const later = (ms: number) => new Date(now.getTime() + ms);

  beforeAll(async () => {
    databases = await startDatabases(driver);
    store = await openStore(await databases.fresh({ empty: true }));
  });
  afterAll(async () => {
    await store?.close();
    await databases?.stop();
  });

  it('runs on the database it was asked for', () => {
    expect(store.kind).toBe(driver);
  });

  it('is asked on no connection to weigh merges and several workers', async () => {
    const asked = Array.from({ length: 4 }, () =>
      sql<Record<string, string>>`select current_setting('enable_mergejoin') as merges,
        current_setting('max_parallel_workers_per_gather') as workers`.execute(store.db),
    );
    const told = (await Promise.all(asked)).flatMap(({ rows }) => rows);
    expect(told).toEqual(asked.map(() => ({ merges: 'off', workers: '0' })));
  });

  it('runs each migration once, even when several processes start together', async () => {
    if (driver === 'pglite') return;
    const settings = await databases.fresh({ empty: true });
    const progress: string[] = [];
    const start = () => openStore(settings, (line) => progress.push(line));
    const stores = await Promise.all([start(), start(), start()]);
    await Promise.all(stores.map((one) => one.close()));
    const names = progress.flatMap((line) => line.match(/\d{4}-[\w-]+/g) ?? []);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds a lead by its e-mail in any case and merges what is written on it', async () => {
    const leads = createLeads(store.db);
    await leads.save({ id: '501', email: 'Ann@Example.com', noRec: 0, props: { city: 'Atlanta' } });
    await leads.updateProps('501', { join_or_decline: 'Joined' });
    const lead = await leads.findByEmail('ANN@example.COM');
    expect(lead?.props).toEqual({ city: 'Atlanta', join_or_decline: 'Joined' });
  });

  it('saves a draft as the next revision, and refuses a revision that is no longer the newest', async () => {
    const key = { form_id: 'f', owner: 'lead/1' };
    const content = (name: string) => ({ data: { name }, step: 'one', release: 'r1' });
    const first = await saveDraft(store.db, key, content('a'), { seen: 0, now });
    const second = await saveDraft(store.db, key, content('b'), { seen: 1, now });
    const stale = await saveDraft(store.db, key, content('c'), { seen: 1, now });
    const blind = await saveDraft(store.db, key, content('d'), { now });
    expect(first).toMatchObject({ saved: { revision: 1 } });
    expect(second).toMatchObject({ saved: { revision: 2, data: { name: 'b' } } });
    expect(stale).toMatchObject({ stale: { revision: 2, data: { name: 'b' } } });
    expect(blind).toMatchObject({ saved: { revision: 3 } });
  });

  it('lets exactly one of many simultaneous saves of one revision through', async () => {
    const key = { form_id: 'f', owner: 'lead/2' };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        saveDraft(store.db, key, { data: { n }, release: 'r' }, { seen: 0, now }),
      ),
    );
    expect(outcomes.filter((outcome) => 'saved' in outcome)).toHaveLength(1);
  });

  it('takes no more saves once a draft is closed, and keeps none of its answers', async () => {
    const key = { form_id: 'f', owner: 'lead/3' };
    const content = { data: { name: 'x' }, release: 'r' };
    await saveDraft(store.db, key, content, { seen: 0, now });
    await inTransaction(store.db, (trx) => closeDraft(trx, key, now));
    expect(await saveDraft(store.db, key, content, { now })).toEqual({ closed: true });
    expect((await findDraft(store.db, key))?.data).toEqual({});
  });

  it('forgets what visitors left unfinished a month ago, and nothing an applicant saved', async () => {
    const content = { data: { name: 'x' }, release: 'r' };
    const [gone, kept] = [later(-31 * DAY), later(-29 * DAY)];
    await saveDraft(store.db, { form_id: 'f', owner: 'visitor/old' }, content, { now: gone });
    await saveDraft(store.db, { form_id: 'f', owner: 'visitor/new' }, content, { now: kept });
    await saveDraft(store.db, { form_id: 'f', owner: 'lead/old' }, content, { now: gone });
    const tidying = keepTidy(store.db, () => now);
    await tidying.first;
    await tidying.stop();
    const owners = await store.db.selectFrom('draft').select('owner').execute();
    const left = owners.map(({ owner }) => owner);
    expect(left).not.toContain('visitor/old');
    expect(left).toEqual(expect.arrayContaining(['visitor/new', 'lead/old']));
  });

  it('makes one attorney of one lead, however many try', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        inTransaction(store.db, async (trx) => {
          const id = await nextAttorneyId(trx);
          await insertAttorneys(trx, {}, [{ ...ATTORNEY, id, created_at: now }]);
        }),
      ),
    );
    const refused = attempts.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(19);
    expect(refused.every((one) => isDuplicate(one.reason, 'attorney_lead'))).toBe(true);
  });

  it('passes over attorney numbers that were given by hand', async () => {
    const next = await inTransaction(store.db, nextAttorneyId);
    const taken = String(Number(next) + 1);
    await inTransaction(store.db, (trx) =>
      insertAttorneys(trx, {}, [{ ...ATTORNEY, id: taken, lead_id: null, created_at: now }]),
    );
    expect(await inTransaction(store.db, nextAttorneyId)).toBe(String(Number(taken) + 1));
  });

  it('keeps one answer of one idempotency key, and none of a transaction that was undone', async () => {
    const key = { key_hash: 'k1', body_hash: 'b1' };
    const keep = (id: string) =>
      inTransaction(store.db, (trx) => keepAnswer(trx, key, { answer: { id }, now }));
    const undone = inTransaction(store.db, async (trx) => {
      await keepAnswer(trx, key, { answer: { id: '0' }, now });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await findAnswer(store.db, 'k1')).toBeUndefined();

    const kept = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => keep(String(n))));
    const refused = kept.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(9);
    expect(refused.every(({ reason }) => reason instanceof KeyTaken)).toBe(true);
    const winner = kept.findIndex((one) => one.status === 'fulfilled');
    expect(await findAnswer(store.db, 'k1')).toEqual({
      bodyHash: 'b1',
      answer: { id: String(winner) },
    });
  });

  it('takes over a key that a version before claimed and died on', async () => {
    const key = { key_hash: 'k3', body_hash: 'b' };
    await store.db
      .insertInto('idempotency')
      .values({ ...key, status: null, response: null, started_at: now })
      .execute();
    expect(await findAnswer(store.db, 'k3')).toBeUndefined();
    await inTransaction(store.db, (trx) => keepAnswer(trx, key, { answer: { id: '7' }, now }));
    expect(await findAnswer(store.db, 'k3')).toEqual({ bodyHash: 'b', answer: { id: '7' } });
  });

  it('counts requests of one window together and starts the next window anew', async () => {
    const limit = { bucket: 'x', most: 3, windowMs: 60_000 };
    const first = await Promise.all(Array.from({ length: 5 }, () => allow(store.db, limit, now)));
    expect(first.filter(Boolean)).toHaveLength(3);
    expect(await allow(store.db, limit, later(60_000))).toBe(true);
  });

  it('runs work again when the database asks for a second try, and gives up on anything else', async () => {
    let tries = 0;
    const result = await inTransaction(store.db, async () => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
      return 'done';
    });
    expect([result, tries]).toEqual(['done', 3]);
    await expect(
      inTransaction(store.db, async () => {
        tries += 1;
        throw new Error('ours');
      }),
    ).rejects.toThrow('ours');
    expect(tries).toBe(4);
  });

  it('undoes everything when a transaction fails half way', async () => {
    const leads = createLeads(store.db);
    await inTransaction(store.db, async (trx) => {
      await trx
        .insertInto('lead')
        .values({ id: '502', email: 'half@example.com', attorney_id: null, no_rec: 0, props: '{}' })
        .execute();
      throw new Error('stop');
    }).catch(() => undefined);
    expect(await leads.findById('502')).toBeUndefined();
  });
});

const ATTORNEY = {
  lead_id: 'lead-of-twenty',
  submission_id: null,
  email: 'a@example.com',
  first_name: 'A',
  last_name: 'B',
  status: 'Pending',
  username: null,
  password_hash: null,
  signed_at: null,
  data: {},
  secrets: {},
} as const;
