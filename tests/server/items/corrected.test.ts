// What was sent by a form with a process is corrected by whoever sent it: a new version of the same thing, which everybody who reads it is told of.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { type Edits, edited } from '../../helpers/releases.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { aFirmServer, CHANGE, FORM } from './a-firm.ts';

type Version = NonNullable<AnswerOf<'received_one'>['data']['versions']>[number];

const FIRM = `schemas/forms/${FORM}/firm`;
const DESK = 'desk@example.com';
const NEW = { ...CHANGE, new_firm: 'Quay & Sons' };

/** The form with a secret that it cannot do without, and a file. */
const WITH_MORE: Edits = {
  [`${FIRM}.schema.json`]: edited((file) => ({
    ...file,
    required: [...(file.required as string[]), 'pin'],
    properties: {
      ...(file.properties as object),
      pin: { type: 'string', minLength: 6, maxLength: 20, writeOnly: true },
      letters: { type: 'array', maxItems: 3, items: { $ref: '../../blocks/file.schema.json' } },
    },
  })),
  [`${FIRM}.ui.json`]: edited((file) => ({
    ...file,
    'ui:groups': [
      {
        id: 'firm',
        fields: ['new_firm', 'starts_on', 'urgent', 'home_phone', 'pin', 'letters'],
      },
    ],
    letters: {
      'ui:widget': 'upload',
      items: { Key: { 'ui:hidden': true } },
      'ui:options': {
        accept: ['.pdf'],
        maxBytes: 1_048_576,
        calls: {
          with: { id: { value: FORM }, field: { value: '/letters' } },
          list: 'form_file_list',
          add: 'form_file_add',
          delete: { call: 'form_file_delete', file: ['Key'] },
          download: { call: 'form_file_download', file: ['Key'] },
        },
      },
    },
  })),
  [`messages/en-US/${FORM}.json`]: edited((file) => ({
    ...file,
    'pin.label': 'Pin of the bar',
    'pin.error.required': 'Write the pin.',
    'letters.label': 'Letters',
  })),
};

/** The form that asks for what the firm is called in other words, and by another name. */
const RENAMED: Edits = {
  [`schemas/forms/${FORM}/form.json`]: edited((file) => ({
    ...file,
    migrations: [{ op: 'rename', from: 'new_firm', to: 'firm_name' }],
    received: { by: ['desk'], columns: ['firm_name', 'starts_on', 'urgent'] },
  })),
  [`${FIRM}.schema.json`]: edited((file) => {
    const { new_firm, ...others } = file.properties as Record<string, object>;
    return {
      ...file,
      required: ['firm_name', 'starts_on'],
      properties: { firm_name: new_firm, ...others },
    };
  }),
  [`${FIRM}.ui.json`]: edited((file) => ({
    ...file,
    'ui:groups': [{ id: 'firm', fields: ['firm_name', 'starts_on', 'urgent', 'home_phone'] }],
  })),
  [`messages/en-US/${FORM}.json`]: edited((file) => {
    const { 'new_firm.label': _, 'new_firm.error.required': __, ...others } = file;
    return {
      ...others,
      'firm_name.label': 'Name of the firm',
      'firm_name.error.required': 'Write it.',
    };
  }),
};

