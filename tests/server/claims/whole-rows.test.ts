// All that is told of a case and of a claim where they are listed.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { type Cdl, Claimant, type Matter } from './claiming.ts';
import { addClaim, DENIED, paidWith, setCase } from './known-work.ts';

describe('a row of the claims page', () => {
  const server = aServer('postgres', { config: { demo: true, checkResponses: true } });
  let marian: Claimant;
  let one: Matter;
  let ticket: Cdl;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    one = await marian.open();
    const [first] = (await marian.list({ case_type: 'CDL' })).items;
    ticket = await marian.cdl(first?.number ?? '');
  });
  beforeEach(async () => {
    const { store } = server.app;
    for (const { id } of [one, ticket]) {
      await store.deleteFrom('claim').where('case_id', '=', id).execute();
      const row = {
        coverage: 'General Practice',
        sub_coverage: 'Second opinion',
        status: 'Authorized',
        // Late in the evening where the provider is.
        assigned_at: new Date('2026-02-03T04:00:00Z'),
        closed_at: null,
      };
      await setCase(store, id, { row, detail: { authorized_amount: 1000 } });
    }
    await setCase(store, one.id, { row: { plan_class: 'FAM' }, detail: { auth_number: 'A-77' } });
  });
  const listed = async ({ number }: { readonly number: string }, asked: object = {}) =>
    (await marian.list({ case_number: number, ...asked })).items;

  const facts = () => ({
    number: one.number,
    own_case: one.number,
    case_type: 'Matter',
    case_status: 'Authorized',
    member_name: one.member_name,
    violation: 'Second opinion',
    assigned_date: '2026-02-02',
    ap_id: one.id,
  });
  const auth = {
    auth_id: 'A-77',
    desc: 'General Practice',
    sub_coverage: 'Second opinion',
    ma_plan_class: 'FAM',
  };
  const unclaimed = { attorney_invoice_claim: '', check_number: '', paid_amount: '' };
  const paid = { attorney_invoice_claim: 'INV-5', check_number: '700123', paid_amount: '10.50' };

  it('tells each fact of a case that nothing was claimed on', async () => {
    const row = {
      ...facts(),
      ...unclaimed,
      id: one.id,
      status: '',
      claim_number: '',
      check_date: '',
      auth: { ...auth, ...unclaimed, claim_id: '', paid_date: '' },
    };
    const days = { hindrance: '', unbilled_days: 28 };
    expect(await listed(one)).toEqual([{ ...row, ...days }]);
    await setCase(server.app.store, one.id, {
      row: { assigned_at: null },
      detail: { auth_number: null },
    });
    expect(await listed(one)).toEqual([
      {
        ...row,
        ...{ assigned_date: '', auth: { ...row.auth, auth_id: '' } },
        ...{ hindrance: 'authorize', unbilled_days: expect.any(Number) },
      },
    ]);
  });

  it('tells each fact of a claim, and opens the case with it', async () => {
    const claim = { case_id: one.id, number: '210000041', ...paidWith(10.5), invoice: 'INV-5' };
    const id = await addClaim(server.app.store, claim);
    const row = {
      ...facts(),
      ...paid,
      id: `${one.id}.${id}`,
      status: 'Approved & Paid',
      claim_number: '210000041',
      check_date: '2026-02-20',
      auth: { ...auth, ...paid, claim_id: id, paid_date: '2026-02-20' },
    };
    expect(await listed(one, { status: 'Closed' })).toEqual([row]);
    // Where another may follow it, the case is opened for a new one.
    expect(await listed(one)).toEqual([
      { ...row, hindrance: '', unbilled_days: 20, auth: { ...row.auth, claim_id: '' } },
    ]);
    await setCase(server.app.store, one.id, { row: { plan_class: 'REF' } });
    expect(await listed(one, { status: 'Referral' })).toEqual([
      { ...row, auth: { ...row.auth, ma_plan_class: 'REF' } },
    ]);
  });

  it('tells of a ticket what was cited, and no plan class', async () => {
    const id = await addClaim(server.app.store, {
      case_id: ticket.id,
      kind: 'CDL',
      number: '310000041',
      ...DENIED,
    });
    const [row, ...others] = await listed(ticket, { case_type: 'CDL', status: 'Denied' });
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: `${ticket.id}.${id}`,
      case_type: 'CDL',
      status: 'Denied',
      claim_number: '310000041',
      violation: ticket.violations.map(({ violation }) => violation).join('; '),
      auth: { claim_id: id, ma_plan_class: '', paid_amount: '' },
    });
  });

  it('is one of five on the first page of what can be claimed on, where nothing else is asked', async () => {
    const ask = async (asked: object) => (await marian.ask('case_list', asked)).body.data;
    const asked = { status: 'Not Closed', case_type: 'Matter', page: 1, limit: 5 };
    const first = await ask({});
    expect(first).toEqual(await ask(asked));
    expect((first as { case_list: unknown[] }).case_list).toHaveLength(5);
    expect(await ask({ page: 2 })).not.toEqual(first);
  });

  it('is found by a day as people write it, in short or with spaces around it, and by numbers with spaces', async () => {
    const claim = {
      case_id: one.id,
      number: '210000042',
      ...paidWith(10.5),
      paid_on: '2026-02-03',
    };
    await addClaim(server.app.store, claim);
    const found = async (asked: object) =>
      (await listed(one, { status: 'Closed', ...asked })).length;
    for (const check_date of ['2/3/2026', '02/03/2026', '2026-02-03', ' 2/3/2026 ', ''])
      expect([check_date, await found({ check_date })]).toEqual([check_date, 1]);
    for (const check_date of ['2/3/26', '3/2/2026', 'x2/3/2026', '2/3/20266', '2/30/2026'])
      expect([check_date, await found({ check_date })]).toEqual([check_date, 0]);
    expect(await found({ member_id: ` ${one.member_number} `, check_number: ' 7001 ' })).toBe(1);
  });
});
