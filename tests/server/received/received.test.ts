// What a form received is read by whoever may: listed, looked for, opened as it was sent.
import { describe, expect, it } from 'vitest';
import type { Edits } from '../../helpers/releases.ts';
import { Browser } from '../helpers/app.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { aReceivingServer, DESK, EDITOR, PUBLISHER, VISIT } from './a-received.ts';

const HIDDEN = 'Hidden from your role';

describe.each(DRIVERS)('what a form received, on %s', (driver) => {
  const server = aReceivingServer(driver);
  const later = (minutes: number) => {
    server.now = new Date(server.now.getTime() + minutes * 60_000);
  };
  const ids = async (more: object, email = DESK) =>
    (await (await server.reader(email)).list(more)).data.map(({ id }) => id);

  it('is told form by form: for whom it is, how much was sent, when the newest', async () => {
    await server.sent();
    later(5);
    await server.sent();
    const forms = await (await server.reader(DESK)).forms();
    expect(forms.map(({ id }) => id)).toEqual(['feedback', 'visit']);
    expect(forms[1]).toMatchObject({
      ...{ title: 'Your visit', who: 'Anybody', count: 2, files: true },
      newest: server.now.toISOString(),
    });
    expect(forms[0]).toMatchObject({ count: 0 });
    expect(forms[0]).not.toHaveProperty('newest');
  });

  it('has columns and filters that are made of the form', async () => {
    const [, visit] = await (await server.reader(DESK)).forms();
    expect(visit?.columns.map(({ label }) => label)).toEqual([
      ...['Office', 'Name', 'Day of the visit'],
    ]);
    expect(visit?.filters).toEqual([
      {
        ...{ path: 'office', label: 'Office' },
        choices: [
          { value: 'north', label: 'North office' },
          { value: 'south', label: 'South office' },
        ],
      },
      {
        ...{ path: 'parking', label: 'I parked there' },
        choices: [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ],
      },
      expect.objectContaining({ path: 'topics', label: 'What it was about' }),
    ]);
  });

  it('is listed newest first, a page at a time, either way round', async () => {
    const sent: string[] = [];
    for (const visitor of ['One', 'Two', 'Three']) {
      sent.unshift(await server.sent({ visitor }));
      later(1);
    }
    const desk = await server.reader(DESK);
    const first = await desk.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(sent.slice(0, 2));
    expect(first.data[0]).toMatchObject({
      ...{ form: 'visit', sender: 'A visitor', sender_number: '' },
      answers: ['North office', 'Three', '02/27/2026'],
    });
    const second = await desk.list({ limit: 2, after: first.next });
    expect(second).toMatchObject({ data: [{ id: sent[2] }] });
    expect(second).not.toHaveProperty('next');
    const oldest = await desk.list({ sort: 'at', direction: 'ascending', limit: 1 });
    expect(oldest.data[0]?.id).toBe(sent[2]);
    const next = await desk.list({ direction: 'ascending', limit: 1, after: oldest.next });
    expect(next.data[0]?.id).toBe(sent[1]);
    expect(await desk.post('list', { form: 'visit', after: 'x/y' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('no such page') },
    });
  });

  it('says how much there is in all, unless something narrows it', async () => {
    for (const office of ['north', 'south', 'north']) await server.sent({ office });
    const desk = await server.reader(DESK);
    expect(await desk.list({ limit: 2 })).toMatchObject({ total: 3 });
    for (const more of [{ find: 'ada' }, { from: '2026-03-02' }, { answers: { office: 'north' } }])
      expect(await desk.list(more)).not.toHaveProperty('total');
  });

  it('shows the first line of a long text as the last column where nothing else is in words of the sender', async () => {
    const words = `The calendar of hearings is slow on my phone, and dates cannot be corrected there`;
    await server.sent(
      { topic: 'website', rating: 4, comments: `\n${words}.\nThank you.` },
      'feedback',
    );
    const all: Edits = {
      'schemas/forms/feedback/form.json': (text) =>
        JSON.stringify({ ...JSON.parse(text), received: { by: ['desk'] } }),
    };
    const desk = await server.reader(DESK);
    const shipped = await desk.list({ form: 'feedback' });
    const line = 'The calendar of hearings is slow on my phone, and dates cannot be corrected …';
    expect(shipped.data[0]?.answers).toEqual(['This website', 'Satisfied', line, '']);
    await server.again(all);
    const after = await server.reader(DESK);
    const [feedback] = await after.forms();
    expect(feedback?.columns.map(({ label }) => label)).toEqual([
      ...['Topic', 'How satisfied are you?', 'Comments'],
    ]);
    expect((await after.list({ form: 'feedback' })).data[0]?.answers[2]).toBe(line);
    await server.again({});
  });

  it('tells of one what stands before and after it in the list that it is opened from', async () => {
    const sent: string[] = [];
    for (const office of ['north', 'south', 'north', 'north']) {
      sent.push(await server.sent({ office }));
      later(1);
    }
    const [first, , third, last] = sent;
    const desk = await server.reader(DESK);
    const besides = async (id: string | undefined, listed?: object) => {
      const { body } = await desk.post('one', { form: 'visit', id, ...(listed && { listed }) });
      const { before, after } = body.data as { before?: string; after?: string };
      return { before, after };
    };
    expect(await besides(third)).toEqual({});
    expect(await besides(third, {})).toEqual({ before: last, after: sent[1] });
    const north = { answers: { office: 'north' } };
    expect(await besides(third, north)).toEqual({ before: last, after: first });
    expect(await besides(third, { ...north, direction: 'ascending' })).toEqual({
      ...{ before: first, after: last },
    });
    expect(await besides(last, { find: 'quill' })).toEqual({ before: undefined, after: third });
    expect(
      (await desk.post('one', { form: 'visit', id: third, listed: { answers: { no: 'x' } } }))
        .status,
    ).toBe(400);
  });

  it('is narrowed by days of the house, by choices, by one of several choices', async () => {
    const early = await server.sent({ office: 'south', topics: ['fees', 'forms'] });
    later(24 * 60);
    const late = await server.sent({ parking: true });
    expect(await ids({ until: '2026-03-02' })).toEqual([early]);
    expect(await ids({ from: '2026-03-03' })).toEqual([late]);
    expect(await ids({ answers: { office: 'south' } })).toEqual([early]);
    expect(await ids({ answers: { topics: 'forms' } })).toEqual([early]);
    expect(await ids({ answers: { parking: 'true', office: 'north' } })).toEqual([late]);
    const desk = await server.reader(DESK);
    for (const answers of [{ remarks: 'x' }, { office: 'east' }, { nothing: 'x' }])
      expect((await desk.post('list', { form: 'visit', answers })).status).toBe(400);
  });

  it('is found by words, each by its beginning, and by no sign that the database could take for its own', async () => {
    const harbor = await server.sent({ remarks: 'The lift at Harbor Street was broken.' });
    await server.sent({ remarks: 'Nothing to add.' });
    expect(await ids({ find: 'harb' })).toEqual([harbor]);
    expect(await ids({ find: 'broken HARBOR' })).toEqual([harbor]);
    expect(await ids({ find: 'harbor nothing' })).toEqual([]);
    for (const find of ["'", '\\', "' | 'a", '!(harbor)', ':*', '&&', '<->', '%_'])
      expect(Array.isArray(await ids({ find }))).toBe(true);
    expect(await ids({ find: '!(nothing)' })).toHaveLength(1);
  });

  it('is found by the words of what was chosen, as they stand on the page', async () => {
    const south = await server.sent({ office: 'south' });
    await server.sent({ remarks: 'South is where the sun is at noon.' });
    expect(await ids({ find: 'office south' })).toHaveLength(2);
    expect(await ids({ find: 'sou offi', answers: { office: 'south' } })).toEqual([south]);
    expect(await ids({ find: 'east office' })).toEqual([]);
  });

  it('is not shown to staff without the role that the form names, nor to anybody else', async () => {
    const id = await server.sent();
    const editor = await server.reader(EDITOR);
    expect(await editor.forms()).toEqual([]);
    for (const [call, body] of [
      ['list', { form: 'visit' }],
      ['one', { form: 'visit', id }],
    ] as const) {
      expect(await editor.post(call, body)).toMatchObject({
        status: 403,
        body: { message: 'You do not have access to this form.' },
      });
      const stranger = new Browser(server.app);
      expect((await stranger.post(`/api/received/${call}`, body)).status).toBe(401);
    }
    const desk = await server.reader(DESK);
    expect((await desk.post('list', { form: 'application' })).status).toBe(404);
    expect((await desk.post('one', { form: 'feedback', id })).status).toBe(404);
    expect((await desk.post('one', { form: 'visit', id: 'x' })).status).toBe(404);
  });

  it('is opened as it was sent, of a secret the last characters', async () => {
    const id = await server.sentWithFiles(
      { photos: 'door.pdf' },
      { badge: 'AB-123456', guests: [{ name: 'Bo Reed', seat: 'A1' }] },
    );
    const desk = await server.reader(DESK);
    const one = await desk.one(id);
    expect(one).toMatchObject({ id, title: 'Your visit', sender: 'A visitor' });
    const lines = one.answers.flatMap((part) => part.lines);
    expect(lines).toEqual(
      expect.arrayContaining([
        { label: 'Name', value: 'Ada Quill' },
        { label: 'Remarks', value: VISIT.remarks },
        { label: 'Badge number', value: '*****3456' },
      ]),
    );
    expect(JSON.stringify(one.answers)).toContain('Bo Reed');
    expect(one.files).toMatchObject([{ name: 'door.pdf', detail: 'Photos', arrived: true }]);
    const key = one.files[0]?.key ?? '';
    const file = await desk.get('file', { form: 'visit', id, key });
    expect(file).toMatchObject({ status: 200 });
    expect(String(file.headers['content-disposition'])).toContain('door.pdf');
    const other = await server.sent();
    expect((await desk.get('file', { form: 'visit', id: other, key })).status).toBe(404);
  });

  it('keeps personal data from those of its readers who may not see them', async () => {
    const id = await server.sentWithFiles(
      { passes: 'pass.pdf', photos: 'door.pdf' },
      { guests: [{ name: 'Bo Reed', seat: 'A1' }] },
    );
    const publisher = await server.reader(PUBLISHER);
    const { data } = await publisher.list();
    expect(data[0]?.answers).toEqual(['North office', HIDDEN, '02/27/2026']);
    const one = await publisher.one(id);
    const said = JSON.stringify(one);
    expect(said).toContain(HIDDEN);
    expect(said).toContain('A1');
    for (const word of ['Ada', 'Bo Reed', 'pass.pdf']) expect(said).not.toContain(word);
    expect(one.files).toMatchObject([{ name: 'door.pdf' }]);
    const desk = await server.reader(DESK);
    const pass = (await desk.one(id)).files.find(({ name }) => name === 'pass.pdf')?.key ?? '';
    expect((await publisher.get('file', { form: 'visit', id, key: pass })).status).toBe(404);
    // Nor does anybody find out by looking for it.
    expect(await ids({ find: 'quill' }, DESK)).toEqual([id]);
    expect(await ids({ find: 'reed' }, DESK)).toEqual([id]);
    for (const find of ['quill', 'reed', 'pass.pdf'])
      expect(await ids({ find }, PUBLISHER)).toEqual([]);
    expect(await ids({ find: 'found' }, PUBLISHER)).toEqual([id]);
  });
});

