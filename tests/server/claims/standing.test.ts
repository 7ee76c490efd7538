// Where a Matter case stands on the claims page: under which choice, for a claim that follows, and with which claim.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { Claimant, type Matter } from './claiming.ts';
import { addClaim, DENIED, paidWith, setCase } from './known-work.ts';

describe('a Matter case stands', () => {
  const server = aServer('postgres', { config: { demo: true } });
  let marian: Claimant;
  let one: Matter;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    one = await marian.open();
  });
  beforeEach(async () => {
    const { store } = server.app;
    await store.deleteFrom('claim').where('case_id', '=', one.id).execute();
    const row = { plan_class: 'FAM', ticket_type: null, closed_at: null };
    await setCase(store, one.id, { row, detail: { authorized_amount: 1000 } });
  });
  const add = (claim: Partial<Parameters<typeof addClaim>[1]> & { number: string }) =>
    addClaim(server.app.store, { case_id: one.id, ...claim });
  const open = async (more: object = {}) => (await marian.matter(one.number, more)).one;

  const stands = async (more: object = {}) => {
    const { filter, claim_type, claim_status, claim_id } = await open(more);
    return [filter, claim_type, claim_status, claim_id];
  };
  const FOLLOWS = 'claim_amount_less_then_auth';
  const closed = () => setCase(server.app.store, one.id, { row: { closed_at: new Date() } });

  it('under Closed where it is over and nothing was claimed on it', async () => {
    await closed();
    expect(await stands()).toEqual(['Closed', '', '', '']);
  });

  it('for a claim that follows, while less is paid than was authorized', async () => {
    await add({ number: '210000021', ...paidWith(999.99) });
    expect(await stands()).toEqual(['Not Closed', FOLLOWS, 'Approved & Paid', '']);
    await closed();
    expect((await stands()).slice(0, 3)).toEqual(['Closed', '', 'Approved & Paid']);
  });

  it('under Closed where all is paid that was authorized, or nothing was', async () => {
    const paid = await add({ number: '210000022', ...paidWith(1000) });
    expect(await stands()).toEqual(['Closed', '', 'Approved & Paid', paid]);
    const { store } = server.app;
    await setCase(store, one.id, { detail: { authorized_amount: 1000.01 } });
    expect((await stands())[0]).toBe('Not Closed');
    await setCase(store, one.id, { detail: { authorized_amount: null } });
    expect(await stands()).toEqual(['Closed', '', 'Approved & Paid', paid]);
  });

  it('with its newest claim where one before it is not decided, or was denied', async () => {
    const first = await add({
      number: '210000023',
      created_at: new Date('2026-02-01T15:00:00Z'),
    });
    const paid = await add({ number: '210000024', ...paidWith(10) });
    expect(await stands()).toEqual(['Closed', '', 'Approved & Paid', paid]);
    expect(await stands({ claim_id: first })).toEqual(['In Process', '', 'In Process', first]);
    expect(await stands({ claim_id: 'none' })).toEqual(['Closed', '', 'Approved & Paid', paid]);
    await server.app.store.updateTable('claim').set(DENIED).where('id', '=', first).execute();
    expect(await stands()).toEqual(['Closed', '', 'Approved & Paid', paid]);
    expect(await open({ claim_id: first })).toMatchObject({
      filter: 'Denied',
      denied_reason: 'The services were not authorized.',
    });
  });

  it('under Referral with its newest claim, whatever was paid', async () => {
    const paid = await add({ number: '210000025', ...paidWith(10) });
    await setCase(server.app.store, one.id, { row: { plan_class: 'REF' } });
    expect(await stands()).toEqual(['Referral', '', 'Approved & Paid', paid]);
  });
});
