// Whoever sends forms under their own name finds those that are open to them, and reads what they sent, and nothing of anybody else's.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { StoreSettings } from '../../../server/store/index.ts';
import { edited } from '../../helpers/releases.ts';
import { withStaffForm } from '../../helpers/staff-form.ts';
import { MEMBER, tokenOf } from '../helpers/accounts.ts';
import { Browser, NOW, pdf, startApp } from '../helpers/app.ts';
import { type Databases, ON_POSTGRES, startDatabases } from '../helpers/databases.ts';
import { staffToken } from '../helpers/staff.ts';

type Page = AnswerOf<'form_sent_list'>;
type Open = AnswerOf<'form_open_list'>['data'];
type One = AnswerOf<'form_sent_one'>['data'];

const OTHER = { ...MEMBER, username: 'demoattorney3' };
const MESSAGES = 'messages/en-US/seminar.json';

describe.each(ON_POSTGRES)('forms under one’s own name, on %s', (driver) => {
  let databases: Databases;
  let place: StoreSettings;
  const apps: FastifyInstance[] = [];
  let now = NOW;

  const start = async (edits = {}) => {
    const content = contentOf(await withStaffForm(edits));
    const config = { demo: true, checkResponses: true };
    apps.push(await startApp({ ...place, config, parts: { content, now: () => now } }));
  };
  const app = () => apps.at(-1) as FastifyInstance;
  beforeAll(async () => {
    databases = await startDatabases(driver);
    place = await databases.fresh();
    await start();
  });
  beforeEach(async () => {
    now = NOW;
    for (const table of ['form_file', 'draft', 'rate_limit'] as const)
      await app().store.deleteFrom(table).execute();
    const forms = ['seminar', 'phone-note', 'feedback'];
    await app().store.deleteFrom('submission').where('form_id', 'in', forms).execute();
    await app().store.updateTable('staff').set({ factor_last_step: 0 }).execute();
  });
  afterAll(async () => {
    for (const one of apps) await one.close();
    await databases.stop();
  });

  const member = async (who = MEMBER) => person(await tokenOf(new Browser(app()), who));
  const staff = async (email: string) => person(await staffToken(new Browser(app()), email));
  function person(headers: { readonly authorization: string }) {
    const browser = new Browser(app());
    const post = (call: string, body: object) => browser.post(`/api/sent/${call}`, body, headers);
    return {
      post,
      send: async (form: string, data: object) =>
        String((await browser.post(`/api/forms/${form}/submissions`, { data }, headers)).body.id),
      upload: (field: string, name: string) =>
        browser.upload('/api/forms/seminar/files', { field }, pdf(name), headers),
      open: async () =>
        (await browser.get('/api/sent/forms', headers)).body.data as unknown as Open,
      list: async (more = {}) => (await post('list', more)).body as unknown as Page,
      one: async (id: string, form = 'seminar') =>
        (await post('one', { form, id })).body.data as unknown as One,
      file: (asked: Readonly<Record<string, string>>) =>
        app().inject({ url: `/api/sent/file?${new URLSearchParams(asked)}`, headers }),
    };
  }

  it('are listed: of an attorney those for attorneys first, then those for everybody', async () => {
    const { forms, sent } = await (await member()).open();
    expect(forms.map(({ id }) => id)).toEqual(['seminar', 'complaint', 'feedback']);
    expect(forms[0]).toEqual({
      ...{ id: 'seminar', title: 'Seat at the seminar', about: 'Two days in Atlanta.' },
      ...{ state: 'open', begun: false },
    });
    expect(sent).toBe(false);
  });

  it('are listed for the staff by their roles', async () => {
    const ids = async (email: string) =>
      (await (await staff(email)).open()).forms.map(({ id }) => id);
    expect(await ids('desk@example.com')).toEqual(['phone-note', 'complaint', 'feedback']);
    expect(await ids('editor@example.com')).toEqual(['complaint', 'feedback']);
  });

  it('are open to nobody who is not logged in', async () => {
    const browser = new Browser(app());
    expect((await browser.get('/api/sent/forms')).status).toBe(401);
    for (const call of ['list', 'one'])
      expect(
        (await browser.post(`/api/sent/${call}`, { form: 'seminar', id: 'x' })).status,
      ).not.toBe(200);
  });

  it('list what was sent newest first, a page at a time, whichever form it was', async () => {
    const desk = await staff('desk@example.com');
    const sent: string[] = [];
    for (const caller of ['Ann', 'Ben', 'Cleo']) {
      sent.unshift(await desk.send('phone-note', { caller, said: 'Nothing.', urgent: false }));
      now = new Date(now.getTime() + 60_000);
    }
    const first = await desk.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(sent.slice(0, 2));
    expect(first.data[0]).toEqual({
      ...{ id: sent[0], form: 'phone-note', title: 'Note of a phone call' },
      at: new Date(NOW.getTime() + 120_000).toISOString(),
      ...{ number: '', status: '', subject: 'Cleo', yours: false },
    });
    const second = await desk.list({ limit: 2, after: first.next });
    expect(second.data.map(({ id }) => id)).toEqual([sent[2]]);
    expect(second).not.toHaveProperty('next');
    expect((await desk.open()).sent).toBe(true);
  });

  it('show what was sent to whoever sent it: what is personal whole, of a secret its end, and the file', async () => {
    const marian = await member();
    const { body } = await marian.upload('/slides', 'talk.pdf');
    const id = await marian.send('seminar', {
      ...{ day: 'second', guest: 'Ada Quill', badge: 'B-77123456' },
      slides: [body.data],
    });
    const one = await marian.one(id);
    expect(one).toMatchObject({
      ...{ id, form: 'seminar', title: 'Seat at the seminar', at: NOW.toISOString() },
      files: [{ name: 'talk.pdf', detail: 'Slides', arrived: true }],
    });
    expect(one.answers.flatMap(({ lines }) => lines)).toEqual([
      { label: 'Day', value: 'Second day' },
      { label: 'Guest', value: 'Ada Quill' },
      { label: 'Badge number', value: expect.stringMatching(/^[^B]*3456$/) },
    ]);
    expect(JSON.stringify(one)).not.toContain('B-77');
    const file = await marian.file({ form: 'seminar', id, key: one.files[0]?.key ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('are listed as begun while a draft of theirs waits', async () => {
    const headers = await staffToken(new Browser(app()), 'desk@example.com');
    const desk = person(headers);
    const begun = async () =>
      (await desk.open()).forms.flatMap(({ id, begun: is }) => (is ? [id] : []));
    expect(await begun()).toEqual([]);
    const saved = await app().inject({
      ...{ method: 'PUT', url: '/api/forms/phone-note/draft', headers },
      payload: { data: { caller: 'Ann' }, revision: 0 },
    });
    expect(saved.statusCode).toBe(200);
    expect(await begun()).toEqual(['phone-note']);
    await desk.send('phone-note', { caller: 'Ann', said: 'Nothing.', urgent: false });
    expect(await begun()).toEqual([]);
  });

  it('show it as it looked when it was sent, after the form was worded anew', async () => {
    const before = await member();
    const id = await before.send('seminar', { day: 'first' });
    await start({ [MESSAGES]: edited((words) => ({ ...words, 'day.option.first': 'Monday' })) });
    const after = await member();
    expect((await after.one(id)).answers[0]?.lines).toEqual([{ label: 'Day', value: 'First day' }]);
    const anew = await after.send('seminar', { day: 'first' });
    expect((await after.one(anew)).answers[0]?.lines).toEqual([{ label: 'Day', value: 'Monday' }]);
  });

  it('show nobody what somebody else sent', async () => {
    const marian = await member();
    const { body } = await marian.upload('/slides', 'talk.pdf');
    const id = await marian.send('seminar', { day: 'first', slides: [body.data] });
    const key = (await marian.one(id)).files[0]?.key ?? '';
    for (const other of [await member(OTHER), await staff('admin@example.com')]) {
      expect((await other.list()).data).toEqual([]);
      expect((await other.open()).sent).toBe(false);
      expect((await other.post('one', { form: 'seminar', id })).status).toBe(404);
      expect((await other.file({ form: 'seminar', id, key })).statusCode).toBe(404);
    }
    // By the address of another form neither.
    expect((await marian.post('one', { form: 'feedback', id })).status).toBe(404);
    expect((await marian.post('one', { form: 'seminar', id: 'x' })).status).toBe(404);
  });

  it('list nothing that was sent without a name', async () => {
    const marian = await member();
    await marian.send('feedback', { topic: 'other', rating: 5, comments: 'Fine.' });
    expect((await marian.list()).data).toEqual([]);
  });
});
