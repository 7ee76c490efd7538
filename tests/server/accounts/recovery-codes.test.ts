// Recovery codes are kept salted and slow; those of before go on working, and are hashed anew without anybody's doing.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { slowDownCodes } from '../../../server/accounts/slow-codes.ts';
import { aServer } from '../helpers/a-server.ts';
import { codeAt, type LoginData, logIn, PASSWORD, tokenOf } from '../helpers/accounts.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { staffTicket } from '../helpers/staff.ts';

const SLOW = /^\$argon2id\$v=19\$m=\d{5,},t=\d,p=\d\$([A-Za-z0-9+/]{22})\$/;
const CODES = ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'] as const;
/** As codes were kept before. */
const quick = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex');

describe.each(ON_POSTGRES)('recovery codes on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['rate_limit', 'recovery_code', 'second_factor', 'account_token'],
  });
  const kept = async () => {
    const rows = await server.app.store.selectFrom('recovery_code').selectAll().execute();
    return rows.map(({ code_hash }) => code_hash);
  };
  async function switchOn() {
    const headers = await tokenOf(server.browser());
    const call = (id: string, body: object) => server.browser().post(id, body, headers);
    const { secret } = (await call('totp_setup', { password: PASSWORD })).body.data as {
      secret: string;
    };
    const on = await call('totp_confirm', { code: codeAt(secret, server.now) });
    return (on.body.data as { recovery_codes: string[] }).recovery_codes;
  }
  const enter = async (code: string) => {
    const browser = server.browser();
    const { ticket } = (await logIn(browser)).body.data as LoginData;
    return (await browser.post('login_attorney', { ticket, code })).status;
  };

  it('are kept by a slow hash with a salt of the account, and work once each', async () => {
    const codes = await switchOn();
    const first = await kept();
    const salts = first.map((hash) => SLOW.exec(hash)?.[1]);
    expect([salts.length, new Set(salts).size, salts[0]]).toEqual([10, 1, expect.any(String)]);
    expect(await enter(codes[4] ?? '')).toBe(200);
    expect(await enter(codes[4] ?? '')).toBe(401);
    expect(await enter((codes[5] ?? '').toLowerCase().replaceAll('-', ' '))).toBe(200);
    await server.app.store.deleteFrom('second_factor').execute();
    await server.app.store.deleteFrom('recovery_code').execute();
    await switchOn();
    expect(SLOW.exec((await kept())[0] ?? '')?.[1]).not.toBe(salts[0]);
  });

  it('of before work until they are hashed anew, and afterwards', async () => {
    await switchOn();
    await server.app.store.deleteFrom('recovery_code').execute();
    const rows = CODES.map((code) => ({ attorney_id: '10001', code_hash: quick(code) }));
    await server.app.store.insertInto('recovery_code').values(rows).execute();
    expect(await enter(CODES[0])).toBe(200);
    await slowDownCodes(server.app.store);
    expect(await kept()).toEqual([expect.stringMatching(SLOW)]);
    expect(await enter(CODES[0])).toBe(401);
    expect(await enter(CODES[1])).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('of staff are hashed anew likewise', async () => {
    const email = 'editor@example.com';
    const before = JSON.stringify(CODES.map(quick));
    const staff = server.app.store.updateTable('staff').set({ recovery_codes: before });
    await staff.where('email', '=', email).execute();
    await slowDownCodes(server.app.store);
    const { recovery_codes } = await server.app.store
      .selectFrom('staff')
      .select('recovery_codes')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(recovery_codes).toEqual([expect.stringMatching(SLOW), expect.stringMatching(SLOW)]);
    const browser = server.browser();
    const enter = async (code: string) => {
      const ticket = await staffTicket(browser, email);
      return (await browser.post('/api/staff/login', { ticket, code })).status;
    };
    expect([await enter(CODES[1]), await enter(CODES[1]), await enter(CODES[0])]).toEqual([
      200, 401, 200,
    ]);
  });
});
