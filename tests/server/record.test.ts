// The record of an attorney as tables: filled with the answers, changed by differences, asked by SQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { listAddresses, primaryAddresses } from '../../server/store/attorneys/addresses.ts';
import { insertAttorneys } from '../../server/store/attorneys/attorneys.ts';
import { listContacts } from '../../server/store/attorneys/contacts.ts';
import { listCoverages } from '../../server/store/attorneys/coverages.ts';
import { findExpiring, listCredentials } from '../../server/store/attorneys/credentials.ts';
import {
  countPractising,
  findPractising,
  listPracticeAreas,
} from '../../server/store/attorneys/practice-areas.ts';
import {
  inTransaction,
  type OpenStore,
  openStore,
  type StoreTransaction,
} from '../../server/store/index.ts';
import { migrations } from '../../server/store/migrations/index.ts';
import { migrate } from '../../server/store/migrations/migrate.ts';
import { fillingOf } from '../../server/store/record/filling.ts';
import { type RecordTableName, TABLES_OF_RECORD } from '../../server/store/record/tables.ts';
import { replaceRecord } from '../../server/store/record/write.ts';
import { aServer } from './helpers/a-server.ts';
import { ANSWERS, area } from './helpers/answered-record.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicantWithFile, wholeApplication } from './helpers/people.ts';
import { recordForm } from './helpers/record-form.ts';

/** Writes a record as the shipped form fills it. */
const write = async (trx: StoreTransaction, attorneyId: string, answers: JsonObject) =>
  replaceRecord(trx, fillingOf(await recordForm()), { attorneyId, answers });

