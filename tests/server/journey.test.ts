// The applicant's way: look-up, check, saving, coming back, and being bound to one's own lead.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicant, BOB } from './helpers/people.ts';

describe.each(DRIVERS)('the way of an applicant on %s', (driver) => {
  let databases: Databases;
  let app: FastifyInstance;
  let now = NOW;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    const parts = { now: () => now };
    app = await startApp({ ...(await databases.fresh()), parts, config: { demo: true } });
    await addLeads(app, ANN, BOB);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const check = (browser: Browser, lead = ANN) =>
    browser.post('attorney_check', { emailAddress: lead.email, lead_id: lead.id });
  const save = (browser: Browser, data: object, more: object = {}) =>
    browser.post('save_attorney_temp_data', { lead_id: ANN.id, data, ...more });

  describe('looking a lead up', () => {
    it('finds it in any case and binds the browser by a cookie scripts cannot read', async () => {
      const browser = new Browser(app);
      const found = await browser.lookUp(' Ann.Lee@EXAMPLE.com ');
      const proved = await browser.prove(ANN.email);
      expect(proved.body).toMatchObject({
        status: 'success',
        result: { lead: [{ id: ANN.id, email: ANN.email, firstname: 'Ann' }], no_rec: 0 },
      });
      expect(String(found.headers['set-cookie'])).toMatch(/^applicant=.+HttpOnly.*SameSite=Strict/);
    });

    it('gives an empty list for an e-mail nobody has, and no cookie', async () => {
      const browser = new Browser(app);
      const found = await browser.signIn('nobody@example.com');
      expect(found).toMatchObject({
        status: 200,
        body: { message: 'Email not Found', result: { lead: [], no_rec: 0 } },
      });
      expect(browser.cookies).toEqual({});
    });

    it.each(['nonsense', 'a@b', 'two@example.com three@example.com', '   ', 'nul\0@example.com'])(
      'refuses what is no e-mail address, as the page does: %j',
      async (emailAddress) => {
        const refused = await new Browser(app).post('getLeadHubspot', { emailAddress });
        expect(refused).toMatchObject({
          status: 422,
          body: { status: 'Failed', faults: [{ path: '/emailAddress' }] },
        });
        if (emailAddress.trim() !== '')
          expect(refused.body.message).toBe('Please enter valid email');
      },
    );

    it('says that an attorney is registered, and nothing else of them', async () => {
      const browser = new Browser(app);
      const found = await browser.signIn('registered.attorney@example.com');
      expect(found.body.message).toBe('Attorney already registered');
      expect(found.body.result).toEqual({ lead: [], no_rec: 1 });
      expect(browser.cookies).toEqual({});
    });

    it.each([
      ['unsigned.attorney@example.com', false, ['firstname', 'lastname']],
      // Signed: the login says more, not the mailbox.
      ['signed.attorney@example.com', true, []],
    ])('gives of %s only what navigation and signing need', async (email, signed, names) => {
      const { result } = (await new Browser(app).signIn(email)).body;
      expect(Object.keys(result.lead[0] ?? {}).sort()).toEqual(
        ['attorney_id', 'email', 'id', ...names].sort(),
      );
      expect(result.attorney).toEqual({
        id: result.lead[0]?.attorney_id,
        first_name: expect.any(String),
        last_name: expect.any(String),
        emailAddress: email,
        signed,
        has_password: false,
      });
    });
  });

  describe('starting and coming back', () => {
    it('marks the lead once when a new application starts', async () => {
      const browser = await applicant(app, BOB);
      const first = await check(browser, BOB);
      expect(first.body).toMatchObject({ n_rec: 0, is_attorney_exist: false });
      expect(first.body.lead).toMatchObject({
        join_or_decline: 'Joined',
        status_in_member_system: 'Pending',
        date_joined_declined: '2026-03-02',
        date_application_received: '2026-03-02',
      });
      now = new Date('2026-03-09T15:00:00.000Z');
      const again = await check(await applicant(app, BOB), BOB);
      expect(again.body.lead.date_application_received).toBe('2026-03-02');
      now = NOW;
    });

    it('gives back what was saved, with revision and step, and never tax or bank numbers', async () => {
      const browser = await applicant(app, ANN);
      const data = { first_name: 'Ann', ssn_number: '123-45-6789', account_number: '99' };
      const saved = await save(browser, data, { step: 'billing', revision: 0 });
      expect(saved.body.data).toMatchObject({ status: 'success', revision: 1 });
      const back = await check(await applicant(app, ANN));
      expect(back.body).toMatchObject({
        n_rec: 1,
        is_attorney_exist: true,
        revision: 1,
        step: 'billing',
      });
      expect(back.body.data).toEqual({ first_name: 'Ann' });
      const row = await app.store.selectFrom('draft').selectAll().execute();
      expect(JSON.stringify(row)).not.toContain('123-45-6789');
    });

    it('refuses a save over a newer one and hands out the newer', async () => {
      const browser = await applicant(app, ANN);
      const { revision } = (await check(browser)).body;
      await save(browser, { first_name: 'Ann', last_name: 'Newer' }, { revision });
      const stale = await save(browser, { first_name: 'Old' }, { revision });
      expect(stale).toMatchObject({
        status: 409,
        body: { status: 'Failed', data: { revision: revision + 1, data: { last_name: 'Newer' } } },
      });
    });

    it('saves without a revision too, as the documents have it', async () => {
      const browser = await applicant(app, ANN);
      expect((await save(browser, { first_name: 'Plain' })).status).toBe(200);
      expect((await save(browser, { first_name: 'Plain again' })).status).toBe(200);
    });

    it('saves the answers, but no step the form does not have', async () => {
      const browser = await applicant(app, ANN);
      expect((await save(browser, { first_name: 'Ann' }, { step: 'no-such-step' })).status).toBe(
        200,
      );
      expect((await check(browser)).body).not.toHaveProperty('step');
      expect((await save(browser, { first_name: 'Ann' }, { step: 'review' })).status).toBe(200);
      expect((await check(browser)).body).toMatchObject({ step: 'review' });
    });

    it('remembers the farthest step beside the one that was left, and none the form does not have', async () => {
      const browser = await applicant(app, ANN);
      await save(browser, { first_name: 'Ann' }, { step: 'primary', reached: 'review' });
      expect((await check(browser)).body).toMatchObject({ step: 'primary', reached: 'review' });
      await save(browser, { first_name: 'Ann' }, { step: 'primary', reached: 'no-such-step' });
      expect((await check(browser)).body).not.toHaveProperty('reached');
    });

    it('saves an application that is far from complete', async () => {
      const browser = await applicant(app, ANN);
      const half = { contacts: [{ email: 'not yet' }], normal_hourly_rate: -5, gender: '' };
      expect((await save(browser, half)).status).toBe(200);
    });

    it.each([
      [{ no_such_field: 1 }, '/no_such_field'],
      [{ contacts: [{ no_such: 1 }] }, '/contacts/0/no_such'],
      [{ contacts: 'a text' }, '/contacts'],
      [{ first_name: { a: 1 } }, '/first_name'],
    ])('refuses to save what the form cannot hold: %j', async (data, path) => {
      const refused = await save(await applicant(app, ANN), data);
      expect(refused.status).toBe(422);
      expect(refused.body.faults).toMatchObject([{ path, message: expect.stringMatching(/\w/) }]);
    });

    it('saves a text that a length limit cut in the middle of an emoji', async () => {
      const browser = await applicant(app, ANN);
      const cut = { first_name: 'Ann \ud83d', last_name: 'Lee \ud83d\ude00', college: 'A\u0000B' };
      expect((await save(browser, cut)).status).toBe(200);
      expect((await check(browser)).body.data).toMatchObject({
        first_name: 'Ann \ufffd',
        last_name: 'Lee \ud83d\ude00',
        college: 'A\ufffdB',
      });
    });

    it('refuses a revision that no draft can have', async () => {
      const refused = await save(await applicant(app, ANN), {}, { revision: 99_999_999_999 });
      expect(refused).toMatchObject({ status: 400, body: { faults: [{ path: '/revision' }] } });
    });

    it('says plainly when an application is too large to save', async () => {
      const refused = await save(await applicant(app, ANN), { note: 'x'.repeat(1024 * 1024) });
      expect(refused).toMatchObject({ status: 413, body: { status: 'Failed' } });
    });
  });

  describe('being bound to one lead', () => {
    it.each([
      ['attorney_check', { emailAddress: BOB.email, lead_id: BOB.id }],
      ['attorney_check', { emailAddress: BOB.email, lead_id: ANN.id }],
      ['save_attorney_temp_data', { lead_id: BOB.id, data: {} }],
      ['save_attorney_temp_data', { lead_id: ANN.id, data: { lead_id: BOB.id } }],
      ['list_temp_files', { attorney_number: BOB.id, module: 'attorney' }],
      ['delete_temp_file', { attorney_number: BOB.id, name: 'w9.pdf' }],
      ['attorney_app_pdf', { lead_id: BOB.id, form: {}, file_type: 'attorney_app' }],
    ])('refuses %s with another lead', async (call, body) => {
      const refused = await (await applicant(app, ANN)).post(call, body);
      expect(refused).toMatchObject({ status: 403, body: { status: 'Failed' } });
    });

    it('ends with sign out, for every tab of the browser', async () => {
      const browser = await applicant(app, ANN);
      const stolen = new Browser(app);
      Object.assign(stolen.cookies, browser.cookies);
      expect((await browser.post('logout', {})).body).toEqual({ status: 'success' });
      expect(browser.cookies).not.toHaveProperty('applicant');
      expect((await check(stolen)).status).toBe(401);
    });

    it('ends by its name, though the next applicant was looked up before the sign-out arrived (OR-130)', async () => {
      const browser = new Browser(app);
      const { session } = (await browser.signIn(ANN.email)).body.result;
      const earlier = new Browser(app);
      Object.assign(earlier.cookies, browser.cookies);
      await browser.signIn(BOB.email);
      const late = await browser.post('logout', { session });
      expect(late.body).toEqual({ status: 'success' });
      expect(late.headers['set-cookie']).toBeUndefined();
      expect((await check(browser, BOB)).status).toBe(200);
      expect((await check(earlier)).status).toBe(401);
    });

    it('of one person ends without that of the same person who came back at once', async () => {
      const browser = new Browser(app);
      const { session } = (await browser.signIn(ANN.email)).body.result;
      await browser.signIn(ANN.email);
      await browser.post('logout', { session });
      expect((await check(browser)).status).toBe(200);
    });

    it('has a name that opens nothing', async () => {
      const { session } = (await new Browser(app).signIn(ANN.email)).body.result;
      const stranger = new Browser(app);
      stranger.cookies.applicant = session;
      expect((await check(stranger)).status).toBe(401);
    });

    it('ends a day after the last use', async () => {
      const browser = await applicant(app, ANN);
      const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
      now = hours(23);
      expect((await check(browser)).status).toBe(200);
      now = hours(46);
      expect((await check(browser)).status).toBe(200);
      now = hours(71);
      expect((await check(browser)).status).toBe(401);
      now = NOW;
    });

    it('keeps no token in the store, only its hash', async () => {
      const browser = await applicant(app, ANN);
      const rows = await app.store.selectFrom('applicant_session').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(browser.cookies.applicant);
    });
  });

  it('stops answering someone who looks up e-mails without end', async () => {
    const limited = await startApp({ ...(await databases.fresh()), config: { lookupLimit: 5 } });
    const browser = new Browser(limited);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1)
      statuses.push((await browser.signIn(`x${n}@example.com`)).status);
    const { headers } = await browser.signIn('x8@example.com');
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
