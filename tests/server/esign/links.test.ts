// Requests to sign and the links to them: whose they are, how long they last, and that looking is not signing.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { type Answer, NOW } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { addLeads, applicant } from '../helpers/people.ts';
import { api, dataOf, finish, mailedUrl, newSigner, popupUrl, signedFile } from './helpers.ts';

const HOUR = 3_600_000;

describe.each(ON_POSTGRES)('asking to sign, on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });

  describe('links', () => {
    it('sign nothing and leave no trace by being opened, a hundred times over', async () => {
      const { browser, attorneyId, lead } = await newSigner(server.app);
      await browser.post('generateEmailSignRequest', { attorney_id: attorneyId });
      const url = await mailedUrl(server.app, lead.email);
      // Known to be the signer's, and nothing is signed all the same.
      const scanner = await applicant(server.app, lead);
      for (let n = 0; n < 100; n += 1) {
        await scanner.get(new URL(url).pathname);
        await scanner.get(api(url));
      }
      const data = dataOf(await scanner.get(api(url)));
      expect(data.status).toBe('open');
      expect(data.events.map(({ kind }) => kind)).toEqual(['created', 'sent']);
      for (let n = 0; n < 30; n += 1) await scanner.post(api(url, '/events'), { kind: 'opened' });
      expect(dataOf(await scanner.get(api(url))).events).toHaveLength(12);
      const signed = await finish(scanner, url);
      expect(signed.status).toBe(200);
    });

    it('of the pop-up work in the applicant’s browser only, and the newest only', async () => {
      const { browser, attorneyId } = await newSigner(server.app);
      const first = await popupUrl(browser, attorneyId);
      const second = await popupUrl(browser, attorneyId);
      expect((await browser.get(api(first))).status).toBe(410);
      expect((await finish(browser, first)).status).toBe(410);
      expect((await server.browser().get(api(second))).status).toBe(401);
      expect((await finish(server.browser(), second)).status).toBe(401);
      expect((await browser.get(api(second))).status).toBe(200);
    });

    it('end with time', async () => {
      const { browser, attorneyId, lead } = await newSigner(server.app);
      await browser.post('generateEmailSignRequest', { attorney_id: attorneyId });
      const mailed = await mailedUrl(server.app, lead.email);
      const popup = await popupUrl(browser, attorneyId);
      server.now = new Date(NOW.getTime() + 5 * HOUR);
      expect((await browser.get(api(popup))).status).toBe(410);
      expect((await browser.get(api(mailed))).status).toBe(200);
      server.now = new Date(NOW.getTime() + 15 * 24 * HOUR);
      expect((await browser.get(api(mailed))).status).toBe(410);
      const back = await applicant(server.app, lead);
      const fresh = await popupUrl(back, attorneyId);
      expect((await back.get(api(fresh))).status).toBe(200);
    });

    it('cannot be guessed or altered', async () => {
      const { browser, attorneyId } = await newSigner(server.app);
      const url = await popupUrl(browser, attorneyId);
      const altered = url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A');
      for (const path of [altered, '/sign/x', '/sign/..%2f', `/sign/${'A'.repeat(90)}`])
        expect((await browser.get(api(path))).status).toBe(404);
    });

    it('are kept as hashes, and their mails sealed', async () => {
      const { browser, attorneyId, lead } = await newSigner(server.app);
      await browser.post('generateEmailSignRequest', { attorney_id: attorneyId });
      const tokens = [
        await popupUrl(browser, attorneyId),
        await mailedUrl(server.app, lead.email),
      ].map((url) => url.split(/[/#]/).at(-1) ?? '');
      const dump = JSON.stringify([
        await server.app.store.selectFrom('signature_link').selectAll().execute(),
        await server.app.store.selectFrom('job').selectAll().execute(),
        await server.app.store.selectFrom('sealing_key').selectAll().execute(),
      ]);
      for (const token of tokens) expect(dump).not.toContain(token);
      expect(dump).not.toContain('PRIVATE KEY');
    });

    it('are not sent without end, and it is said when to ask again', async () => {
      const { browser, attorneyId } = await newSigner(server.app);
      const answers: Answer[] = [];
      for (let n = 0; n < 6; n += 1)
        answers.push(await browser.post('generateEmailSignRequest', { attorney_id: attorneyId }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      const wait = Number(answers.at(-1)?.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(3600);
    });
  });

  describe('requests', () => {
    it('are for the attorney of the running application only', async () => {
      const one = await newSigner(server.app);
      const other = await newSigner(server.app);
      for (const call of ['createSignRequests', 'generateEmailSignRequest', 'getSignStatus']) {
        const refused = await one.browser.post(call, { attorney_id: other.attorneyId });
        expect([call, refused.status]).toEqual([call, 403]);
        expect((await server.browser().post(call, {})).status).toBe(401);
      }
      const made = await other.browser.post('createSignRequests', {});
      const asked = { ...dataOf(made), attorney_id: one.attorneyId };
      expect((await one.browser.post('getEmbeddedSignUrl', asked)).status).toBe(404);
    });

    it('are refused for another revision or release than the submitted one', async () => {
      const { browser } = await newSigner(server.app);
      const ask = (more: object) => browser.post('createSignRequests', more);
      expect((await ask({ revision: 7 })).status).toBe(409);
      expect((await ask({ release: 'another' })).status).toBe(409);
      expect((await ask({ revision: 0 })).status).toBe(200);
    });

    it('are refused before the application is submitted and after it is signed', async () => {
      const lead = { id: '7000', email: 'early@example.com' };
      await addLeads(server.app, lead);
      const early = await applicant(server.app, lead);
      expect((await early.post('createSignRequests', {})).status).toBe(409);
      const { browser, attorneyId } = await newSigner(server.app);
      await finish(browser, await popupUrl(browser, attorneyId));
      for (const call of ['createSignRequests', 'generateEmailSignRequest'])
        expect((await browser.post(call, {})).body.message).toBe(
          'This application is already signed.',
        );
    });

    it('made at once are one request', async () => {
      const { browser } = await newSigner(server.app);
      const made = await Promise.all([1, 2, 3].map(() => browser.post('createSignRequests', {})));
      expect(new Set(made.map((answer) => dataOf(answer).signature_request_id)).size).toBe(1);
    });

    it('show the same bytes at every visit', async () => {
      const { browser, attorneyId } = await newSigner(server.app);
      const url = await popupUrl(browser, attorneyId);
      const first = await signedFile(server.app, browser, url);
      const again = await signedFile(server.app, browser, await popupUrl(browser, attorneyId));
      expect(again.equals(first)).toBe(true);
    });
  });
});
