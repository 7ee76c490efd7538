// What is to be billed: the list says for how long and what is in the way, and the home names what has waited long.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { aServer } from '../helpers/a-server.ts';
import { Claimant, type Item } from './claiming.ts';
import { addClaim, paidWith, setCase } from './known-work.ts';

type Home = AnswerOf<'dashboard_details'>['data'];
const DAY = 24 * 3600 * 1000;

describe('cases that are to be billed', () => {
  const server = aServer('postgres', { config: { demo: true, checkResponses: true } });
  const ago = (days: number) => new Date(server.now.getTime() - days * DAY);
  let marian: Claimant;
  let cases: readonly Item[];
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    cases = (await marian.list()).items;
  });
  /** A case as it was given out so many days ago. */
  const given = (at: number, days: number, row: object = {}, detail: object = {}) =>
    setCase(server.app.store, cases[at]?.ap_id ?? '', {
      row: { assigned_at: ago(days), status: 'Authorized', attorney_id: '10001', ...row },
      detail: { auth_number: `U-${at}`, authorized_amount: 1000, ...detail },
    });
  beforeEach(async () => {
    for (const at of cases.keys()) {
      const case_id = cases[at]?.ap_id ?? '';
      await server.app.store.deleteFrom('claim').where('case_id', '=', case_id).execute();
      await given(at, 1);
    }
    await server.app.store
      .updateTable('legal_case')
      .set({ assigned_at: ago(1) })
      .where('kind', '=', 'CDL')
      .execute();
  });
  const rowOf = async (at: number) =>
    (await marian.list()).items.find(({ number }) => number === cases[at]?.number);
  const home = async (who = marian): Promise<Home> => {
    const { body } = await who.browser.post('dashboard_details', {}, who.token);
    return body.data as Home;
  };
  const named = async () =>
    (await home()).billing_due?.map(({ number, unbilled_days }) => [number, unbilled_days]);

  it('say for how many days there was no claim, since the assignment or the claim before', async () => {
    await given(0, 59);
    expect(await rowOf(0)).toMatchObject({ unbilled_days: 59, hindrance: '' });
    const at = { created_at: ago(12), submitted_at: ago(12) };
    const claim = { case_id: cases[0]?.ap_id ?? '', number: '240000201', ...at, ...paidWith(10) };
    await addClaim(server.app.store, claim);
    expect(await rowOf(0)).toMatchObject({ unbilled_days: 12 });
    await given(0, 5);
    expect(await rowOf(0)).toMatchObject({ unbilled_days: 5 });
  });

  it('say what is in the way, and nothing of it once they are billed', async () => {
    await given(0, 3, { status: 'Assigned to Attorney' }, { auth_number: null });
    expect(await rowOf(0)).toMatchObject({ hindrance: 'accept' });
    await given(0, 3, { status: 'Pending Confirmation' }, { auth_number: null });
    expect(await rowOf(0)).toMatchObject({ hindrance: 'authorize' });
    await given(0, 3, { status: 'pending confirmation' });
    expect(await rowOf(0)).toMatchObject({ hindrance: 'confirm' });
    await addClaim(server.app.store, { case_id: cases[0]?.ap_id ?? '', number: '240000202' });
    const { items } = await marian.list({ status: 'In Process', case_number: cases[0]?.number });
    expect(items).toHaveLength(1);
    expect(items[0]).not.toHaveProperty('hindrance');
    expect(items[0]).not.toHaveProperty('unbilled_days');
  });

  it('are named at home from the first color of the house on, the longest first, and counted', async () => {
    expect(await home()).toMatchObject({ billing_due: [], total_billing_due: 0 });
    await given(0, 59);
    await given(1, 60);
    await given(2, 93);
    expect(await named()).toEqual([
      [cases[2]?.number, 93],
      [cases[1]?.number, 60],
    ]);
    expect((await home()).total_billing_due).toBe(2);
    // By the calendar where the portal is, not by hours: shortly after its midnight it is a day more.
    server.now = new Date(server.now.getTime() + 16 * 3600 * 1000);
    expect((await home(await Claimant.of(server.app))).total_billing_due).toBe(3);
  });

  it('are nobody else’s, and none of somebody whose case has gone', async () => {
    await given(2, 93);
    const other = await Claimant.of(server.app, 'demoattorney4');
    expect(await home(other)).toMatchObject({ billing_due: [], total_billing_due: 0 });
    await given(2, 93, { attorney_id: '10003' });
    expect(await named()).toEqual([]);
    const theirs = (await home(await Claimant.of(server.app, 'demoattorney3'))).billing_due;
    expect(theirs?.map(({ number }) => number)).toContain(cases[2]?.number);
  });
});
