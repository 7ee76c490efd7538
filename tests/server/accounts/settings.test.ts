// User Settings: whoever knows the old password changes it, and the secret answer with it.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import {
  asked,
  logIn,
  MEMBER,
  PASSWORD,
  QUESTION,
  subjects,
  tokenOf,
} from '../helpers/accounts.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';

const NEXT = 'Changed#2026';

describe.each(ON_POSTGRES)('user settings on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true }, emptied: ['rate_limit'] });

  const change = (headers: Record<string, string>, more: object = {}) =>
    server.browser().post(
      'change_user_settings',
      {
        id: '10001',
        secret_question: QUESTION,
        secret_answer: 'Hazel',
        old_password: PASSWORD,
        password: NEXT,
        confirm_password: NEXT,
        ...more,
      },
      headers,
    );

  it('are closed without a token, and for another attorney', async () => {
    const refused = [401, { status: 'Failed', message: 'Authorization failed' }];
    const without = await change({});
    const foreign = await change(await tokenOf(server.browser()), { id: '10003' });
    expect([without.status, without.body]).toEqual(refused);
    expect([foreign.status, foreign.body]).toEqual(refused);
  });

  it('refuse a wrong old password, beside its field', async () => {
    const message = 'Old password is incorrect, Please try again!';
    const refused = await change(await tokenOf(server.browser()), {
      old_password: 'Wrong#2026',
    });
    expect([refused.status, refused.body]).toEqual([
      422,
      { status: 'Failed', message, faults: [{ path: '/old_password', code: 'wrong', message }] },
    ]);
  });

  it.each([
    ['Please enter valid password', { password: 'weak', confirm_password: 'weak' }],
    ['Passwords must match', { confirm_password: 'Other#2026' }],
  ])('say "%s"', async (message, more) => {
    const refused = await change(await tokenOf(server.browser()), more);
    expect([refused.status, refused.body.message]).toEqual([422, message]);
  });

  it.each(['secret_question', 'secret_answer', 'password', 'confirm_password'])(
    'ask for %s each time',
    async (name) => {
      const refused = await change(await tokenOf(server.browser()), { [name]: '' });
      expect([refused.status, refused.body.faults.map((fault) => fault.path)]).toEqual([
        422,
        expect.arrayContaining([`/${name}`]),
      ]);
    },
  );

  it('change both, tell it by mail, and log every other browser out', async () => {
    const [own, other] = [await tokenOf(server.browser()), await tokenOf(server.browser())];
    const done = await change(own);
    const message = 'Settings changed successfully';
    expect(done.body).toEqual({ status: 'success', message, data: { status: 'success', message } });
    expect((await server.browser().post('getAttorneyInfo', {}, own)).status).toBe(200);
    expect((await server.browser().post('getAttorneyInfo', {}, other)).status).toBe(401);
    expect((await logIn(server.browser())).status).toBe(401);
    expect((await logIn(server.browser(), { ...MEMBER, password: NEXT })).status).toBe(200);
    expect(await subjects(server.app, 'marian.whitlock@example.com')).toContain(
      'Your settings were changed',
    );
    const browser = await asked(server.browser());
    const answer = { id: '10001', secret_answer: 'mulberry' };
    expect((await browser.post('get_reset_password_link', answer)).status).toBe(403);
    const hazel = { id: '10001', secret_answer: ' hazel' };
    expect((await browser.post('get_reset_password_link', hazel)).status).toBe(200);
  });
});
