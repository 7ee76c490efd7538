// A form opens and closes by the clocks of the house, and takes so many: told before anybody types, and held to when it is sent.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { contentOf } from '../../../server/content/load.ts';
import { contentWith, releaseOf } from '../../helpers/releases.ts';
import { seminarForm } from '../../helpers/seminar-form.ts';
import { MEMBER, tokenOf } from '../helpers/accounts.ts';
import { Browser, NOW, pdf, startApp } from '../helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from '../helpers/databases.ts';

type Standing = AnswerOf<'form_standing'>['data'];
type Open = AnswerOf<'form_open_list'>['data'];

const DAYS = { open: { from: '2026-03-02', until: '2026-03-08' } };
const HOURS = { open: { from: '2026-03-02T09:00', until: '2026-03-02T17:30' } };

const FORMS = Object.entries({
  ...seminarForm(DAYS, { id: 'days', title: 'Days' }),
  ...seminarForm(HOURS, { id: 'hours', title: 'Hours' }),
  ...seminarForm({ limit: { all: 2 } }, { id: 'two', title: 'Two seats' }),
  ...seminarForm({ limit: { each: 1 } }, { id: 'once', title: 'Once' }),
  ...seminarForm({ limit: { all: 3, each: 2 } }, { id: 'twice', title: 'Twice' }),
});
const IDS = ['days', 'hours', 'two', 'once', 'twice'];
const WHO = ['demoattorney1', 'demoattorney3', 'demoattorney4'];

