// The questions asked of the record are answered from indexes, however many attorneys there are.
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { primaryAddresses } from '../../server/store/attorneys/addresses.ts';
import { listCoverages } from '../../server/store/attorneys/coverages.ts';
import { findExpiring } from '../../server/store/attorneys/credentials.ts';
import {
  countPractising,
  findPractising,
  listPracticeAreas,
} from '../../server/store/attorneys/practice-areas.ts';
import { connections } from '../../server/store/engine/postgres.ts';
import { openStore, type Store, type Tables } from '../../server/store/index.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

const ATTORNEYS = 50_000;

describe('with 50,000 attorneys on postgres', () => {
  let databases: Databases;
  let db: Store;
  const asked: CompiledQuery[] = [];

  beforeAll(async () => {
    databases = await startDatabases();
    const settings = await databases.fresh();
    await (await openStore(settings)).close();
    const pool = new pg.Pool({ ...connections(settings.databaseUrl), max: 2 });
    db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log({ query }) {
        asked.push(query);
      },
    });
    await fill(db);
  }, 360_000);
  afterAll(async () => {
    await db?.destroy();
    await databases?.stop();
  });

  /** The plan of the last query of some work, and what the work gave. */
  async function planOf<T>(
    work: Promise<T>,
  ): Promise<{ readonly found: T; readonly plan: string }> {
    const found = await work;
    const query = asked.at(-1);
    if (!query) throw new Error('Nothing was asked.');
    const { rows } = await db.executeQuery<Record<string, unknown>>({
      ...query,
      sql: `explain (format json) ${query.sql}`,
    });
    return { found, plan: JSON.stringify(rows) };
  }

  const place = { state_code: 'S7', county: 'C3', plan_class: 'CDL' };

  it('finds who practises somewhere, first page and later ones', async () => {
    for (const page of [{ most: 50 }, { most: 50, after: '25000' }]) {
      const { found, plan } = await planOf(findPractising(db, place, page));
      expect(found).toHaveLength(50);
      expect(plan).toContain('"practice_area_place"');
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('counts who practises in the counties of a state', async () => {
    const { found, plan } = await planOf(countPractising(db, place));
    expect(found.size).toBeGreaterThan(1);
    expect(plan).toContain('"practice_area_place"');
    expect(plan).not.toContain('Seq Scan');
  });

  it('lists what belongs to one attorney', async () => {
    for (const list of [listPracticeAreas, listCoverages]) {
      const { found, plan } = await planOf<readonly object[]>(list(db, '12345'));
      expect(found.length).toBeGreaterThan(0);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('finds whose insurance ends next', async () => {
    const { found, plan } = await planOf(findExpiring(db, '2026-03-01', { most: 50 }));
    const after = found.at(-1);
    const next = await planOf(
      findExpiring(db, '2026-03-01', { most: 50, ...(after && { after }) }),
    );
    expect([found.length, next.found.length]).toEqual([50, 50]);
    for (const one of [plan, next.plan]) {
      expect(one).toContain('"credential_expiry"');
      expect(one).not.toContain('Seq Scan');
    }
  });

  it('finds the primary addresses of a page of attorneys', async () => {
    const ids = Array.from({ length: 50 }, (_, n) => String(20_000 + n));
    const { found, plan } = await planOf(primaryAddresses(db, ids));
    expect(found.size).toBe(50);
    expect(plan).not.toContain('Seq Scan');
  });
});

/** Everybody practises in four counties, with two coverages, one licence and one address. */
async function fill(db: Store): Promise<void> {
  const many = sql`generate_series(10001, ${sql.lit(10_000 + ATTORNEYS)}) as n`;
  const statements = [
    sql`insert into attorney (id, email, first_name, last_name, status, data, secrets, created_at)
      select n::text, n || '@example.com', 'A', 'B', 'Active', '{}', '{}', now() from ${many}`,
    sql`insert into practice_area (attorney_id, id, position, state_code, county, plan_class, deleted)
      select n::text, i::text, i, 'S' || n % 50, 'C' || (n / 50 + i) % 20,
        case when i % 2 = 0 then 'CDL' else 'FAM' end, false
      from ${many}, generate_series(0, 3) as i`,
    sql`insert into attorney_coverage (attorney_id, id, position, plan_class, sub_cov_id, remote_consult, remote_service, deleted)
      select n::text, i::text, i, 'FAM', i::text, true, false, false from ${many}, generate_series(0, 1) as i`,
    sql`insert into credential (attorney_id, id, position, lic_exp_date)
      select n::text, '0', 0, date '2026-01-01' + n % 700 from ${many}`,
    sql`insert into attorney_address (attorney_id, id, position, type) select n::text, '0', 0, 'PRIMARY' from ${many}`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}
