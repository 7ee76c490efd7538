// What a clerk sees beside a claim before paying it: what was changed of late of where the money goes, and the amounts.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { paidFor } from '../../../server/store/matters/case-details.ts';
import { PASSWORD, tokenOf } from '../helpers/accounts.ts';
import { staffToken } from '../helpers/staff.ts';
import { aDesk, type Item } from './a-desk.ts';

const DAY = 24 * 60 * 60_000;
const BANK = {
  direct_deposite: 1,
  account_holder: 'Marian Whitlock',
  bank_name: 'First Bank',
  checking_saving: 'Checking',
  routing_number: '061000104',
  account_number: '000123456789',
};
const WINDOWS = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

describe('a claim at the desk', () => {
  const desk = aDesk('claims');

  /** Of an attorney, or of any other. */
  async function claimOf(number: string, status: string, isTheirs = true): Promise<Item> {
    const { data } = await desk.queue({ status, limit: 100 });
    const matters = data.filter(({ kind }) => kind === 'Matter');
    const row = matters.find((one) => (one.attorney_number === number) === isTheirs);
    return desk.item(row?.id ?? '');
  }

  /** Attorney 10001 saves changes of the record, the password shown just before. */
  async function save(changes: JsonObject): Promise<void> {
    const browser = desk.server.browser();
    const headers = { ...(await tokenOf(browser)), ...WINDOWS };
    await browser.post('confirm_identity', { current_password: PASSWORD }, headers);
    const { attorney } = (await browser.post('getAttorneyInfo', {}, headers)).body as never as {
      attorney: { revision: number; profile: JsonObject };
    };
    const { revision, profile } = attorney;
    const saved = await browser.post(
      'update_attorney_profile',
      {
        ...{ ...profile, ...changes, revision, username: 'demoattorney1' },
        update_key: 'UPDATE_DISCLOSURE_AND_BILLING',
      },
      headers,
    );
    expect(saved.status).toBe(200);
  }

  /** The claim as a clerk sees it who logs in now. */
  async function seenNow(id: string): Promise<Item> {
    const browser = desk.server.browser();
    const token = await staffToken(browser, 'desk@example.com');
    return (await browser.post('/api/desk/item', { queue: 'claims', id }, token)).body.data as Item;
  }

  it('warns for thirty days of what was changed of where its money goes, and no other claim does', async () => {
    const open = await claimOf('10001', 'In Process');
    const others = [
      await claimOf('10001', 'Approved & Paid'),
      await claimOf('10001', 'In Process', false),
    ];
    expect(open.changes).toEqual([]);
    await save(BANK);
    const changedAt = desk.server.now.toISOString();
    desk.server.now = new Date(desk.server.now.getTime() + DAY);
    await save({ pay_to: 'Whitlock & Hale LLC', note: 'Paid by the firm' });

    const { changes, ...rest } = await seenNow(open.item.id);
    expect(changes).toMatchObject([
      { what: 'Pay-to name and address', ending: '' },
      {
        what: 'Bank details',
        at: changedAt,
        from: expect.stringMatching(/^127\.0\.0\.1, Firefox, Windows$/),
        ending: '6789',
      },
    ]);
    expect(JSON.stringify(changes)).not.toMatch(/000123456789|061000104|First Bank|Hale LLC/);
    expect(rest.facts).toEqual(open.facts);
    for (const { item } of others) expect((await seenNow(item.id)).changes).toEqual([]);

    desk.server.now = new Date(desk.server.now.getTime() + 28 * DAY);
    expect((await seenNow(open.item.id)).changes).toHaveLength(2);
    desk.server.now = new Date(desk.server.now.getTime() + 1.5 * DAY);
    expect((await seenNow(open.item.id)).changes).toMatchObject([
      { what: 'Pay-to name and address' },
    ]);
    desk.server.now = new Date(desk.server.now.getTime() + DAY);
    expect((await seenNow(open.item.id)).changes).toEqual([]);
  });

  it('says in its row that something was, and the row of no other', async () => {
    await save({ pay_to: 'Whitlock & Sons' });
    const { data } = await desk.queue({ status: 'In Process', limit: 100 });
    const marked = data.filter(({ changed }) => changed);
    const theirs = data.filter(({ attorney_number }) => attorney_number === '10001');
    expect(theirs.length).toBeGreaterThan(0);
    expect(marked).toEqual(theirs);
    const decided = await desk.queue({ status: 'Approved & Paid', limit: 100 });
    expect(decided.data.some(({ changed, kind }) => changed && kind === 'Matter')).toBe(false);
  });

  it('tells what was claimed and authorized, and what the case has been paid already', async () => {
    const { data } = await desk.queue({ status: 'In Process', limit: 100 });
    const items = await Promise.all(data.map(({ id }) => desk.item(id)));
    const one = items.find(({ facts }) => facts.some(({ label }) => label === 'Authorized'));
    if (!one) throw new Error('No claim was authorized.');
    const factOf = (item: Item, name: string) =>
      item.facts.find(({ label }) => label === name)?.value;
    expect(Number(factOf(one, 'Claimed'))).toBeGreaterThan(0);
    expect(Number(factOf(one, 'Authorized'))).toBeGreaterThan(0);
    const before = await paidFor(desk.server.app.store, one.case);
    expect(factOf(one, 'Paid so far for this case')).toBe(before.toFixed(2));

    const proposed = await desk.move(one, 'propose');
    expect(proposed.status).toBe(200);
    await desk.move(await desk.item(one.item.id), 'approve', {
      ...{ paid_amount: '10.25', check_number: '700123', paid_on: '2026-03-02' },
    });
    const paid = await desk.item(one.item.id);
    expect(factOf(paid, 'Paid so far for this case')).toBe((before + 10.25).toFixed(2));
  });
});
