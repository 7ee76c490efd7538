// Making a claim: each check alone, one claim for a case however it is sent, and what a follow-up may be.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { Claimant, type Matter, wholeClaim } from './claiming.ts';

describe('a claim', () => {
  const server = aServer('postgres', { config: { demo: true } });
  let marian: Claimant;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
  });
  const needsInvoice = ({ required_documents }: Matter) =>
    required_documents.includes('Detailed Billing Invoice');
  const claimsOn = async (one: Matter) => (await marian.matter(one.number)).claims;

  it('is made of the form, and then stands under In Process', async () => {
    const one = await marian.open(needsInvoice);
    const made = await marian.claim(one.number, { ...wholeClaim(one), claim_number: '207000123' });
    expect(made).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        message: 'Claim created successfully.',
        data: { data: { claim_number: '207000123' } },
      },
    });
    const { claim_id } = (made.body.data as { data: { claim_id: string } }).data;
    const { items } = await marian.list({ status: 'In Process', case_number: one.number });
    expect(items).toMatchObject([{ claim_number: '207000123', status: 'Intake' }]);
    const shown = await marian.matter(one.number, { claim_id });
    expect(shown.one).toMatchObject({
      filter: 'In Process',
      claim_amount: 640,
      claim_tool_date: '2026-03-02',
      attorney_digital_signature: 'Marian Whitlock',
      claim: { payment_date: '2026-02-03', note: 'Hearing attended, order attached.' },
    });
    expect(shown.claims[0]?.missing_files.map(({ prefix }) => prefix)).toContain('DINV');
    const open = (await marian.list()).items.map(({ number }) => number);
    expect(open).not.toContain(one.number);
    const events = await server.app.store
      .selectFrom('matter_event')
      .select(['flow', 'move', 'who', 'to_status'])
      .where('subject_id', '=', claim_id)
      .execute();
    expect(events).toEqual([
      { flow: 'matter-claim', move: 'start', who: 'attorney', to_status: 'Intake' },
    ]);
  });

  it('is refused for all that is missing at once, and for each alone', async () => {
    const one = await marian.open(needsInvoice);
    const whole: Record<string, unknown> = wholeClaim(one);
    const inOrder = [
      ['files', 'Please upload required claim file.'],
      ['payment_date', 'Please Select Member First Contact Date'],
      ['claim_amount', 'Please enter a valid claim amount'],
      ['date_of_last_service', 'Please Select Date of Last Service'],
      ['digital_sign', 'Please Enter Digital Signature'],
      ['date', 'Please Select Date'],
      ['note', 'Please Enter Notes'],
    ] as const;
    for (const [at, [field, message]] of inOrder.entries()) {
      const { [field]: _, ...alone } = whole;
      const later = new Set<string>(inOrder.slice(at).map(([name]) => name));
      const before = Object.fromEntries(Object.entries(whole).filter(([name]) => !later.has(name)));
      const told = ([name, says]: readonly [string, string]) => ({
        ...{ path: `/${name}`, code: 'rule', message: says },
      });
      for (const [data, missing] of [
        [alone, [[field, message]]],
        [before, inOrder.slice(at)],
      ] as const) {
        const { status, body } = await marian.claim(one.number, data);
        expect([status, body.status]).toEqual([422, 'error']);
        expect(body.faults).toHaveLength(missing.length);
        expect(body.faults).toEqual(expect.arrayContaining(missing.map(told)));
      }
    }
    expect(await claimsOn(one)).toEqual([]);
  });

  it('asks no files for a consultation, whose service says so and not its coverage (MTR-13, OR-47)', async () => {
    const one = await marian.open(needsInvoice);
    const serve = (sub_coverage: string) =>
      server.app.store
        .updateTable('legal_case')
        .set({ sub_coverage })
        .where('number', '=', one.number)
        .execute();
    const { files: _, ...bare } = wholeClaim(one);
    await serve('Telephone advice');
    expect((await marian.claim(one.number, bare)).body.faults).toMatchObject([
      { message: 'Please upload required claim file.' },
    ]);
    await serve('Advice and Review/Consultation');
    expect((await marian.claim(one.number, bare)).status).toBe(200);
  });

  it('takes no negative amount, no amount in words, and zero (OR-110)', async () => {
    const one = await marian.open();
    for (const claim_amount of ['-1', 'much', '1e', ' '])
      expect(
        (await marian.claim(one.number, { ...wholeClaim(one), claim_amount })).body.faults,
      ).toMatchObject([{ message: 'Please enter a valid claim amount' }]);
    const made = await marian.claim(one.number, { ...wholeClaim(one), claim_amount: '0' });
    expect(made.status).toBe(200);
  });

  it('gets a number of its own where the one it came with is taken or none (MTR-18)', async () => {
    const first = await marian.open();
    await marian.claim(first.number, { ...wholeClaim(first), claim_number: '255555555' });
    const next = await marian.open();
    const made = await marian.claim(next.number, {
      ...wholeClaim(next),
      claim_number: '255555555',
    });
    const { claim_number } = (made.body.data as { data: { claim_number: string } }).data;
    expect(claim_number).toMatch(/^2(0[1-9]|[1-9]\d)\d{6}$/);
    expect(claim_number).not.toBe('255555555');
    const odd = await marian.open();
    const refused = await marian.claim(odd.number, {
      ...wholeClaim(odd),
      claim_number: '200123456',
    });
    expect(refused.status).toBe(422);
  });

  it('follows a paid one while less is paid than was authorized, once at a time', async () => {
    const again = (await marian.list()).items.find(({ status }) => status !== '');
    const { one } = await marian.matter(again?.number ?? '');
    const made = await marian.claim(one.number, { ...wholeClaim(one), claim_amount: '50.00' });
    expect([made.status, made.body.message]).toEqual([200, 'Claim created successfully.']);
    expect(await claimsOn(one)).toHaveLength(2);
    const second = await marian.claim(one.number, wholeClaim(one));
    expect(second).toMatchObject({ status: 422, body: { status: 'error' } });
    expect(second.body.faults).toContainEqual({
      path: '/claim_amount',
      code: 'rule',
      message: 'This case takes no claim: one was sent already, or the member is billed.',
    });
    // Paid in full, nothing follows it.
    const paid = {
      closed_at: sql<Date>`now()`,
      paid_amount: sql<number>`100000`,
      paid_on: '2026-03-01',
    };
    await server.app.store
      .updateTable('claim')
      .set(paid)
      .where('case_id', '=', one.id)
      .where('closed_at', 'is', null)
      .execute();
    expect((await marian.matter(one.number)).one).toMatchObject({
      filter: 'Closed',
      claim_type: '',
    });
    expect((await marian.claim(one.number, wholeClaim(one))).status).toBe(422);
  });

  it('is refused on a denied case, a referral, and a case of somebody else', async () => {
    const { items: denied } = await marian.list({ status: 'Denied' });
    const { items: referrals } = await marian.list({ status: 'Referral' });
    for (const { number } of [denied[0], referrals[0]].filter((one) => one !== undefined)) {
      const { status, body } = await marian.claim(number, wholeClaim());
      expect([status, body.status]).toEqual([422, 'error']);
    }
    const other = await Claimant.of(server.app, 'demoattorney3');
    const theirs = await other.open();
    expect(await marian.claim(theirs.number, wholeClaim(theirs))).toMatchObject({
      status: 404,
      body: { status: 'error', message: 'You have no case of this number.' },
    });
  });

  it('asks notes and a date of a CDL case, takes the agreed fee, and keeps how each violation ended', async () => {
    const [ticket] = (await marian.list({ case_type: 'CDL' })).items;
    const number = ticket?.number ?? '';
    const before = await marian.cdl(number);
    const violations = before.violations.map(({ id }) => ({
      id,
      violation: 'Something else',
      disposition: '6',
      total_due_amount: 120.25,
      final_court_cost_due: 30.5,
    }));
    const send = (cdl_data: object) =>
      marian.ask('create_claim', {
        data: { case_details: { number, case_type: 'CDL' }, cdl_data, pdfFile: [] },
      });
    const faults = async (data: object) =>
      (await send(data)).body.faults?.map(({ message }: { message: string }) => message);
    expect(await faults({ violations })).toEqual(['Please Enter Notes', 'Please Enter Date']);
    expect(await faults({ violations, notes: 'Reduced.' })).toEqual(['Please Enter Date']);
    const odd = [{ ...violations[0], disposition: '99' }];
    const whole = { notes: 'Reduced.', date: '03/02/2026', claim_amount: 5000 };
    expect((await send({ ...whole, violations: odd })).status).toBe(422);
    const made = await send({ ...whole, violations });
    expect(made.status).toBe(200);
    const { claim_id } = (made.body.data as { data: { claim_id: string } }).data;
    const after = await marian.cdl(number, { claim_id });
    expect(after).toMatchObject({
      filter: 'In Process',
      claim_status: 'Invoice received',
      claim_amount: before.attorney_fee,
      Note: 'Reduced.',
    });
    expect(after.violations[0]).toMatchObject({
      violation: before.violations[0]?.violation,
      disposition: '6',
      final_total_due_driver: 150.75,
    });
    expect((await send({ ...whole, violations })).status).toBe(422);
  });
});
