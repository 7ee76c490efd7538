// The signed document comes to its signer as a link by mail: for whoever logs in or proves the mailbox, and for nobody else.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { type Browser, mailedCode, NOW } from '../helpers/app.ts';
import {
  api,
  dataOf,
  finish,
  mailedUrl,
  memberToken,
  newSigner,
  poppler,
  popupUrl,
  signedFile,
} from './helpers.ts';

const DAY = 24 * 3_600_000;
const NEEDED = 'Please enter the code we sent to your e-mail first.';

describe.each([true, false])('the link to the signed document, APPLICANT_CODE on: %s', (code) => {
  const server = aServer('postgres', { config: { applicantCode: code }, emptied: ['rate_limit'] });

  const letters = async (email: string) =>
    (await server.app.services.mail.stored()).filter(
      ({ to, subject }) => to === email && subject === 'Your application is signed',
    );

  /** Somebody who has signed, and the link of the mail; the attorney is `Pending`, and has no login. */
  async function signed(via: 'popup' | 'email') {
    const signer = await newSigner(server.app);
    const { browser, attorneyId, lead } = signer;
    if (via === 'email') await browser.post('generateEmailSignRequest', {});
    const url = await (via === 'popup'
      ? popupUrl(browser, attorneyId)
      : mailedUrl(server.app, lead.email));
    expect((await finish(browser, url)).status).toBe(200);
    const [letter, ...more] = await letters(lead.email);
    expect(more).toEqual([]);
    const text = letter?.text ?? '';
    return { ...signer, url, text, link: /http:\S+\/sign#\S+/.exec(text)?.[0] ?? '' };
  }

  /** What the store knows of the signature, and of who may come in. */
  const state = async () => ({
    requests: await server.app.store.selectFrom('signature_request').selectAll().execute(),
    events: await server.app.store.selectFrom('signature_event').selectAll().execute(),
    links: await server.app.store.selectFrom('signature_link').selectAll().execute(),
    sessions: await server.app.store.selectFrom('applicant_session').select('lead_id').execute(),
    jobs: await server.app.store.selectFrom('job').select('id').execute(),
  });

  async function prove(browser: Browser, link: string, email: string): Promise<void> {
    expect((await browser.askCode(api(link, '/code'))).status).toBe(200);
    const digits = await mailedCode(server.app, email);
    expect((await browser.post('prove_mailbox', { code: digits })).status).toBe(200);
  }

  it.each(['popup', 'email'] as const)(
    'opens for whoever proves the mailbox, and does nothing by being opened: signed by %s',
    async (via) => {
      const { link, lead, url, browser, attorneyId } = await signed(via);
      expect(link).not.toBe('');
      const stranger = server.browser();
      const before = await state();
      for (const call of ['', '/document']) {
        expect((await server.app.inject({ url: new URL(link).pathname })).statusCode).toBeLessThan(
          500,
        );
        const refused = await stranger.get(api(link, call));
        expect(refused).toMatchObject({ status: 401, body: { message: NEEDED } });
      }
      expect(await state()).toEqual(before);
      await prove(stranger, link, lead.email);
      const shown = await stranger.get(api(link));
      expect(shown.body.data).toMatchObject({
        status: 'signed',
        signer: { attorney_id: attorneyId },
      });
      const file = await signedFile(server.app, stranger, link);
      expect(await poppler('pdfsig', file)).toContain('Signature is Valid');
      expect(file.equals(await signedFile(server.app, browser, url))).toBe(true);
      // The login is still the way to everything else.
      const name = dataOf(
        await browser.post('getSignStatus', { attorney_id: attorneyId }),
      ).file_name;
      const download = `/api/portal/download_signed_enrollment.php?name=${name}`;
      expect((await stranger.get(download)).status).toBe(401);
    },
  );

  it('opens without a code for the attorney who is logged in, and for no other', async () => {
    const { link, attorneyId } = await signed('popup');
    const other = await signed('popup');
    const own = await memberToken(server.app, attorneyId);
    expect((await server.browser().get(api(link), own)).status).toBe(200);
    expect((await server.browser().get(api(link, '/document'), own)).status).toBe(200);
    const others = await memberToken(server.app, other.attorneyId);
    expect((await server.browser().get(api(link), others)).status).toBe(401);
    expect((await other.browser.get(api(link))).status).toBe(401);
  });

  it('works for as long as the mail says, and says afterwards where the document is', async () => {
    const { link, lead, text } = await signed('popup');
    expect(text).toContain('The link works until 03/02/2027.');
    server.now = new Date(NOW.getTime() + 364 * DAY);
    const browser = server.browser();
    await prove(browser, link, lead.email);
    expect((await browser.get(api(link))).status).toBe(200);
    server.now = new Date(NOW.getTime() + 366 * DAY);
    expect(await browser.get(api(link))).toMatchObject({
      status: 409,
      body: { message: 'This link has expired. The document is signed: please log in to open it.' },
    });
  });

  it('signs nothing anew', async () => {
    const { link, lead } = await signed('popup');
    const browser = server.browser();
    await prove(browser, link, lead.email);
    const before = await state();
    const again = await finish(browser, link, { name: 'Somebody Else' });
    expect(again.status).toBe(200);
    expect((await browser.post(api(link, '/events'), { kind: 'opened' })).status).toBe(200);
    const after = await state();
    expect(after.requests).toEqual(before.requests);
    expect(after.events).toEqual(before.events);
  });
});
