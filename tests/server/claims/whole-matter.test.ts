// All that is told of a Matter case on the claims page: each fact of it, what is left of the authorized amount, and where it stands.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { madePdf } from '../helpers/odd-files.ts';
import { Claimant, type Matter, wholeClaim } from './claiming.ts';
import { addClaim, DENIED, paidWith, setCase } from './known-work.ts';

/** The types of documents, each with whether a divorce requires it and shows it. */
const OF_A_DIVORCE = Object.fromEntries(
  (
    [
      ['Business Registration', false, false],
      ['Copy of Disposition', false, false],
      ['Copy of Docket', false, false],
      ['Copy of Settlement', false, false],
      ['Demand Letter', false, false],
      ['Detailed Billing Invoice', true, true],
      ['Document Executed Sign', false, false],
      ['Executed Application', false, false],
      ['Executed Pre Nuptial', false, false],
      ['Final Judgment Order', false, true],
      ['Hearing Notice', false, true],
      ['Meeting of Creditors', false, false],
      ['Signed Members Acknowledgement', false, true],
      ['Other File', false, false],
    ] as const
  ).map(([name, required, show]) => [name, { required, show }]),
);

const NO_CLAIM = {
  claim_id: '',
  claim_number: '',
  claim_status: '',
  claim_amount: null,
  claim_hours: null,
  paid_amount: null,
  paid_date: '',
  check_number: '',
  claim_tool_date: '',
  attorney_digital_signature: '',
  can_reply: false,
  denied_reason: '',
  claim: {},
};

