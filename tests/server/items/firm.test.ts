// A form with a process behind it, from sending it to the last state: made of content alone, checked by one clerk, decided by another.
import { describe, expect, it } from 'vitest';
import { DRIVERS } from '../helpers/databases.ts';
import { aFirmServer } from './a-firm.ts';

const FIRST = 'desk@example.com';
const SECOND = 'admin@example.com';

describe.each(DRIVERS)('a change of firm, on %s', (driver) => {
  const server = aFirmServer(driver);
  const days = (many: number) => {
    server.now = new Date(server.now.getTime() + many * 24 * 3_600_000);
  };

  it('stands in the queue of its form, with the columns of the form, once it is sent', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent({ urgent: true });
    const clerk = await server.clerk();
    const [row, ...others] = await clerk.queue();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ id, form: 'change-of-firm', flow: 'change-of-firm', status: 'Sent', turn: 'desk' },
      ...{ attorney_number: '10001', subject: 'Harbor & Pine LLP', holder: '' },
      answers: ['Harbor & Pine LLP', '04/01/2026', 'Yes'],
    });
    expect(row?.number).toMatch(/^F\d{5}$/);
    const { body } = await clerk.get('/api/desk/counts');
    expect((body.data as { queues: unknown[] }).queues).toContainEqual({
      ...{ queue: 'items', form: 'change-of-firm', title: 'Change of firm' },
      ...{ waiting: 1, late: 0, mine: 0, nobody: 1 },
    });
    expect(await server.mails(FIRST)).toEqual([`Change of firm ${row?.number}: Harbor & Pine LLP`]);
  });

  it('is checked by one clerk and decided by another, and whoever sent it is told', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    const first = await server.clerk(FIRST);
    const second = await server.clerk(SECOND);
    expect((await first.move(id, 'check', { note: 'All in order.' })).status).toBe(200);
    const seen = await first.item(id);
    expect(seen.closed).toEqual([
      {
        move: 'decide',
        message: 'You made the step before this one. Somebody else has to decide.',
      },
    ]);
    const own = await first.move(id, 'decide', { valid_from: '2026-04-01' });
    expect([own.status, own.body.message]).toEqual([
      403,
      'You made the step before this one. Somebody else has to decide.',
    ]);
    expect((await second.item(id)).closed).toBeUndefined();
    const decided = await second.move(id, 'decide', {
      ...{ valid_from: '2026-04-01', note: 'Good luck there.' },
    });
    expect(decided.body).toMatchObject({ data: { status: 'Approved' } });
    expect((await server.mails())[0]).toMatch(/^Your change of firm F\d{5} is approved$/);
    const told = await attorney.item(id);
    expect(told).toMatchObject({ status: 'Approved', yours: false });
    // What was checked is among clerks; what was decided is said, with what was answered besides.
    expect(told.said.map(({ description }) => description)).toEqual([
      'Good luck there.\nValid from: 04/01/2026',
    ]);
    expect(told.track.map(({ title, by }) => `${by}: ${title}`)).toEqual([
      'you: Change of firm sent',
      'desk: Checked',
      'desk: Approved',
    ]);
  });

  it('tells the form of a move what was sent, so that it asks what fits', async () => {
    const attorney = await server.attorney();
    const [urgent, usual] = [await attorney.sent({ urgent: true }), await attorney.sent()];
    const clerk = await server.clerk();
    expect((await clerk.item(urgent)).records).toMatchObject({
      item: { status: 'Sent', answers: { new_firm: 'Harbor & Pine LLP', urgent: true } },
    });
    const answers = { note: 'Looked at.', matters_seen: true };
    expect((await clerk.move(urgent, 'check', answers)).status).toBe(200);
    // Of what is not urgent it is not asked, and so not taken.
    expect((await clerk.move(usual, 'check', answers)).status).toBe(422);
    expect((await clerk.move(usual, 'check', { note: 'Looked at.' })).status).toBe(200);
  });

  it('is approved at once only where its answers say that it is urgent', async () => {
    const attorney = await server.attorney();
    const [urgent, usual] = [await attorney.sent({ urgent: true }), await attorney.sent()];
    const clerk = await server.clerk();
    const answers = { valid_from: '2026-04-01' };
    expect((await clerk.item(usual)).closed).toEqual([{ move: 'rush' }]);
    const refused = await clerk.move(usual, 'rush', answers);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This cannot be done while the status is Sent.',
    ]);
    expect((await clerk.item(urgent)).closed).toBeUndefined();
    expect((await clerk.move(urgent, 'rush', answers)).status).toBe(200);
  });

  it('is asked about, answered in the thread, and comes back to the desk', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    const clerk = await server.clerk();
    await clerk.move(id, 'ask', { note: 'Who signs there?' });
    expect(await server.mails()).toEqual(['A question on your change of firm']);
    expect(await clerk.queue()).toEqual([]);
    expect(await attorney.item(id)).toMatchObject({
      ...{ status: 'Asked', yours: true },
      said: [{ user_type: 'staff', description: 'Who signs there?' }],
    });
    const empty = await attorney.move(id, 'answer', { note: '  ' });
    expect(empty.status).toBe(422);
    const answered = await attorney.move(id, 'answer', { note: 'Ann Pine does.' });
    expect(answered.body).toMatchObject({ data: { status: 'Sent' } });
    expect((await clerk.queue()).map((row) => row.id)).toEqual([id]);
    expect((await clerk.item(id)).said.map(({ by, words }) => `${by}: ${words}`)).toEqual([
      'staff: Who signs there?',
      'attorney: Ann Pine does.',
    ]);
  });

  it('is withdrawn by whoever sent it, once they were asked, and by nobody else', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    expect((await attorney.move(id, 'withdraw')).status).toBe(409);
    const withdrawn = await attorney.move(id, 'withdraw', { confirmed: true });
    expect(withdrawn.body).toMatchObject({ data: { status: 'Withdrawn' } });
    const late = await attorney.move(id, 'withdraw', { confirmed: true });
    expect([late.status, late.body.message]).toEqual([
      409,
      'This cannot be done while the status is Withdrawn.',
    ]);
    const clerk = await server.clerk();
    expect(await clerk.queue()).toEqual([]);
    expect((await clerk.move(id, 'check', { note: 'Too late.' })).status).toBe(409);
  });

  it('tells whoever comes second, and changes nothing', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    const clerk = await server.clerk();
    const before = await clerk.item(id);
    await attorney.move(id, 'withdraw', { confirmed: true });
    const late = await clerk.ask('move', {
      ...{ id, move: 'check', from: 'Sent', seen: before.seen, note: 'Fine.' },
    });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Someone else has already changed this: the status is now Withdrawn. Nothing was done.',
    ]);
  });

  it('is found by nobody but whoever sent it', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    const clerk = await server.clerk();
    // Staff send forms too, and what others sent is none of theirs.
    const { status } = await clerk.post('/api/sent/item', { form: 'change-of-firm', id });
    expect(status).toBe(404);
    expect((await attorney.ask('item', { id: 'nothing' })).status).toBe(404);
    expect((await attorney.ask('item', { id, form: 'feedback' })).status).toBe(404);
  });

  it('is taken back by the clerk who moved it, within the minutes of the flow', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    const clerk = await server.clerk();
    const moved = await clerk.move(id, 'check', { note: 'Too quick.' });
    const { undo: event } = moved.body.data as { undo: string };
    expect((await clerk.ask('undo', { id, event })).body).toMatchObject({
      data: { status: 'Sent' },
    });
    // What was taken back was not done: the same clerk may still decide.
    expect((await clerk.item(id)).item.status).toBe('Sent');
  });

  it('reminds the desk once it has waited for five days, and only once', async () => {
    const attorney = await server.attorney();
    await attorney.sent();
    const reminders = async () =>
      (await server.mails(FIRST)).filter((subject) => subject.endsWith('still waits'));
    days(4);
    await server.again();
    expect(await reminders()).toEqual([]);
    days(1);
    await server.again();
    await expect.poll(reminders).toHaveLength(1);
    days(1);
    await server.again();
    expect(await reminders()).toHaveLength(1);
  });

  it('expires where a question stays without an answer for thirty days', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    await (await server.clerk()).move(id, 'ask', { note: 'Who signs there?' });
    days(30);
    await server.again();
    const later = await server.attorney();
    await expect.poll(async () => (await later.item(id)).status).toBe('Expired');
    expect((await later.item(id)).track.at(-1)).toMatchObject({ title: 'Expired' });
  });

  it('takes matters of whoever sends it, and no others', async () => {
    const attorney = await server.attorney();
    const rows = await attorney.rows();
    const id = await attorney.sent();
    const strange = { matter: 'somebody-elses', name: 'Theirs', stays: 'with_me' };
    expect((await attorney.send({ matters: [...rows, strange] })).status).toBe(422);
    const clerk = await server.clerk();
    expect(JSON.stringify((await clerk.item(id)).answers)).toContain(rows[0]?.name);
  });

  it('is listed and saved with where it stands', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    await attorney.move(id, 'withdraw', { confirmed: true });
    const clerk = await server.clerk();
    const asked = { form: 'change-of-firm', find: 'Harbor' };
    const { body } = await clerk.post('/api/received/list', asked);
    const rows = body.data as unknown as { id: string; status: string }[];
    expect(rows.find((row) => row.id === id)?.status).toBe('Withdrawn');
    const one = await clerk.post('/api/received/one', { form: 'change-of-firm', id });
    expect(one.body.data).toMatchObject({ status: 'Withdrawn' });
    const saved = await clerk.text('/api/received/export', { ...asked, as: 'csv' });
    const lines = saved.split('\r\n');
    expect(lines[0]).toContain('Number,Status');
    expect(lines.find((line) => line.includes(id))).toMatch(/,F\d{5},Withdrawn,/);
  });

  it('tells programs outside of its moves, where the form says so', async () => {
    await server.again({
      'schemas/forms/change-of-firm/form.json': (text) =>
        JSON.stringify({ ...JSON.parse(text), webhooks: [{ name: 'crm', events: ['moved'] }] }),
    });
    const attorney = await server.attorney();
    const id = await attorney.sent();
    await attorney.move(id, 'withdraw', { confirmed: true });
    const told = server.app.store.selectFrom('webhook_delivery').select(['event', 'said']);
    expect(await told.where('submission_id', '=', id).execute()).toEqual([
      {
        event: 'moved',
        said: { number: expect.any(String), move: 'withdraw', from: 'Sent', to: 'Withdrawn' },
      },
    ]);
    await server.again();
  });

  it('is found at the desk by how its number begins', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    const clerk = await server.clerk();
    expect((await clerk.post('/api/desk/find', { words: 'F1' })).body.data).toMatchObject([
      { queue: 'items', rows: [{ id, form: 'change-of-firm' }] },
    ]);
  });
});