describe('what a form received before it was changed', () => {
  const server = aReceivingServer('postgres');

  it('is read in the words and the shape of its own release, and kept back where it is personal by now', async () => {
    const id = await server.sent({ parking: true });
    await server.publish({
      'messages/en-US/visit.json': (text) =>
        text.replace('North office', 'Branch on the hill').replace('I parked there', 'By car'),
      'schemas/forms/visit/all.schema.json': (text) =>
        text.replace('"parking":{"type":"boolean"', '"parking":{"type":"boolean","personal":true'),
    });
    const today = await server.sent({ parking: true });
    const desk = await server.reader(DESK);
    const lines = async (one: string) =>
      (await desk.one(one)).answers.flatMap((part) => part.lines);
    expect(await lines(id)).toEqual(
      expect.arrayContaining([
        { label: 'Office', value: 'North office' },
        { label: 'I parked there', value: 'Yes' },
      ]),
    );
    expect(await lines(today)).toEqual(
      expect.arrayContaining([
        { label: 'Office', value: 'Branch on the hill' },
        { label: 'By car', value: 'Yes' },
      ]),
    );
    const publisher = await server.reader(PUBLISHER);
    const seen = (await publisher.one(id)).answers.flatMap((part) => part.lines);
    expect(seen).toEqual(expect.arrayContaining([{ label: 'I parked there', value: HIDDEN }]));
  });
});
