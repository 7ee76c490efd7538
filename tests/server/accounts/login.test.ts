// Logging in, both ways: each message to the letter, what is told of an attorney, and how long a token lives.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { identify, type LoginData, logIn, MEMBER, NEWCOMER, tokenOf } from '../helpers/accounts.ts';
import { NOW } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';

const HOUR = 3_600_000;

describe.each(ON_POSTGRES)('logging in on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true }, emptied: ['rate_limit'] });

  const info = (headers: Record<string, string>, body: object = {}) =>
    server.browser().post('getAttorneyInfo', body, headers);

  describe('by username and password', () => {
    it('gives a token and who the attorney is, and a marker where the password would be', async () => {
      const { status, body } = await logIn(server.browser());
      expect(status).toBe(200);
      expect(body.data).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        id: '10001',
        attorney_number: '10001',
        hubspot_id: '',
        username: 'demoattorney1',
        email: 'marian.whitlock@example.com',
        first_name: 'Marian',
        last_name: 'Whitlock',
        password: '1',
        has_password: true,
        secret_question: "mother's maiden name",
        secret_answer: '',
        signed: true,
        status: 'Active',
        latest_insurance_expiry: '2026-04-16',
      });
    });

    it('takes the username in any case', async () => {
      expect((await logIn(server.browser(), { ...MEMBER, username: 'DemoAttorney1' })).status).toBe(
        200,
      );
    });

    it('tells a wrong password and an unknown username apart in nothing', async () => {
      const browser = server.browser();
      const wrong = await logIn(browser, { ...MEMBER, password: 'Wrong#2026' });
      const unknown = await logIn(browser, { username: 'nobodyatall', password: 'Wrong#2026' });
      const unregistered = await logIn(browser, { username: '10002', password: 'Wrong#2026' });
      expect(wrong.status).toBe(401);
      expect(wrong.body).toEqual({ status: 'Failed', message: 'Incorrect password. Try again' });
      expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
      expect([unregistered.status, unregistered.body]).toEqual([wrong.status, wrong.body]);
      expect(browser.cookies).toEqual({});
    });

    it('asks for both', async () => {
      const refused = await logIn(server.browser(), {});
      expect(refused.status).toBe(422);
      expect(refused.body.faults.map((fault) => fault.path).sort()).toEqual([
        '/password',
        '/username',
      ]);
    });
  });

  describe('for the first time', () => {
    it('tells who the attorney is without a token, and lets this browser register', async () => {
      const browser = server.browser();
      const found = await identify(browser);
      expect(found.body.data).toMatchObject({
        id: '10002',
        email: 'julian.castellano@example.com',
        password: '',
        has_password: false,
        username: '',
      });
      expect(found.body.data).not.toHaveProperty('token');
      expect(String(found.headers['set-cookie'])).toMatch(/^register=.+HttpOnly; SameSite=Strict/);
    });

    it.each([
      ['another ZIP', { zip: '90211' }],
      ['other digits', { last_4_ssn: '8766' }],
      ['another number', { attorney_number: '10999' }],
      ['the number of somebody else', { attorney_number: '10001' }],
    ])('finds nobody with %s', async (_what, change) => {
      const browser = server.browser();
      const refused = await identify(browser, { ...NEWCOMER, ...change });
      expect([refused.status, refused.body]).toEqual([
        404,
        { status: 'Failed', message: 'No records found' },
      ]);
      expect(browser.cookies).toEqual({});
    });

    it('sends whoever has a password to the other mode', async () => {
      const own = { attorney_number: '10001', zip: '30301', last_4_ssn: '4321' };
      const browser = server.browser();
      const refused = await identify(browser, own);
      expect([refused.status, refused.body]).toEqual([
        409,
        { status: 'Failed', message: 'Password already registered' },
      ]);
      expect(browser.cookies).toEqual({});
    });

    it('takes a number that is a number, and the ZIP with four more digits', async () => {
      const who = { ...NEWCOMER, attorney_number: 10002, zip: '90210-1234' };
      expect((await identify(server.browser(), who)).status).toBe(200);
    });
  });

  describe('the token', () => {
    it('opens the own record, which holds no secret', async () => {
      const { body } = await info(await tokenOf(server.browser()), {
        username: 'demoattorney1',
      });
      expect(body.attorney).toMatchObject({
        id: '10001',
        password: '1',
        secret_answer: '',
        firm_name: 'Whitlock & Hale, LLP',
      });
      expect(JSON.stringify(body)).not.toMatch(/argon2|hash|900-?12|Mulberry|Portal#2026/i);
      expect(JSON.stringify({ ...body.attorney, profile: null })).not.toContain('ssn_number');
    });

    it('is accepted without the word Bearer', async () => {
      const { authorization } = await tokenOf(server.browser());
      const bare = { authorization: authorization.replace('Bearer ', '') };
      expect((await info(bare)).status).toBe(200);
    });

    const REFUSED = [401, { status: 'Failed', message: 'Authorization failed' }];

    it('is asked for, and a made-up one opens nothing', async () => {
      for (const headers of [
        {},
        { authorization: 'Bearer ' },
        { authorization: 'Bearer made-up' },
      ]) {
        const refused = await info(headers as Record<string, string>);
        expect([refused.status, refused.body]).toEqual(REFUSED);
      }
    });

    it.each([{ username: 'demoattorney3' }, { id: '10003' }, { username: 'nobody' }])(
      'opens nobody else: %j',
      async (body) => {
        const refused = await info(await tokenOf(server.browser()), body);
        expect([refused.status, refused.body]).toEqual(REFUSED);
      },
    );

    it('of another purpose opens nothing', async () => {
      const browser = server.browser();
      await identify(browser);
      await logIn(browser);
      for (const token of Object.values(browser.cookies)) {
        const refused = await info({ authorization: `Bearer ${token}` });
        expect([refused.status, refused.body]).toEqual(REFUSED);
      }
    });

    it('lives on while it is used, and ends eight hours after the last use', async () => {
      const headers = await tokenOf(server.browser());
      for (let hours = 6; hours <= 30; hours += 6) {
        server.now = new Date(NOW.getTime() + hours * HOUR);
        expect((await info(headers)).status).toBe(200);
      }
      server.now = new Date(server.now.getTime() + 8 * HOUR);
      expect((await info(headers)).status).toBe(401);
    });

    it('ends after a week, however busy', async () => {
      const headers = await tokenOf(server.browser());
      const answers: number[] = [];
      for (let hours = 6; hours <= 174; hours += 6) {
        server.now = new Date(NOW.getTime() + hours * HOUR);
        answers.push((await info(headers)).status);
      }
      expect(answers.indexOf(401)).toBe(27);
    });

    it('ends with logout, and no other does', async () => {
      const browser = server.browser();
      const [first, second] = [await tokenOf(browser), await tokenOf(browser)];
      expect((await browser.post('logout', {}, first)).body).toEqual({ status: 'success' });
      expect((await info(first)).status).toBe(401);
      expect((await info(second)).status).toBe(200);
    });

    it('is kept as a hash alone', async () => {
      const data = (await logIn(server.browser())).body.data as LoginData;
      const rows = await server.app.store.selectFrom('account_token').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(data.token);
    });
  });
});
