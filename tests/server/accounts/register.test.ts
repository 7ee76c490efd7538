// Registering: bound to the browser that was identified, judged by the released form, once per attorney and per name.

import { beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../../../server/accounts/tokens.ts';
import { approve } from '../../../server/desk/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { identify, logIn, registerAs, subjects } from '../helpers/accounts.ts';
import { type Browser, NOW } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { setAttorney } from '../helpers/set-attorney.ts';

const MINUTE = 60_000;
const NEW = { username: 'newcomer2026', password: 'First#2026pass' };

describe.each(ON_POSTGRES)('registering on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['rate_limit', 'account_token'],
  });

  beforeEach(async () => {
    const none = { username: null, password_hash: null, secret_answer_hash: null };
    for (const id of ['10002', '10006']) await setAttorney(server.app.store, id, none);
  });

  it('makes an account one can log in with, and says so by mail', async () => {
    const browser = server.browser();
    const done = await registerAs(browser, NEW.username);
    expect(done.body).toMatchObject({
      status: 'success',
      message: 'Password registered successfully, You can login now!',
      data: { id: '10002', username: NEW.username, password: '1', secret_answer: '' },
    });
    expect(browser.cookies).not.toHaveProperty('register');
    expect((await logIn(browser, NEW)).status).toBe(200);
    expect((await subjects(server.app, 'julian.castellano@example.com'))[0]).toMatch(
      /^Your account with/,
    );
  });

  it('tells the lead service, so that the e-mail is known as registered', async () => {
    const browser = server.browser();
    await approve(
      {
        db: server.app.store,
        services: server.app.services,
        now: () => NOW,
        content: server.app.releases.current(),
      },
      '10006',
    );
    await identify(browser, { attorney_number: '10006', zip: '70113', last_4_ssn: '0006' });
    const body = { id: '10006', ...NEW, confirm_password: NEW.password, secret_answer: 'Oak' };
    await browser.post('setup_attorney', { ...body, secret_question: 'high school mascot' });
    const found = await server.browser().signIn('signed.attorney@example.com');
    expect(found.body.result).toEqual({ lead: [], no_rec: 1 });
  });

  const NOBODY = { status: 'success', message: 'No attorney Found', data: {} };
  const setup = (browser: Browser, id: string) =>
    browser.post('setup_attorney', {
      id,
      ...NEW,
      confirm_password: NEW.password,
      secret_question: 'high school mascot',
      secret_answer: 'x',
    });

  it('gives empty data to a browser that was not identified', async () => {
    expect((await setup(server.browser(), '10002')).body).toEqual(NOBODY);
  });

  it('gives empty data for another attorney than the one identified', async () => {
    const browser = server.browser();
    await identify(browser);
    for (const id of ['10001', '10006', '', 'x'])
      expect((await setup(browser, id)).body).toEqual(NOBODY);
  });

  it('gives empty data half an hour later', async () => {
    const browser = server.browser();
    await identify(browser);
    server.now = new Date(NOW.getTime() + 30 * MINUTE);
    expect((await setup(browser, '10002')).body).toEqual(NOBODY);
  });

  it('takes no token of another purpose', async () => {
    const browser = server.browser();
    for (const purpose of ['session', 'second-factor', 'reset', 'device'] as const) {
      browser.cookies.register = await issueToken(server.app.store, purpose, '10002', server.now);
      expect((await setup(browser, '10002')).body).toEqual(NOBODY);
    }
  });

  it.each([
    ['/username', 'must be at least 8 characters', { username: 'short1' }],
    ['/username', 'must be only alphabetics and numeric', { username: 'with space' }],
    ['/password', 'Please enter valid password', { password: 'x', confirm_password: 'x' }],
    ['/password', 'Please enter valid password', { password: 'nouppercase#1' }],
    ['/password', 'Please enter valid password', { password: 'NOLOWERCASE#1' }],
    ['/password', 'Please enter valid password', { password: 'NoDigits####' }],
    ['/password', 'Please enter valid password', { password: 'NoSpecial123' }],
    ['/confirm_password', 'Passwords must match', { confirm_password: 'Other#2026' }],
  ])('refuses at %s: %s', async (path, message, change) => {
    const refused = await registerAs(server.browser(), NEW.username, change);
    expect(refused.status).toBe(422);
    expect(refused.body.faults).toContainEqual(expect.objectContaining({ path, message }));
    expect(refused.body.message).toBe(refused.body.faults[0]?.message);
  });

  it.each(['secret_question', 'secret_answer', 'username', 'password', 'confirm_password'])(
    'asks for %s, also where it holds only spaces',
    async (name) => {
      for (const value of ['', '   ']) {
        const refused = await registerAs(server.browser(), NEW.username, { [name]: value });
        const paths = refused.body.faults.map((fault) => fault.path);
        expect([refused.status, paths.includes(`/${name}`)]).toEqual([422, true]);
      }
    },
  );

  it('takes none but the five questions', async () => {
    const change = { secret_question: 'What is your favourite colour?' };
    expect((await registerAs(server.browser(), NEW.username, change)).status).toBe(422);
  });

  it('refuses a username somebody has, in any case', async () => {
    const refused = await registerAs(server.browser(), 'DemoAttorney1');
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        status: 'Failed',
        message: 'UserName already taken',
        faults: [{ path: '/username', code: 'taken', message: 'UserName already taken' }],
      },
    ]);
  });

  it('happens once per attorney, however many browsers try at the same moment', async () => {
    const browsers = Array.from({ length: 12 }, () => server.browser());
    await server.app.store.deleteFrom('rate_limit').execute();
    for (const browser of browsers) await identify(browser);
    const answers = await Promise.all(
      browsers.map((browser, n) =>
        browser.post('setup_attorney', {
          id: '10002',
          username: `newcomer${n}`,
          password: NEW.password,
          confirm_password: NEW.password,
          secret_question: 'high school mascot',
          secret_answer: 'Owl',
        }),
      ),
    );
    const messages = answers.map((answer) => answer.body.message);
    const registered = 'Password registered successfully, You can login now!';
    expect(messages.filter((message) => message === registered)).toHaveLength(1);
    // Registering ends the step in every browser: whoever comes after it is nobody there any more.
    const late = ['Password already registered', NOBODY.message];
    for (const message of messages) if (message !== registered) expect(late).toContain(message);
  });

  it('gives a username to one of many who want it at the same moment', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => String(20_000 + n));
    const template = await server.app.store
      .selectFrom('attorney')
      .selectAll()
      .where('id', '=', '10002')
      .executeTakeFirstOrThrow();
    const browsers = await Promise.all(
      ids.map(async (id) => {
        const { data, secrets, migrations: _, ...row } = template;
        const values = { ...row, id, data: JSON.stringify(data), secrets: JSON.stringify(secrets) };
        await server.app.store
          .insertInto('attorney')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const browser = server.browser();
        browser.cookies.register = await issueToken(server.app.store, 'register', id, server.now);
        return browser;
      }),
    );
    const answers = await Promise.all(browsers.map((browser, n) => setup(browser, ids[n] ?? '')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused).toHaveLength(11);
    expect(new Set(refused.map((answer) => answer.body.message))).toEqual(
      new Set(['UserName already taken']),
    );
  });

  describe('the live check of a username', () => {
    const check = (username: string) => server.browser().post('check_valid_username', { username });

    it.each([
      ['stillfree2026', true, 'UserName Available'],
      ['demoattorney1', false, 'UserName already taken'],
      ['DEMOATTORNEY1', false, 'UserName already taken'],
    ])('says of %s whether it is free', async (username, available, message) => {
      expect((await check(username)).body).toEqual({
        status: 'success',
        message,
        data: { available },
      });
    });

    it.each([
      ['short', 'must be at least 8 characters'],
      ['not allowed', 'must be only alphabetics and numeric'],
    ])('refuses %j in the words of the form', async (username, message) => {
      const refused = await check(username);
      expect([refused.status, refused.body.message]).toEqual([422, message]);
    });
  });
});
