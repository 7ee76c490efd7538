// A claim whose case has gone to somebody else: whoever sent it reads it, and nothing of whoever has the case now.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import type { Answer } from '../helpers/app.ts';
import { madePdf } from '../helpers/odd-files.ts';
import { type Cdl, Claimant, type Matter, wholeClaim } from './claiming.ts';
import { addClaim, DENIED, paidWith, setCase } from './known-work.ts';

const [SENDER, HOLDER] = ['10001', '10003'] as const;
const NONE = [{ status: 'Not Found', data: {} }];
const idOf = (made: Answer) =>
  (made.body.data as unknown as { data: { claim_id: string; claim_number: string } }).data;

describe('a case that has gone to somebody else', () => {
  const server = aServer('postgres', { config: { demo: true, checkResponses: true } });
  let marian: Claimant;
  let other: Claimant;
  let third: Claimant;
  let one: Matter;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    other = await Claimant.of(server.app, 'demoattorney3');
    third = await Claimant.of(server.app, 'demoattorney4');
    one = await marian.open();
  });
  const give = (attorney_id: string | null, more: object = {}) =>
    setCase(server.app.store, one.id, { row: { attorney_id, ...more } });
  beforeEach(async () => {
    await server.app.store.deleteFrom('claim').where('case_id', '=', one.id).execute();
    const row = {
      ...{ attorney_id: SENDER, plan_class: 'FAM', ticket_type: null, closed_at: null },
      ...{ coverage: 'General Practice', status: 'Authorized', note: 'For the first attorney.' },
    };
    await setCase(server.app.store, one.id, { row, detail: { authorized_amount: 1000 } });
  });
  /** What is entered, authorized, paid and said after it went. */
  const goOn = async () => {
    await give(HOLDER, {
      ...{ status: 'Pending Court Date', note: 'SECRET of the holder' },
      assigned_at: new Date('2026-03-01T12:00:00Z'),
    });
    await setCase(server.app.store, one.id, {
      detail: { auth_number: 'A-SECRET', authorized_amount: 4321, authorized_hours: 43.25 },
    });
    return addClaim(server.app.store, {
      ...{ case_id: one.id, number: '240000002', attorney_id: HOLDER, invoice: 'INV-SECRET' },
      ...{ amount: 987, ...paidWith(876), check_number: 'CHECK-SECRET' },
    });
  };
  // Amounts as values of their own: an id, or the time of day, may hold the same digits.
  const SECRETS =
    /SECRET|240000002|(?<![\w.-])(?:4321|43\.25|987|876)(?!\w)|Pending Court Date|2026-03-01/;
  const claimed = async () => idOf(await marian.claim(one.number, wholeClaim()));

  it('is read by whoever claimed on it, with their claim and what it is about', async () => {
    const { claim_id, claim_number } = await claimed();
    await goOn();
    const { one: read, claims } = await marian.matter(one.number, { claim_id });
    expect(read).toMatchObject({
      ...{ number: one.number, member_name: one.member_name, desc: 'General Practice' },
      ...{ has_left: true, claim_id, claim_number, filter: 'In Process', claim_type: '' },
      ...{ status: '', assigned_date: '', auth_id: '', authorized_amount: null },
      ...{ left_amount: null, claimed_amount: 640 },
    });
    expect(read.claim).toMatchObject({ claim_amount: '640.00', note: wholeClaim().note });
    expect(claims.map(({ id }) => id)).toEqual([claim_id]);
    const thread = await marian.browser.post('/api/claims/thread', { claim_id }, marian.token);
    expect(thread.status).toBe(200);
  });

  it('tells them nothing of whoever has it now, asked for by whichever id', async () => {
    const { claim_id } = await claimed();
    const theirs = await goOn();
    const asked = [
      { case_number: one.number },
      { case_number: one.number, claim_id },
      { case_number: one.number, claim_id: theirs },
      { case_number: one.number, claim_id: theirs, auth_id: 'A-SECRET', ap_id: one.id },
    ];
    for (const of of asked) {
      const { body } = await marian.ask('matter_case_details', of);
      expect(JSON.stringify(body)).not.toMatch(SECRETS);
      expect(body.data).toMatchObject([{ status: 'Success', data: { 0: { claim_id } } }]);
    }
    for (const status of ['Not Closed', 'In Process', 'Closed', 'Denied', 'Referral']) {
      const { items } = await marian.list({ status, case_number: one.number });
      expect(JSON.stringify(items)).not.toMatch(SECRETS);
      expect(items.length).toBe(status === 'In Process' ? 1 : 0);
    }
    const track = { case_number: one.number };
    const refused = await marian.browser.post('/api/cases/track', track, marian.token);
    expect(refused.status).toBe(404);
  });

  it('takes no other claim of theirs, though all of theirs were paid', async () => {
    await addClaim(server.app.store, { case_id: one.id, number: '240000001', ...paidWith(100) });
    await give(HOLDER);
    const { one: read } = await marian.matter(one.number);
    expect(read).toMatchObject({ filter: 'Closed', claim_type: '', paid_amount: 100 });
    const refused = await marian.claim(one.number, wholeClaim());
    expect(refused.status).toBe(404);
  });

  it('is whole for whoever has it, with none of the claims, files and words before', async () => {
    const { claim_id, claim_number } = await claimed();
    const fields = { claim_id, claim_number };
    const file = { name: 'before.pdf', body: await madePdf(() => undefined), prefix: 'OTHR' };
    expect((await marian.upload('upload_matter_claim_files', fields, [file])).status).toBe(200);
    await give(HOLDER);
    const { one: read, claims } = await other.matter(one.number, { claim_id });
    expect(read).toMatchObject({ status: 'Authorized', claim_id: '', claim: {} });
    expect(read).not.toHaveProperty('has_left');
    expect(claims).toEqual([]);
    const text = JSON.stringify([read, (await other.list({ status: 'In Process' })).items]);
    expect(text).not.toContain(claim_id);
    const key = 'before.pdf';
    for (const [call, body] of [
      ['thread', { claim_id }],
      ['file', { claim_id, key }],
      ['reply', { claim_id, description: 'Mine?' }],
    ] as const) {
      const answer = await other.browser.post(`/api/claims/${call}`, body, other.token);
      expect([call, answer.status]).toEqual([call, 404]);
    }
    const sent = await other.upload('upload_matter_claim_files', fields, [file]);
    expect(sent.status).toBe(404);
  });

  it('is none for whoever never claimed on it, and once nobody has it for nobody but the sender', async () => {
    const { claim_id } = await claimed();
    const asked = { case_number: one.number, claim_id };
    for (const holder of [HOLDER, null]) {
      await give(holder);
      const { body } = await third.ask('matter_case_details', asked);
      expect(body.data).toEqual(NONE);
      expect((await marian.matter(one.number)).one).toMatchObject({ claim_id, has_left: true });
    }
    expect((await other.ask('matter_case_details', asked)).body.data).toEqual(NONE);
  });

  it('is whole again for whoever it comes back to', async () => {
    const { claim_id } = await claimed();
    await give(HOLDER);
    await give(SENDER);
    const { one: read } = await marian.matter(one.number);
    expect(read).toMatchObject({ status: 'Authorized', claim_id, authorized_amount: 1000 });
    expect(read).not.toHaveProperty('has_left');
  });

  describe('of a driver', () => {
    let ticket: Cdl;
    beforeAll(async () => {
      const [first] = (await marian.list({ case_type: 'CDL' })).items;
      ticket = await marian.cdl(first?.number ?? '');
    });
    const first = 0;
    const end = (violation: string, disposition: string, fine: number) => ({
      id: violation,
      ...{ disposition, final_point: 2, total_due_amount: fine },
    });

    it('ended for the sender as their claim said, whatever was entered since', async () => {
      const { store } = server.app;
      const violation = ticket.violations[first]?.id ?? '';
      const cdl_data = {
        ...{ notes: 'Reduced.', digital_sign: 'Marian Whitlock', date: '03/02/2026' },
        violations: [end(violation, '6', 120.25)],
      };
      const case_details = { number: ticket.number, case_type: 'CDL' };
      const made = await marian.ask('create_claim', { data: { case_details, cdl_data } });
      const { claim_id } = idOf(made);
      await setCase(store, ticket.id, {
        row: { attorney_id: HOLDER, status: 'Pending Court Date' },
        detail: { attorney_fee: 987, certified_disposition_fee: 876, fine_due_on: '2026-03-01' },
      });
      const entered = { disposition: '7', final_point: 9, total_due_amount: 4321 };
      const rows = store.updateTable('case_violation').where('case_id', '=', ticket.id);
      await rows.set(entered).execute();
      const read = await marian.cdl(ticket.number, { claim_id });
      expect(JSON.stringify(read)).not.toMatch(SECRETS);
      expect(read).toMatchObject({ has_left: true, claim_id, Note: 'Reduced.', status: '' });
      expect(read.violations[first]).toMatchObject({
        ...{ id: violation, disposition: '6', final_point: 2, total_due_amount: 120.25 },
        citation_number: ticket.violations[first]?.citation_number,
      });
      expect((await other.cdl(ticket.number)).violations[first]).toMatchObject(entered);

      // Of a claim that came another way nothing is known of how violations ended.
      await store.deleteFrom('claim').where('case_id', '=', ticket.id).execute();
      const kind = { kind: 'CDL', case_id: ticket.id, number: '340000001' } as const;
      await addClaim(store, { ...kind, ...DENIED });
      const [bare] = (await marian.cdl(ticket.number)).violations;
      expect(bare).toMatchObject({ id: violation, disposition: '', total_due_amount: null });
    });
  });
});
