// Uploads of a form that staff wrote without code, open to everybody: bounded, nobody else's, and sent with the form or deleted.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '../../server/content/load.ts';
import { removeUnclaimed } from '../../server/forms/unsent-files.ts';
import { filesOfSubmission } from '../../server/store/forms/form-files.ts';
import { withStaffForm } from '../helpers/staff-form.ts';
import { Browser, NOW, pdf, startApp, type UploadedFile } from './helpers/app.ts';
import { type Databases, ON_POSTGRES, startDatabases } from './helpers/databases.ts';

const files = '/api/forms/complaint/files';
const draft = '/api/forms/complaint/draft';
const submissions = '/api/forms/complaint/submissions';
const DAY = 24 * 3_600_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';

const png = (name: string): UploadedFile => ({
  name,
  body: Buffer.from('\u0089PNG\r\n\u001a\n and what follows', 'latin1'),
});
const big = (name: string, megabytes: number): UploadedFile => ({
  name,
  body: Buffer.concat([pdf(name).body, Buffer.alloc(megabytes * 1024 * 1024, ' ')]),
});

type Row = { readonly name: string; readonly Key: string };

describe.each(ON_POSTGRES)('files of a form that anybody may open, on %s', (driver) => {
  let databases: Databases;
  let app: FastifyInstance;
  let now = NOW;
  let ann: Browser;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    const content = contentOf(await withStaffForm());
    app = await startApp({
      ...(await databases.fresh()),
      config: { unsentFilesMb: 3 },
      parts: { content, now: () => now },
    });
  });
  beforeEach(async () => {
    now = NOW;
    for (const table of ['form_file', 'submission', 'draft', 'rate_limit'] as const)
      await app.store.deleteFrom(table).execute();
    for (const { key } of await app.services.files.list('form/complaint'))
      await app.services.files.delete('form/complaint', key);
    ann = new Browser(app);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const add = (browser: Browser, file?: UploadedFile, field = '/letters', more = {}) =>
    browser.upload(files, { field, ...more }, file);
  const added = async (browser: Browser, file: UploadedFile, field?: string) =>
    (await add(browser, file, field)).body.data as Row;
  const listed = async (browser: Browser, field = '/letters') =>
    (await browser.get(`${files}?field=${encodeURIComponent(field)}`)).body.data as Row[];
  const remove = (browser: Browser, Key: string) =>
    browser.send({ method: 'DELETE', url: files, payload: { Key } });
  const got = (browser: Browser, Key: string) => browser.get(`${files}/one?Key=${Key}`);
  const send = (browser: Browser, letters: readonly object[], more: object = {}, key = '') =>
    browser.post(
      submissions,
      { data: { name: 'Ann', letters, ...more } },
      key === '' ? {} : { 'idempotency-key': key },
    );
  const kept = async () => (await app.services.files.list('form/complaint')).length;

  it('are added, listed, downloaded and deleted by the browser that uploaded them', async () => {
    const row = await added(ann, pdf('first letter.pdf'));
    expect(row).toEqual({ name: 'first letter.pdf', Key: expect.any(String) });
    expect(await listed(ann)).toEqual([row]);
    const found = await got(ann, row.Key);
    expect(found).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(found.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''first%20letter.pdf",
    );
    expect((await remove(ann, row.Key)).body).toMatchObject({
      message: 'File deleted successfully',
      errors: [],
    });
    expect([await listed(ann), await kept()]).toEqual([[], 0]);
    expect(await remove(ann, row.Key)).toMatchObject({
      status: 404,
      body: { message: 'This file no longer exists.' },
    });
  });

  it('are nobody else’s: another browser neither sees, fetches, deletes nor sends them', async () => {
    const row = await added(ann, pdf('mine.pdf'));
    const bob = new Browser(app);
    await bob.get(draft);
    expect(await listed(bob)).toEqual([]);
    for (const refused of [await got(bob, row.Key), await remove(bob, row.Key)])
      expect(refused.status).toBe(404);
    const sent = await send(bob, [row]);
    expect(sent).toMatchObject({ status: 422, body: { faults: [{ path: '/letters' }] } });
    expect(sent.body.faults[0]?.message).toBe(
      'A file listed here is no longer there. Delete it and upload it again.',
    );
    expect(await listed(ann)).toEqual([row]);
  });

  it.each([
    ['of another kind', png('a.png'), {}, 422, 'Only PDF, JPG allowed'],
    [
      'a letter by name only',
      { name: 'a.pdf', body: Buffer.from('<html>') },
      {},
      422,
      'Only PDF, JPG allowed',
    ],
    [
      'larger than its field takes',
      big('big.pdf', 1),
      {},
      413,
      'This file is too large. The largest size is 1 MB.',
    ],
    ['no file at all', undefined, {}, 422, 'Please specify a file to import.'],
    [
      'empty',
      { name: 'a.pdf', body: Buffer.alloc(0) },
      {},
      422,
      'Please specify a file to import.',
    ],
    ['at a field that takes none', pdf('a.pdf'), { field: '/name' }, 404, undefined],
    ['with a field nobody declared', pdf('a.pdf'), { lead_id: '7' }, 400, undefined],
    [
      'one that runs scripts',
      {
        name: 'a.pdf',
        body: Buffer.from('%PDF-1.4\n1 0 obj\n<< /S /JavaScript >>\nendobj\n%%EOF'),
      },
      {},
      422,
      'This file contains scripts, macros or programs. Print it to a new PDF and upload that.',
    ],
  ])('are refused when %s, and nothing of it is kept', async (_, file, more, status, message) => {
    const refused = await add(ann, file, '/letters', more);
    expect(refused).toMatchObject({ status, body: { status: 'Failed' } });
    if (message !== undefined) expect(refused.body.message).toBe(message);
    expect([await listed(ann), await kept()]).toEqual([[], 0]);
    expect(await app.store.selectFrom('form_file').selectAll().execute()).toEqual([]);
  });

  it('are refused twice under one name, and beyond the number of the field, however many come at once', async () => {
    await add(ann, pdf('one.pdf'));
    expect((await add(ann, pdf('ONE.pdf'))).body.message).toBe(
      'Duplicate file can not be allowed.',
    );
    const names = ['two', 'three', 'four', 'five', 'six'].map((name) => pdf(`${name}.pdf`));
    const answers = await Promise.all(names.map((file) => add(ann, file)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const { body } of refused) expect(body.message).toBe('There are too many files already.');
    expect((await listed(ann)).length).toBeLessThanOrEqual(3);
    expect(await kept()).toBe((await listed(ann)).length);
  });

  it('take no more room together than the provider set, and less from one network', async () => {
    const almost = { name: 'a.pdf', body: big('a.pdf', 1).body.subarray(0, 1024 * 1024) };
    const people = Array.from({ length: 3 }, () => new Browser(app));
    for (const one of people) expect((await add(one, almost)).status).toBe(200);
    expect(await add(ann, pdf('small.pdf'))).toMatchObject({ status: 507 });
    const shares = { size: 501 * 1024 * 1024 };
    await app.store.updateTable('form_file').set(shares).where('name', '=', 'a.pdf').execute();
    expect(await add(ann, pdf('small.pdf'))).toMatchObject({ status: 429 });
    const [mine = ''] = (await app.store.selectFrom('form_file').select('id').execute()).map(
      (one) => one.id,
    );
    await app.store.deleteFrom('form_file').where('id', '!=', mine).execute();
    await app.store
      .updateTable('form_file')
      .set({ size: 101 * 1024 * 1024 })
      .execute();
    const [first] = people;
    expect(first && (await add(first, pdf('more.pdf')))).toMatchObject({
      status: 413,
      body: {
        message:
          'The files you have added are too large together. Delete one, or send the form first.',
      },
    });
  });

  it('are refused to a network that uploads without end', async () => {
    const tries = Array.from({ length: 210 }, () => add(new Browser(app), undefined));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('go with the submission, in the words they were uploaded under, and are the browser’s no more', async () => {
    const letter = await added(ann, pdf('letter.pdf'));
    const photo = await added(ann, png('photo.png'), '/events/*/evidence');
    const unlisted = await added(ann, pdf('left out.pdf'));
    const event = { what: 'He was late.', evidence: [photo] };
    const sent = await send(ann, [{ ...letter, name: 'virus.exe' }], { events: [event] });
    expect(sent.status).toBe(201);
    const { data } = await app.store
      .selectFrom('submission')
      .selectAll()
      .where('id', '=', sent.body.id)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ letters: [letter], events: [event] });
    const attached = await filesOfSubmission(app.store, sent.body.id);
    expect(attached.map(({ name, field }) => [field, name])).toEqual([
      ['/events/*/evidence', 'photo.png'],
      ['/letters', 'letter.pdf'],
    ]);
    expect(await listed(ann)).toEqual([]);
    for (const { Key } of [letter, photo, unlisted])
      expect([(await got(ann, Key)).status, (await remove(ann, Key)).status]).toEqual([404, 404]);
    now = new Date(NOW.getTime() + 90 * DAY);
    await removeUnclaimed(serverOf(app), now);
    expect(await kept()).toBe(2);
    expect((await filesOfSubmission(app.store, sent.body.id)).length).toBe(2);
  });

  it('are sent once for one Idempotency-Key, and never with two submissions', async () => {
    const letter = await added(ann, pdf('letter.pdf'));
    const first = await send(ann, [letter], {}, 'the same key');
    expect(first.status).toBe(201);
    expect((await send(ann, [letter], {}, 'the same key')).body).toEqual(first.body);
    expect((await send(ann, [letter])).status).toBe(422);
    const other = await added(ann, pdf('other.pdf'));
    const both = await Promise.all([send(ann, [other]), send(ann, [other])]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await app.store.selectFrom('submission').select('id').execute()).length).toBe(2);
  });

  it('are refused where a list names one twice, another field’s, or one that never was', async () => {
    const letter = await added(ann, pdf('letter.pdf'));
    const photo = await added(ann, png('photo.png'), '/events/*/evidence');
    for (const letters of [[letter, letter], [letter, photo], [{ name: 'x.pdf', Key: NOBODY }]])
      expect(await send(ann, letters)).toMatchObject({
        status: 422,
        body: { faults: [{ path: '/letters', code: 'gone' }] },
      });
    expect((await send(ann, [{ name: 'x.pdf' }])).status).toBe(422);
    expect((await send(ann, [])).status).toBe(422);
  });

  it('wait a week from when the form was last opened, then are deleted, and sent no more', async () => {
    const letter = await added(ann, pdf('letter.pdf'));
    await ann.put(draft, { data: { name: 'Ann', letters: [{ ...letter }] }, revision: 0 });
    now = new Date(NOW.getTime() + 6 * DAY);
    expect(await listed(ann)).toEqual([letter]);
    now = new Date(NOW.getTime() + 12 * DAY);
    await removeUnclaimed(serverOf(app), now);
    expect((await ann.get(draft)).body).toMatchObject({ data: { letters: [letter] } });
    now = new Date(NOW.getTime() + 14 * DAY);
    await removeUnclaimed(serverOf(app), now);
    expect([await listed(ann), await kept()]).toEqual([[], 0]);
    expect((await send(ann, [letter])).status).toBe(422);
  });

  it('are nobody’s business at a form that takes none, or has calls of its own', async () => {
    for (const form of ['feedback', 'application', 'profile', 'nonsense', '__proto__']) {
      const url = `/api/forms/${form}/files`;
      expect((await ann.upload(url, { field: '/letters' }, pdf('a.pdf'))).status).toBe(404);
      expect((await ann.get(`${url}?field=/letters`)).status).toBe(404);
    }
    const foreign = await ann.send({
      method: 'DELETE',
      url: files,
      payload: { Key: NOBODY },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });

  it('that were cut off while they were stored leave nothing behind', async () => {
    const { put } = app.services.files;
    app.services.files.put = async (...given) => {
      await put.apply(app.services.files, given);
      throw new Error('the process died here');
    };
    expect((await add(ann, pdf('letter.pdf'))).status).toBe(500);
    app.services.files.put = put;
    expect([await listed(ann), await kept()]).toEqual([[], 1]);
    now = new Date(NOW.getTime() + 3 * 3_600_000);
    await removeUnclaimed(serverOf(app), now);
    expect(await kept()).toBe(0);
    expect(await app.store.selectFrom('form_file').selectAll().execute()).toEqual([]);
  });
});

const serverOf = ({ store, services }: FastifyInstance) => ({ db: store, services });