describe.each(DRIVERS)('a form that opens, closes and takes so many, on %s', (driver) => {
  let databases: Databases;
  let app: FastifyInstance;
  let now = NOW;
  const tokens: { readonly authorization: string }[] = [];

  beforeAll(async () => {
    databases = await startDatabases(driver);
    const edits = Object.fromEntries(FORMS.map(([file, text]) => [file, () => text]));
    const content = contentOf(await releaseOf(await contentWith(edits)));
    const config = { demo: true, checkResponses: true };
    const parts = { content, now: () => now };
    app = await startApp({ ...(await databases.fresh()), config, parts });
  }, 120_000);
  beforeEach(async () => {
    await turnTo(NOW.toISOString());
    for (const table of ['form_file', 'draft', 'rate_limit'] as const)
      await app.store.deleteFrom(table).execute();
    await app.store.deleteFrom('submission').where('form_id', 'in', IDS).execute();
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  /** All of them come in again. */
  const turnTo = async (at: string) => {
    now = new Date(at);
    for (const [who, username] of WHO.entries())
      tokens[who] = await tokenOf(new Browser(app), { ...MEMBER, username });
  };
  const send = (form: string, who = 0, more: object = {}, key?: string) =>
    new Browser(app).post(
      `/api/forms/${form}/submissions`,
      { data: { day: 'first', ...more } },
      { ...tokens[who], ...(key !== undefined && { 'idempotency-key': key }) },
    );
  const standing = async (form: string, who = 0) =>
    (await new Browser(app).get(`/api/forms/${form}/standing`, tokens[who])).body
      .data as unknown as Standing;
  const listed = async (who = 0) => {
    const { body } = await new Browser(app).get('/api/sent/forms', tokens[who]);
    const { forms } = body.data as unknown as Open;
    return Object.fromEntries(forms.map(({ id, state, says }) => [id, [state, says]]));
  };
  const stored = async (form: string) =>
    (await app.store.selectFrom('submission').select('id').where('form_id', '=', form).execute())
      .length;

  it.each([
    ['days', '2026-03-02T04:59:59Z', 'early', 'This form opens on 03/02/2026 (Eastern Time).'],
    [
      'days',
      '2026-03-02T05:00:00Z',
      'open',
      'Closes on 03/08/2026, at the end of the day (Eastern Time).',
    ],
    // Clocks were put on in the night before.
    [
      'days',
      '2026-03-09T03:59:59Z',
      'open',
      'Closes on 03/08/2026, at the end of the day (Eastern Time).',
    ],
    [
      'days',
      '2026-03-09T04:00:00Z',
      'over',
      'This form closed on 03/08/2026, at the end of the day (Eastern Time).',
    ],
    ['hours', '2026-03-02T13:59:59Z', 'early', 'This form opens on 03/02/2026, 9:00 AM ET.'],
    ['hours', '2026-03-02T14:00:00Z', 'open', 'Closes on 03/02/2026, 5:30 PM ET.'],
    ['hours', '2026-03-02T22:30:00Z', 'over', 'This form closed on 03/02/2026, 5:30 PM ET.'],
  ] as const)('%s at %s is %s', async (form, at, state, says) => {
    await turnTo(at);
    expect(await standing(form)).toEqual({ state, says });
    const { status, body } = await send(form);
    if (state === 'open') {
      expect(status).toBe(201);
      expect((await listed())[form]).toEqual([state, says]);
    } else {
      expect([status, body.message]).toEqual([state === 'early' ? 409 : 410, says]);
      expect(await stored(form)).toBe(0);
      expect((await listed())[form]).toEqual(state === 'early' ? [state, says] : undefined);
    }
  });

  it('is refused in the words of its days, whatever else is wrong with the answers', async () => {
    await turnTo('2026-04-01T12:00:00Z');
    const { status, body } = await send('days', 0, { day: 'third' });
    expect([status, body.faults]).toEqual([410, undefined]);
    expect(body.message).toContain('closed on 03/08/2026');
  });

  it('keeps what was filled in before it closed, and goes on saving what is still typed', async () => {
    const save = (data: object) =>
      new Browser(app).send({
        ...{ method: 'PUT', url: '/api/forms/days/draft', headers: tokens[0] ?? {} },
        payload: { data },
      });
    expect((await save({ day: 'second', guest: 'Ada' })).status).toBe(200);
    await turnTo('2026-04-01T12:00:00Z');
    expect((await save({ day: 'second', guest: 'Ada Quill' })).status).toBe(200);
    expect((await send('days', 0, { guest: 'Ada Quill' })).status).toBe(410);
    expect((await standing('days')).draft).toEqual([
      {
        title: 'Your seat',
        lines: [
          { label: 'Day', value: 'Second day' },
          { label: 'Guest', value: 'Ada Quill' },
        ],
      },
    ]);
    expect(await standing('days', 1)).not.toHaveProperty('draft');
  });

  it('takes as many as it says, of whoever comes', async () => {
    expect((await send('two')).status).toBe(201);
    expect((await standing('two', 1)).state).toBe('open');
    expect((await send('two', 1)).status).toBe(201);
    const { status, body } = await send('two', 2);
    expect([status, body.message]).toEqual([
      409,
      'Enough have been received. This form takes no more.',
    ]);
    expect((await listed(2)).two).toEqual(['full', body.message]);
    expect(await standing('two', 2)).toEqual({ state: 'full', says: body.message });
  });

  it('takes one of each person, who is led to what they sent', async () => {
    const sent = String((await send('once')).body.id);
    const { status, body } = await send('once');
    const says = 'You have already sent this form. Each person can send it once.';
    expect([status, body.message]).toEqual([409, says]);
    expect(await standing('once')).toEqual({ state: 'sent', says, sent });
    expect((await listed()).once).toEqual(['sent', says]);
    expect(await standing('once', 1)).toEqual({ state: 'open' });
    expect((await send('once', 1)).status).toBe(201);
  });

  it('takes two of each person, and three of all', async () => {
    for (const who of [0, 0, 1]) expect((await send('twice', who)).status).toBe(201);
    expect((await send('twice', 0)).body.message).toBe(
      'You have already sent this form 2 times, as often as each person can.',
    );
    expect((await send('twice', 1)).body.message).toContain('Enough have been received');
  });

  it('takes no more than it says of those who send at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => send('two', at % 3)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await stored('two')).toBe(2);
  });

  it('takes one of each of those who press twice at the same moment, files and all', async () => {
    const files = await Promise.all(
      [0, 0, 1].map(async (who) => {
        const field = { field: '/slides' };
        const browser = new Browser(app);
        const { body } = await browser.upload(
          '/api/forms/once/files',
          field,
          pdf('s.pdf'),
          tokens[who],
        );
        return body.data;
      }),
    );
    const answers = await Promise.all(
      [0, 0, 1].map((who, at) => send('once', who, { slides: [files[at]] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect(await stored('once')).toBe(2);
  });

  it('answers the same again under the same key, after it closed and where each can send it once', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(() => send('once', 0, {}, 'key-of-once-1')),
    );
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(second?.body).toEqual(first?.body);
    const before = await send('days', 0, {}, 'key-of-days-1');
    await turnTo('2026-04-01T12:00:00Z');
    expect((await send('days', 0, {}, 'key-of-days-1')).body).toEqual(before.body);
  });
});
