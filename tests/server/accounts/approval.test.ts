// Until the provider approves, an attorney neither registers nor logs in; the approval ends applying and says how to go on.
import { describe, expect, it } from 'vitest';
import { issueToken } from '../../../server/accounts/tokens.ts';
import { approve } from '../../../server/desk/index.ts';
import { finish, newSigner, popupUrl } from '../esign/helpers.ts';
import { aServer } from '../helpers/a-server.ts';
import { identify, logIn, subjects, tokenOf } from '../helpers/accounts.ts';
import { NOW } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { setAttorney } from '../helpers/set-attorney.ts';

const WAITS = [423, 'Your application has not been approved yet. We will write to you when it is.'];

describe.each(ON_POSTGRES)('an application that is signed, on %s', (driver) => {
  const server = aServer(driver);
  const needs = () => ({
    db: server.app.store,
    services: server.app.services,
    now: () => NOW,
    content: server.app.releases.current(),
  });

  async function signed() {
    const signer = await newSigner(server.app);
    const { browser, attorneyId } = signer;
    await finish(browser, await popupUrl(browser, attorneyId));
    const who = { attorney_number: attorneyId, zip: '30301', last_4_ssn: '6789' };
    const username = `waiting${attorneyId}`;
    const account = {
      id: attorneyId,
      username,
      password: 'First#2026pass',
      confirm_password: 'First#2026pass',
      secret_question: 'high school mascot',
      secret_answer: 'Rosewood',
    };
    return { ...signer, who, account };
  }

  it('lets nobody in before the approval, by whichever door', async () => {
    const { lead, attorneyId, who, account } = await signed();
    const browser = server.browser();
    const first = await identify(browser, who);
    expect([first.status, first.body.message]).toEqual(WAITS);
    // The step to registering, had it been reached before this rule.
    browser.cookies.register = await issueToken(
      server.app.store,
      'register',
      attorneyId,
      server.now,
    );
    const second = await browser.post('setup_attorney', account);
    expect([second.status, second.body.message]).toEqual(WAITS);
    await server.browser().post('forgot_username', who);
    expect(await subjects(server.app, lead.email)).toContain(
      'Your application is still being reviewed',
    );
  });

  it('opens by the approval, which ends applying in every browser and is told by mail', async () => {
    const { lead, attorneyId, browser, who, account } = await signed();
    expect((await browser.post('getSignStatus', {})).status).toBe(200);
    expect(await approve(needs(), attorneyId)).toBe('approved');
    expect(await approve(needs(), attorneyId)).toBe('already');
    const welcome = (await subjects(server.app, lead.email)).filter((subject) =>
      subject.startsWith('Welcome to'),
    );
    expect(welcome).toHaveLength(1);
    expect((await browser.post('getSignStatus', {})).status).toBe(401);
    const registering = server.browser();
    const told = await identify(registering, who);
    expect(told.body.data).toMatchObject({ register_until: expect.any(String) });
    expect((await registering.post('setup_attorney', account)).status).toBe(200);
    const { username, password } = account;
    expect((await logIn(server.browser(), { username, password })).status).toBe(200);
  });

  it('is told by the history of the record from the application on: who, when and from where', async () => {
    const { lead, attorneyId, who, account } = await signed();
    await approve(needs(), attorneyId);
    const browser = server.browser();
    await identify(browser, who);
    await browser.post('setup_attorney', account);
    const { username, password } = account;
    const headers = await tokenOf(browser, { username, password });
    const { body } = await browser.post('profile_history', {}, headers);
    const at = NOW.toISOString();
    const here = { at, where: expect.stringContaining('127.0.0.1') };
    expect(body).toMatchObject({
      total: 7,
      data: [
        { ...here, id: '4.1', who: username, what: 'Username', before: '', after: username },
        { ...here, id: '4.2', who: username, what: 'Password', secret: true },
        { ...here, id: '4.3', who: username, what: 'Secret Question', secret: true },
        { ...here, id: '4.4', who: username, what: 'Secret Answer', secret: true },
        { at, id: '3.1', who: 'The provider', where: '', before: 'Pending', after: 'Active' },
        { ...here, id: '2.1', who: lead.email, what: 'Application signed', after: '03/02/2026' },
        { ...here, id: '1.1', who: lead.email, what: 'Status', before: '', after: 'Pending' },
      ],
    });
  });

  it('is not approved before the signature, nor without being there', async () => {
    const { attorneyId } = await newSigner(server.app);
    expect(await approve(needs(), attorneyId)).toBe('unsigned');
    expect(await approve(needs(), '99999')).toBe('unknown');
  });

  it('asks an attorney of before, registered and not approved, to wait too', async () => {
    const { attorneyId, who, account } = await signed();
    await approve(needs(), attorneyId);
    const browser = server.browser();
    await identify(browser, who);
    await browser.post('setup_attorney', account);
    await setAttorney(server.app.store, attorneyId, { status: 'Pending' });
    const { username, password } = account;
    const login = await logIn(server.browser(), { username, password });
    expect([login.status, login.body.message]).toEqual(WAITS);
  });
});

describe('whoever applied elsewhere', () => {
  const server = aServer('postgres', { config: { demo: true } });

  it.each(['registering', 'a new password'])('is out of the application by %s', async (how) => {
    const { attorneyId, browser, lead } = await newSigner(server.app);
    const sessions = () =>
      Promise.all(
        (['applicant_session', 'applicant_browser'] as const).map((table) =>
          server.app.store.selectFrom(table).selectAll().where('lead_id', '=', lead.id).execute(),
        ),
      );
    await setAttorney(server.app.store, attorneyId, { status: 'Active' });
    expect((await sessions()).flat()).toHaveLength(2);
    if (how === 'registering') {
      const there = server.browser();
      await identify(there, { attorney_number: attorneyId, zip: '30301', last_4_ssn: '6789' });
      await there.post('setup_attorney', {
        id: attorneyId,
        username: `elsewhere${attorneyId}`,
        password: 'First#2026pass',
        confirm_password: 'First#2026pass',
        secret_question: 'high school mascot',
        secret_answer: 'Rosewood',
      });
    } else {
      const id = await issueToken(server.app.store, 'reset', attorneyId, server.now);
      const password = { password: 'Fresh#2026', confirm_password: 'Fresh#2026' };
      await server.browser().post('reset_password', { id, ...password });
    }
    expect((await browser.post('getSignStatus', {})).status).toBe(401);
    expect((await sessions()).flat()).toEqual([]);
  });
});
