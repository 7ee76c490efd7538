// The page of a case: what one call tells its attorney of it, and nobody else.
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { aServer } from '../helpers/a-server.ts';
import { type Answer, pdf } from '../helpers/app.ts';
import { madePdf } from '../helpers/odd-files.ts';
import { Attorney, madeId } from '../helpers/requests.ts';
import { Claimant, type Matter, wholeClaim } from './claiming.ts';
import { addClaim, DENIED, paidWith, setCase } from './known-work.ts';

type Work = AnswerOf<'case_work'>['data'];
const idOf = (made: Answer) =>
  (made.body.data as unknown as { data: { claim_id: string; claim_number: string } }).data;
const DAY = 24 * 3600 * 1000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

describe('the work of a case', () => {
  const server = aServer('postgres', { config: { demo: true, checkResponses: true } });
  let marian: Claimant;
  let other: Claimant;
  let one: Matter;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    other = await Claimant.of(server.app, 'demoattorney3');
    one = await marian.open();
  });
  const ask = (who: Claimant, case_number: string): Promise<Answer> =>
    who.browser.post('/api/cases/work', { case_number }, who.token);
  const work = async (): Promise<Work> => {
    const { status, body } = await ask(marian, one.number);
    expect([status, body.message]).toEqual([200, undefined]);
    return body.data as Work;
  };
  /** As it was given out so many days ago, with nothing claimed on it. */
  const begin = async (days: number, row: object = {}, detail: object = {}) => {
    const { store } = server.app;
    await store.deleteFrom('claim').where('case_id', '=', one.id).execute();
    const was = {
      ...{ plan_class: 'FAM', closed_at: null, status: 'Authorized', attorney_id: '10001' },
      ...{ coverage: 'General Practice', ticket_type: null },
      ...{ assigned_at: daysBefore(server.now, days), note: 'Ask for the order.' },
    };
    const authorized = { auth_number: 'A-1', authorized_amount: 1000, authorized_hours: 8 };
    await setCase(store, one.id, {
      row: { ...was, ...row },
      detail: { ...authorized, authorized_miles: 30, ...detail },
    });
  };

  it('says whose it is about, what was authorized, and until when it is to be billed', async () => {
    await begin(21);
    const member = await server.app.store
      .selectFrom('plan_member')
      .innerJoin('legal_case', 'legal_case.member_id', 'plan_member.id')
      .select(['plan_member.number', 'phone', 'address1'])
      .where('legal_case.id', '=', one.id)
      .executeTakeFirstOrThrow();
    const told = await work();
    expect(told.member).toMatchObject({ name: one.member_name, ...member });
    expect(told.case).toMatchObject({
      ...{ id: one.id, number: one.number, case_type: 'Matter', auth_id: 'A-1' },
      ...{ status: 'Authorized', note: 'Ask for the order.', plan_class: 'FAM' },
    });
    expect(told.amounts).toMatchObject({
      ...{ authorized_amount: 1000, authorized_hours: 8, authorized_miles: 30 },
      ...{ claimed_amount: 0, left_amount: 1000 },
    });
    expect(told.billing).toMatchObject({ days: 21, left: 69 });
    expect(told).toMatchObject({ can_claim: true, can_request: true, hindrance: '', claims: [] });
  });

  it('counts the ninety days from the claim before, and not while one is decided', async () => {
    await begin(200);
    expect((await work()).billing).toMatchObject({ days: 200, left: -110 });
    const claim = { case_id: one.id, number: '240000101', amount: 300, attorney_id: '10001' };
    const sent = daysBefore(server.now, 10);
    const id = await addClaim(server.app.store, { ...claim, submitted_at: sent, created_at: sent });
    expect(await work()).toMatchObject({ billing: null, can_claim: false, hindrance: '' });
    await server.app.store.updateTable('claim').set(paidWith(300)).where('id', '=', id).execute();
    const told = await work();
    expect(told).toMatchObject({ billing: { days: 10, left: 80 }, can_claim: true });
    expect(told.amounts).toMatchObject({ claimed_amount: 300, left_amount: 700 });
    expect(told.claims).toMatchObject([{ id, claim_number: '240000101', paid_amount: 300 }]);
  });

  it('says why nothing should be billed yet, and of a case that takes no claim nothing of it', async () => {
    await begin(1, { status: 'Assigned to Attorney' });
    expect((await work()).hindrance).toBe('accept');
    await begin(1, { status: 'Pending Confirmation' });
    expect((await work()).hindrance).toBe('confirm');
    await begin(1, {}, { auth_number: null, authorized_amount: null });
    expect((await work()).hindrance).toBe('authorize');
    for (const row of [{ plan_class: 'REF' }, { status: 'Closed', closed_at: server.now }]) {
      await begin(1, row, { auth_number: null });
      expect(await work()).toMatchObject({ hindrance: '', billing: null, can_claim: false });
      expect((await work()).can_request).toBe(false);
    }
  });

  it('has its requests, and the files of both sides, each by what it came with', async () => {
    await begin(5);
    const asking = await Attorney.of(server.app, '1');
    const before = await work();
    const letter = await asking.uploaded('request', pdf('Letter.pdf'));
    const asked = { matter_id: one.id, subject: 'A second hearing', files: [letter] };
    const id = madeId(await asking.create(asked));
    const { claim_id, claim_number } = idOf(await marian.claim(one.number, wholeClaim()));
    const order = { name: 'order.pdf', body: await madePdf(() => undefined), prefix: 'OTHR' };
    const fields = { claim_id, claim_number };
    expect((await marian.upload('upload_matter_claim_files', fields, [order])).status).toBe(200);
    const told = await work();
    expect(told.requests[0]).toMatchObject({ id, subject: 'A second hearing', new_reply: false });
    expect(told.requests.length).toBe(before.requests.length + 1);
    expect(told.claims.map((claim) => claim.id)).toEqual([claim_id]);
    const files = told.files.filter(({ subject }) => subject === id || subject === claim_id);
    expect(files).toMatchObject([
      { thing: 'claim', name: 'order.pdf', about: claim_number, by: 'attorney' },
      { thing: 'request', name: 'Letter.pdf', about: 'A second hearing', by: 'attorney' },
    ]);
    const { key = '' } = files[0] ?? {};
    const found = await marian.browser.get(
      `/api/claims/file?${new URLSearchParams({ claim_id, key })}`,
      marian.token,
    );
    expect(found.status).toBe(200);
  });

  it('asks in the words of the desk where a claim waits for its attorney', async () => {
    await begin(5);
    await addClaim(server.app.store, {
      ...{ case_id: one.id, number: '240000102', attorney_id: '10001' },
      status: 'Requested More Info',
    });
    expect((await work()).asked).toMatchObject([{ claim_number: '240000102' }]);
  });

  it('is told to nobody but whoever has the case, also where they claimed on it', async () => {
    await begin(5);
    const claim = { case_id: one.id, number: '240000103', attorney_id: '10003', ...DENIED };
    await addClaim(server.app.store, claim);
    expect((await ask(other, one.number)).status).toBe(404);
    expect((await ask(marian, 'none-such')).status).toBe(404);
    expect((await other.browser.post('/api/cases/work', { case_number: one.number })).status).toBe(
      401,
    );
    expect((await work()).claims).toEqual([]);
    await setCase(server.app.store, one.id, { row: { attorney_id: '10003' } });
    expect((await ask(marian, one.number)).status).toBe(404);
    const theirs = (await ask(other, one.number)).body.data as Work;
    expect(theirs.claims.map(({ claim_number }) => claim_number)).toEqual(['240000103']);
    expect(theirs.requests).toEqual([]);
  });
});