describe.each(DRIVERS)('the record on %s', (driver) => {
  let databases: Databases;
  let store: OpenStore;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    store = await openStore(await databases.fresh());
  });
  afterAll(async () => {
    await store?.close();
    await databases?.stop();
  });

  const addAttorney = (id: string, data: JsonObject) =>
    inTransaction(store.db, async (trx) =>
      insertAttorneys(trx, await recordForm(), [
        {
          id,
          lead_id: null,
          submission_id: null,
          email: `${id}@example.com`,
          first_name: 'A',
          last_name: id,
          status: 'Active',
          username: null,
          password_hash: null,
          signed_at: null,
          data,
          secrets: {},
          created_at: new Date(),
        },
      ]),
    );
  const replace = (id: string, answers: JsonObject) =>
    inTransaction(store.db, (trx) => write(trx, id, answers));
  const idsOf = async (id: string) =>
    new Map((await listPracticeAreas(store.db, id)).map((row) => [row.county, row.id]));

  it('says what the answers say, ids, deleted flags and dates included', async () => {
    await addAttorney('20001', ANSWERS);
    expect(await listPracticeAreas(store.db, '20001')).toMatchObject([
      { county: 'Fulton', plan_class: 'CDL', cdl_rate: 175.5, deleted: false, date_deleted: null },
      { county: 'Cobb', id: '77', cdl_rate: null, deleted: true, date_deleted: '2026-01-31' },
      { county: 'Fulton', plan_class: 'FAM', position: 2 },
    ]);
    expect(await listCoverages(store.db, '20001')).toMatchObject([
      {
        sub_cov_id: '1110',
        description: 'Estate Planning',
        remote_consult: true,
        remote_service: false,
      },
    ]);
    expect(await listCredentials(store.db, '20001')).toMatchObject([
      { state_code: 'GA', state_name: 'Georgia', bar_number: '418822', lic_exp_date: '2026-05-01' },
      { state_code: 'CA', lic_exp_date: null },
    ]);
    expect(await listContacts(store.db, '20001')).toMatchObject([
      { type: 'PRIMARY', name: 'Ann Lee', ext: null },
    ]);
    expect((await listAddresses(store.db, '20001')).map(({ type }) => type)).toEqual([
      'SECONDARY',
      'PRIMARY',
    ]);
    const primary = await primaryAddresses(store.db, ['20001', 'nobody']);
    expect([...primary].map(([id, { city }]) => [id, city])).toEqual([['20001', 'Atlanta']]);
  });

  it('has telephone numbers as digits, in whatever layout they were answered', async () => {
    await addAttorney('20008', ANSWERS);
    expect(await listContacts(store.db, '20008')).toMatchObject([
      { phone: '4045550142', fax: '4045550143', cell: '4045550144' },
    ]);
    await replace('20008', {
      contacts: [
        { type: 'PRIMARY', name: 'Ann Lee', phone: '404-555-0142', fax: 'none', cell: '' },
        { type: 'SECONDARY', name: 'Bo', phone: '+44 20 7946 0018' },
      ],
    });
    expect(await listContacts(store.db, '20008')).toMatchObject([
      { phone: '4045550142', fax: null, cell: null },
      { phone: '442079460018' },
    ]);
  });

  it('changes by a difference: what stays keeps its id, what changed too, what is gone is gone', async () => {
    await addAttorney('20002', {
      practice_county_list: [area('Appling'), area('Bacon', 'CDL', { cdl_rate: 1 }), area('Clay')],
    });
    const before = await idsOf('20002');
    const bacon = area('Bacon', 'CDL', { cdl_rate: 2 });
    const appling = area('Appling', 'FAM', { deleted: 1, date_deleted: '2026-03-02' });
    await replace('20002', { practice_county_list: [bacon, appling, area('Dade')] });
    const after = await listPracticeAreas(store.db, '20002');
    expect(after).toMatchObject([
      { county: 'Bacon', id: before.get('Bacon'), cdl_rate: 2 },
      { county: 'Appling', id: before.get('Appling'), deleted: true, date_deleted: '2026-03-02' },
      { county: 'Dade' },
    ]);
    expect([...before.values()]).not.toContain(after[2]?.id);
  });

  it('follows the id a row has, wherever it moves and whatever changes in it', async () => {
    await addAttorney('20003', { practice_county_list: [area('Echols'), area('Fannin')] });
    const before = await idsOf('20003');
    const renamed = area('Gilmer', 'REF', { id: before.get('Echols') ?? '' });
    await replace('20003', { practice_county_list: [area('Fannin'), renamed] });
    const after = await idsOf('20003');
    expect(after.get('Gilmer')).toBe(before.get('Echols'));
    expect(after.get('Fannin')).toBe(before.get('Fannin'));
  });

  it('keeps two rows that are alike apart, and takes no row of another attorney', async () => {
    const twice = [
      area('Hall', 'CDL', { cdl_rate: 1, id: 'x' }),
      area('Hall', 'CDL', { cdl_rate: 2, id: 'x' }),
    ];
    await addAttorney('20004', { practice_county_list: twice });
    await addAttorney('20005', { practice_county_list: [area('Hall', 'CDL', { id: 'x' })] });
    const rows = await listPracticeAreas(store.db, '20004');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    await replace('20004', { practice_county_list: [] });
    expect(await listPracticeAreas(store.db, '20004')).toEqual([]);
    expect(await listPracticeAreas(store.db, '20005')).toHaveLength(1);
  });

  it('is stored with the change around it or not at all', async () => {
    await addAttorney('20006', { practice_county_list: [area('Irwin')] });
    const failing = inTransaction(store.db, async (trx) => {
      await write(trx, '20006', { practice_county_list: [area('Jones')] });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect((await listPracticeAreas(store.db, '20006')).map(({ county }) => county)).toEqual([
      'Irwin',
    ]);
  });

  it('takes the 15,000 areas a form may have, and the two saves of one moment', async () => {
    const all = Array.from({ length: 15_000 }, (_, n) => area(`County ${n}`, 'REF'));
    await addAttorney('20007', { practice_county_list: all });
    const [first, second] = [all.slice(1), all.slice(2)];
    await Promise.all([
      replace('20007', { practice_county_list: first }),
      replace('20007', { practice_county_list: second }),
    ]);
    const left = (await listPracticeAreas(store.db, '20007')).length;
    expect([first.length, second.length]).toContain(left);
  });

  it('finds who practises somewhere page by page, each once and without what is deleted', async () => {
    const lists: readonly (readonly JsonObject[])[] = [
      [area('Lamar', 'CDL', { cdl_rate: 1 }), area('Lamar', 'CDL', { cdl_rate: 2 })],
      [area('Lamar', 'CDL', { deleted: 1 })],
      [area('Lamar', 'FAM'), area('Lamar', 'CDL')],
      [area('Lamar', 'CDL'), area('Macon', 'CDL')],
    ];
    for (const [n, list] of lists.entries())
      await addAttorney(`3000${n}`, { practice_county_list: [...list] });
    const place = { state_code: 'GA', county: 'Lamar', plan_class: 'CDL' };
    const first = await findPractising(store.db, place, { most: 2 });
    expect(first.map(({ id }) => id)).toEqual(['30000', '30002']);
    const next = await findPractising(store.db, place, { most: 2, after: '30002' });
    expect(next).toMatchObject([{ id: '30003', last_name: '30003' }]);
    const counts = await countPractising(store.db, place);
    expect([counts.get('Lamar'), counts.get('Macon'), counts.get('Bibb')]).toEqual([
      3,
      1,
      undefined,
    ]);
  });

  it('finds whose insurance ends before a day, the first to end first', async () => {
    const ends = ['2020-03-01', '2020-01-01', '2020-01-01', '2020-04-01'];
    await addAttorney('40001', {
      credentials: ends.map((lic_exp_date, n) => ({ lic_exp_date, bar_number: `b${n}` })),
    });
    const first = await findExpiring(store.db, '2020-04-01', { most: 2 });
    expect(first.map(({ lic_exp_date }) => lic_exp_date)).toEqual(['2020-01-01', '2020-01-01']);
    const after = first.at(-1);
    const rest = await findExpiring(store.db, '2020-04-01', { most: 9, ...(after && { after }) });
    expect(rest.map(({ lic_exp_date }) => lic_exp_date)).toEqual(['2020-03-01']);
  });

  it('is filled by the migration from the answers of those who are there', async () => {
    const settings = await databases.fresh();
    const old = await openStore(settings);
    try {
      const tables = Object.keys(TABLES_OF_RECORD) as readonly RecordTableName[];
      for (const table of tables) await sql`drop table ${sql.table(table)}`.execute(old.db);
      const those = ['0010-record', '0031-phones-as-digits'];
      await old.db.deleteFrom('schema_migration').where('name', 'in', those).execute();
      const odd = { ...ANSWERS, credentials: 'none', contacts: ['x', { name: 'No type' }] };
      for (const [id, data] of [
        ['10001', ANSWERS],
        ['10002', odd],
        ['10003', {}],
      ] as const)
        await sql`insert into attorney (id, email, first_name, last_name, status, data, secrets, created_at)
          values (${id}, 'a@b.cc', 'A', 'B', 'Active', ${JSON.stringify(data)}, '{}', now())`.execute(
          old.db,
        );
      expect(await migrate(old.db, migrations)).toEqual(those);
      expect(await listContacts(old.db, '10002')).toMatchObject([{ name: 'No type', type: '' }]);
      expect(await listPracticeAreas(old.db, '10003')).toEqual([]);

      // What the migration wrote is what the server would write: nothing is left to change.
      const rows = async () =>
        Promise.all(
          tables.map((table) =>
            old.db.selectFrom(table).selectAll().where('attorney_id', '=', '10001').execute(),
          ),
        );
      const migrated = await rows();
      expect(migrated.map((table) => table.length)).toEqual([3, 1, 2, 2, 1]);
      await inTransaction(old.db, (trx) => write(trx, '10001', ANSWERS));
      expect(await rows()).toEqual(migrated);
    } finally {
      await old.close();
    }
  });
});

describe.each(DRIVERS)('an application on %s', (driver) => {
  const server = aServer(driver);

  it('becomes a record that can be asked, in the transaction that makes the attorney', async () => {
    await addLeads(server.app, ANN);
    const browser = await applicantWithFile(server.app, ANN);
    const given = wholeApplication(ANN);
    const { id } = (await browser.post('create_attorney', given)).body.attorney;
    const db = server.app.store;
    const areas = given.practice_county_list as readonly { readonly county: string }[];
    expect((await listPracticeAreas(db, id)).map(({ county }) => county)).toEqual(
      areas.map(({ county }) => county),
    );
    expect(await listCredentials(db, id)).not.toEqual([]);
    expect((await primaryAddresses(db, [id])).get(id)?.zip).toBeTruthy();
  });
});
