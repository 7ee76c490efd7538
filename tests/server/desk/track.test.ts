// The tracks of one matter, for the attorney and for the desk: in the order of time, each thing once, whoever tells it.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Claimant, wholeClaim } from '../claims/claiming.ts';
import { tokenOf } from '../helpers/accounts.ts';
import { Attorney, madeId } from '../helpers/requests.ts';
import { aDesk } from './a-desk.ts';

type Track = AnswerOf<'case_track'>['data'];
const titles = ({ entries }: Track) => entries.map(({ title }) => title);
const MINUTE = 60_000;

describe('the tracks of a matter', () => {
  const desk = aDesk('requests');
  const { server } = desk;
  const ofDesk = async (id: string) => (await desk.ask('track', { id, queue: undefined })).body;
  const trackOf = async (id: string) => (await ofDesk(id)).data as Track;
  const own = async (marian: Attorney, case_number: string) =>
    marian.call('/api/cases/track', { case_number });
  const later = () => {
    server.now = new Date(server.now.getTime() + MINUTE);
  };
  const inQueue = (queue: string, id: string) =>
    desk.ask('item', { queue, id }).then(({ body }) => body.data as AnswerOf<'desk_item'>['data']);
  const move = async (queue: string, id: string, name: string, answers: object = {}) => {
    later();
    const { item, seen } = await inQueue(queue, id);
    const known = { from: item.status, seen, confirmed: true };
    const moved = { queue, id, move: name, ...known, ...answers };
    const { status, body } = await desk.ask('move', moved);
    expect([name, status, body.message]).toEqual([name, 200, undefined]);
  };

  /** A matter of Marian's that somebody else could have, and who. */
  const givable = async (marian: Attorney) => {
    for (const { case: number, matter_id } of await marian.matters()) {
      const { facts } = await inQueue('cases', matter_id);
      const there = facts.find(({ label }) => label === 'Practice there')?.value ?? '';
      if (there !== '') return { number, matter_id, next: there.split(' ')[0] ?? '' };
    }
    throw new Error('Nobody else practises there.');
  };

  it('tell of an old matter what its rows remember', async () => {
    const { item, case: caseId, said } = await desk.first('Completed');
    const { case: one, facts, entries } = await trackOf(caseId);
    expect(one.number).toBe(item.number);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort());
    const ofRequest = entries.filter(({ subject }) => subject === item.id);
    expect(ofRequest.map(({ title }) => title)).toEqual([
      'Authorization requested',
      ...said.slice(1, -1).map(() => 'Reply'),
      'Request completed',
    ]);
    expect(ofRequest.map(({ words }) => words)).toEqual(said.map(({ words }) => words));
    expect(ofRequest.at(-1)).toMatchObject({ status: 'Completed', about: item.subject });
    expect(facts.map(({ label }) => label)).toContain('Assigned');
  });

  it('tell what was done since once, though rows and log both have it', async () => {
    const { item, case: caseId, said } = await desk.first('Open');
    const before = await trackOf(caseId);
    await move('requests', item.id, 'reply', { note: 'Please send the docket.' });
    later();
    const marian = await Attorney.of(server.app, '1');
    await marian.reply(item.id, { description: 'Here it is.' });
    await move('requests', item.id, 'complete', { note: 'Granted.' });
    const { entries } = await trackOf(caseId);
    const fresh = entries.slice(before.entries.length);
    expect(entries.slice(0, before.entries.length)).toEqual(before.entries);
    expect(fresh.map(({ title, words, status }) => [title, words, status])).toEqual([
      ['Reply', 'Please send the docket.', 'Open'],
      ['Reply', 'Here it is.', 'Open'],
      ['Request completed', 'Granted.', 'Completed'],
    ]);
    expect(said.length).toBeGreaterThan(0);
  });

  it('go from the claim to its payment, and say what was claimed and paid', async () => {
    const claimant = await Claimant.of(server.app);
    const one = await claimant.open();
    later();
    const made = await claimant.claim(one.number, wholeClaim(one));
    const { claim_id } = (made.body.data as { data: { claim_id: string } }).data;
    for (const name of ['take', 'propose']) await move('claims', claim_id, name);
    const payment = { paid_amount: '600', check_number: '700123', paid_on: '2026-03-02' };
    await move('claims', claim_id, 'approve', payment);
    const marian = await Attorney.of(server.app, '1');
    const { data } = (await own(marian, one.number)).body as unknown as AnswerOf<'case_track'>;
    const ofClaim = data.entries.filter(({ subject }) => subject === claim_id);
    expect(ofClaim.map(({ title }) => title)).toEqual([
      'Claim submitted',
      'Claim taken into process',
      'Claim proposed for payment',
      'Claim approved and paid',
    ]);
    expect(ofClaim[0]?.facts).toContainEqual({
      label: 'Claimed',
      value: '640.00',
      format: 'money',
    });
    expect(ofClaim[3]?.facts).toEqual([
      { label: 'Paid', value: '600.00', format: 'money' },
      { label: 'Check', value: '700123', format: 'text' },
      { label: 'Paid on', value: '2026-03-02', format: 'date' },
    ]);
    expect(data.facts).toContainEqual({ label: 'Paid', value: '600.00', format: 'money' });
  });

  it('are closed to whoever no longer has the case, and tell the next one nothing of the time before', async () => {
    const marian = await Attorney.of(server.app, '1');
    const { number, matter_id, next } = await givable(marian);
    madeId(await marian.create({ matter_id, description: 'Between me and the desk.' }));
    const note = 'Marian is on leave.';
    await move('cases', matter_id, 'assign', { attorney_number: next, note });
    expect((await own(marian, number)).status).toBe(404);

    const whole = await trackOf(matter_id);
    expect(whole.entries.at(-1)).toMatchObject({ title: 'Case assigned', words: note });
    expect(titles(whole)).toContain('Authorization requested');
    await server.app.store
      .updateTable('legal_case')
      .set({ attorney_id: '10003' })
      .where('id', '=', matter_id)
      .execute();
    // What was done while it was somebody else's stays with them.
    const other = await Attorney.of(server.app, '3');
    const { data } = (await own(other, number)).body as unknown as AnswerOf<'case_track'>;
    expect(data.entries).toEqual([]);
    expect(data.facts).toContainEqual({ label: 'Requests', value: '0', format: 'text' });
  });

  it('keep what the desk says to itself from the attorney', async () => {
    const marian = await Attorney.of(server.app, '1');
    const { number, matter_id, next } = await givable(marian);
    const give = async (attorney_number: string) =>
      move('cases', matter_id, 'assign', { attorney_number, note: 'The member asked for her.' });
    await give(next);
    await give('10001');
    const { data } = (await own(marian, number)).body as unknown as AnswerOf<'case_track'>;
    expect(data.entries.at(-1)).toMatchObject({ title: 'Case assigned', words: '' });
    expect((await trackOf(matter_id)).entries.at(-1)?.words).toBe('The member asked for her.');
  });

  it('are nobody else’s', async () => {
    const marian = await Attorney.of(server.app, '1');
    const [matter] = await marian.matters();
    const { case: case_number = '', matter_id: id = '' } = matter ?? {};
    const other = await Attorney.of(server.app, '3');
    for (const number of [case_number, '', 'no such case', '%'])
      expect((await own(other, number)).status).toBe(404);
    const browser = server.browser();
    expect((await browser.post('/api/cases/track', { case_number })).status).toBe(401);
    expect((await browser.post('/api/cases/track', { case_number }, desk.token)).status).toBe(401);
    expect((await browser.post('/api/desk/track', { id }, await tokenOf(browser))).status).toBe(
      401,
    );
    for (const none of ['', 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await desk.browser.post('/api/desk/track', { id: none }, desk.token)).status).toBe(
        404,
      );
  });
});
