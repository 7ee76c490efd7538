// The history of records in the database itself: what was written stays, and nothing is changed without it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAttorneys } from '../../../server/store/attorneys/attorneys.ts';
import { writeAttorney } from '../../../server/store/attorneys/write-attorney.ts';
import { inTransaction, type OpenStore, openStore } from '../../../server/store/index.ts';
import { replaceSealed } from '../../../server/store/secrets/sealed.ts';
import { type Databases, DRIVERS, startDatabases } from '../helpers/databases.ts';

const AT = new Date('2026-03-02T15:00:00Z');
const LINE = { at: AT, by: { who: 'somebody', address: '', browser: '' }, changes: [] };

describe.each(DRIVERS)('the changes of records on %s', (driver) => {
  let databases: Databases;
  let store: OpenStore;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    store = await openStore(await databases.fresh());
    await inTransaction(store.db, (trx) =>
      insertAttorneys(trx, {}, [
        {
          id: '1',
          lead_id: null,
          submission_id: null,
          email: 'one@example.com',
          first_name: 'Ada',
          last_name: 'One',
          status: 'Pending',
          username: null,
          password_hash: null,
          signed_at: null,
          data: {},
          secrets: { '/ssn_number': 'v1.a' },
          created_at: AT,
        },
      ]),
    );
  });
  afterAll(async () => {
    await store?.close();
    await databases?.stop();
  });

  const now = () =>
    store.db
      .selectFrom('attorney')
      .select(['status', 'revision', 'secrets'])
      .where('id', '=', '1')
      .executeTakeFirstOrThrow();

  it('cannot be rewritten or removed, whoever is at the database', async () => {
    const rewritings = [
      sql`update attorney_change set who = 'nobody'`,
      sql`delete from attorney_change`,
      sql`truncate attorney_change`,
    ];
    for (const one of rewritings)
      await expect(one.execute(store.db)).rejects.toThrow(/only ever added/);
  });

  it('cannot be passed by: no row of an attorney changes without a line, whoever is at the database', async () => {
    const changes = [
      sql`update attorney set status = 'Active'`,
      sql`update attorney set status = 'Active', revision = revision + 1`,
      sql`update attorney set data = '{"firm_name": "Hill"}'`,
      sql`update attorney set password_hash = 'x'`,
    ];
    for (const one of changes)
      await expect(one.execute(store.db)).rejects.toThrow(/not in its history/);
    expect(await now()).toMatchObject({ status: 'Pending', revision: 1 });
  });

  it('go with the row, each with its line, or not at all', async () => {
    const change = (status: string, where = {}) =>
      inTransaction(store.db, (trx) =>
        writeAttorney(trx, '1', { set: { status }, where, line: LINE }),
      );
    expect(await change('Active', { status: 'Void' })).toBe(false);
    expect(await now()).toMatchObject({ status: 'Pending', revision: 1 });
    expect(await change('Active', { status: 'Pending', signed_at: null })).toBe(true);
    expect(await change('Inactive')).toBe(true);
    expect(await now()).toMatchObject({ status: 'Inactive', revision: 3 });
    const lines = await store.db.selectFrom('attorney_change').select('revision').execute();
    expect(lines.map(({ revision }) => revision)).toEqual([2, 3]);
  });

  it('are none where secrets are sealed anew', async () => {
    const column = { table: 'attorney', key: 'id', column: 'secrets' } as const;
    const { secrets, revision } = await now();
    const sealed = { '/ssn_number': 'v1.b' };
    await replaceSealed(store.db, column, { key: '1', value: secrets }, sealed);
    expect(await now()).toMatchObject({ secrets: sealed, revision });
    await expect(sql`update attorney set status = 'Void'`.execute(store.db)).rejects.toThrow();
  });
});

it('has one writer of attorneys that are there, and one of those that begin', async () => {
  const root = join(import.meta.dirname, '../../../server');
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const writers: string[] = [];
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8');
    if (/(updateTable|insertInto|deleteFrom)\('attorney'\)|table: 'attorney', rows/.test(text))
      writers.push(file);
  }
  expect(writers.sort()).toEqual([
    'store/attorneys/attorneys.ts',
    'store/attorneys/write-attorney.ts',
  ]);
});
