// All that is told of a CDL case on the claims page, and what is kept of a claim on it: how each violation ended.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { type Cdl, Claimant } from './claiming.ts';
import { addClaim, DENIED, paidWith, setCase } from './known-work.ts';

const NOT_ENDED = {
  issued_state_point: null,
  final_point: null,
  disposition: null,
  init_fine_amount: null,
  total_due_amount: null,
  final_court_cost_due: null,
};
const SIGNED = { notes: 'Reduced.', date: '03/02/2026' };

describe('a CDL case, opened on the claims page', () => {
  const server = aServer('postgres', { config: { demo: true, checkResponses: true } });
  let marian: Claimant;
  let id = '';
  let number = '';
  let member: Cdl;
  const violations = [randomUUID(), randomUUID(), randomUUID()] as const;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    const [ticket] = (await marian.list({ case_type: 'CDL' })).items;
    number = ticket?.number ?? '';
    member = await marian.cdl(number);
    ({ id } = member);
  });
  beforeEach(async () => {
    const { store } = server.app;
    await store.deleteFrom('claim').where('case_id', '=', id).execute();
    await store.deleteFrom('case_violation').where('case_id', '=', id).execute();
    await setCase(store, id, {
      row: {
        ticket_type: 'Ticket',
        coverage: 'Accidents',
        sub_coverage: 'Preventable accident',
        status: 'Authorized',
        created_at: new Date('2026-02-01T03:30:00Z'),
        assigned_at: new Date('2026-02-03T04:00:00Z'),
        closed_at: null,
      },
      detail: {
        company: 'Northern Freight',
        auth_number: null,
        authorized_amount: null,
        attorney_fee: 225.5,
        certified_disposition_fee: 15.25,
        fine_due_on: '2026-04-01',
      },
    });
    const ends = [
      { ...NOT_ENDED, issued_state_point: 4, init_fine_amount: 200.5 },
      { ...NOT_ENDED, final_point: 2, disposition: '6', total_due_amount: 120.25 },
      { ...NOT_ENDED, final_court_cost_due: 30.5 },
    ];
    const rows = ends.map((end, place) => ({
      ...end,
      id: violations[place] ?? '',
      case_id: id,
      place,
      citation_number: `T-${place}`,
      violation: `Violation ${place}`,
    }));
    await store.insertInto('case_violation').values(rows).execute();
  });
  const claim = (cdl_data: object) =>
    marian.ask('create_claim', {
      data: { case_details: { number, case_type: 'CDL' }, cdl_data, pdfFile: [] },
    });
  const add = (more: object) =>
    addClaim(server.app.store, { kind: 'CDL', case_id: id, number: '310000001', ...more });

  it('tells each fact of it, and how each violation stands', async () => {
    expect(await marian.cdl(number)).toEqual({
      id,
      number,
      own_case: number,
      hindrance: '',
      case_type: 'CDL',
      status: 'Authorized',
      filter: 'Not Closed',
      member_name: member.member_name,
      member_number: member.member_number,
      company: 'Northern Freight',
      assigned_date: '2026-02-02',
      created_date: '2026-01-31',
      plan_class: member.plan_class,
      ticket_type: 'Ticket',
      desc: 'Accidents',
      sub_coverage: 'Preventable accident',
      attorney_invoice_claim: '',
      certified_disposition_fee: 15.25,
      cdl_certified_disposition_fee: 15.25,
      attorney_fee: 225.5,
      Note: '',
      fine_due_date: '2026-04-01',
      cdl_c_fine_due_date: '2026-04-01',
      county_civil_criminal: '',
      claim_id: '',
      claim_number: '',
      claim_status: '',
      claim_amount: null,
      claim_tool_date: '',
      attorney_digital_signature: '',
      check_number: '',
      check_date: '',
      paid_amount: null,
      can_reply: false,
      denied_reason: '',
      claim: {},
      required_documents: [],
      shown_documents: ['Copy of Disposition', 'Copy of Docket'],
      claim_data: [],
      violations: [
        {
          ...NOT_ENDED,
          id: violations[0],
          citation_number: 'T-0',
          violation: 'Violation 0',
          issued_state_point: 4,
          disposition: '',
          init_fine_amount: 200.5,
          final_total_due_driver: null,
        },
        {
          ...NOT_ENDED,
          id: violations[1],
          citation_number: 'T-1',
          violation: 'Violation 1',
          final_point: 2,
          disposition: '6',
          total_due_amount: 120.25,
          final_total_due_driver: 120.25,
        },
        {
          ...NOT_ENDED,
          id: violations[2],
          citation_number: 'T-2',
          violation: 'Violation 2',
          disposition: '',
          final_court_cost_due: 30.5,
          final_total_due_driver: 30.5,
        },
      ],
    });
    await setCase(server.app.store, id, { detail: { fine_due_on: null, attorney_fee: null } });
    expect(await marian.cdl(number)).toMatchObject({
      fine_due_date: '',
      cdl_c_fine_due_date: '',
      attorney_fee: null,
    });
  });

  it('tells a claim that was paid or denied as the store knows it', async () => {
    const claim_id = await add({ ...paidWith(225.5), amount: 225.5, invoice: 'T-INV' });
    expect(await marian.cdl(number, { claim_id })).toMatchObject({
      filter: 'Closed',
      claim_id,
      claim_number: '310000001',
      claim_amount: 225.5,
      paid_amount: 225.5,
      check_date: '2026-02-20',
      check_number: '700123',
      attorney_invoice_claim: 'T-INV',
      denied_reason: '',
      claim: { claim_amount: '225.50', invoice: 'T-INV' },
      claim_data: [{ id: claim_id, claim_number: '310000001' }],
    });
    const { store } = server.app;
    const row = { ...DENIED, paid_amount: null, paid_on: null, invoice: null };
    await store.updateTable('claim').set(row).where('id', '=', claim_id).execute();
    expect(await marian.cdl(number)).toMatchObject({
      filter: 'Denied',
      check_date: '',
      attorney_invoice_claim: '',
      denied_reason: '{"reason":"The services were not authorized."}',
      claim: { claim_amount: '225.50' },
    });
  });

  it('tells a claim that was sent, with its own day the fine is due, and keeps how each violation ended', async () => {
    const sent = {
      ...SIGNED,
      invoice: '  T-9 ',
      fine_due_date: '04/15/2026',
      county_civil_criminal: 'Kings County',
      digital_sign: 'Marian Whitlock',
      violations: [
        {
          id: violations[1],
          citation_number: 'mine',
          violation: 'mine',
          issued_state_point: 3,
          final_point: 0,
          disposition: '',
          init_fine_amount: 210.75,
          total_due_amount: 100,
          final_court_cost_due: 11.5,
        },
        { id: 'nobody’s', violation: 'mine', disposition: '6', final_point: 9 },
        { id: violations[0], issued_state_point: null, disposition: '6' },
      ],
    };
    const made = await claim(sent);
    expect([made.status, made.body.message]).toEqual([200, 'Claim created successfully.']);
    const { claim_id } = (made.body.data as { data: { claim_id: string } }).data;
    const told = await marian.cdl(number);
    expect(told).toMatchObject({
      filter: 'In Process',
      claim_id,
      claim_number: expect.stringMatching(/^3(0[1-9]|[1-9]\d)\d{6}$/),
      attorney_invoice_claim: 'T-9',
      claim_amount: 225.5,
      claim_tool_date: '2026-03-02',
      attorney_digital_signature: 'Marian Whitlock',
      Note: 'Reduced.',
      fine_due_date: '2026-04-15',
      cdl_c_fine_due_date: '2026-04-01',
      county_civil_criminal: 'Kings County',
    });
    const [first, second, third] = told.violations;
    expect(told.violations).toHaveLength(3);
    expect(first).toEqual({
      ...NOT_ENDED,
      id: violations[0],
      citation_number: 'T-0',
      violation: 'Violation 0',
      disposition: '6',
      init_fine_amount: 200.5,
      final_total_due_driver: null,
    });
    expect(second).toEqual({
      id: violations[1],
      citation_number: 'T-1',
      violation: 'Violation 1',
      issued_state_point: 3,
      final_point: 0,
      disposition: '',
      init_fine_amount: 210.75,
      total_due_amount: 100,
      final_court_cost_due: 11.5,
      final_total_due_driver: 111.5,
    });
    // Nothing was said of it: it stays as it was.
    expect(third).toMatchObject({ citation_number: 'T-2', final_court_cost_due: 30.5 });
    const { store } = server.app;
    const at = store.selectFrom('case_violation').where('case_id', '=', id).orderBy('place');
    const kept = await at.select(['place', 'disposition']).execute();
    expect(kept).toEqual([
      { place: 0, disposition: '6' },
      { place: 1, disposition: null },
      { place: 2, disposition: null },
    ]);
  });

  it('leaves the violations as they are where a claim says nothing of them, or none is known', async () => {
    const before = (await marian.cdl(number)).violations;
    expect((await claim(SIGNED)).status).toBe(200);
    expect((await marian.cdl(number)).violations).toEqual(before);
    const { store } = server.app;
    await store.deleteFrom('claim').where('case_id', '=', id).execute();
    await store.deleteFrom('case_violation').where('case_id', '=', id).execute();
    const made = await claim({ ...SIGNED, violations: [{ id: violations[0], violation: 'mine' }] });
    expect(made.status).toBe(200);
    const { violations: none, claim: told } = await marian.cdl(number);
    expect([none, told.violations]).toEqual([[], undefined]);
  });

  it.each(['odd', [1], [null], [[]], {}])('refuses violations of %j in words', async (odd) => {
    const { status, body } = await claim({ ...SIGNED, violations: odd });
    expect([status, body.status]).toEqual([422, 'error']);
    expect(body.faults?.[0]?.path).toMatch(/^\/violations/);
  });
});
