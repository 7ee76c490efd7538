// Accounts are disabled at the desk by administrators who have just shown anew who they are: at once, with a reason, and everywhere.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { addStaff } from '../../../server/accounts/staff/index.ts';
import { issueToken } from '../../../server/accounts/tokens.ts';
import { aServer } from '../helpers/a-server.ts';
import { logIn, tokenOf } from '../helpers/accounts.ts';
import type { Answer, Browser } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { STAFF_PASSWORD, staffLogin, staffToken } from '../helpers/staff.ts';
import { linesOf } from '../security-events/lines.ts';

const ADMIN = 'admin@example.com';
const DESK = 'desk@example.com';
const REASON = 'The laptop was stolen.';
type StaffRow = AnswerOf<'staff_accounts'>['data'][number];
type Account = AnswerOf<'attorney_account'>['data'];
interface Clerk {
  readonly browser: Browser;
  readonly call: (name: string, body?: object) => Promise<Answer>;
}

describe.each(ON_POSTGRES)('accounts at the desk, on %s', (driver) => {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  const file = join(folder, 'security.log');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const server = aServer(driver, {
    config: { demo: true, securityLog: file },
    emptied: ['rate_limit', 'account_token', 'job'],
  });

  beforeEach(async () => {
    await server.app.store.updateTable('staff').set({ disabled_at: null }).execute();
  });

  async function clerk(email = ADMIN): Promise<Clerk> {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
    const browser = server.browser();
    const token = await staffToken(browser, email);
    return { browser, call: (name, body = {}) => browser.post(`/api/staff/${name}`, body, token) };
  }
  async function admin(): Promise<Clerk> {
    const one = await clerk();
    expect((await one.call('confirm', { current_password: STAFF_PASSWORD })).status).toBe(200);
    return one;
  }
  const rows = async ({ call }: Clerk) =>
    (await call('accounts')).body.data as unknown as readonly StaffRow[];
  const rowOf = async (one: Clerk, email: string) =>
    (await rows(one)).find((row) => row.email === email) as StaffRow;
  const account = async ({ call }: Clerk, id = '10001') =>
    (await call('attorney-account', { id })).body.data as unknown as Account;
  const set = ({ call }: Clerk, id: string, disabled: boolean, more: object = {}) =>
    call('switch-account', { kind: 'staff', id, disabled, reason: REASON, ...more });
  const ofAttorney = { kind: 'attorney' } as const;
  const statusOf = async (made: Promise<Answer>) => (await made).status;

  it('of an attorney ask for the password, and are disabled at once, with a reason and in words', async () => {
    const open = await tokenOf(server.browser());
    const one = await clerk();
    const asked = await set(one, '10001', true, ofAttorney);
    expect([asked.status, asked.body.data]).toEqual([403, { confirm: 'staff-confirm' }]);
    expect((await account(one)).switches).toEqual([]);
    const wrong = await one.call('confirm', { current_password: 'Wrong#2026' });
    expect([wrong.status, wrong.body.faults?.[0]?.path]).toEqual([422, '/current_password']);
    await one.call('confirm', { current_password: STAFF_PASSWORD });

    const none = await set(one, '10001', true, { ...ofAttorney, reason: '  ' });
    expect([none.status, none.body.message]).toEqual([422, 'Write why the account is disabled.']);
    expect((await set(one, '10001', true, ofAttorney)).body.message).toBe(
      'The account is disabled. Whoever was logged in with it is logged out.',
    );
    expect(await statusOf(server.browser().post('getAttorneyInfo', {}, open))).toBe(401);
    const unknown = await logIn(server.browser(), { username: 'nobody', password: 'Portal#2026' });
    const disabled = await logIn(server.browser());
    expect([disabled.status, disabled.body]).toEqual([unknown.status, unknown.body]);
    expect(await account(one)).toMatchObject({
      state: 'Disabled',
      disabled: server.now.toISOString(),
      sessions: 0,
      switches: [{ disabled: true, reason: REASON, by: ADMIN }],
    });
    expect((await set(one, '10001', true, ofAttorney)).status).toBe(409);
    expect(await server.app.services.mail.stored()).toEqual([]);

    expect((await set(one, '10001', false, ofAttorney)).status).toBe(200);
    const token = await tokenOf(server.browser());
    const { body } = await server.browser().post('profile_history', { section: 'account' }, token);
    expect((body.data as readonly object[]).slice(0, 2)).toMatchObject([
      { what: 'Logging in', before: 'Disabled', after: 'Possible', who: 'The provider' },
      { what: 'Logging in', before: 'Possible', after: 'Disabled', who: 'The provider' },
    ]);
    // Nobody of the provider is told to attorneys by name, nor why.
    expect(JSON.stringify(body)).not.toMatch(/admin@|stolen/);
    expect(await account(one)).toMatchObject({ state: 'In use', disabled: '', sessions: 1 });

    const told = linesOf(file).filter(({ event }) => event.startsWith('account.'));
    const { id } = await rowOf(one, ADMIN);
    const line = { who: { kind: 'staff', id }, on: { kind: 'attorney', id: '10001' } };
    expect(told).toMatchObject([
      { event: 'account.disabled', outcome: 'failure', reason: 'CONFIRM_NEEDED', ...line },
      { event: 'account.disabled', outcome: 'failure', reason: 'INVALID_ANSWERS', ...line },
      { event: 'account.disabled', outcome: 'success', ...line },
      { event: 'account.disabled', outcome: 'failure', reason: 'SWITCHED_ALREADY', ...line },
      { event: 'account.enabled', outcome: 'success', ...line },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/stolen|example.com/);
  });

  it('of the staff are listed with roles and sessions, and end at once', async () => {
    const desk = await clerk(DESK);
    const one = await admin();
    expect(await rowOf(one, DESK)).toMatchObject({
      roles: 'Desk',
      sessions: 1,
      seen: server.now.toISOString(),
      state: 'In use',
      own: false,
    });
    const { id } = await rowOf(one, DESK);
    expect((await set(one, id, true)).status).toBe(200);
    expect(await statusOf(desk.browser.post('/api/desk/queue', { queue: 'claims' }))).toBe(401);
    expect(await statusOf(desk.call('sessions'))).toBe(401);
    const unknown = await staffLogin(server.browser(), 'nobody@example.com');
    const out = await staffLogin(server.browser(), DESK);
    expect([out.status, out.body]).toEqual([unknown.status, unknown.body]);
    expect(await rowOf(one, DESK)).toMatchObject({
      state: 'Disabled',
      disabled: server.now.toISOString(),
      reason: REASON,
      by: ADMIN,
      sessions: 0,
    });
    expect((await set(one, id, false)).status).toBe(200);
    expect(await rowOf(one, DESK)).toMatchObject({ state: 'In use', reason: '', by: '' });
    await clerk(DESK);
  });

  it('are nobody else’s to disable: no desk, no editor, no attorney, no visitor', async () => {
    const body = { kind: 'attorney', id: '10001', disabled: true, reason: REASON };
    for (const email of [DESK, 'editor@example.com', 'publisher@example.com']) {
      const one = await clerk(email);
      await one.call('confirm', { current_password: STAFF_PASSWORD });
      expect([email, await statusOf(one.call('switch-account', body))]).toEqual([email, 403]);
      expect(await statusOf(one.call('accounts'))).toBe(403);
    }
    const member = server.browser();
    const token = await tokenOf(member);
    const calls = { 'switch-account': body, accounts: {}, 'attorney-account': { id: '10001' } };
    for (const [call, sent] of Object.entries(calls))
      for (const headers of [token, {}])
        expect(await statusOf(member.post(`/api/staff/${call}`, sent, headers))).toBe(401);
  });

  it('are not one’s own to disable, nor known where they are not', async () => {
    const one = await admin();
    const { id } = await rowOf(one, ADMIN);
    const own = await set(one, id, true);
    expect([own.status, own.body.message]).toEqual([
      409,
      'You cannot disable your own account. Ask another administrator.',
    ]);
    expect((await set(one, 'no-such-id', true)).status).toBe(404);
    expect((await set(one, '99999', true, ofAttorney)).status).toBe(404);
    expect((await one.call('attorney-account', { id: '99999' })).status).toBe(404);
    expect((await set(one, '10001', true, { kind: 'lead' })).status).toBe(400);
    expect(
      (await set(one, '10001', true, { ...ofAttorney, reason: 'x'.repeat(1001) })).status,
    ).toBe(400);
  });

  it('leave an administrator there: of two who disable each other one is out', async () => {
    const needs = { db: server.app.store, services: server.app.services, now: () => server.now };
    await addStaff(needs, { email: 'second@example.com', roles: ['admin'] });
    const like = await server.app.store
      .selectFrom('staff')
      .select(['id', 'password_hash', 'factor_confirmed_at'])
      .where('email', '=', ADMIN)
      .executeTakeFirstOrThrow();
    const second = await server.app.store
      .selectFrom('staff')
      .select('id')
      .where('email', '=', 'second@example.com')
      .executeTakeFirstOrThrow();
    await server.app.store
      .updateTable('staff')
      .set({ password_hash: like.password_hash, factor_confirmed_at: like.factor_confirmed_at })
      .where('id', '=', second.id)
      .execute();
    const first = await admin();
    const session = await issued(second.id);
    const other: Clerk = {
      browser: server.browser(),
      call: (name, body = {}) => server.browser().post(`/api/staff/${name}`, body, session),
    };
    await other.call('confirm', { current_password: STAFF_PASSWORD });
    const answers = await Promise.all([set(first, second.id, true), set(other, like.id, true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const left = await server.app.store
      .selectFrom('staff')
      .select('email')
      .where('email', 'in', [ADMIN, 'second@example.com'])
      .where('disabled_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });

  async function issued(id: string) {
    const token = await issueToken(server.app.store, 'staff-session', id, server.now);
    return { authorization: `Bearer ${token}` };
  }

  it('ask for the password again after ten minutes, and in every session', async () => {
    const one = await admin();
    const other = await clerk();
    expect((await set(other, '10003', true, ofAttorney)).status).toBe(403);
    server.now = new Date(server.now.getTime() + 11 * 60_000);
    expect((await set(one, '10003', true, ofAttorney)).status).toBe(403);
    expect((await account(one, '10003')).state).toBe('In use');
  });
});
