// What money and mail go by changes only for whoever has just shown anew, in that very session, who they are.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { codeAt, PASSWORD, tokenOf } from '../helpers/accounts.ts';
import { DRIVERS } from '../helpers/databases.ts';

const MINUTE = 60_000;
const NEEDED = 'Please confirm that it is you. Nothing has been changed yet.';
const ALL = { replies: true, decisions: true, assignments: true };
const BANK = {
  direct_deposite: 1,
  account_holder: 'Marian Whitlock',
  bank_name: 'First Bank',
  checking_saving: 'Checking',
  routing_number: '061000104',
  account_number: '000123456789',
};

describe.each(DRIVERS)('what is to be confirmed, on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['rate_limit', 'second_factor', 'recovery_code', 'attorney_notice', 'job'],
  });

  /** A browser in which an attorney has logged in, and shown nothing since. */
  async function session(username = 'demoattorney1') {
    const browser = server.browser();
    const headers = await tokenOf(browser, { username, password: PASSWORD });
    const call = (id: string, body: object = {}) => browser.post(id, body, headers);
    return {
      call,
      confirm: (given: object = { current_password: PASSWORD }) => call('confirm_identity', given),
      async save(changes: JsonObject, update_key = 'UPDATE_DISCLOSURE_AND_BILLING') {
        const { attorney } = (await call('getAttorneyInfo')).body as never as {
          attorney: { revision: number; profile: JsonObject };
        };
        const { revision, profile } = attorney;
        return call('update_attorney_profile', {
          ...{ ...profile, ...changes, username, revision, update_key },
        });
      },
    };
  }
  const refusal = { status: 'Failed', message: NEEDED, data: { confirm: 'confirm-password' } };
  const mails = async () =>
    (await server.app.services.mail.stored()).filter(({ subject }) => subject.includes('details'));

  it.each([
    ['the pay-to name', { pay_to: 'Somebody Else LLC' }],
    ['the bank', BANK],
    ['the tax number', { ssn_number: '123-45-6788' }],
  ])('is %s: refused, and nothing is changed, nor told', async (_what, changes) => {
    const { call, save } = await session();
    const before = (await call('getAttorneyInfo')).body;
    const { status, body } = await save(changes);
    expect([status, body]).toEqual([403, refusal]);
    expect((await call('getAttorneyInfo')).body).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  it('is the e-mail address, and whether mails come at all', async () => {
    const { call, save } = await session('demoattorney3');
    const { attorney } = (await call('getAttorneyInfo')).body as never as {
      attorney: { profile: { contacts: JsonObject[] } };
    };
    const [first, ...others] = attorney.profile.contacts;
    const contacts = [{ ...first, email: 'thief@example.com' }, ...others];
    const moved = await save({ contacts }, 'UPDATE_PRIMARY_DETAILS');
    expect([moved.status, moved.body]).toEqual([403, refusal]);
    const silent = await call('change_notifications', { ...ALL, decisions: false });
    expect([silent.status, silent.body]).toEqual([403, refusal]);
    expect((await call('notifications')).body.data).toEqual({});
  });

  it('is nothing else, and nothing that stays as it is', async () => {
    const { call, save } = await session();
    expect((await save({ office_hours: '9 to 5' }, 'UPDATE_PRIMARY_DETAILS')).status).toBe(200);
    expect((await save({ note: 'Paid by the firm' })).status).toBe(200);
    expect((await save({ ssn_number: '' })).status).toBe(200);
    expect((await call('change_notifications', ALL)).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it('is saved after the password was shown, for ten minutes, and told by mail in words alone', async () => {
    const { confirm, save } = await session();
    expect((await confirm()).status).toBe(200);
    expect((await save(BANK)).status).toBe(200);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'marian.whitlock@example.com' });
    expect(mail?.text).toContain('Bank details');
    expect(mail?.text).not.toMatch(/6789|061000104|First Bank/);
    server.now = new Date(server.now.getTime() + 9 * MINUTE);
    expect((await save({ pay_to: 'Whitlock & Hale' })).status).toBe(200);
    server.now = new Date(server.now.getTime() + 2 * MINUTE);
    const late = await save({ pay_to: 'Somebody Else LLC' });
    expect([late.status, late.body]).toEqual([403, refusal]);
  });

  it('counts in the session alone in which it was shown, and ends with it', async () => {
    const mine = await session();
    const stolen = await session();
    await mine.confirm();
    expect((await stolen.save({ pay_to: 'Somebody Else LLC' })).status).toBe(403);
    await mine.call('logout');
    expect((await mine.confirm()).status).toBe(401);
    const proofs = await server.app.store.selectFrom('session_proof').selectAll().execute();
    const tokens = await server.app.store
      .selectFrom('account_token')
      .select('token_hash')
      .where('purpose', '=', 'session')
      .execute();
    const alive = tokens.map(({ token_hash }) => token_hash);
    expect(proofs.every(({ token_hash }) => alive.includes(token_hash))).toBe(true);
  });

  it('takes a wrong password as seldom as a login does', async () => {
    const { confirm, save } = await session();
    const wrong = await confirm({ current_password: 'Wrong#2026' });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      {
        status: 'Failed',
        message: 'This password is not correct.',
        faults: [
          { path: '/current_password', code: 'wrong', message: 'This password is not correct.' },
        ],
      },
    ]);
    for (const given of [{}, { current_password: '' }])
      expect((await confirm(given)).status).toBe(422);
    for (let tries = 1; tries < 8; tries += 1) await confirm({ current_password: 'Wrong#2026' });
    expect((await confirm()).status).toBe(429);
    expect((await save({ pay_to: 'Somebody Else LLC' })).status).toBe(403);
  });

  it('asks for a code where two-step login is on, and then no password does', async () => {
    const { call, confirm, save } = await session();
    const made = (await call('totp_setup', { password: PASSWORD })).body.data;
    const { secret } = made as { secret: string };
    await call('totp_confirm', { code: codeAt(secret, server.now) });
    const asked = await save({ pay_to: 'Whitlock & Sons' });
    expect(asked.body.data).toEqual({ confirm: 'confirm-code' });
    expect((await confirm()).status).toBe(422);
    const wrong = await confirm({ current_code: '000000' });
    expect([wrong.status, wrong.body.faults[0]?.path]).toEqual([401, '/current_code']);
    server.now = new Date(server.now.getTime() + MINUTE);
    expect((await confirm({ current_code: codeAt(secret, server.now) })).status).toBe(200);
    expect((await confirm({ current_code: codeAt(secret, server.now) })).status).toBe(401);
    expect((await save({ pay_to: 'Whitlock & Sons' })).status).toBe(200);
  });

  it('is told to the old address and the new one, and to the old one for a month more', async () => {
    const { call, confirm, save } = await session('demoattorney3');
    await confirm();
    const { attorney } = (await call('getAttorneyInfo')).body as never as {
      attorney: { email: string; profile: { contacts: JsonObject[] } };
    };
    const [first, ...others] = attorney.profile.contacts;
    const contacts = [{ ...first, email: 'new@example.com' }, ...others];
    const to = async () => (await mails()).map((mail) => mail.to).sort();
    expect((await save({ contacts }, 'UPDATE_PRIMARY_DETAILS')).status).toBe(200);
    expect(await to()).toEqual(['new@example.com', String(first?.email)].sort());
    await call('change_notifications', { ...ALL, decisions: false });
    const both = ['new@example.com', String(first?.email)];
    expect(await to()).toEqual([...both, ...both].sort());
    server.now = new Date(server.now.getTime() + 31 * 24 * 60 * MINUTE);
    const later = await session('demoattorney3');
    await later.confirm();
    await later.call('change_notifications', ALL);
    expect(await to()).toEqual([...both, ...both, String(first?.email)].sort());
  });

  it('asks no one twice who sends the same save again under its key', async () => {
    const browser = server.browser();
    const headers = await tokenOf(browser, { username: 'demoattorney1', password: PASSWORD });
    const { attorney } = (await browser.post('getAttorneyInfo', {}, headers)).body as never as {
      attorney: { revision: number; profile: JsonObject };
    };
    const username = 'demoattorney1';
    const body = { ...attorney.profile, username, pay_to: 'Hale LLC', revision: attorney.revision };
    const send = () =>
      browser.post('update_attorney_profile', body, { ...headers, 'idempotency-key': 'once' });
    expect((await send()).status).toBe(403);
    await browser.post('confirm_identity', { current_password: PASSWORD }, headers);
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });
});
