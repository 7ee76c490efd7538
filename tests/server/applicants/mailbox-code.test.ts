// The mailbox is proved by a code, outside the browser in which it was proved before: what is refused until then, and how codes work.
import { describe, expect, it } from 'vitest';
import { api, mailedUrl, newSigner, popupUrl } from '../esign/helpers.ts';
import { aServer } from '../helpers/a-server.ts';
import { type Browser, mailedCode, NOW, pdf } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { applicant, newLead, wholeApplication } from '../helpers/people.ts';

const MINUTE = 60_000;
const NEEDED = 'Please enter the code we sent to your e-mail first.';

describe.each(ON_POSTGRES)('the code from the mailbox, on %s', (driver) => {
  const server = aServer(driver, { emptied: ['rate_limit'] });

  async function lookedUp() {
    const lead = await newLead(server.app);
    const browser = server.browser();
    const found = await browser.lookUp(lead.email);
    return { lead, browser, found };
  }
  const send = (browser: Browser) => browser.askCode();
  const prove = (browser: Browser, code: string) => browser.post('prove_mailbox', { code });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('is asked for before a new application says anything of its lead', async () => {
    const { lead, browser, found } = await lookedUp();
    expect(found.body.result).toEqual({
      lead: [{ id: lead.id, email: lead.email }],
      no_rec: 0,
      session: expect.any(String),
      proof_needed: true,
    });
    await send(browser);
    const proved = await prove(browser, await mailedCode(server.app, lead.email));
    expect(proved.body.result.lead).toMatchObject([{ id: lead.id, firstname: 'Ann' }]);
    const body = { emailAddress: lead.email, lead_id: lead.id };
    const check = await browser.post('attorney_check', body);
    expect(check.body.lead).toMatchObject({ firstname: 'Ann' });
  });

  it('is asked for by every call of an application and of a signature, whatever ids come along', async () => {
    const { lead, attorneyId } = await newSigner(server.app);
    const owner = await applicant(server.app, lead);
    const url = await popupUrl(owner, attorneyId);
    await owner.post('generateEmailSignRequest', {});
    const mailed = await mailedUrl(server.app, lead.email);
    const stranger = server.browser();
    const { body } = await stranger.lookUp(lead.email);
    expect(body.result.lead).toEqual([{ id: lead.id, email: lead.email, attorney_id: attorneyId }]);
    expect(body.result.attorney).toMatchObject({ first_name: '', last_name: '', signed: false });
    const own = { attorney_number: lead.id, module: 'attorney' };
    const query = new URLSearchParams({ ...own, name: 'declarations.pdf' });
    const answers = [
      await stranger.post('attorney_check', { emailAddress: lead.email, lead_id: lead.id }),
      await stranger.post('save_attorney_temp_data', { lead_id: lead.id, data: {} }),
      await stranger.post('create_attorney', wholeApplication(lead)),
      await stranger.post('attorney_app_pdf', { form: {}, file_type: 'attorney_app' }),
      await stranger.post('list_temp_files', own),
      await stranger.upload('upload_temp_file', { ...own, fileType: 'W9' }, pdf('w9.pdf')),
      await stranger.post('delete_temp_file', { name: 'declarations.pdf', ...own }),
      await stranger.get(`/api/portal/download_temp_file.php?${query}`),
      await stranger.get('/api/portal/download_signed_enrollment.php?name=x'),
      await stranger.post('createSignRequests', { attorney_id: attorneyId }),
      await stranger.post('generateEmailSignRequest', { attorney_id: attorneyId }),
      await stranger.post('getSignStatus', { attorney_id: attorneyId }),
      await stranger.get(api(url)),
      await stranger.get(api(url, '/document')),
      await stranger.get(api(mailed)),
      await stranger.get(api(mailed, '/document')),
      await stranger.post(api(mailed, '/events'), { kind: 'opened' }),
      await stranger.post(api(mailed, '/sign'), {
        sha256: '0'.repeat(64),
        name: 'Ann Lee',
        method: 'type',
        consent: true,
      }),
    ];
    const told = answers.map(({ status, body }) => `${status} ${body.message}`);
    expect(new Set(told)).toEqual(new Set([`401 ${NEEDED}`]));
  });

  it('is not asked for again in the browser it was proved in, after a day or a sign-out', async () => {
    const { lead, browser } = await lookedUp();
    await browser.prove(lead.email);
    await browser.post('logout', {});
    const again = await browser.lookUp(lead.email);
    expect(again.body.result.proof_needed).toBeUndefined();
    expect(again.body.result.lead).toMatchObject([{ firstname: 'Ann' }]);
    server.now = new Date(NOW.getTime() + 80 * 24 * 60 * MINUTE);
    expect((await browser.lookUp(lead.email)).body.result.proof_needed).toBeUndefined();
    server.now = new Date(NOW.getTime() + 171 * 24 * 60 * MINUTE);
    expect((await browser.lookUp(lead.email)).body.result.proof_needed).toBe(true);
    // One lead's proof is none for another.
    const other = await newLead(server.app);
    expect((await browser.lookUp(other.email)).body.result.proof_needed).toBe(true);
  });

  it('lets one browser stand for two applications, and keeps both', async () => {
    const { lead, browser } = await lookedUp();
    await browser.prove(lead.email);
    const other = await newLead(server.app);
    await browser.signIn(other.email);
    for (const { email } of [lead, other])
      expect((await browser.lookUp(email)).body.result.proof_needed).toBeUndefined();
  });

  it('takes no token for known that somebody put into the browser before', async () => {
    const { lead, browser } = await lookedUp();
    browser.cookies.applicant_browser = 'planted';
    await browser.prove(lead.email);
    const planter = server.browser();
    planter.cookies.applicant_browser = 'planted';
    expect((await planter.lookUp(lead.email)).body.result.proof_needed).toBe(true);
  });

  it('is one for the mailbox, whoever asked for it, and good for a browser that looked the address up', async () => {
    const { lead, browser } = await lookedUp();
    const stranger = server.browser();
    await stranger.lookUp(lead.email);
    await send(stranger);
    const code = await mailedCode(server.app, lead.email);
    await browser.post('send_mailbox_code', {});
    expect(await mailedCode(server.app, lead.email)).toBe(code);
    expect((await prove(server.browser(), code)).body.message).toBe('Please login first!');
    const elsewhere = server.browser();
    await elsewhere.lookUp((await newLead(server.app)).email);
    expect((await prove(elsewhere, code)).status).toBe(410);
    expect((await prove(browser, code)).status).toBe(200);
    expect((await prove(stranger, code)).status).toBe(410);
    const save = await stranger.post('save_attorney_temp_data', { lead_id: lead.id, data: {} });
    expect(save.status).toBe(401);
  });

  it('is said at its field where it is wrong, and is spent after five tries', async () => {
    const { lead, browser } = await lookedUp();
    await send(browser);
    const code = await mailedCode(server.app, lead.email);
    for (let turn = 1; turn < 5; turn += 1) {
      const refused = await prove(browser, wrong(code));
      expect(refused).toMatchObject({ status: 422, body: { faults: [{ path: '/code' }] } });
    }
    const fifth = await prove(browser, wrong(code));
    const spent = 'This code has been tried too many times. Please ask for a new one.';
    expect(fifth).toMatchObject({ status: 410, body: { message: spent } });
    expect(await prove(browser, code)).toMatchObject({ status: 410, body: { message: spent } });
    // Asked for again, the code is the same, and may be tried again.
    await browser.post('send_mailbox_code', {});
    expect((await prove(browser, code)).status).toBe(200);
  });

  it('works for ten minutes, in place of the one before, and once', async () => {
    const { lead, browser } = await lookedUp();
    expect((await prove(browser, '123456')).status).toBe(410);
    await send(browser);
    const first = await mailedCode(server.app, lead.email);
    server.now = new Date(NOW.getTime() + 10 * MINUTE);
    const late = await prove(browser, first);
    const old = 'This code has expired. Please ask for a new one.';
    expect(late).toMatchObject({ status: 410, body: { message: old } });
    await send(browser);
    const second = await mailedCode(server.app, lead.email);
    if (second !== first) expect((await prove(browser, first)).status).toBe(422);
    server.now = new Date(NOW.getTime() + 19 * MINUTE);
    const all = await Promise.all([prove(browser, second), prove(browser, second)]);
    expect(all.map(({ status }) => status)).toContain(200);
  });

  it.each([
    {},
    { code: 5 },
    { code: '12345' },
    { code: 'abcdef' },
    { code: '' },
    { code: '1'.repeat(41) },
    [],
  ])('refuses %j with a clear sentence, and counts no try', async (body) => {
    const { lead, browser } = await lookedUp();
    await send(browser);
    for (let turn = 0; turn < 6; turn += 1) {
      const refused = await browser.post('prove_mailbox', body);
      expect([400, 422]).toContain(refused.status);
      expect(refused.body.faults.length).toBeGreaterThan(0);
    }
    expect((await prove(browser, await mailedCode(server.app, lead.email))).status).toBe(200);
  });

  it('is kept as no row that tells it', async () => {
    const { lead, browser } = await lookedUp();
    await send(browser);
    const code = await mailedCode(server.app, lead.email);
    const rows = await Promise.all([
      server.app.store.selectFrom('applicant_session').selectAll().execute(),
      server.app.store.selectFrom('mailbox_code').selectAll().execute(),
    ]);
    const jobs = await server.app.store.selectFrom('job').selectAll().execute();
    expect(JSON.stringify([rows, jobs])).not.toContain(`"${code}"`);
    expect(Object.values(browser.cookies).join()).not.toContain(code);
  });

  it('opens a signing link, a mailed one and one for a window, where its signer never was', async () => {
    const { lead, attorneyId, browser } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    await browser.post('generateEmailSignRequest', {});
    for (const link of [url, await mailedUrl(server.app, lead.email)]) {
      const phone = server.browser();
      expect((await phone.get(api(link))).body.message).toBe(NEEDED);
      const sent = await phone.askCode(api(link, '/code'));
      expect(sent).toMatchObject({ status: 200, body: { data: { minutes: 10 } } });
      expect((await phone.get(api(link))).body.message).toBe(NEEDED);
      await prove(phone, await mailedCode(server.app, lead.email));
      expect((await phone.get(api(link))).status).toBe(200);
    }
    expect((await server.browser().post('/api/sign/unknown/code', {})).status).toBe(404);
    // A link in the history of a browser that was left asks again, though its mailbox was proved there.
    await browser.post('logout', {});
    await browser.post(api(url, '/code'), {});
    expect((await browser.get(api(url))).body.message).toBe(NEEDED);
  });
});

describe('where the provider asks for no code', () => {
  const server = aServer('postgres', { config: { applicantCode: false } });

  it('an e-mail opens what the documents let it open', async () => {
    const lead = await newLead(server.app);
    const browser = server.browser();
    const found = await browser.lookUp(lead.email);
    expect(found.body.result.lead).toMatchObject([{ firstname: 'Ann' }]);
    expect(found.body.result.proof_needed).toBeUndefined();
    const body = { emailAddress: lead.email, lead_id: lead.id };
    expect((await browser.post('attorney_check', body)).status).toBe(200);
  });

  it('a mailed link opens for whoever holds it, and a window link for its browser', async () => {
    const { lead, attorneyId, browser } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    await browser.post('generateEmailSignRequest', {});
    const mailed = await mailedUrl(server.app, lead.email);
    expect((await server.browser().get(api(mailed))).status).toBe(200);
    expect((await server.browser().get(api(url))).status).toBe(401);
  });
});
