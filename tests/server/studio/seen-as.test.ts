// Whoever previews the portal as one of the demo people reads what they have, of nobody real, and writes nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { setDisabled } from '../../../server/accounts/disabled.ts';
import { readContracts } from '../../../server/calls/contracts.ts';
import { DEMO_LEADS } from '../../../server/demo/world.ts';
import { pathOf } from '../examples/world.ts';
import { aServer } from '../helpers/a-server.ts';
import { tokenOf } from '../helpers/accounts.ts';
import { type Answer, Browser, startApp } from '../helpers/app.ts';
import { startDatabases } from '../helpers/databases.ts';
import { Editor } from '../helpers/studio.ts';
import { linesOf } from '../security-events/lines.ts';
import { sentByMember } from './sent-by-member.ts';

const MARIAN = 'attorney/10001';
/** Asked like the others, but of the forms that ship none has a process but the requests, which have calls of their own. */
const ANSWERS_NOTHING: ReadonlySet<string> = new Set(['form_item']);
const folder = mkdtempSync(join(tmpdir(), 'seen-as-'));
const securityLog = join(folder, 'security.log');

describe('the portal as one of the demo people', () => {
  const server = aServer('pglite', {
    config: { demo: true, checkResponses: true, securityLog },
    emptied: ['rate_limit', 'account_token'],
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let feedback = '';
  const OWN = '00000000-0000-4000-8000-00000000f0f0';
  beforeAll(async () => {
    const data = { topic: 'website', rating: 4, comments: 'Found it at once.' };
    const sent = await server.browser().post('/api/forms/feedback/submissions', { data });
    feedback = String(sent.body.id);
    await sentByMember(server.app.store, { id: OWN, owner: MARIAN, data, at: server.now });
  });
  beforeEach(async () => {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
  });
  const editor = (email = 'wording@example.com') => Editor.of(server.browser(), email);
  const as = (one: Editor, person: string, call: string, payload: JsonObject = {}) =>
    one.call('studio_as', { person, call, payload });
  const refusedAs = ({ status, body }: Answer) => [status, body.message];
  const NOBODY = [403, 'The portal can be looked at as one of the demo people only.'];
  const NOTHING = [403, 'A preview only shows. It does not do anything.'];

  it('is offered as attorneys with an account, as staff and as who has yet to apply', async () => {
    const people = await (await editor()).ask('studio_demo_people');
    const marian = people.find(({ id }) => id === MARIAN);
    expect(marian).toMatchObject({ role: 'attorney', name: 'Marian Whitlock' });
    expect(marian?.pages.Case).toMatch(/^\/cases\/.+/);
    expect(people.map(({ role, name }) => `${role}: ${name}`)).toEqual(
      expect.arrayContaining(['applicant: Marcus Delgado', 'staff: desk@example.com']),
    );
    // Without an account there is no way in.
    expect(people.map(({ name }) => name)).not.toContain('Julian Castellano');
  });

  it('reads what the person reads who is logged in', async () => {
    const headers = await tokenOf(server.browser());
    const payload = { username: 'demoattorney1' };
    const own = await server.browser().post('dashboard_details', payload, headers);
    const { status, body } = await as(await editor(), MARIAN, 'dashboard_details', payload);
    expect(status).toBe(200);
    expect(body.data).toEqual({ answer: own.body });
  });

  it('leaves the store as it was, and the session of whoever looks, with every call there is to make', async () => {
    const one = await editor('admin@example.com');
    const people = await one.ask('studio_demo_people');
    const before = await storeNow();
    const made: string[] = [];
    for (const [id, payload] of Object.entries(await readings())) {
      for (const person of people) {
        const { status, headers } = await as(one, person.id, id, payload);
        expect(headers['set-cookie']).toBeUndefined();
        expect([id, person.id, status]).not.toEqual([id, person.id, 500]);
        if (status === 200) made.push(id);
      }
    }
    const answered = Object.keys(await readings()).filter((id) => !ANSWERS_NOTHING.has(id));
    expect([...new Set(made)].sort()).toEqual(answered.sort());
    expect(await storeNow()).toEqual(before);
    expect((await one.call('studio_home')).status).toBe(200);
  });

  it('shows an application that has not begun as it will be, and does not begin it', async () => {
    const one = await editor();
    const dana = (await one.ask('studio_demo_people')).find(({ name }) => name.startsWith('Dana'));
    const asked = {
      emailAddress: dana?.email ?? '',
      lead_id: dana?.id.split('/')[1] ?? '',
    };
    const before = await storeNow();
    const { status, body } = await as(one, dana?.id ?? '', 'attorney_check', asked);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      answer: {
        is_attorney_exist: false,
        n_rec: 0,
        lead: {
          firstname: 'Dana',
          join_or_decline: 'Joined',
          date_application_received: expect.stringMatching(/\d{4}/),
        },
      },
    });
    expect(await storeNow()).toEqual(before);
    // An attorney is no applicant, whatever they ask for.
    const other = await as(one, MARIAN, 'attorney_check', {
      emailAddress: 'a@b.example',
      lead_id: 1,
    });
    expect(refusedAs(other)).toEqual(NOTHING);
  });

  it('is of nobody real: neither by their number, nor by one that was of the demo world elsewhere', async () => {
    const one = await editor('admin@example.com');
    const { store } = server.app;
    expect(refusedAs(await as(one, 'attorney/10002x', 'getAttorneyInfo'))).toEqual(NOBODY);
    await store.deleteFrom('demo_person').where('id', '=', '10003').execute();
    const real = await as(one, 'attorney/10003', 'getAttorneyInfo', { username: 'demoattorney3' });
    expect(refusedAs(real)).toEqual(NOBODY);
    const people = await one.ask('studio_demo_people');
    expect(people.map(({ id }) => id)).not.toContain('attorney/10003');
    for (const person of ['', '10001', 'staff/10001', "attorney/10001' or '1'='1", 'attorney/'])
      expect(refusedAs(await as(one, person, 'getAttorneyInfo'))).toEqual(NOBODY);
  });

  it('does not reach anybody else through the person chosen', async () => {
    const other = await as(await editor(), MARIAN, 'dashboard_details', {
      username: 'demoattorney4',
    });
    expect(other.status).toBe(404);
    // It is not the login of whoever looks that ended.
    expect(other.body.message).not.toBe('Authorization failed');
  });

  it('makes no call that writes, none of the Studio, none of another role, and none outside its contract', async () => {
    const one = await editor('admin@example.com');
    const writing = [...readContracts().values()].filter(
      ({ reads }) => reads === undefined || reads === true,
    );
    expect(writing.length).toBeGreaterThan(80);
    for (const { id } of writing)
      expect([id, refusedAs(await as(one, MARIAN, id))]).toEqual([id, NOTHING]);
    for (const id of ['constructor', '__proto__', 'studio_as', 'desk_queue', 'staff_me'])
      expect(refusedAs(await as(one, MARIAN, id))).toEqual(NOTHING);
    const odd = await as(one, MARIAN, 'list_of_cases', { username: { $ne: '' } });
    expect(odd.status).toBe(400);
  });

  it('is for people of the Studio alone', async () => {
    const body = { person: MARIAN, call: 'dashboard_details', payload: {} };
    expect((await server.browser().post('/api/studio/as', body)).status).toBe(401);
    const member = await tokenOf(server.browser());
    expect((await server.browser().post('/api/studio/as', body, member)).status).toBe(401);
    const desk = await editor('desk@example.com');
    expect((await desk.call('studio_as', body)).status).toBe(403);
    expect((await desk.call('studio_demo_people')).status).toBe(403);
  });

  it('ends with the person: who is disabled is not there any more', async () => {
    const one = await editor();
    const context = { db: server.app.store, now: () => server.now };
    await setDisabled(context, '10004', true);
    expect(refusedAs(await as(one, 'attorney/10004', 'totp_status'))).toEqual(NOBODY);
    await setDisabled(context, '10004', false);
    expect((await as(one, 'attorney/10004', 'totp_status')).status).toBe(200);
  });

  it('tells whoever watches of what was tried', async () => {
    const one = await editor();
    const before = linesOf(securityLog).length;
    await as(one, 'attorney/99999', 'getAttorneyInfo');
    await as(one, MARIAN, 'change_user_settings');
    const told = linesOf(securityLog).slice(before);
    expect(told.map(({ event, reason, on }) => [event, reason, on?.id])).toEqual([
      ['access.refused', 'NOT_A_DEMO_PERSON', 'studio_as'],
      ['access.refused', 'ONLY_READING', 'studio_as'],
    ]);
  });

  /** Every call that reads for its caller, with what it takes. */
  async function readings(): Promise<Record<string, JsonObject>> {
    const { store } = server.app;
    const matter = await store
      .selectFrom('legal_case')
      .select(['id', 'number'])
      .where('attorney_id', '=', '10001')
      .where('kind', '=', 'Matter')
      .executeTakeFirstOrThrow();
    const cdl = await store
      .selectFrom('legal_case')
      .select('number')
      .where('attorney_id', '=', '10001')
      .where('kind', '=', 'CDL')
      .executeTakeFirstOrThrow();
    const request = await store
      .selectFrom('form_item')
      .select('id')
      .where('attorney_id', '=', '10001')
      .executeTakeFirstOrThrow();
    const claim = await store
      .selectFrom('claim')
      .select('id')
      .where('attorney_id', '=', '10001')
      .executeTakeFirstOrThrow();
    const own = { username: 'demoattorney1' };
    const marcus = 'd0000000-0000-4000-8000-000000000002';
    return {
      attorney_check: { emailAddress: DEMO_LEADS.saved, lead_id: marcus },
      attorney_account: { id: '10001' },
      attorney_matters: {},
      auth_request_details: { auth_request_id: request.id },
      case_list: own,
      case_track: { case_number: matter.number },
      case_work: { case_number: matter.number },
      cdl_case_details: { case_number: cdl.number },
      claim_thread: { claim_id: claim.id },
      dashboard_details: own,
      desk_beside: { queue: 'claims', id: claim.id },
      desk_clerks: {},
      desk_counts: {},
      desk_find: { words: 'whit' },
      desk_item: { queue: 'claims', id: claim.id },
      desk_queue: { queue: 'claims' },
      desk_track: { id: matter.id },
      desk_views: { queue: 'claims' },
      dispositions: {},
      form_item: { form: 'feedback', id: OWN },
      form_open_list: {},
      form_sent_list: {},
      form_sent_one: { form: 'feedback', id: OWN },
      getAttorneyInfo: own,
      list_auth_requests: own,
      list_files: { attorney_number: '10001' },
      list_of_cases: own,
      list_temp_files: {
        attorney_number: marcus,
        module: 'attorney',
      },
      matter_case_details: { case_number: matter.number },
      notifications: {},
      profile_history: {},
      received_forms: {},
      received_list: { form: 'feedback' },
      received_one: { form: 'feedback', id: feedback },
      sessions: {},
      staff_me: {},
      staff_sessions: {},
      totp_status: {},
    };
  }

  it('knows in this test every call that reads for its caller', async () => {
    const marked = [...readContracts().values()].filter(
      ({ reads }) => reads === 'caller' || reads === 'look',
    );
    expect(marked.map(({ id }) => id).sort()).toEqual(Object.keys(await readings()).sort());
    for (const { id } of marked) expect(pathOf(id)).not.toMatch(/:/);
  });

  /** Every row of every table. */
  async function storeNow(): Promise<Record<string, unknown>> {
    const { store } = server.app;
    const { rows } = await sql<{ name: string }>`select table_name as name
      from information_schema.tables where table_schema = 'public' order by 1`.execute(store);
    const all: Record<string, unknown> = {};
    for (const { name } of rows) {
      const found = await sql`select * from ${sql.table(name)} order by 1`.execute(store);
      all[name] = found.rows;
    }
    return all;
  }
});

describe('a portal that nobody tries any more', () => {
  it('can be looked at as nobody, whoever was marked before', async () => {
    const databases = await startDatabases('pglite');
    const place = await databases.fresh();
    const tried = await startApp({ ...place, config: { demo: true } });
    const one = await Editor.of(new Browser(tried), 'wording@example.com');
    expect(await one.ask('studio_demo_people')).not.toEqual([]);
    await tried.close();
    const real = await startApp({ ...place, config: { demo: false } });
    const ask = (path: string, body: object) =>
      new Browser(real).post(`/api/studio/${path}`, body, one.headers);
    expect((await ask('demo-people', {})).body.data).toEqual([]);
    const body = { person: MARIAN, call: 'totp_status', payload: {} };
    expect((await ask('as', body)).status).toBe(403);
    await real.close();
    await databases.stop();
  });
});
