// What the home of an attorney is told, through the call that the page makes.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { PASSWORD, tokenOf } from './helpers/accounts.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { sayOnRequest } from './helpers/said-on-request.ts';
import { setAttorney } from './helpers/set-attorney.ts';

type Dashboard = AnswerOf<'dashboard_details'>['data'];

describe('the dashboard of an attorney', () => {
  let databases: Databases;
  let app: FastifyInstance;
  const tokens = new Map<string, { authorization: string }>();
  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp({ ...(await databases.fresh()), config: { demo: true } });
    for (const username of ['demoattorney1', 'demoattorney3', 'demoattorney4'])
      tokens.set(username, await tokenOf(new Browser(app), { username, password: PASSWORD }));
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const ask = (username: string, body: object = {}) =>
    new Browser(app).post('dashboard_details', body, tokens.get(username));
  async function dashboardOf(username: string): Promise<Dashboard> {
    const { status, body } = await ask(username, { username });
    expect([status, body.message]).toEqual([200, undefined]);
    return body.data as Dashboard;
  }

  it('says who they are, where, and what they take on', async () => {
    const shown = await dashboardOf('demoattorney1');
    expect(shown).toMatchObject({
      attorney_number: '10001',
      first_name: 'Marian',
      last_name: 'Whitlock',
      law_firm: 'Whitlock & Hale, LLP',
    });
    expect(shown.addresses[0]).toEqual({
      type: 'PRIMARY',
      address1: '191 Peachtree St NE',
      address2: '',
      city: 'Atlanta',
      zip: '30301',
      county: 'Fulton',
      state: 'GA',
    });
    expect(shown.coverages).toContainEqual({
      coverage_id: '1110',
      planclass: 'FAM',
      coverage: 'Estate Planning',
      sub_coverage: 'Simple will',
    });
    expect(shown.practice_states).toContainEqual({
      county: 'Los Angeles',
      state_code: 'CA',
      plan_class: 'REF',
    });
    expect(new Set(shown.practice_states.map((area) => area.plan_class))).toEqual(
      new Set(['FAM', 'CDL', 'REF']),
    );
  });

  it('counts the days of the insurance that ends last', async () => {
    const days = async (username: string) => {
      const { latest_lic_exp_date, days_of_latest_lic_exp_date } = await dashboardOf(username);
      return [latest_lic_exp_date, days_of_latest_lic_exp_date];
    };
    expect(await days('demoattorney1')).toEqual(['2026-04-16', 45]);
    expect(await days('demoattorney3')).toEqual(['2026-02-18', -12]);
    expect(await days('demoattorney4')).toEqual(['', null]);
  });

  it('tells the insurance that ends first from the one that ends last, and takes 1969-12-31 for none', async () => {
    const row = app.store.selectFrom('attorney').select('data').where('id', '=', '10004');
    const { data } = await row.executeTakeFirstOrThrow();
    const ends = ['1969-12-31', '2026-03-02', '', '2026-03-12', '0000-00-00'];
    await change('10004', { ...data, credentials: ends.map((lic_exp_date) => ({ lic_exp_date })) });
    expect(await dashboardOf('demoattorney4')).toMatchObject({
      lic_license_expire_date: '2026-03-02',
      days_of_expire_lic: 0,
      latest_lic_exp_date: '2026-03-12',
      days_of_latest_lic_exp_date: 10,
    });
    await change('10004', { ...data, credentials: [{ lic_exp_date: '1969-12-31' }] });
    expect((await dashboardOf('demoattorney4')).latest_lic_exp_date).toBe('');
    await change('10004', data);
  });

  it('leaves out coverages and practice areas that were deleted', async () => {
    const before = await dashboardOf('demoattorney3');
    for (const table of ['attorney_coverage', 'practice_area'] as const)
      await app.store
        .updateTable(table)
        .set({ deleted: true, date_deleted: '2026-02-01' })
        .where('attorney_id', '=', '10003')
        .where('position', '=', 0)
        .execute();
    const after = await dashboardOf('demoattorney3');
    expect(after.coverages).toEqual(before.coverages.slice(1));
    expect(after.practice_states).toEqual(before.practice_states.slice(1));
  });

  it('counts what is open, and says how much of it is Matter and CDL', async () => {
    const shown = await dashboardOf('demoattorney1');
    expect(shown.total_matter_case_assigned).toBeGreaterThan(15);
    expect(shown.total_cdl_case_assigned).toBeGreaterThan(10);
    expect(shown.total_cases).toBe(
      shown.total_matter_case_assigned + shown.total_cdl_case_assigned,
    );
    expect(shown.total_open_claims).toBe(
      shown.total_matter_open_claims + shown.total_cdl_open_claims,
    );
    expect([shown.total_open_authorization_request, shown.new_replies]).toEqual([6, 2]);
  });

  it('lists the ten newest of each list, newest first', async () => {
    const shown = await dashboardOf('demoattorney1');
    const days = [
      shown.cases_assigned.map((row) => row.datecreated),
      shown.auth_request_assigned.map((row) => row.created_date),
      shown.claim_assigned.map((row) => row.date_created),
    ];
    for (const list of days) {
      expect(list).toHaveLength(10);
      expect(list).toEqual([...list].sort().reverse());
      for (const day of list) expect(day < '2026-03-02' && day > '2025-01-01').toBe(true);
    }
  });

  it('gives each row what its columns show', async () => {
    const { cases_assigned, auth_request_assigned, claim_assigned } =
      await dashboardOf('demoattorney1');
    expect(cases_assigned[0]).toMatchObject({
      type: 'Matter',
      member_name: expect.stringMatching(/^[A-Z][\w-]+ [A-Z]\w+$/),
      member_status: 'Active',
      // The Friday before: two days ago was a Saturday.
      datecreated: '2026-02-27',
      status: 'Assigned to Attorney',
    });
    const [first] = auth_request_assigned;
    expect(cases_assigned.map((row) => row.number)).toContain(first?.number);
    for (const { subject, coverage, member_name } of auth_request_assigned)
      expect([subject, coverage, member_name]).not.toContain('');
    const kinds = new Set(claim_assigned.map((row) => row.type));
    expect(kinds).toEqual(new Set(['Matter', 'CDL']));
    for (const row of claim_assigned) {
      expect(row.claim_status).toBe(row.type === 'Matter' ? row.status : '');
      expect(row.submitted_date === '').toBe(row.status === 'Intake');
      expect(row.case_number).toMatch(row.type === 'CDL' ? /^C-\d+$/ : /^\d{6}$/);
      expect(row.number).toMatch(/^[23]\d{8}$/);
    }
  });

  it('marks open requests whose latest reply is of staff, and no others', async () => {
    const { auth_request_assigned } = await dashboardOf('demoattorney3');
    expect(auth_request_assigned.map((row) => [row.status, row.new_reply])).toEqual([
      ['New', false],
      ['Open', true],
      ['Completed', false],
      ['Completed', false],
    ]);
    const asked = auth_request_assigned[1];
    await reply(asked?.id ?? '', 'attorney');
    expect((await dashboardOf('demoattorney3')).new_replies).toBe(0);
    await reply(asked?.id ?? '', 'staff');
    const { auth_request_assigned: now, new_replies } = await dashboardOf('demoattorney3');
    expect([now[1]?.new_reply, new_replies]).toEqual([true, 1]);
  });

  it('names open cases whose member is not active any more, in three statuses and any capitals', async () => {
    const shown = await dashboardOf('demoattorney1');
    expect(shown.total_inactive_member_cases).toBe(1);
    const [number = ''] = shown.inactive_member_cases;
    expect(shown.cases_assigned.find((row) => row.number === number)).toMatchObject({
      status: 'Authorized',
      member_status: 'Terminated',
    });
    const named = async (status: string) => {
      const set = app.store.updateTable('legal_case').set({ status });
      await set.where('number', '=', number).execute();
      return (await dashboardOf('demoattorney1')).inactive_member_cases.length;
    };
    expect(await named('Pending Trial Date')).toBe(0);
    expect(await named('PENDING CONFIRMATION')).toBe(1);
    expect(await named('Assigned To Attorney')).toBe(1);
    expect(await named('Authorized')).toBe(1);
  });

  it('is empty for who has nothing to do', async () => {
    expect(await dashboardOf('demoattorney4')).toMatchObject({
      total_cases: 0,
      total_open_authorization_request: 0,
      new_replies: 0,
      total_open_claims: 0,
      inactive_member_cases: [],
      cases_assigned: [],
      auth_request_assigned: [],
      claim_assigned: [],
    });
  });

  it('is nobody else’s: another username is refused and nothing of theirs is told', async () => {
    for (const username of ['demoattorney1', '10001', 'nobody-at-all']) {
      const { status, body } = await ask('demoattorney3', { username });
      expect(status).toBe(401);
      expect(JSON.stringify(body)).not.toMatch(/Whitlock|Marian|Peachtree/);
    }
    expect((await new Browser(app).post('dashboard_details', {})).status).toBe(401);
    for (const body of [{ username: 7 }, { username: 'x'.repeat(201) }, { other: 'x' }, []])
      expect((await ask('demoattorney3', body)).status).toBe(400);
  });

  it('is the caller’s own where no username is sent', async () => {
    const { body } = await ask('demoattorney3');
    expect((body.data as Dashboard).attorney_number).toBe('10003');
  });

  let minutes = 0;
  async function reply(request_id: string, user_type: 'attorney' | 'staff'): Promise<void> {
    minutes += 1;
    const at = new Date(NOW.getTime() + minutes * 60_000);
    const who = user_type === 'staff' ? 'desk' : 'attorney';
    await sayOnRequest(app.store, request_id, { who, words: 'B', at });
  }

  async function change(id: string, data: object): Promise<void> {
    const set = { data: JSON.stringify(data) };
    await setAttorney(app.store, id, set);
  }
});
