// The most common passwords are refused wherever one is chosen, at its field, and nothing is changed.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import {
  asked,
  logIn,
  MEMBER,
  mailedLink,
  PASSWORD,
  QUESTION,
  registerAs,
  tokenOf,
} from '../helpers/accounts.ts';
import { type Answer, Browser, startApp } from '../helpers/app.ts';
import { ON_POSTGRES, startDatabases } from '../helpers/databases.ts';
import { published } from '../helpers/published.ts';
import { staffLink } from '../helpers/staff.ts';

const SAID = 'This password is too common to be safe. Choose another one.';

const common = (password: string) => ({ password, confirm_password: password });

/** The one fault, at the field of the new password, whose sentence is the answer's. */
function expectRefused({ status, body }: Answer) {
  expect({ status, message: body.message, faults: body.faults }).toEqual({
    status: 422,
    message: SAID,
    faults: [{ path: '/password', code: 'common', message: SAID }],
  });
}

describe.each(ON_POSTGRES)('the most common passwords on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true }, emptied: ['rate_limit'] });

  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@SSw0rd1',
    'Qwerty123!',
    'Welcome#1',
    '!QAZ2wsx',
    'Trustno1!',
    'PＡssword1!',
  ])('are refused when an account is registered: %s', async (password) => {
    expectRefused(await registerAs(server.browser(), 'newcomer2026', common(password)));
    const login = await logIn(server.browser(), { username: 'newcomer2026', password });
    expect(login.status).toBe(401);
  });

  it('are refused when a forgotten one is set anew, and the link stays good', async () => {
    const browser = await asked(server.browser());
    await browser.post('get_reset_password_link', { id: '10001', secret_answer: 'Mulberry' });
    const id = await mailedLink(server.app, 'marian.whitlock@example.com');
    expectRefused(await browser.post('reset_password', { id, ...common('Password1!') }));
    expect((await logIn(server.browser())).status).toBe(200);
    const { body } = await browser.post('check_password_link_status', { id });
    expect(body).toMatchObject({ data: { expired: false } });
  });

  it('are refused in the settings', async () => {
    const headers = await tokenOf(server.browser());
    const settings = {
      id: '10001',
      secret_question: QUESTION,
      secret_answer: 'Hazel',
      old_password: PASSWORD,
      ...common('Iloveyou1!'),
    };
    expectRefused(await server.browser().post('change_user_settings', settings, headers));
    expect((await logIn(server.browser(), MEMBER)).status).toBe(200);
  });

  it('are not confused with long ones that only hold a common word', async () => {
    const refused = await registerAs(server.browser(), 'no', common('Password of Zanzibar 17!'));
    expect(refused.body.faults.map(({ path }) => path)).toEqual(['/username']);
  });
});

const GUESSED =
  'This password is easy to guess for whoever knows your name or this portal. Choose another one.';

describe('passwords made of what everybody knows of a person', () => {
  const server = aServer('pglite', {
    config: { demo: true },
    emptied: ['rate_limit', 'account_token', 'job'],
  });
  const expectGuessed = ({ status, body }: Answer) =>
    expect({ status, message: body.message, faults: body.faults }).toEqual({
      status: 422,
      message: GUESSED,
      faults: [{ path: '/password', code: 'guessable', message: GUESSED }],
    });
  const reset = async (password: string) => {
    // Mails of the same moment have no order.
    await server.app.store.deleteFrom('job').execute();
    const browser = await asked(server.browser());
    await browser.post('get_reset_password_link', { id: '10001', secret_answer: 'Mulberry' });
    const id = await mailedLink(server.app, 'marian.whitlock@example.com');
    return browser.post('reset_password', { id, ...common(password) });
  };

  it.each(['Newcomer2026!', 'NewComer#77', 'Portal#2026', 'P0rt@l!2026', 'Attorney#Network1'])(
    'are refused when an account is registered: %s',
    async (password) => {
      expectGuessed(await registerAs(server.browser(), 'newcomer2026', common(password)));
    },
  );

  it.each(['Whitlock#1', 'Marian2026!', 'Wh1tl0ck#2026', 'Whitlock&Marian7', 'wHITLOCK!!99'])(
    'are refused when a forgotten one is set anew: %s',
    async (password) => {
      expectGuessed(await reset(password));
      expect((await logIn(server.browser())).status).toBe(200);
    },
  );

  it('are refused in the settings', async () => {
    const headers = await tokenOf(server.browser());
    const answers = { secret_question: QUESTION, secret_answer: 'Hazel', old_password: PASSWORD };
    const sent = { id: '10001', ...answers, ...common('DemoAttorney#1') };
    expectGuessed(await server.browser().post('change_user_settings', sent, headers));
  });

  it('are refused to staff', async () => {
    await server.browser().post('/api/staff/forgot-password', { email: 'publisher@example.com' });
    const id = await staffLink(server.app, 'publisher@example.com');
    const sent = { id, ...common('Publ1sher!26') };
    expectGuessed(await server.browser().post('/api/staff/choose-password', sent));
  });

  it('are not confused with long ones that only hold such a word', async () => {
    expect((await reset('Whitlock keeps 9 bees!')).status).toBe(200);
    expect((await reset('Correct#Horse7')).status).toBe(200);
  });
});

describe('a form of staff that asks for a new password', () => {
  it('refuses a common one, whatever else its schema allows', async () => {
    const databases = await startDatabases();
    const written = (value: object) => () => JSON.stringify(value);
    const content = await published({
      'schemas/forms/safe/form.json': written({
        $schema: '../../meta/form.schema.json',
        id: 'safe',
        kind: 'single',
        access: 'public',
        sections: ['main'],
      }),
      'schemas/forms/safe/main.schema.json': written({
        $schema: '../../meta/section.schema.json',
        type: 'object',
        properties: { word: { type: 'string', maxLength: 60, writeOnly: true } },
      }),
      'schemas/forms/safe/main.ui.json': written({
        $schema: '../../meta/ui.schema.json',
        word: { 'ui:widget': 'password', 'ui:options': { autocomplete: 'new-password' } },
      }),
      'messages/en-US/safe.json': written({
        $schema: '../../schemas/meta/messages.schema.json',
        title: 'A safe',
        'main.title': 'A safe',
        'word.label': 'Word',
      }),
    });
    const app = await startApp({ ...(await databases.fresh()), parts: { content } });
    try {
      const sent = await new Browser(app).post('/api/forms/safe/submissions', {
        data: { word: 'DRAGON' },
      });
      expect([sent.status, sent.body.faults]).toEqual([
        422,
        [{ path: '/word', code: 'common', message: SAID }],
      ]);
    } finally {
      await app.close();
      await databases.stop();
    }
  }, 60_000);
});