describe('a Matter case, opened on the claims page', () => {
  const server = aServer('postgres', { config: { demo: true, checkResponses: true } });
  let marian: Claimant;
  let one: Matter;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    one = await marian.open();
  });
  beforeEach(async () => {
    const { store } = server.app;
    await store.deleteFrom('claim').where('case_id', '=', one.id).execute();
    await setCase(store, one.id, {
      row: {
        plan_class: 'FAM',
        ticket_type: null,
        coverage: 'Divorce and Separation',
        sub_coverage: 'Uncontested divorce',
        status: 'Authorized',
        closed_at: null,
        // Late in the evening where the provider is.
        created_at: new Date('2026-02-01T03:30:00Z'),
        assigned_at: new Date('2026-02-03T04:00:00Z'),
      },
      detail: {
        company: 'Northern Freight',
        auth_number: 'A-77',
        authorized_amount: 1000,
        authorized_hours: 7.5,
        authorized_miles: 12.25,
      },
    });
  });
  const add = (claim: Partial<Parameters<typeof addClaim>[1]> & { number: string }) =>
    addClaim(server.app.store, { case_id: one.id, ...claim });
  const open = async (more: object = {}) => (await marian.matter(one.number, more)).one;

  it('tells each fact of it, and nothing of a claim where there is none', async () => {
    const facts = {
      id: one.id,
      number: one.number,
      own_case: one.number,
      case_type: 'Matter',
      status: 'Authorized',
      filter: 'Not Closed',
      member_name: one.member_name,
      member_number: one.member_number,
      company: 'Northern Freight',
      assigned_date: '2026-02-02',
      created_date: '2026-01-31',
      plan_class: 'FAM',
      ticket_type: '',
      desc: 'Divorce and Separation',
      sub_coverage: 'Uncontested divorce',
      m_coverage: 'Divorce and Separation',
      m_sub_coverage: 'Uncontested divorce',
      auth_id: 'A-77',
      authorized_amount: 1000,
      authorized_hours: 7.5,
      authorized_miles: 12.25,
      claimed_amount: 0,
      left_amount: 1000,
      claim_type: '',
      hindrance: '',
      required_documents: ['Detailed Billing Invoice'],
      shown_documents: [
        'Detailed Billing Invoice',
        'Final Judgment Order',
        'Hearing Notice',
        'Signed Members Acknowledgement',
      ],
    };
    expect(await open()).toEqual({ ...OF_A_DIVORCE, ...NO_CLAIM, ...facts });
  });

  it('tells nothing of what is not known of it, be it not agreed on yet or of an older store', async () => {
    const unknown = {
      auth_id: '',
      authorized_amount: null,
      authorized_hours: null,
      authorized_miles: null,
      left_amount: null,
      assigned_date: '',
    };
    await setCase(server.app.store, one.id, {
      row: { assigned_at: null },
      detail: {
        auth_number: null,
        authorized_amount: null,
        authorized_hours: null,
        authorized_miles: null,
      },
    });
    expect(await open()).toMatchObject({ ...unknown, company: 'Northern Freight' });
    const detail = server.app.store.selectFrom('case_detail').selectAll().where('id', '=', one.id);
    const { ...kept } = await detail.executeTakeFirstOrThrow();
    await server.app.store.deleteFrom('case_detail').where('id', '=', one.id).execute();
    expect(await open()).toMatchObject({ ...unknown, company: '' });
    await server.app.store
      .insertInto('case_detail')
      .values(kept as never)
      .execute();
  });

  it('counts what was asked of claims that wait, what was paid of those that are paid, and nothing of denied ones', async () => {
    await add({ number: '210000001', ...DENIED, amount: 300 });
    await add({ number: '210000002', ...paidWith(400.1), amount: 500 });
    expect(await open()).toMatchObject({ claimed_amount: 400.1, left_amount: 599.9 });
    await add({ number: '210000003', amount: 250.255 });
    expect(await open()).toMatchObject({ claimed_amount: 650.36, left_amount: 349.64 });
    // What was paid to whoever had the case before counts, too, and no less than nothing is left.
    await add({ number: '210000004', attorney_id: '10003', ...paidWith(300), amount: 300 });
    expect(await open()).toMatchObject({ claimed_amount: 700.1, left_amount: 299.9 });
    await add({ number: '210000005', attorney_id: '10003', ...paidWith(700), amount: 700 });
    expect(await open()).toMatchObject({ claimed_amount: 1400.1, left_amount: 0 });
  });

  it('tells of a claim that came another way what is known of it, by the names of the form', async () => {
    const claim_id = await add({
      number: '210000006',
      ...paidWith(450.5),
      amount: 500,
      invoice: 'INV-5',
    });
    expect(await open({ claim_id })).toMatchObject({
      filter: 'Closed',
      claim_type: '',
      claim_id,
      claim_number: '210000006',
      claim_status: 'Approved & Paid',
      claim_amount: 500,
      claim_hours: null,
      paid_amount: 450.5,
      paid_date: '2026-02-20',
      check_number: '700123',
      claim_tool_date: '',
      attorney_digital_signature: '',
      denied_reason: '',
      claim: { claim_amount: '500.00', attorney_invoice_claim: 'INV-5' },
    });
    await server.app.store
      .updateTable('claim')
      .set({ invoice: null })
      .where('id', '=', claim_id)
      .execute();
    expect((await open({ claim_id })).claim).toEqual({ claim_amount: '500.00' });
  });

  it('tells of a claim that was sent what was sent', async () => {
    const sent = { ...wholeClaim(await open()), claim_hours: 4.5 };
    const made = await marian.claim(one.number, sent);
    expect(made.status).toBe(200);
    const told = await open();
    expect(told).toMatchObject({
      filter: 'In Process',
      claim_status: 'Intake',
      claim_type: '',
      claim_amount: 640,
      claim_hours: 4.5,
      claim_tool_date: '2026-03-02',
      attorney_digital_signature: 'Marian Whitlock',
      claimed_amount: 640,
      left_amount: 360,
    });
    expect(told.claim).toMatchObject({ note: sent.note, claim_amount: '640.00', claim_hours: 4.5 });
  });

  it('lists the claims on it, the newest first, with the files that those which wait for the desk wait for', async () => {
    const announced = JSON.stringify({
      files: [{ name: 'a.pdf', prefix: 'OTHR' }, 'odd', { name: 'b.pdf' }],
    });
    const at = (day: string) => new Date(`2026-02-${day}T03:00:00Z`);
    const ids = [
      await add({ number: '210000011', created_at: at('10'), amount: 99.9, announced }),
      await add({ number: '210000012', created_at: at('12'), ...paidWith(10), announced }),
      await add({ number: '210000013', created_at: at('11'), ...DENIED, announced: '{}' }),
    ];
    const { claims } = await marian.matter(one.number);
    expect(claims).toEqual([
      {
        id: ids[1],
        claim_number: '210000012',
        claim_status: 'Approved & Paid',
        claim_amount: '100.00',
        created_date: '2026-02-11',
        missing_files: [],
      },
      {
        id: ids[2],
        claim_number: '210000013',
        claim_status: 'Denied',
        claim_amount: '100.00',
        created_date: '2026-02-10',
        missing_files: [],
      },
      {
        id: ids[0],
        claim_number: '210000011',
        claim_status: 'In Process',
        claim_amount: '99.90',
        created_date: '2026-02-09',
        missing_files: [
          { name: 'a.pdf', prefix: 'OTHR' },
          { name: 'b.pdf', prefix: '' },
        ],
      },
    ]);
  });

  it('waits no more for a file that has come, whatever its capitals, but for one of another type', async () => {
    const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ({ name, prefix: 'OTHR' }));
    const claim = { number: '210000014', announced: JSON.stringify({ files }) };
    const claim_id = await add(claim);
    const bodies = await Promise.all([madePdf(), madePdf()]);
    const sent = [
      { name: 'A.PDF', prefix: 'OTHR', body: bodies[0] },
      { name: 'b.pdf', prefix: 'DINV', body: bodies[1] },
    ];
    const answer = await marian.upload('upload_matter_claim_files', { claim_id }, sent);
    expect(answer.status).toBe(200);
    const { claims } = await marian.matter(one.number);
    expect(claims[0]?.missing_files).toEqual(files.slice(1));
  });
});
