// Staff log in with two steps: the password alone opens nothing but the second, and the first login sets an app up.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addStaff,
  changeRoles,
  endStaff,
  resetStaffFactor,
} from '../../../server/accounts/staff/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { codeAt, subjects, tokenOf } from '../helpers/accounts.ts';
import type { Answer, Browser } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { demoCode, staffLink, staffLogin, staffTicket, staffToken } from '../helpers/staff.ts';

const EDITOR = 'editor@example.com';
const CLERK = 'clerk@example.org';
const WRONG = { status: 'Failed', message: 'The e-mail address or the password is not correct.' };
const WRONG_CODE = 'This code is not correct, or has already been used.';

describe.each(ON_POSTGRES)('the login of staff on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['rate_limit', 'account_token', 'job'],
  });
  const operator = () => ({
    db: server.app.store,
    services: server.app.services,
    now: () => server.now,
  });
  const me = (headers: Record<string, string>) => server.browser().get('/api/staff/me', headers);
  const later = (minutes: number) => {
    server.now = new Date(server.now.getTime() + minutes * 60_000);
  };
  const second = (browser: Browser, ticket: string, code: string) =>
    browser.post('/api/staff/login', { ticket, code });
  const bearer = ({ body }: Answer) => ({
    authorization: `Bearer ${(body.data as { token: string }).token}`,
  });
  const setUp = async (ticket: string) => {
    const { body } = await server.browser().post('/api/staff/totp-setup', { ticket });
    return (body.data as { secret: string }).secret;
  };
  const confirm = (ticket: string, code: string) =>
    server.browser().post('/api/staff/totp-confirm', { ticket, code });

  /** Somebody the operator has just added, with the password of everybody: hashing another proves nothing. */
  async function clerk(): Promise<string> {
    await endStaff(operator(), CLERK);
    await addStaff(operator(), { email: CLERK, roles: ['desk'] });
    const { password_hash } = await server.app.store
      .selectFrom('staff')
      .select('password_hash')
      .where('email', '=', 'publisher@example.com')
      .executeTakeFirstOrThrow();
    const change = server.app.store.updateTable('staff').set({ password_hash });
    await change.where('email', '=', CLERK).execute();
    return staffTicket(server.browser(), CLERK);
  }

  beforeEach(async () => {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
  });

  it('opens with password and code, however the address is written', async () => {
    const browser = server.browser();
    const first = await staffLogin(browser, 'Editor@Example.com');
    expect(first.body.data).toEqual({ ticket: expect.any(String), set_up: false, demo: true });
    const { ticket } = first.body.data as { ticket: string };
    const entered = await second(browser, ticket, await demoCode(browser, EDITOR));
    expect(entered.body.data).toMatchObject({ email: EDITOR, roles: ['editor'] });
    const shown = await me(bearer(entered));
    expect(shown.body.data).toMatchObject({ email: EDITOR, roles: ['editor'], forms: [] });
    expect(JSON.stringify([first.body, entered.body, shown.body])).not.toMatch(
      /argon2|hash|secret/,
    );
  });

  it('says the same of a wrong password and of an address nobody has', async () => {
    const wrong = await staffLogin(server.browser(), EDITOR, 'Wrong#2026');
    const unknown = await staffLogin(server.browser(), 'nobody@example.com', 'Wrong#2026');
    for (const { status, body } of [wrong, unknown]) expect([status, body]).toEqual([401, WRONG]);
  });

  it('opens nothing with a ticket alone, nor sets another app up with it', async () => {
    const ticket = await staffTicket(server.browser(), EDITOR);
    expect((await me({ authorization: `Bearer ${ticket}` })).status).toBe(401);
    expect((await confirm(ticket, '000000')).status).toBe(409);
    expect((await server.browser().post('/api/staff/totp-setup', { ticket })).status).toBe(409);
  });

  it('takes each code once, and a ticket once and for twenty minutes', async () => {
    const browser = server.browser();
    const [one, two, late] = [
      await staffTicket(browser, EDITOR),
      await staffTicket(browser, EDITOR),
      await staffTicket(browser, EDITOR),
    ];
    const code = await demoCode(browser, EDITOR);
    expect((await second(browser, one, code)).status).toBe(200);
    const replayed = await second(browser, two, code);
    expect([replayed.status, replayed.body.message]).toEqual([401, WRONG_CODE]);
    expect((await second(browser, one, await demoCode(browser, EDITOR))).status).toBe(401);
    later(21);
    const ended = await second(browser, late, await demoCode(browser, EDITOR));
    expect(ended.body.message).toBe('This took too long. Please enter your password again.');
  });

  it('sets an app up before anything else is reachable, and hands out recovery codes once', async () => {
    const ticket = await clerk();
    expect((await second(server.browser(), ticket, '000000')).status).toBe(409);
    const secret = await setUp(ticket);
    expect((await confirm(ticket, '000000')).body.message).toBe(WRONG_CODE);
    const entered = await confirm(ticket, codeAt(secret, server.now));
    const { recovery_codes } = entered.body.data as { recovery_codes: string[] };
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await me(bearer(entered))).body.data).toMatchObject({
      email: CLERK,
      roles: ['desk'],
      recovery_codes_left: 10,
    });
    expect(await subjects(server.app, CLERK)).toContain('Your authenticator app is set up');
    expect((await confirm(ticket, codeAt(secret, server.now))).status).toBe(401);

    const browser = server.browser();
    const typed = (recovery_codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    const again = await second(browser, await staffTicket(browser, CLERK), typed);
    expect(again.body.data).toMatchObject({ recovery_codes_left: 10 });
    expect((await me(bearer(again))).body.data).toMatchObject({ recovery_codes_left: 9 });
    const twice = await second(browser, await staffTicket(browser, CLERK), typed);
    expect(twice.body.message).toBe(WRONG_CODE);
  });

  it('lets one in of two who set an app up with the same password at the same moment', async () => {
    const [one, two] = [await clerk(), await staffTicket(server.browser(), CLERK)];
    const code = codeAt(await setUp(one), server.now);
    const answers = await Promise.all([confirm(one, code), confirm(two, code)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('limits guesses at the password and at the code, and leaves the owner a way in', async () => {
    const owner = server.browser();
    await staffToken(owner, EDITOR);
    const stranger = server.browser();
    for (let guess = 0; guess < 8; guess++) await staffLogin(stranger, EDITOR, 'Wrong#2026');
    const limited = await staffLogin(stranger, EDITOR);
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect((await staffLogin(owner, EDITOR)).status).toBe(200);

    const ticket = await staffTicket(owner, EDITOR);
    const thief = server.browser();
    for (let guess = 0; guess < 8; guess++) await second(thief, ticket, '000000');
    expect((await second(thief, ticket, '000000')).status).toBe(429);
    expect((await second(owner, ticket, await demoCode(owner, EDITOR))).status).toBe(200);
  });

  it('ends a session by signing out, by rest, and at the latest after twelve hours', async () => {
    const [left, rested, busy] = [
      await staffToken(server.browser(), EDITOR),
      await staffToken(server.browser(), EDITOR),
      await staffToken(server.browser(), EDITOR),
    ];
    await server.browser().post('logout', {}, left);
    expect((await me(left)).status).toBe(401);
    later(7 * 60);
    expect((await me(busy)).status).toBe(200);
    later(2 * 60);
    expect((await me(rested)).status).toBe(401);
    expect((await me(busy)).status).toBe(200);
    later(4 * 60);
    expect((await me(busy)).status).toBe(401);
  });

  it('ends what was open, and takes a role away at once, when an operator says so', async () => {
    const ticket = await clerk();
    const headers = bearer(await confirm(ticket, codeAt(await setUp(ticket), server.now)));
    await changeRoles(operator(), CLERK, ['editor']);
    expect((await me(headers)).body.data).toMatchObject({ roles: ['editor'] });
    expect(await resetStaffFactor(operator(), CLERK)).toEqual(expect.any(String));
    expect((await me(headers)).status).toBe(401);
    expect((await staffLogin(server.browser(), CLERK)).body.data).toMatchObject({ set_up: true });
    expect(await subjects(server.app, CLERK)).toContain(
      'Your authenticator app was removed from your account',
    );
    expect(await addStaff(operator(), { email: CLERK, roles: ['desk'] })).toBeUndefined();
    expect(await endStaff(operator(), CLERK)).toEqual(expect.any(String));
    expect((await staffLogin(server.browser(), CLERK)).status).toBe(401);
    expect(await endStaff(operator(), CLERK)).toBeUndefined();
  });

  it('takes no token of an attorney, and attorneys none of staff', async () => {
    const browser = server.browser();
    const attorney = await tokenOf(browser);
    const staff = await staffToken(browser, EDITOR);
    expect((await me(attorney)).status).toBe(401);
    expect((await browser.post('getAttorneyInfo', {}, staff)).status).toBe(401);
    const owners = server.app.store.selectFrom('account_token').select(['purpose', 'staff_id']);
    for (const { purpose, staff_id } of await owners.execute())
      expect([purpose, purpose.startsWith('staff-')]).toEqual([purpose, staff_id !== null]);
    const mixed = { purpose: 'session', attorney_id: null, token_hash: 'x' } as const;
    const id = (await me(staff)).body.data as { id: string };
    const times = { created_at: server.now, expires_at: server.now };
    const insert = server.app.store.insertInto('account_token');
    const mixing = insert.values({ ...mixed, staff_id: id.id, ...times }).execute();
    await expect(mixing).rejects.toThrow(/account_token_holder/);
  });

  it('mails a link for a forgotten password, says the same of an unknown address, and asks for the code all the same', async () => {
    const browser = server.browser();
    const open = await staffToken(server.browser(), EDITOR);
    const forgot = (email: string) => browser.post('/api/staff/forgot-password', { email });
    const [known, unknown] = [await forgot(EDITOR), await forgot('nobody@example.com')];
    expect(known.body).toEqual(unknown.body);
    expect(await subjects(server.app, 'nobody@example.com')).toEqual([]);
    const id = await staffLink(server.app, EDITOR);
    const choose = (password: string, confirm_password = password) =>
      browser.post('/api/staff/choose-password', { id, password, confirm_password });
    expect((await choose('short')).body.faults[0]).toMatchObject({ path: '/password' });
    expect((await choose('Longer#2026', 'Other#2026')).status).toBe(422);
    const chosen = 'Harbor!2027';
    expect((await choose(chosen)).status).toBe(200);
    expect((await me(open)).status).toBe(401);
    expect((await choose(chosen)).status).toBe(410);
    const link = await browser.post('/api/staff/link-status', { id });
    expect(link.body.data).toEqual({ expired: true });
    const entered = await staffLogin(browser, EDITOR, chosen);
    expect(entered.body.data).toMatchObject({ set_up: false });
    expect(await subjects(server.app, EDITOR)).toContain('Your password was changed');
  });

  it('forgets the link of an invitation after three days, and each link when a newer one is mailed', async () => {
    await clerk();
    const status = async (id: string) =>
      (await server.browser().post('/api/staff/link-status', { id })).body.data;
    const invited = await staffLink(server.app, CLERK);
    expect(await status(invited)).toEqual({ expired: false });
    later(72 * 60 + 1);
    expect(await status(invited)).toEqual({ expired: true });
    await server.browser().post('/api/staff/forgot-password', { email: CLERK });
    const newer = await staffLink(server.app, CLERK);
    expect(await status(newer)).toEqual({ expired: false });
    later(61);
    expect(await status(newer)).toEqual({ expired: true });
  });
});
