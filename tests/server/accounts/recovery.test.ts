// What was forgotten: usernames by mail, passwords by a secret answer and a link that works once.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../../../server/accounts/tokens.ts';
import { aServer } from '../helpers/a-server.ts';
import {
  asked,
  logIn,
  MEMBER,
  mailedLink,
  NEWCOMER,
  subjects,
  tokenOf,
} from '../helpers/accounts.ts';
import { type Browser, NOW } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { setAttorney } from '../helpers/set-attorney.ts';

const MINUTE = 60_000;
const MAIL = 'marian.whitlock@example.com';
const OWN = { attorney_number: '10001', zip: '30301', last_4_ssn: '4321' };

describe.each(ON_POSTGRES)('recovering on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['rate_limit', 'account_token', 'job'],
  });
  let hash: string | null = null;

  beforeAll(async () => {
    const row = await server.app.store
      .selectFrom('attorney')
      .select('password_hash')
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow();
    hash = row.password_hash;
  });
  beforeEach(async () => {
    await setAttorney(server.app.store, '10001', { password_hash: hash });
  });

  describe('the username', () => {
    it('goes out by mail to the attorney all three belong to', async () => {
      const sent = await server.browser().post('forgot_username', OWN);
      const message = 'Please check email for Username,You can login now!';
      expect(sent.body).toEqual({
        status: 'success',
        message,
        data: { status: 'success', message },
      });
      const [mail] = await server.app.services.mail.stored();
      expect(mail).toMatchObject({ to: MAIL, subject: 'Your username' });
      expect(mail?.text).toContain('demoattorney1');
      expect(JSON.stringify(sent.body)).not.toContain('demoattorney1');
    });

    it.each([{ zip: '30302' }, { last_4_ssn: '4322' }, { attorney_number: '10009' }])(
      'goes nowhere when one of them is wrong: %j',
      async (change) => {
        const refused = await server.browser().post('forgot_username', {
          ...OWN,
          ...change,
        });
        expect([refused.status, refused.body]).toEqual([
          404,
          { status: 'Failed', message: 'Sorry, Attorney not found!' },
        ]);
        expect(await server.app.services.mail.stored()).toEqual([]);
      },
    );

    it('is none before registration, and the mail says how to come to one', async () => {
      expect((await server.browser().post('forgot_username', NEWCOMER)).status).toBe(200);
      expect(await subjects(server.app, 'julian.castellano@example.com')).toEqual([
        'You have no username yet',
      ]);
    });
  });

  describe('the secret question', () => {
    const ask = (body: object) =>
      server.browser().post('get_secret_question', {
        attorney_number: '10001',
        username: 'demoattorney1',
        ...body,
      });

    it('is given to whoever knows number and username', async () => {
      expect((await ask({ username: 'DEMOattorney1' })).body).toEqual({
        status: 'success',
        data: { id: '10001', secret_question: "mother's maiden name" },
      });
    });

    it.each([
      { attorney_number: '10003' },
      { username: 'demoattorney3' },
      { attorney_number: '10002', username: 'x' },
      { attorney_number: '99999', username: 'nobody' },
    ])('is given to nobody else: %j', async (body) => {
      const refused = await ask(body);
      expect([refused.status, refused.body]).toEqual([
        404,
        { status: 'Failed', message: 'Attorney not found' },
      ]);
    });
  });

  const answer = async (secret_answer: string, id = '10001') =>
    (await asked(server.browser())).post('get_reset_password_link', { id, secret_answer });
  const link = async () => {
    await answer('Mulberry');
    return mailedLink(server.app, MAIL);
  };
  const status = async (id: string) =>
    (await server.browser().post('check_password_link_status', { id })).body;
  const reset = (id: string, password = 'Fresh#2026', confirm_password = password) =>
    server.browser().post('reset_password', { id, password, confirm_password });
  const WRONG = [403, { status: 'Failed', message: 'Sorry, Your answer did not match' }];
  const EXPIRED = [
    410,
    { status: 'Failed', message: 'Sorry, Your link is expired, please send again!' },
  ];

  describe('the secret answer', () => {
    it.each(['Mulberry', 'mulberry', '  MULBERRY '])('is right as %j', async (text) => {
      const message = 'Password reset link sent to your email';
      expect((await answer(text)).body).toEqual({
        status: 'success',
        message,
        data: { status: 'success', message },
      });
      expect(await mailedLink(server.app, MAIL)).toMatch(/^[\w-]{43}$/);
    });

    it('may be wrong, and then mails nothing', async () => {
      const refused = await answer('Elm');
      expect([refused.status, refused.body]).toEqual(WRONG);
      expect(await server.app.services.mail.stored()).toEqual([]);
    });

    it('counts only where its question was asked, for whom it was asked, and while that is not long ago', async () => {
      const refused = async (browser: Browser, id: string) => {
        const body = { id, secret_answer: 'Mulberry' };
        const { status, body: told } = await browser.post('get_reset_password_link', body);
        expect([status, told.message]).toEqual([404, 'Attorney not found']);
      };
      for (const id of ['10001', '10002', '99999']) await refused(server.browser(), id);
      const others = { attorney_number: '10003', username: 'demoattorney3' };
      await refused(await asked(server.browser(), others), '10001');
      await refused(await asked(server.browser(), { ...others, username: 'x' }), '10003');
      const late = await asked(server.browser());
      server.now = new Date(NOW.getTime() + 31 * MINUTE);
      await refused(late, '10001');
      expect(await server.app.services.mail.stored()).toEqual([]);
    });

    it('must be given', async () => {
      expect((await answer('  ')).status).toBe(422);
    });
  });

  describe('the link', () => {
    it('sets a new password once, ends every session, and says so by mail', async () => {
      const headers = await tokenOf(server.browser());
      const id = await link();
      expect(await status(id)).toEqual({ status: 'success', data: { expired: false } });
      expect((await reset(id)).body.message).toBe('Password changed successfully!');
      expect((await server.browser().post('getAttorneyInfo', {}, headers)).status).toBe(401);
      expect((await logIn(server.browser())).status).toBe(401);
      expect((await logIn(server.browser(), { ...MEMBER, password: 'Fresh#2026' })).status).toBe(
        200,
      );
      expect(await subjects(server.app, MAIL)).toContain('Your password was changed');
      const again = await reset(id, 'Second#2026');
      expect([again.status, again.body]).toEqual(EXPIRED);
      expect(await status(id)).toEqual({ status: 'success', data: { expired: true } });
    });

    it('is not used up by looking at it, a hundred times', async () => {
      const id = await link();
      for (let n = 0; n < 100; n += 1) await status(id);
      expect((await reset(id)).status).toBe(200);
    });

    it('works once, however many try with it at the same moment', async () => {
      const id = await link();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => reset(id, `Fresh#2026${n}`)),
      );
      expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
      expect(answers.filter((one) => one.status === 410)).toHaveLength(9);
      const changed = (await subjects(server.app, MAIL)).filter((line) =>
        line.includes('was changed'),
      );
      expect(changed).toHaveLength(1);
    });

    it('ends after an hour', async () => {
      const id = await link();
      server.now = new Date(NOW.getTime() + 60 * MINUTE - 1);
      expect(await status(id)).toMatchObject({ data: { expired: false } });
      server.now = new Date(NOW.getTime() + 60 * MINUTE);
      expect(await status(id)).toMatchObject({ data: { expired: true } });
      const refused = await reset(id);
      expect([refused.status, refused.body]).toEqual(EXPIRED);
    });

    it('is replaced by a newer one', async () => {
      const older = await link();
      await server.app.store.deleteFrom('job').execute();
      const newer = await link();
      expect(newer).not.toBe(older);
      expect((await reset(older)).status).toBe(410);
      expect((await reset(newer)).status).toBe(200);
    });

    it('works neither altered nor made up', async () => {
      const id = await link();
      const flipped = id.startsWith('A') ? `B${id.slice(1)}` : `A${id.slice(1)}`;
      for (const other of [flipped, id.slice(0, -1), `${id}A`, id.toUpperCase(), '10001', '%', ''])
        expect([other, (await reset(other)).status]).toEqual([other, 410]);
    });

    it('works for no other purpose, and no other token for its own', async () => {
      const id = await link();
      const headers = { authorization: `Bearer ${id}` };
      expect((await server.browser().post('getAttorneyInfo', {}, headers)).status).toBe(401);
      const ticket = { ticket: id, code: '123456' };
      expect((await server.browser().post('login_attorney', ticket)).status).toBe(401);
      for (const purpose of [
        'session',
        'register',
        'second-factor',
        'question',
        'device',
      ] as const) {
        const token = await issueToken(server.app.store, purpose, '10001', server.now);
        expect((await reset(token)).status).toBe(410);
      }
      expect((await logIn(server.browser())).status).toBe(200);
    });

    it('stays usable after a password the form refuses', async () => {
      const id = await link();
      const weak = await reset(id, 'weak');
      expect([weak.status, weak.body.message]).toEqual([422, 'Please enter valid password']);
      const other = await reset(id, 'Fresh#2026', 'Other#2026');
      expect([other.status, other.body.message]).toEqual([422, 'Passwords must match']);
      expect((await reset(id)).status).toBe(200);
    });

    it('leads to the page of the portal and names no account', async () => {
      await link();
      const [mail] = await server.app.services.mail.stored();
      expect(mail?.text).toMatch(/https?:\/\/\S+\/reset-password#[\w-]{43}/);
      expect(mail?.text).not.toMatch(/demoattorney1|Mulberry/);
    });
  });
});
