// Dropbox Sign as provider, against a stand-in that keeps state: one-visit addresses, limits, and callbacks of every bad kind.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, mailedCode, NOW, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { addLeads, applicant } from '../helpers/people.ts';
import { type StandIn, startStandIn } from './dropbox-stand-in.ts';
import { api, dataOf, mailedUrl, memberToken, popupUrl, submitted } from './helpers.ts';

describe('Dropbox Sign', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let remote: StandIn;
  let time = NOW.getTime();
  let count = 0;

  beforeAll(async () => {
    databases = await startDatabases();
    remote = await startStandIn();
    const dropboxSign = { key: remote.key, clientId: 'our-app', testMode: true, api: remote.url };
    // Each look is some seconds after the one before, so that none is held back.
    const parts = {
      now: () => {
        time += 10;
        return new Date(time);
      },
    };
    const config = { demo: true, dropboxSign };
    app = await startApp({ ...(await databases.fresh()), parts, config });
  });
  afterAll(async () => {
    await app?.close();
    await remote?.stop();
    await databases?.stop();
  });

  async function someone() {
    count += 1;
    const lead = { id: `88${count}`, email: `remote${count}@example.com` };
    await addLeads(app, lead);
    return { lead, ...(await submitted(app, lead)) };
  }
  const status = async (browser: Browser) => {
    time += 5000;
    return dataOf(await browser.post('getSignStatus', {}));
  };
  const tell = (type: string, id: string, hash?: string) => {
    const { body, type: contentType } = remote.callback(type, id, hash);
    return app.inject({
      method: 'POST',
      url: '/api/esign/dropbox-sign',
      headers: { 'content-type': contentType },
      payload: body,
    });
  };
  const newest = () => remote.requests.at(-1) ?? { id: '', email: '', file: '', status: '' };
  const signedEvents = async (attorneyId: string) =>
    app.store
      .selectFrom('signature_event')
      .innerJoin('signature_request', 'signature_request.id', 'signature_event.request_id')
      .select('signature_event.kind')
      .where('attorney_id', '=', attorneyId)
      .where('kind', '=', 'signed')
      .execute();

  it('is given the document and the signer, and gives addresses good for one visit', async () => {
    const { browser, attorneyId, lead } = await someone();
    const first = await popupUrl(browser, attorneyId);
    expect(newest()).toMatchObject({ email: lead.email, embedded: true });
    expect(newest().file).toMatch(/^%PDF/);
    expect(new URL(first).searchParams.get('client_id')).toBe('our-app');
    expect(remote.visit(first)).toBe('page');
    expect(remote.visit(first)).toBe('gone');
    const second = await popupUrl(browser, attorneyId);
    expect(remote.visit(second)).toBe('page');
    expect(remote.requests.filter(({ email }) => email === lead.email)).toHaveLength(1);
  });

  it('sends by mail itself, and reminds when asked again', async () => {
    const { browser, lead } = await someone();
    expect((await browser.post('generateEmailSignRequest', {})).body.message).toBe(
      'Email sent to your email, please check and sign the doc',
    );
    const { id } = newest();
    expect(newest()).toMatchObject({ email: lead.email, embedded: false });
    expect(remote.reminded).not.toContain(id);
    time += 3_600_000;
    await browser.post('generateEmailSignRequest', {});
    expect(remote.reminded).toContain(id);
    expect(remote.requests.filter(({ email }) => email === lead.email)).toHaveLength(1);
  });

  it('is asked when the page asks how it stands', async () => {
    const { browser, attorneyId } = await someone();
    await popupUrl(browser, attorneyId);
    expect(await status(browser)).toMatchObject({ signed: false });
    remote.sign(newest().id, 1);
    // Signed, but the service still puts the file together.
    expect(await status(browser)).toMatchObject({ signed: false });
    const done = await status(browser);
    expect(done).toMatchObject({ signed: true, signed_at: '2026-03-02T15:00:00.000Z' });
    const file = await browser.get(
      `/api/portal/download_signed_enrollment.php?name=${done.file_name}`,
      await memberToken(app, attorneyId),
    );
    expect(String(file.body)).toContain(newest().id);
  });

  it('has its signed file, too, read on our page by the link of the mail, with the code only', async () => {
    const { browser, attorneyId, lead } = await someone();
    await popupUrl(browser, attorneyId);
    const { id } = newest();
    remote.sign(id);
    expect(await status(browser)).toMatchObject({ signed: true });
    const link = await mailedUrl(app, lead.email);
    const stranger = new Browser(app);
    expect((await stranger.get(api(link))).status).toBe(401);
    await stranger.askCode(api(link, '/code'));
    await stranger.post('prove_mailbox', { code: await mailedCode(app, lead.email) });
    expect((await stranger.get(api(link))).body.data).toMatchObject({ status: 'signed' });
    expect(String((await stranger.get(api(link, '/document'))).body)).toContain(id);
  });

  it('tells by callback, and is thanked to the letter', async () => {
    const { browser, attorneyId } = await someone();
    await popupUrl(browser, attorneyId);
    const { id } = newest();
    expect((await tell('signature_request_sent', id)).body).toBe('Hello API Event Received');
    expect(await status(browser)).toMatchObject({ signed: false });
    remote.sign(id);
    expect((await tell('signature_request_all_signed', id)).statusCode).toBe(200);
    expect(await signedEvents(attorneyId)).toHaveLength(1);
  });

  it('may tell doubled, late and out of order', async () => {
    const { browser, attorneyId } = await someone();
    await popupUrl(browser, attorneyId);
    const { id } = newest();
    remote.sign(id);
    const told = await Promise.all([
      tell('signature_request_all_signed', id),
      tell('signature_request_all_signed', id),
      tell('signature_request_signed', id),
    ]);
    for (const type of ['signature_request_viewed', 'signature_request_sent', 'file_error'])
      told.push(await tell(type, id));
    expect(told.map(({ statusCode }) => statusCode)).toEqual(told.map(() => 200));
    expect(await signedEvents(attorneyId)).toHaveLength(1);
    expect(await status(browser)).toMatchObject({ signed: true });
  });

  it('is not believed when a callback is forged', async () => {
    const { browser, attorneyId } = await someone();
    await popupUrl(browser, attorneyId);
    const { id } = newest();
    for (const hash of ['', 'ff'.repeat(32), 'no hash'])
      expect((await tell('signature_request_all_signed', id, hash)).statusCode).toBe(403);
    // A genuine hash does not cover the request, so what the event says of it counts for nothing.
    expect((await tell('signature_request_all_signed', id)).statusCode).toBe(200);
    expect((await tell('signature_request_all_signed', 'unknown')).statusCode).toBe(200);
    expect(await status(browser)).toMatchObject({ signed: false });
    expect(await signedEvents(attorneyId)).toHaveLength(0);
  });

  it('is waited for when it is busy, and is not asked to make a request twice', async () => {
    const { browser, attorneyId, lead } = await someone();
    remote.limit(2);
    expect(await popupUrl(browser, attorneyId)).toContain('client_id');
    const other = await someone();
    remote.breakDown(1);
    const refused = await other.browser.post('createSignRequests', {});
    expect(refused).toMatchObject({
      status: 502,
      body: { status: 'error', message: 'Something went wrong, please try again' },
    });
    expect(remote.requests.filter(({ email }) => email === lead.email)).toHaveLength(1);
    // Nothing is left in the way of another try.
    expect((await other.browser.post('createSignRequests', {})).status).toBe(200);
  });

  it('tells us again when we could not listen', async () => {
    const { browser, attorneyId } = await someone();
    await popupUrl(browser, attorneyId);
    const { id } = newest();
    remote.sign(id);
    remote.breakDown(4);
    expect((await tell('signature_request_all_signed', id)).statusCode).toBe(502);
    expect((await tell('signature_request_all_signed', id)).statusCode).toBe(200);
    expect(await status(browser)).toMatchObject({ signed: true });
  });

  it('lets a signer who declined be asked anew', async () => {
    const { browser, attorneyId, lead } = await someone();
    await popupUrl(browser, attorneyId);
    remote.decline(newest().id);
    expect(await status(browser)).toMatchObject({ signed: false });
    expect(remote.visit(await popupUrl(browser, attorneyId))).toBe('page');
    expect(remote.requests.filter(({ email }) => email === lead.email)).toHaveLength(2);
  });

  it('is asked for one request, however often it is pressed at once', async () => {
    const { browser, lead } = await someone();
    const press = (call: string) => Promise.all([1, 2, 3].map(() => browser.post(call, {})));
    const made = await press('createSignRequests');
    expect(made.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(made.map((answer) => dataOf(answer).signature_request_id)).size).toBe(1);
    await press('generateEmailSignRequest');
    const mine = remote.requests.filter(({ email }) => email === lead.email);
    expect(mine.map(({ embedded }) => embedded)).toEqual([true, false]);
  });

  it('takes back what was not signed, once the application is signed another way', async () => {
    const { browser, attorneyId } = await someone();
    await browser.post('generateEmailSignRequest', {});
    const mailed = newest();
    await popupUrl(browser, attorneyId);
    const signed = newest();
    remote.sign(signed.id);
    remote.limit(1);
    expect(await status(browser)).toMatchObject({ signed: true });
    expect([mailed.status, signed.status]).toEqual(['canceled', 'signed']);
  });

  it('takes back what has run out before it is asked anew', async () => {
    const { browser, attorneyId, lead } = await someone();
    const url = await popupUrl(browser, attorneyId);
    const first = newest();
    time += 15 * 24 * 3_600_000;
    const back = await applicant(app, lead);
    expect(remote.visit(await popupUrl(back, attorneyId))).toBe('page');
    expect([first.status, newest().status]).toEqual(['canceled', 'awaiting_signature']);
    expect(remote.visit(url)).toBe('gone');
  });

  it('is signed all the same when it will not take back the other request', async () => {
    const { browser, attorneyId } = await someone();
    await browser.post('generateEmailSignRequest', {});
    const mailed = newest();
    await popupUrl(browser, attorneyId);
    remote.decline(mailed.id);
    remote.sign(newest().id);
    expect(await status(browser)).toMatchObject({ signed: true });
  });

  it('is asked again where a press ended without a word', async () => {
    const { browser, attorneyId } = await someone();
    const first = dataOf(await browser.post('createSignRequests', {})).signature_request_id;
    await app.store
      .updateTable('signature_request')
      .set({ status: 'making', provider_request: null, sign_id: '' })
      .where('attorney_id', '=', attorneyId)
      .execute();
    time += 240_000;
    const again = dataOf(await browser.post('createSignRequests', {})).signature_request_id;
    expect(again).not.toBe(first);
    expect(newest().id).toBe(again);
  });

  it('shows its page in a window our pages are not cut off from', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/signing' });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('leaves our own signing page shut', async () => {
    expect((await new Browser(app).get(`/api/sign/${'A'.repeat(43)}`)).status).toBe(404);
  });
});
