// A disabled account: everything it opened ends at once, nobody logs in, and no stranger is told that it is there.
import { describe, expect, it } from 'vitest';
import { setDisabled } from '../../../server/accounts/disabled.ts';
import { setStaffDisabled } from '../../../server/accounts/staff/index.ts';
import { issueToken } from '../../../server/accounts/tokens.ts';
import { aServer } from '../helpers/a-server.ts';
import {
  asked,
  identify,
  logIn,
  mailedLink,
  NEWCOMER,
  PASSWORD,
  subjects,
  tokenOf,
} from '../helpers/accounts.ts';
import type { Answer } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { demoCode, staffLink, staffLogin, staffTicket, staffToken } from '../helpers/staff.ts';

const MAIL = 'marian.whitlock@example.com';
const DESK = 'desk@example.com';

describe.each(ON_POSTGRES)('a disabled account on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['rate_limit', 'account_token', 'job'],
  });
  const needs = () => ({
    db: server.app.store,
    services: server.app.services,
    now: () => server.now,
  });
  const said = ({ status, body }: Answer) => [status, body];

  it('of an attorney ends sessions, links and known browsers, and says what an unknown one says', async () => {
    const open = await tokenOf(server.browser());
    const asking = await asked(server.browser());
    await asking.post('get_reset_password_link', { id: '10001', secret_answer: 'Mulberry' });
    const link = await mailedLink(server.app, MAIL);
    expect(await setDisabled(needs(), '10001', true)).toBe('done');
    expect(await setDisabled(needs(), '10001', true)).toBe('already');
    expect(await setDisabled(needs(), '99999', true)).toBe('unknown');

    const rows = await server.app.store
      .selectFrom('account_token')
      .select('purpose')
      .where('attorney_id', '=', '10001')
      .execute();
    expect(rows).toEqual([]);
    expect((await server.browser().post('getAttorneyInfo', {}, open)).status).toBe(401);
    const unknown = { username: 'nobodyatall', password: PASSWORD };
    expect(said(await logIn(server.browser()))).toEqual(
      said(await logIn(server.browser(), unknown)),
    );
    const question = (attorney_number: string) =>
      server.browser().post('get_secret_question', { attorney_number, username: 'demoattorney1' });
    expect(said(await question('10001'))).toEqual(said(await question('99999')));
    const chosen = { id: link, password: 'Fresh#2026', confirm_password: 'Fresh#2026' };
    expect((await server.browser().post('reset_password', chosen)).status).toBe(410);
    const answer = { id: '10001', secret_answer: 'Mulberry' };
    const mails = await subjects(server.app, MAIL);
    await asking.post('get_reset_password_link', answer);
    expect(await subjects(server.app, MAIL)).toEqual(mails);

    expect(await setDisabled(needs(), '10001', false)).toBe('done');
    const token = await tokenOf(server.browser());
    const { body } = await server.browser().post('profile_history', { section: 'account' }, token);
    expect(body).toMatchObject({ total: 2 });
    expect((body.data as readonly object[]).slice(0, 2)).toMatchObject([
      { what: 'Logging in', before: 'Disabled', after: 'Possible', who: 'The provider' },
      { what: 'Logging in', before: 'Possible', after: 'Disabled', who: 'The provider' },
    ]);
  });

  it('of an attorney who never logged in is not found by what only the attorney knows', async () => {
    const browser = server.browser();
    await identify(browser);
    await setDisabled(needs(), '10002', true);
    const wrong = await identify(server.browser(), { ...NEWCOMER, last_4_ssn: '0000' });
    expect(said(await identify(server.browser()))).toEqual(said(wrong));
    const account = {
      ...{
        id: '10002',
        username: 'newcomertwo',
        password: 'Fresh#2026',
        confirm_password: 'Fresh#2026',
      },
      ...{ secret_question: "mother's maiden name", secret_answer: 'Oak' },
    };
    const refused = await browser.post('setup_attorney', account);
    expect(refused.body.data).toEqual({});
    await setDisabled(needs(), '10002', false);
    expect((await identify(server.browser())).status).toBe(200);
  });

  it('is out also where its session began a moment too late', async () => {
    const browser = server.browser();
    await setDisabled(needs(), '10001', true);
    const token = await issueToken(server.app.store, 'session', '10001', server.now);
    const headers = { authorization: `Bearer ${token}` };
    expect((await browser.post('sessions', {}, headers)).status).toBe(401);
    await setDisabled(needs(), '10001', false);
  });

  it('of the staff logs in with nothing, by no link and no ticket, until it is enabled', async () => {
    const browser = server.browser();
    const open = await staffToken(browser, DESK);
    const ticket = await staffTicket(browser, DESK);
    const forgot = () => server.browser().post('/api/staff/forgot-password', { email: DESK });
    await forgot();
    const id = await staffLink(server.app, DESK);
    expect(await setStaffDisabled(needs(), DESK, true)).toEqual(expect.any(String));
    expect((await browser.get('/api/staff/me', open)).status).toBe(401);
    expect((await browser.post('/api/desk/queue', { queue: 'claims' }, open)).status).toBe(401);
    const unknown = await staffLogin(server.browser(), 'nobody@example.com');
    expect(said(await staffLogin(server.browser(), DESK))).toEqual(said(unknown));
    const entered = await browser.post('/api/staff/login', { ticket, code: '000000' });
    expect(entered.status).toBe(401);
    const chosen = { id, password: 'Fresh#2026', confirm_password: 'Fresh#2026' };
    expect((await browser.post('/api/staff/choose-password', chosen)).status).toBe(410);
    const mails = await subjects(server.app, DESK);
    await forgot();
    expect(await subjects(server.app, DESK)).toEqual(mails);
    await setStaffDisabled(needs(), DESK, false);
    const again = await staffTicket(browser, DESK);
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
    const code = await demoCode(browser, DESK);
    expect((await browser.post('/api/staff/login', { ticket: again, code })).status).toBe(200);
  });
});
