// Every kind of security event about getting in, and about what one gets in with: told by what people really do.
import { describe, expect } from 'vitest';
import {
  asked,
  identify,
  type LoginData,
  logIn,
  mailedLink,
  NEWCOMER,
  PASSWORD,
  registerAs,
  tokenOf,
} from '../helpers/accounts.ts';
import { type Browser, mailedCode } from '../helpers/app.ts';
import { newLead } from '../helpers/people.ts';
import { setAttorney } from '../helpers/set-attorney.ts';
import { demoCode, staffLogin, staffTicket, staffToken } from '../helpers/staff.ts';
import {
  A_CLERK,
  type Act,
  aTellingServer,
  DESK,
  MEMBER_ID,
  type OfAccounts,
  WRONG,
} from './telling.ts';

const CHOSEN = 'Harbor!2027';
const MAIL = 'marian.whitlock@example.com';
const NEWCOMER_ID = { kind: 'attorney', id: '10002' };

describe('security events of accounts', () => {
  const { server, post, factorOn, tells } = aTellingServer();
  const nobodyOf = (kind: string) => ({ kind, id: '' });
  const forgotPassword = async (browser: Browser, secret_answer = 'Mulberry') =>
    (await asked(browser)).post('get_reset_password_link', { id: '10001', secret_answer });
  const passwordToRestore = async () => {
    const { store } = server.app;
    const { password_hash } = await store
      .selectFrom('attorney')
      .select('password_hash')
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow();
    return () => setAttorney(store, '10001', { password_hash });
  };
  const settings = (old_password: string) => ({
    ...{ id: '10001', old_password, password: CHOSEN, confirm_password: CHOSEN },
    ...{ secret_question: "mother's maiden name", secret_answer: 'Mulberry' },
  });

  const ACTS: Readonly<Record<OfAccounts, Act>> = {
    'login.password': {
      async act() {
        await logIn(server.browser());
        await logIn(server.browser(), { username: 'demoattorney1', password: WRONG });
        await logIn(server.browser(), { username: 'nobody.known', password: WRONG });
        await staffLogin(server.browser(), DESK);
        await staffLogin(server.browser(), DESK, WRONG);
      },
      told: [
        { outcome: 'success', who: MEMBER_ID },
        { outcome: 'failure', who: MEMBER_ID, reason: 'WRONG_PASSWORD' },
        { outcome: 'failure', who: nobodyOf('attorney'), reason: 'WRONG_PASSWORD' },
        { outcome: 'success', who: A_CLERK },
        { outcome: 'failure', who: A_CLERK, reason: 'WRONG_STAFF_PASSWORD' },
      ],
    },
    'login.identity': {
      async act() {
        await identify(server.browser());
        await identify(server.browser(), { ...NEWCOMER, last_4_ssn: '0000' });
      },
      told: [
        { outcome: 'success', who: NEWCOMER_ID },
        { outcome: 'failure', who: NEWCOMER_ID, reason: 'NO_RECORDS' },
      ],
    },
    'login.code': {
      async act() {
        const browser = server.browser();
        const ticket = await staffTicket(browser, DESK);
        await browser.post('/api/staff/login', { ticket, code: '000000' });
        const code = await demoCode(browser, DESK);
        await browser.post('/api/staff/login', { ticket, code });
        const { codes } = await factorOn();
        const second = (await logIn(browser)).body.data as LoginData;
        await browser.post('login_attorney', { ticket: second.ticket, code: codes[0] });
      },
      told: [
        { outcome: 'failure', who: A_CLERK, reason: 'WRONG_CODE' },
        { outcome: 'success', who: A_CLERK },
        { outcome: 'success', who: MEMBER_ID },
      ],
    },
    'login.mailbox': {
      async act() {
        const { email } = await newLead(server.app);
        const browser = server.browser();
        await browser.lookUp(email);
        await browser.askCode();
        await browser.post('prove_mailbox', { code: '000000' });
        await browser.post('prove_mailbox', { code: await mailedCode(server.app, email) });
      },
      told: [
        {
          outcome: 'failure',
          reason: 'CODE_WRONG',
          who: { kind: 'applicant', id: expect.any(String) },
        },
        { outcome: 'success', who: { kind: 'applicant', id: expect.stringMatching(/./) } },
      ],
    },
    'session.started': {
      async act() {
        await logIn(server.browser());
        await staffToken(server.browser(), DESK);
      },
      told: [
        { outcome: 'success', who: MEMBER_ID },
        { outcome: 'success', who: A_CLERK },
      ],
    },
    'session.ended': {
      async act() {
        await post('logout', {}, await tokenOf(server.browser()));
        await post('logout', {}, await staffToken(server.browser(), DESK));
        await post('logout', {});
      },
      told: [
        { outcome: 'success', who: MEMBER_ID },
        { outcome: 'success', who: A_CLERK },
      ],
    },
    'account.registered': {
      async act() {
        await registerAs(server.browser(), 'demoattorney1');
        await registerAs(server.browser(), 'newcomertwo');
      },
      told: [
        { outcome: 'failure', who: NEWCOMER_ID, reason: 'USERNAME_TAKEN' },
        { outcome: 'success', who: NEWCOMER_ID },
      ],
    },
    'recovery.username': {
      async act() {
        await post('forgot_username', {
          attorney_number: '10001',
          zip: '30309',
          last_4_ssn: '0000',
        });
      },
      told: [{ outcome: 'failure', who: MEMBER_ID, reason: 'USERNAME_NOT_FOUND' }],
    },
    'recovery.question': {
      async act() {
        await asked(server.browser());
        await asked(server.browser(), { attorney_number: '10001', username: 'somebody.else' });
      },
      told: [
        { outcome: 'success', who: MEMBER_ID },
        { outcome: 'failure', who: MEMBER_ID, reason: 'ATTORNEY_NOT_FOUND' },
      ],
    },
    'recovery.link': {
      async act() {
        await forgotPassword(server.browser(), 'Nonsense');
        await forgotPassword(server.browser());
        await post('/api/staff/forgot-password', { email: DESK });
      },
      told: [
        { outcome: 'failure', who: MEMBER_ID, reason: 'WRONG_ANSWER' },
        { outcome: 'success', who: MEMBER_ID },
        // Whose account it would be is looked up after the answer.
        { outcome: 'success', who: { kind: 'staff', id: '' } },
      ],
    },
    'password.changed': {
      async act() {
        const restore = await passwordToRestore();
        await forgotPassword(server.browser());
        const id = await mailedLink(server.app, MAIL);
        const chosen = { id, password: CHOSEN, confirm_password: CHOSEN };
        await post('reset_password', chosen);
        await post('reset_password', chosen);
        const token = await tokenOf(server.browser(), {
          username: 'demoattorney1',
          password: CHOSEN,
        });
        await post('change_user_settings', settings(WRONG), token);
        await post('change_user_settings', settings(CHOSEN), token);
        await restore();
      },
      told: [
        { outcome: 'success', who: MEMBER_ID, act: 'link' },
        { outcome: 'failure', who: nobodyOf('attorney'), reason: 'LINK_EXPIRED' },
        { outcome: 'failure', who: MEMBER_ID, reason: 'WRONG_OLD_PASSWORD', act: 'settings' },
        { outcome: 'success', who: MEMBER_ID, act: 'settings' },
      ],
    },
    'factor.added': {
      act: () => factorOn(),
      told: [
        { outcome: 'failure', who: MEMBER_ID, reason: 'WRONG_CODE' },
        { outcome: 'success', who: MEMBER_ID },
      ],
    },
    'factor.removed': {
      async act() {
        const { token, codes } = await factorOn();
        await post('totp_disable', { password: PASSWORD, code: '000000' }, token);
        await post('totp_disable', { password: PASSWORD, code: codes[0] }, token);
      },
      told: [
        { outcome: 'failure', who: MEMBER_ID, reason: 'WRONG_CODE' },
        { outcome: 'success', who: MEMBER_ID },
      ],
    },
  };

  tells(ACTS, [
    WRONG,
    CHOSEN,
    'newcomertwo',
    'Rosewood',
    'Mulberry',
    '90210',
    'nobody.known',
    'mother',
  ]);
});