describe.each(DRIVERS)('a change of firm that is corrected, on %s', (driver) => {
  const server = aFirmServer(driver);
  const versionsOf = async (id: string, email = DESK) => {
    const clerk = await server.clerk(email);
    const one = await clerk.post('/api/received/one', { form: FORM, id });
    return ((one.body.data as { versions?: Version[] }).versions ?? []) as readonly Version[];
  };

  it('begins with the answers that were sent, and is sent as the same thing', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent({ urgent: true });
    const clerk = await server.clerk();
    const [before] = await clerk.queue();
    expect((await attorney.correcting(id)).body).toMatchObject({
      ...{ n_rec: 1, revision: 0, data: { ...CHANGE, urgent: true } },
    });
    const corrected = await attorney.correct(id, NEW);
    expect([corrected.status, corrected.body]).toMatchObject([200, { data: { status: 'Sent' } }]);
    const [row, ...others] = await clerk.queue();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ id, number: before?.number, subject: 'Quay & Sons' },
      answers: ['Quay & Sons', '04/01/2026', ''],
    });
    expect(await server.mails(DESK)).toContain(
      `Change of firm ${row?.number} was corrected: Quay & Sons`,
    );
  });

  it('is told in thread and track, and read in both versions with what was changed', async () => {
    const attorney = await server.attorney();
    const rows = await attorney.rows();
    const id = await attorney.sent({ home_phone: '555 0100', matters: rows });
    server.now = new Date(server.now.getTime() + 3_600_000);
    const matters = rows.map((row, at) => (at === 0 ? { ...row, stays: 'with_firm' } : row));
    await attorney.correct(id, { ...NEW, home_phone: '555 0199', matters });
    const told = await attorney.item(id);
    expect(told.track.map(({ title }) => title)).toEqual(['Change of firm sent', 'Corrected']);
    expect(told.said.map(({ description }) => description)).toEqual([
      'Changed: New firm, It stays',
    ]);
    const clerk = await server.clerk();
    const item = await clerk.item(id);
    expect(JSON.stringify(item.answers)).toContain('Quay & Sons');
    const [version, ...others] = item.versions ?? [];
    expect(others).toEqual([]);
    expect(version?.changes).toEqual([
      {
        ...{ title: 'Your new firm', label: 'New firm' },
        ...{ before: 'Harbor & Pine LLP', after: 'Quay & Sons' },
      },
      {
        ...{ title: rows[0]?.name, label: 'It stays' },
        ...{ before: 'With me', after: 'With the firm I leave' },
      },
    ]);
    expect(JSON.stringify(version?.answers)).toContain('Harbor & Pine LLP');
    // What the desk may not see, it does not see of any version.
    expect(JSON.stringify(item.versions)).not.toContain('555');
    expect(version?.until).toBe(server.now.toISOString());
    expect(await versionsOf(id)).toEqual(item.versions);
  });

  it('is read everywhere as it was sent last', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    await attorney.correct(id, { ...NEW, urgent: true });
    const clerk = await server.clerk();
    const whole = await clerk.item(id);
    expect(whole.closed).toBeUndefined();
    expect(whole.records).toMatchObject({
      item: { subject: 'Quay & Sons', answers: { new_firm: 'Quay & Sons', urgent: true } },
    });
    const asked = { form: FORM, find: 'Quay' };
    const { body } = await clerk.post('/api/received/list', asked);
    expect((body.data as unknown as { id: string }[]).map((one) => one.id)).toContain(id);
    for (const as of ['csv', 'json'])
      expect(await clerk.text('/api/received/export', { ...asked, as })).toContain('Quay & Sons');
    const gone = await clerk.post('/api/received/list', { form: FORM, find: 'Harbor' });
    expect(JSON.stringify(gone.body.data)).not.toContain(id);
    // What was not urgent when it was sent is approved at once now.
    expect((await clerk.move(id, 'rush', { valid_from: '2026-04-01' })).status).toBe(200);
  });

  it('keeps a draft of the correction, apart from that of another form', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    expect((await attorney.keep(id, { ...CHANGE, urgent: true }, 0)).status).toBe(200);
    expect((await attorney.correcting(id)).body).toMatchObject({
      ...{ revision: 1, data: { ...CHANGE, urgent: true } },
    });
    expect((await attorney.get(`/api/forms/${FORM}/draft`)).body).toMatchObject({ n_rec: 0 });
    await attorney.correct(id, NEW, { revision: 1 });
    expect((await attorney.correcting(id)).body).toMatchObject({ revision: 0, data: NEW });
  });

  it('is refused to whoever comes second, and to whoever may not', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    const before = await attorney.item(id);
    const clerk = await server.clerk();
    const seenByClerk = await clerk.item(id);
    await attorney.correct(id, NEW);
    const data = { ...CHANGE, matters: await attorney.rows() };
    const asked = { id, move: 'correct', from: 'Sent', seen: before.seen, data };
    const late = await attorney.ask('correct', asked);
    expect([late.status, late.body.message]).toEqual([
      409,
      'Someone else has already changed this: the status is now Sent. Nothing was done.',
    ]);
    const moved = { move: 'check', from: 'Sent', seen: seenByClerk.seen, note: 'Fine.' };
    expect((await clerk.ask('move', { id, ...moved })).status).toBe(409);
    expect((await clerk.post('/api/sent/correct', { form: FORM, ...asked })).status).toBe(403);
    const faulty = await attorney.correct(id, { starts_on: '2026-04-01' });
    expect([faulty.status, JSON.stringify(faulty.body)]).toMatchObject([
      422,
      expect.stringContaining('Write the name of the firm.'),
    ]);
    const { message: same } = (await attorney.correct(id, NEW)).body;
    expect(same).toBe('Nothing was changed. Change what is wrong, then send it again.');
    // Another move does not take the form, nor this one what another asks.
    expect((await attorney.correct(id, NEW, { move: 'withdraw' })).status).toBe(400);
    expect((await attorney.move(id, 'correct')).status).toBe(400);
    await attorney.move(id, 'withdraw', { confirmed: true });
    const over = await attorney.correct(id, NEW);
    expect([over.status, over.body.message]).toEqual([
      409,
      'This cannot be done while the status is Withdrawn.',
    ]);
  });

  it('is corrected though the form takes no more, and is closed', async () => {
    await server.again({
      [`schemas/forms/${FORM}/form.json`]: edited((file) => ({
        ...file,
        limit: { each: 1 },
        open: { until: '2026-03-31' },
      })),
    });
    await server.app.store.deleteFrom('submission').where('form_id', '=', FORM).execute();
    const attorney = await server.attorney();
    const id = await attorney.sent();
    expect((await attorney.send()).status).toBe(409);
    server.now = new Date('2026-05-01T15:00:00Z');
    const later = await server.attorney();
    expect((await later.correct(id, NEW)).status).toBe(200);
    expect((await (await server.clerk()).item(id)).item.subject).toBe('Quay & Sons');
    await server.again();
  });

  it('keeps secrets that are not typed anew, and files that are not taken out', async () => {
    await server.again(WITH_MORE);
    const attorney = await server.attorney();
    const [kept, gone] = [
      await attorney.upload('/letters', 'kept.pdf'),
      await attorney.upload('/letters', 'gone.pdf'),
    ].map(({ body }) => body.data as unknown as { Key: string; name: string });
    const id = await attorney.sent({ pin: 'BAR-99-4711', letters: [kept, gone] });
    const { body } = await attorney.correcting(id);
    expect(JSON.stringify(body)).not.toContain('BAR-99-4711');
    expect(body).toMatchObject({ kept: { '/pin': '4711' }, data: { letters: [kept, gone] } });
    const listed = await attorney.get(
      `/api/forms/${FORM}/files?field=${encodeURIComponent('/letters')}&about=${id}`,
    );
    expect(listed.body.data).toMatchObject([gone, kept]);
    const { body: added } = await attorney.upload('/letters', 'new.pdf', id);
    const letters = [kept, added.data];
    expect((await attorney.correct(id, { ...NEW, letters })).status).toBe(200);
    const clerk = await server.clerk();
    const item = await clerk.item(id);
    expect(item.files.map(({ name }) => name)).toEqual(['kept.pdf', 'new.pdf']);
    expect(JSON.stringify(item.answers)).toContain('4711');
    const [version] = item.versions ?? [];
    expect(version?.files.map(({ name }) => name)).toEqual(['gone.pdf', 'kept.pdf']);
    expect(
      version?.changes.map(({ label, ...change }) => [label, change.before, change.after]),
    ).toEqual([
      ['New firm', 'Harbor & Pine LLP', 'Quay & Sons'],
      ['Letters', 'gone.pdf', 'new.pdf'],
    ]);
    const old = new URLSearchParams({ queue: 'items', id, key: gone?.Key ?? '' });
    expect((await clerk.get(`/api/desk/file?${old}`)).status).toBe(200);
    // Typed anew it is another one.
    server.now = new Date(server.now.getTime() + 60_000);
    await attorney.correct(id, { ...NEW, letters, pin: 'BAR-99-0815' });
    const [newest, first] = await versionsOf(id);
    expect(newest?.changes).toEqual([
      {
        title: 'Your new firm',
        label: 'Pin of the bar',
        before: expect.stringContaining('4711'),
        after: expect.stringContaining('0815'),
      },
    ]);
    expect(first?.changes).toEqual(version?.changes);
    await server.again();
  });

  it('is sent again under the form of today, as drafts are', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    await server.again(RENAMED);
    const later = await server.attorney();
    const { body } = await later.correcting(id);
    expect(body).toMatchObject({ data: { firm_name: 'Harbor & Pine LLP' } });
    const { new_firm, ...others } = NEW;
    expect((await later.correct(id, { ...others, firm_name: new_firm })).status).toBe(200);
    const item = await (await server.clerk()).item(id);
    expect(item.item.subject).toBe('Quay & Sons');
    expect(JSON.stringify(item.answers)).toContain('Name of the firm');
    expect(JSON.stringify(item.versions?.[0]?.answers)).toContain('New firm');
    await server.again();
  });
});
