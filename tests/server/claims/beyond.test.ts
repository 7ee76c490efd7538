// Numbers beyond what can be kept of a claim: refused in words at their place, and the claim can still be made.
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { Claimant, wholeClaim } from './claiming.ts';

describe('a claim beyond all bounds', () => {
  const server = aServer('postgres', { config: { demo: true, checkResponses: true } });
  let marian: Claimant;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    // Where nothing was agreed on, what is sent is what is kept.
    const none = { authorized_miles: null, attorney_fee: null, certified_disposition_fee: null };
    await server.app.store.updateTable('case_detail').set(none).execute();
  });

  it.each([
    ['claim_amount', '999999999999999', 'Enter 9,999,999,999.99 or less.'],
    ['claim_amount', '10000000000', 'Enter 9,999,999,999.99 or less.'],
    ['claim_amount', '-1e308', 'Please enter a valid claim amount'],
    ['claim_amount', '1e999', 'Please enter a valid claim amount'],
    ['claim_miles', -1e308, 'Enter 0 or more.'],
    ['claim_miles', 1e300, 'Enter 999999.99 or less.'],
    ['claim_hours', 1e300, 'Enter 9999 or less.'],
  ])('is refused for a %s of %s, and can be made all the same', async (name, value, message) => {
    const one = await marian.open();
    const whole = wholeClaim(one);
    const { status, body } = await marian.claim(one.number, { ...whole, [name]: value });
    expect([status, body.status, body.faults?.[0]]).toMatchObject([
      422,
      'error',
      { path: `/${name}`, message },
    ]);
    expect((await marian.claim(one.number, whole)).status).toBe(200);
  });

  it.each([
    [{ claim_amount: 1e12 }, '/claim_amount'],
    [{ claim_amount: -1e308 }, '/claim_amount'],
    [{ certified_disposition_fee: 1e300 }, '/certified_disposition_fee'],
  ])('on a ticket is refused for %j', async (more, path) => {
    const { items } = await marian.list({ case_type: 'CDL' });
    const case_details = { number: items[0]?.number, case_type: 'CDL' };
    const cdl_data = { notes: 'Reduced.', date: '03/02/2026', ...more };
    const { status, body } = await marian.ask('create_claim', { data: { case_details, cdl_data } });
    expect([status, body.faults?.map((fault) => fault.path)]).toEqual([
      422,
      expect.arrayContaining([path]),
    ]);
  });
});
