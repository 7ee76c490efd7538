// Signing without a running application: an attorney who logged in, for the first time or by password, before the signature.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { identify, logIn, tokenOf } from '../helpers/accounts.ts';
import { type Browser, mailedCode, NOW } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { setAttorney } from '../helpers/set-attorney.ts';
import { api, dataOf, finish, newSigner, popplerText, signedFile } from './helpers.ts';

const HOUR = 3_600_000;
const ASKING = ['createSignRequests', 'generateEmailSignRequest', 'getSignStatus'];

describe.each(ON_POSTGRES)('signing without a running application, on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });

  /** First-time login in a fresh browser; the provider has approved before the signature. */
  async function told(attorneyId: string): Promise<Browser> {
    const browser = server.browser();
    await setAttorney(server.app.store, attorneyId, { status: 'Active' });
    const who = { attorney_number: attorneyId, zip: '30301', last_4_ssn: '6789' };
    const answer = await identify(browser, who);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return browser;
  }

  /** Registered before the signature, and logged in on another device. */
  async function member(attorneyId: string) {
    const account = { username: `member${attorneyId}`, password: 'First#2026pass' };
    await (await told(attorneyId)).post('setup_attorney', {
      id: attorneyId,
      ...account,
      confirm_password: account.password,
      secret_question: 'high school mascot',
      secret_answer: 'Rosewood',
    });
    const browser = server.browser();
    return { browser, headers: await tokenOf(browser, account), account };
  }

  async function popup(browser: Browser, attorney_id: string, headers = {}): Promise<string> {
    const made = await browser.post('createSignRequests', { attorney_id }, headers);
    const asked = { ...dataOf(made), attorney_id };
    return (await browser.post('getEmbeddedSignUrl', asked, headers)).body.data as string;
  }

  it('works after a first-time login, and the certificate says how the signer was told', async () => {
    const { attorneyId } = await newSigner(server.app);
    const browser = await told(attorneyId);
    const url = await popup(browser, attorneyId);
    expect((await browser.get(api(url))).status).toBe(200);
    const done = await finish(browser, url);
    expect(done.status).toBe(200);
    const state = dataOf(await browser.post('getSignStatus', { attorney_id: attorneyId }));
    expect(state.signed).toBe(true);

    // From now on the document is for the login, and for the window it was signed in.
    const name = encodeURIComponent(state.file_name);
    const download = `/api/portal/download_signed_enrollment.php?name=${name}`;
    expect((await browser.get(download)).body.message).toBe('Please log in to open this document.');
    const file = await signedFile(server.app, browser, url);
    expect(await popplerText(file)).toContain(
      'By attorney number, ZIP of the primary address and last four digits of the tax number',
    );
  });

  it('works for a member who registered before the signature', async () => {
    const { attorneyId, lead } = await newSigner(server.app);
    const { browser, headers } = await member(attorneyId);
    // The way in by e-mail is closed to whoever has registered.
    expect((await browser.signIn(lead.email)).body.result).toEqual({ lead: [], no_rec: 1 });
    const url = await popup(browser, attorneyId, headers);
    expect((await browser.get(api(url), headers)).status).toBe(200);
    await browser.post(api(url, '/events'), { kind: 'opened' }, headers);
    expect((await finish(browser, url, {}, headers)).status).toBe(200);
    const body = { username: `member${attorneyId}` };
    expect((await browser.post('getAttorneyInfo', body, headers)).body.attorney).toMatchObject({
      signed: true,
    });
    const state = dataOf(await browser.post('getSignStatus', {}, headers));
    const file = await server.app.inject({
      url: `/api/portal/download_signed_enrollment.php?name=${encodeURIComponent(state.file_name)}`,
      headers,
    });
    expect(await popplerText(file.rawPayload)).toContain(
      'By logging in to the account of this attorney number with its password',
    );
  });

  it('sends the mail to a member who asks for it', async () => {
    const { attorneyId, lead } = await newSigner(server.app);
    const { browser, headers } = await member(attorneyId);
    const sent = await browser.post(
      'generateEmailSignRequest',
      { attorney_id: attorneyId, lead_id: lead.id },
      headers,
    );
    expect(sent.body.message).toBe('Email sent to your email, please check and sign the doc');
    const mails = (await server.app.services.mail.stored()).filter(({ to }) => to === lead.email);
    const texts = mails.map(({ text }) => text).join('\n');
    const url = /http:\S+\/sign#\S+/.exec(texts)?.[0] ?? '';
    expect(url).toContain('/sign#');
    // A login that ended in the browser where the mail is read is nothing to a mailed link.
    const ended = { authorization: 'Bearer ended' };
    const reader = server.browser();
    expect((await reader.get(api(url), ended)).body.message).toContain('Please enter the code');
    await reader.askCode(api(url, '/code'));
    await reader.post('prove_mailbox', { code: await mailedCode(server.app, lead.email) });
    expect((await reader.get(api(url), ended)).status).toBe(200);
  });

  it('is never for somebody else', async () => {
    const mine = await newSigner(server.app);
    const other = await newSigner(server.app);
    const { browser, headers } = await member(mine.attorneyId);
    const stranger = await told(other.attorneyId);
    for (const call of ASKING) {
      const theirs = await browser.post(call, { attorney_id: other.attorneyId }, headers);
      expect([call, theirs.status]).toEqual([call, 403]);
      const byLead = await browser.post(call, { lead_id: other.lead.id }, headers);
      if (call !== 'getSignStatus') expect([call, byLead.status]).toEqual([call, 403]);
      const reverse = await stranger.post(call, { attorney_id: mine.attorneyId });
      expect([call, reverse.status]).toEqual([call, 403]);
    }
    const url = await popup(browser, mine.attorneyId, headers);
    for (const path of [api(url), api(url, '/document')]) {
      expect((await stranger.get(path)).status).toBe(401);
      expect((await server.browser().get(path)).status).toBe(401);
    }
    expect((await finish(stranger, url)).status).toBe(401);
    await finish(browser, url, {}, headers);
    const { file_name } = dataOf(await browser.post('getSignStatus', {}, headers));
    const asked = `/api/portal/download_signed_enrollment.php?name=${encodeURIComponent(file_name)}`;
    expect((await stranger.get(asked)).status).toBe(404);
  });

  it('ends with the login, with the step to registering, and with signing out', async () => {
    const { attorneyId } = await newSigner(server.app);
    const first = await told(attorneyId);
    const { browser, headers, account } = await member((await newSigner(server.app)).attorneyId);
    server.now = new Date(NOW.getTime() + 9 * HOUR);
    expect((await first.post('getSignStatus', {})).body.message).toBe('Please login first!');
    expect((await browser.post('getSignStatus', {}, headers)).body.message).toBe(
      'Authorization failed',
    );
    server.now = NOW;

    const again = await told(attorneyId);
    const cookies = { ...again.cookies };
    await again.post('logout', {});
    expect(again.cookies).not.toHaveProperty('register');
    // Not only the browser forgets: the token itself is worth nothing any more.
    Object.assign(again.cookies, cookies);
    expect((await again.post('getSignStatus', {})).status).toBe(401);
    expect((await logIn(browser, account)).status).toBe(200);
  });
});
