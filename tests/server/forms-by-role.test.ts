// A form that several roles open: what one of them may not see never leaves the server, what it may not change stays as it was.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INSPECTION_FORM } from '../helpers/inspection-form.ts';
import { Browser, pdf, startApp } from './helpers/app.ts';
import { type Databases, ON_POSTGRES, startDatabases } from './helpers/databases.ts';
import { published } from './helpers/published.ts';
import { staffToken } from './helpers/staff.ts';

const DRAFT = '/api/forms/inspection/draft';
const SUBMISSIONS = '/api/forms/inspection/submissions';
const FILES = '/api/forms/inspection/files';
const OF_DESK = { site: 'Atlanta', grade: 'fair', remarks: 'Dusty' };

describe.each(ON_POSTGRES)('a form of several roles on %s', (driver) => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases(driver);
  });
  afterAll(async () => {
    await databases?.stop();
  });
  beforeEach(async () => {
    const content = await published(
      Object.fromEntries(Object.entries(INSPECTION_FORM).map(([path, text]) => [path, () => text])),
    );
    app = await startApp({
      ...(await databases.fresh()),
      parts: { content },
      config: { demo: true, checkResponses: true },
    });
  });
  afterEach(async () => {
    await app?.close();
  });

  /** One of the staff, with the calls of the form. */
  async function staff(email: string) {
    const browser = new Browser(app);
    const headers = await staffToken(browser, email);
    const load = async () => (await browser.get(DRAFT, headers)).body;
    const save = (data: object, revision = 0) =>
      browser.send({ method: 'PUT', url: DRAFT, headers, payload: { data, revision } });
    const send = (data: object) => browser.post(SUBMISSIONS, { data }, headers);
    const become = async (...roles: string[]) => {
      await app.store
        .updateTable('staff')
        .set({ roles: JSON.stringify(roles) })
        .where('email', '=', email)
        .execute();
    };
    return { browser, headers, load, save, send, become };
  }

  const faultsOf = ({ body }: { readonly body: object }) =>
    ((body as { faults?: { path: string; code: string }[] }).faults ?? []).map(
      ({ path, code }) => `${path} ${code}`,
    );
  const kept = async () =>
    (
      await app.store
        .selectFrom('draft')
        .select('data')
        .where('form_id', '=', 'inspection')
        .executeTakeFirst()
    )?.data;
  const sent = async () =>
    (
      await app.store
        .selectFrom('submission')
        .select('data')
        .where('form_id', '=', 'inspection')
        .executeTakeFirst()
    )?.data;

  it('refuses an answer of a role that may not give it, in a draft and when it is sent', async () => {
    const clerk = await staff('desk@example.com');
    const draft = await clerk.save({ ...OF_DESK, verdict: 'pass' });
    expect([draft.status, faultsOf(draft)]).toEqual([422, ['/verdict byRole']]);
    expect(JSON.stringify(draft.body)).toContain('Your role does not let you change this answer.');
    const whole = await clerk.send({ ...OF_DESK, verdict: 'pass' });
    expect([whole.status, faultsOf(whole)]).toEqual([422, ['/verdict byRole']]);
    const unseen = await clerk.send({ ...OF_DESK, codename: 'Heron' });
    expect([unseen.status, faultsOf(unseen)]).toEqual([422, ['/codename byRole']]);
    expect(await sent()).toBeUndefined();
  });

  it('asks nobody for what only others answer, and takes back what it began with itself', async () => {
    const clerk = await staff('desk@example.com');
    const whole = await clerk.send({ ...OF_DESK, fee: 25 });
    expect(whole.status, JSON.stringify(whole.body)).toBe(201);
    expect(await sent()).toEqual({ ...OF_DESK, fee: 25 });
    const editor = await staff('editor@example.com');
    const plain = await editor.send({ site: 'Macon' });
    expect(plain.status, JSON.stringify(plain.body)).toBe(201);
  });

  it('shows a person of another role what it may see of the draft, and keeps the rest through a save', async () => {
    const person = await staff('desk@example.com');
    expect(await person.save(OF_DESK)).toMatchObject({ status: 200 });
    await person.become('publisher');
    const opened = await person.load();
    expect(opened).toMatchObject({ n_rec: 1, data: { site: 'Atlanta', grade: 'fair' } });
    expect(JSON.stringify(opened)).not.toContain('Dusty');

    const changed = await person.save({ site: 'Athens', grade: 'good', verdict: 'fail' }, 1);
    expect([changed.status, faultsOf(changed)]).toEqual([422, ['/grade byRole']]);
    // Nobody finds out by trying what they do not see.
    const guessed = await person.save({ site: 'Athens', remarks: 'Dusty' }, 1);
    expect([guessed.status, faultsOf(guessed)]).toEqual([422, ['/remarks byRole']]);
    expect(
      await person.save({ site: 'Athens', grade: 'fair', verdict: 'fail', codename: 'Heron' }, 1),
    ).toMatchObject({ status: 200 });
    expect(await kept()).toMatchObject({ site: 'Athens', grade: 'fair', remarks: 'Dusty' });

    const stale = await person.save({ site: 'Rome' }, 1);
    expect(stale.status).toBe(409);
    expect(JSON.stringify(stale.body)).not.toContain('Dusty');
    const whole = await person.send({ site: 'Athens', verdict: 'fail', codename: 'Heron' });
    expect(whole.status, JSON.stringify(whole.body)).toBe(201);
    expect(await sent()).toMatchObject({
      ...{ site: 'Athens', grade: 'fair', remarks: 'Dusty', verdict: 'fail', codename: 'Heron' },
    });
  });

  it('keeps files of a role from others, by name and by key', async () => {
    const person = await staff('desk@example.com');
    const upload = () =>
      person.browser.upload(FILES, { field: '/proofs' }, pdf('proof.pdf'), person.headers);
    const { body, status } = await upload();
    expect(status).toBe(200);
    const { Key } = body.data as { Key: string };
    await person.become('publisher');
    expect((await upload()).status).toBe(404);
    const list = await person.browser.get(`${FILES}?field=/proofs`, person.headers);
    expect(list.status).toBe(404);
    const file = await person.browser.get(`${FILES}/one?Key=${Key}`, person.headers);
    expect(file.status).toBe(404);
  });

  it('is read at the desk by each role as far as it sees it', async () => {
    const person = await staff('desk@example.com');
    await person.become('desk', 'publisher');
    const whole = await person.send({ ...OF_DESK, verdict: 'pass', codename: 'Heron' });
    expect(whole.status, JSON.stringify(whole.body)).toBe(201);
    const id = String(whole.body.id);
    const read = async (email: string) => {
      const { browser, headers } = await staff(email);
      const one = await browser.post('/api/received/one', { form: 'inspection', id }, headers);
      const found = await browser.post(
        '/api/received/list',
        { form: 'inspection', find: 'Heron' },
        headers,
      );
      return { text: JSON.stringify(one.body), found: (found.body.data as unknown[]).length };
    };
    const editor = await read('editor@example.com');
    expect(editor.text).toContain('Atlanta');
    for (const hidden of ['Dusty', 'Passed', 'Heron']) expect(editor.text).not.toContain(hidden);
    expect(editor.found).toBe(0);
    const publisher = await read('publisher@example.com');
    for (const seen of ['Atlanta', 'Passed', 'Heron']) expect(publisher.text).toContain(seen);
    expect(publisher.text).not.toContain('Dusty');
    expect(publisher.found).toBe(1);
  });
});
