// The second factor: switched on by a code, asked for at login, each code used once, recovery codes shown once.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import {
  codeAt,
  type LoginData,
  logIn,
  MEMBER,
  PASSWORD,
  subjects,
  tokenOf,
} from '../helpers/accounts.ts';
import type { Browser } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';

const STEP = 30_000;
const MAIL = 'marian.whitlock@example.com';
const WRONG = [
  401,
  { status: 'Failed', message: 'This code is not correct, or has already been used.' },
];

describe.each(ON_POSTGRES)('a second factor on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['rate_limit', 'recovery_code', 'second_factor', 'account_token'],
  });

  const later = (steps: number) => {
    server.now = new Date(server.now.getTime() + steps * STEP);
  };

  /** Switched on; the code of this moment is used up by it. */
  async function switchOn() {
    const headers = await tokenOf(server.browser());
    const call = (id: string, body: object = {}) => server.browser().post(id, body, headers);
    const { data } = (await call('totp_setup', { password: PASSWORD })).body;
    const { secret, uri } = data as { secret: string; uri: string };
    const on = await call('totp_confirm', { code: codeAt(secret, server.now) });
    const codes = (on.body.data as { recovery_codes: string[] }).recovery_codes;
    return { call, secret, uri, codes, on };
  }

  const ticket = async (browser: Browser) => ((await logIn(browser)).body.data as LoginData).ticket;
  const second = (browser: Browser, given: string, code: string) =>
    browser.post('login_attorney', { ticket: given, code });

  it('is off at first', async () => {
    const headers = await tokenOf(server.browser());
    const { body } = await server.browser().post('totp_status', {}, headers);
    expect(body.data).toEqual({ enabled: false, recovery_codes_left: 0 });
  });

  it('is set up for an authenticator server.app, and changes nothing until a code confirms it', async () => {
    const headers = await tokenOf(server.browser());
    const wrong = { password: 'Wrong#2026' };
    const refused = await server.browser().post('totp_setup', wrong, headers);
    expect([refused.status, refused.body.faults[0]?.path]).toEqual([422, '/password']);
    const made = await server.browser().post('totp_setup', { password: PASSWORD }, headers);
    const { secret, uri } = made.body.data as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(':demoattorney1?');
    const bad = await server.browser().post('totp_confirm', { code: '000000' }, headers);
    expect([bad.status, bad.body]).toEqual(WRONG);
    expect((await logIn(server.browser())).body.data).toHaveProperty('token');
  });

  it('logs every other browser out when it is switched on: they showed a password alone', async () => {
    const other = await tokenOf(server.browser());
    const half = await tokenOf(server.browser());
    const { call } = await switchOn();
    expect((await call('getAttorneyInfo')).status).toBe(200);
    for (const headers of [other, half])
      expect((await server.browser().post('getAttorneyInfo', {}, headers)).status).toBe(401);
  });

  it('hands out ten recovery codes when it is switched on, and tells it by mail', async () => {
    const { codes, call, on } = await switchOn();
    expect(on.body.message).toBe('Two-step login is switched on.');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const status = await call('totp_status');
    expect(status.body.data).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect(JSON.stringify(status.body)).not.toContain(codes[0]);
    expect(await subjects(server.app, MAIL)).toContain('Two-step login is switched on');
    expect((await call('totp_setup', { password: PASSWORD })).status).toBe(409);
  });

  it('is asked for after a right password, and lets in with a code', async () => {
    const { secret } = await switchOn();
    later(1);
    const browser = server.browser();
    const first = await logIn(browser);
    expect(first.body.data).toEqual({ second_factor: true, ticket: expect.any(String) });
    const { data } = (
      await second(browser, (first.body.data as LoginData).ticket, codeAt(secret, server.now))
    ).body;
    expect(data).toMatchObject({ id: '10001', token: expect.any(String), password: '1' });
    const headers = { authorization: `Bearer ${(data as LoginData).token}` };
    expect((await browser.post('getAttorneyInfo', {}, headers)).status).toBe(200);
  });

  it('does not let in with a ticket alone, and says nothing of it to a wrong password', async () => {
    await switchOn();
    const browser = server.browser();
    const given = await ticket(browser);
    const headers = { authorization: `Bearer ${given}` };
    expect((await browser.post('getAttorneyInfo', {}, headers)).status).toBe(401);
    const wrong = await logIn(browser, { ...MEMBER, password: 'Wrong#2026' });
    expect(wrong.body.message).toBe('Incorrect password. Try again');
  });

  it('takes each code once, also from many at the same moment', async () => {
    const { secret, call } = await switchOn();
    const browser = server.browser();
    const replayed = await second(browser, await ticket(browser), codeAt(secret, server.now));
    expect([replayed.status, replayed.body]).toEqual(WRONG);
    later(1);
    const tickets: string[] = [];
    for (let n = 0; n < 6; n += 1) tickets.push(await ticket(browser));
    const answers = await Promise.all(
      tickets.map((one) => second(server.browser(), one, codeAt(secret, server.now))),
    );
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect((await call('totp_status')).status).toBe(200);
  });

  it('takes no code of long ago, and none of far ahead', async () => {
    const { secret } = await switchOn();
    later(5);
    const browser = server.browser();
    const given = await ticket(browser);
    for (const off of [-2, 2]) {
      const code = codeAt(secret, new Date(server.now.getTime() + off * STEP));
      expect((await second(browser, given, code)).status).toBe(401);
    }
    expect((await second(browser, given, codeAt(secret, server.now))).status).toBe(200);
  });

  it('takes a ticket once, and for ten minutes', async () => {
    const { secret } = await switchOn();
    const browser = server.browser();
    const used = await ticket(browser);
    const late = await ticket(browser);
    later(1);
    expect((await second(browser, used, codeAt(secret, server.now))).status).toBe(200);
    later(1);
    const message = 'This took too long. Please enter your password again.';
    const again = await second(browser, used, codeAt(secret, server.now));
    expect([again.status, again.body.message]).toEqual([401, message]);
    later(18);
    const ended = await second(browser, late, codeAt(secret, server.now));
    expect([ended.status, ended.body.message]).toEqual([401, message]);
  });

  it('lets in with a recovery code, each once, however it is typed', async () => {
    const { codes, call } = await switchOn();
    const browser = server.browser();
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await second(browser, await ticket(browser), typed)).status).toBe(200);
    expect((await second(browser, await ticket(browser), codes[0] ?? '')).status).toBe(401);
    expect((await call('totp_status')).body.data).toMatchObject({ recovery_codes_left: 9 });
  });

  it('is switched off by password and code together', async () => {
    const { codes, call } = await switchOn();
    const code = codes[1] ?? '';
    expect((await call('totp_disable', { password: 'Wrong#2026', code })).status).toBe(422);
    expect((await call('totp_disable', { password: PASSWORD, code: '123456' })).status).toBe(401);
    expect((await call('totp_disable', { password: PASSWORD, code })).status).toBe(200);
    expect((await logIn(server.browser())).body.data).toHaveProperty('token');
    expect(await subjects(server.app, MAIL)).toContain('Two-step login is switched off');
    expect((await call('totp_disable', { password: PASSWORD, code })).status).toBe(409);
  });

  it('limits guesses at the code', async () => {
    await switchOn();
    const browser = server.browser();
    const given = await ticket(browser);
    const answers: number[] = [];
    for (let n = 0; n < 20; n += 1)
      answers.push((await second(server.browser(), given, String(n).padStart(6, '9'))).status);
    expect(answers.filter((status) => status === 401)).toHaveLength(8);
    expect(answers.filter((status) => status === 429)).toHaveLength(12);
  });
});
