// What the claims page lists: by kind and status, narrowed, a page at a time, and nobody else's.
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { Claimant } from './claiming.ts';

describe('the list of cases and claims', () => {
  const server = aServer('postgres', { config: { demo: true } });
  let marian: Claimant;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
  });

  it('begins with Matter cases that nothing was claimed on', async () => {
    const { items, total } = await marian.list();
    expect(total).toBe(items.length);
    expect(items.length).toBeGreaterThan(10);
    expect(new Set(items.map(({ case_type }) => case_type))).toEqual(new Set(['Matter']));
    const bare = items.filter(({ status }) => status === '');
    expect(bare.length).toBe(items.length - 1);
    expect(items.filter(({ auth }) => auth.ma_plan_class === 'REF')).toEqual([]);
    expect(items.filter(({ case_status }) => ['Closed', 'Void'].includes(case_status))).toEqual([]);
  });

  it('shows a case again on which less was paid than authorized, for a new claim', async () => {
    const { items } = await marian.list();
    const again = items.find(({ status }) => status !== '');
    expect(again).toMatchObject({ status: 'Approved & Paid', auth: { claim_id: '' } });
  });

  it.each([
    ['In Process', 'Matter'],
    ['In Process', 'CDL'],
    ['Closed', 'Matter'],
    ['Closed', 'CDL'],
    ['Denied', 'Matter'],
    ['Denied', 'CDL'],
  ])('lists claims under %s of %s, each with its number', async (status, case_type) => {
    const { items } = await marian.list({ status, case_type });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ claim_number }) => /^\d+$/.test(claim_number))).toBe(true);
    expect(items.every((one) => one.case_type === case_type)).toBe(true);
    const paid = items.filter(({ check_number }) => check_number !== '');
    expect(paid.length).toBe(status === 'Closed' ? items.length : 0);
  });

  it('lists referrals of both kinds apart', async () => {
    const matters = await marian.list({ status: 'Referral' });
    expect(new Set(matters.items.map(({ auth }) => auth.ma_plan_class))).toEqual(new Set(['REF']));
    const tickets = await marian.list({ status: 'Referral', case_type: 'CDL' });
    expect(tickets.items.length).toBe(3);
  });

  it('takes a referral for one in any capitals, as the list of cases and the details do', async () => {
    const one = await marian.open();
    const row = server.app.store.updateTable('legal_case').where('number', '=', one.number);
    await row.set({ ticket_type: 'REFERRAL' }).execute();
    const found = async (status: string) =>
      (await marian.list({ status, case_number: one.number })).total;
    expect([await found('Not Closed'), await found('Referral')]).toEqual([0, 1]);
    const asked = { case_type: '1', case_number: one.number };
    const { body } = await marian.browser.post('list_of_cases', asked, marian.token);
    expect(body.data).toMatchObject([{ number: one.number }]);
    expect((await marian.matter(one.number)).one.filter).toBe('Referral');
    await row.set({ ticket_type: null, plan_class: 'ref' }).execute();
    expect([await found('Not Closed'), await found('Referral')]).toEqual([0, 1]);
    expect((await marian.matter(one.number)).one.filter).toBe('Referral');
    await row.set({ plan_class: one.plan_class }).execute();
  });

  it('is narrowed by the beginning of case, member and check in any capitals, and by day', async () => {
    const { items } = await marian.list({ status: 'Closed' });
    const [one] = items;
    if (!one) throw new Error('No paid claim.');
    const [year, month, day] = one.check_date.split('-');
    for (const asked of [
      { case_number: one.number },
      { check_number: one.check_number },
      { check_number: one.check_number.slice(0, -1), case_number: one.number },
      { check_date: one.check_date, case_number: ` ${one.number} ` },
      { check_date: `${month}/${day}/${year}`, check_number: one.check_number },
    ]) {
      const found = await marian.list({ status: 'Closed', ...asked });
      expect(found.items.map(({ id }) => id)).toContain(one.id);
      expect(found.items.every(({ number }) => number === one.number)).toBe(true);
    }
    const none = [
      { case_number: one.number.slice(1) },
      { check_number: '0' },
      { check_date: '02/31/2026' },
      { check_date: 'yesterday' },
      { member_id: 'nobody' },
    ];
    for (const asked of none)
      expect(await marian.list({ status: 'Closed', ...asked })).toEqual({ items: [], total: 0 });
    const { one: details } = await marian.matter(one.number);
    for (const member_id of [details.member_number, details.member_number.slice(0, -1)]) {
      const ofMember = await marian.list({ status: 'Closed', member_id });
      expect(ofMember.items.map(({ id }) => id)).toContain(one.id);
    }
    const tickets = (await marian.list({ case_type: 'CDL' })).items.map(({ number }) => number);
    expect(tickets.length).toBeGreaterThan(0);
    const begun = await marian.list({ case_type: 'CDL', case_number: 'c-' });
    expect(begun.items.map(({ number }) => number)).toEqual(tickets);
    expect((await marian.list({ case_number: '%' })).total).toBe(0);
  });

  it('comes a page at a time, in one order, with the number of all', async () => {
    const all = await marian.list();
    const pages = [];
    for (let page = 1; pages.length < all.total; page += 1) {
      const { items, total } = await marian.list({ page, limit: 5 });
      expect(total).toBe(all.total);
      pages.push(...items);
    }
    expect(pages).toEqual(all.items);
    expect(await marian.list({ page: 50, limit: 5 })).toEqual({ items: [], total: all.total });
  });

  it('is of the attorney who asks, and of nobody else', async () => {
    const other = await Claimant.of(server.app, 'demoattorney3');
    const mine = new Set((await marian.list()).items.map(({ number }) => number));
    const theirs = (await other.list()).items.map(({ number }) => number);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((number) => mine.has(number))).toEqual([]);
    expect(await marian.ask('case_list', { attorney_id: '10003' })).toMatchObject({
      status: 401,
      body: { status: 'Failed', message: 'Authorization failed' },
    });
    expect((await marian.list({ attorney_id: 10001 })).total).toBe(mine.size);
    const [foreign = ''] = theirs;
    const { body } = await marian.ask('matter_case_details', { case_number: foreign });
    expect(body.data).toEqual([{ status: 'Not Found', data: {} }]);
  });

  it('says Failed only where the login has ended (OR-16)', async () => {
    const unknown = await marian.ask('case_list', { status: 'Maybe' });
    expect(unknown).toMatchObject({ status: 400, body: { status: 'error' } });
    const ended = await server.browser().post('/api/claims/v2/case_list', {});
    expect(ended).toMatchObject({ status: 401, body: { status: 'Failed' } });
  });
});
