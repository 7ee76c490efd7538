// Files of a running application: PDFs only, one name once, and nobody else's.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser, pdf, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import {
  ANN,
  addLeads,
  applicant,
  applicantWithFile,
  BOB,
  newLead,
  wholeApplication,
} from './helpers/people.ts';

describe('the files of an application', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let ann: Browser;

  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp(await databases.fresh());
    await addLeads(app, ANN, BOB);
    ann = await applicant(app, ANN);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const own = { attorney_number: ANN.id, module: 'attorney' };
  const list = async () => (await ann.post('list_temp_files', own)).body.data as { Key: string }[];

  it('are added, listed, downloaded and deleted', async () => {
    const added = await ann.upload(
      'upload_temp_file',
      { ...own, fileType: 'DEC' },
      pdf('dec page.pdf'),
    );
    expect(added.body).toMatchObject({ message: 'File uploaded successfully' });
    const [file] = await list();
    expect(file).toEqual({ name: 'dec page.pdf', Key: expect.any(String), fileType: 'DEC' });
    const got = await ann.get(
      `/api/portal/download_temp_file.php?name=dec%20page.pdf&attorney_number=${ANN.id}&module=attorney`,
    );
    expect(got.status).toBe(200);
    expect(got.headers['content-type']).toBe('application/pdf');
    expect(got.headers['content-disposition']).toMatch(/^attachment/);
    const deleted = await ann.post('delete_temp_file', file);
    expect(deleted.body).toMatchObject({ message: 'File deleted successfully', errors: [] });
    expect(await list()).toEqual([]);
  });

  it.each([
    [
      'not a PDF',
      { fileType: 'DEC' },
      { name: 'a.exe', body: Buffer.from('MZ') },
      422,
      'Only PDF allowed',
    ],
    [
      'a PDF by name only',
      { fileType: 'DEC' },
      { name: 'a.pdf', body: Buffer.from('<html>') },
      422,
      'Only PDF allowed',
    ],
    ['without a type', {}, pdf('b.pdf'), 422, 'Please choose a file type.'],
    ['without a file', { fileType: 'W9' }, undefined, 422, 'Please specify a file to import.'],
  ])('are refused when %s', async (_, fields, file, status, message) => {
    const refused = await ann.upload(
      'upload_temp_file',
      { ...own, ...fields } as Record<string, string>,
      file,
    );
    expect(refused).toMatchObject({ status, body: { status: 'Failed', message } });
  });

  it.each([
    ['names another module', { module: 'nonsense' }, '/module'],
    ['has a field nobody declared', { extra: '1' }, '/extra'],
  ])('are refused when the form %s', async (_, change, path) => {
    const fields = { ...own, fileType: 'DEC', ...change };
    const refused = await ann.upload('upload_temp_file', fields, pdf('d.pdf'));
    expect(refused).toMatchObject({ status: 400, body: { status: 'Failed', faults: [{ path }] } });
  });

  it('are refused when the form does not say whose they are', async () => {
    const refused = await ann.upload('upload_temp_file', { fileType: 'DEC' }, pdf('d.pdf'));
    expect(refused).toMatchObject({
      status: 400,
      body: { faults: [{ path: '/attorney_number' }] },
    });
  });

  it.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    [
      'was cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    [
      'holds a field named __proto__',
      'multipart/form-data; boundary=b',
      `${field('__proto__')}--b--\r\n`,
    ],
    [
      'holds more fields than any form',
      'multipart/form-data; boundary=b',
      `${Array.from({ length: 40 }, (_, n) => field(`f${n}`)).join('')}--b--\r\n`,
    ],
  ])('are refused as unreadable when the upload %s', async (_, type, payload) => {
    const url = '/api/portal/upload_temp_file.php';
    const headers = { 'content-type': type };
    const refused = await ann.send({ method: 'POST', url, headers, payload });
    expect(refused).toMatchObject({
      status: 400,
      body: { status: 'Failed', message: expect.stringMatching(/^This upload could not be read/) },
    });
  });

  it('are refused above the limit, with the limit', async () => {
    const body = Buffer.concat([pdf('x').body, Buffer.alloc(app.services.files.limit)]);
    const refused = await ann.upload(
      'upload_temp_file',
      { ...own, fileType: 'DEC' },
      { name: 'big.pdf', body },
    );
    expect(refused.status).toBe(413);
    expect(refused.body.message).toMatch(/10 MB/);
  });

  it('have a name once, even when it is sent twice at the same time', async () => {
    const send = () => ann.upload('upload_temp_file', { ...own, fileType: 'W9' }, pdf('twice.pdf'));
    const statuses = (await Promise.all([send(), send(), send()])).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
    expect((await send()).body.message).toBe('Duplicate file can not be allowed.');
  });

  it('are no more than the form has room for, however many are sent at once', async () => {
    const lead = await newLead(app);
    const browser = await applicant(app, lead);
    const fields = { attorney_number: lead.id, module: 'attorney', fileType: 'DEC' };
    const sent = await Promise.all(
      Array.from({ length: 55 }, (_, at) =>
        browser.upload('upload_temp_file', fields, pdf(`${at}.pdf`)),
      ),
    );
    const { attorney_number, module } = fields;
    const kept = await browser.post('list_temp_files', { attorney_number, module });
    const files = kept.body.data as readonly unknown[];
    expect(files.length).toBeLessThanOrEqual(50);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(files.length);
  });

  it('belong to their own lead alone', async () => {
    const bob = await applicant(app, BOB);
    const foreign = { ...own, fileType: 'W9' };
    expect((await bob.upload('upload_temp_file', foreign, pdf('c.pdf'))).status).toBe(403);
    const url = `/api/portal/download_temp_file.php?name=twice.pdf&attorney_number=`;
    expect((await bob.get(`${url}${ANN.id}`)).status).toBe(403);
    expect((await bob.get(`${url}${BOB.id}`)).status).toBe(404);
    const [file] = await list();
    expect((await bob.post('delete_temp_file', { Key: file?.Key })).status).toBe(404);
    expect((await new Browser(app).get(`${url}${ANN.id}`)).status).toBe(401);
  });

  it('stay as they were submitted: none is added or taken away afterwards', async () => {
    const lead = { id: '1003', email: 'cleo.day@example.com' };
    await addLeads(app, lead);
    const cleo = await applicantWithFile(app, lead);
    expect((await cleo.post('create_attorney', wholeApplication(lead))).status).toBe(200);
    const fields = { attorney_number: lead.id, module: 'attorney', fileType: 'W9' };
    for (const late of [
      await cleo.upload('upload_temp_file', fields, pdf('late.pdf')),
      await cleo.post('delete_temp_file', { name: 'declarations.pdf' }),
    ])
      expect(late).toMatchObject({
        status: 409,
        body: { message: 'Application already submitted' },
      });
  });

  it('are refused when the application was submitted while they were on their way', async () => {
    const lead = { id: '1004', email: 'dora.fox@example.com' };
    await addLeads(app, lead);
    const dora = await applicantWithFile(app, lead);
    const put = app.services.files.put.bind(app.services.files);
    vi.spyOn(app.services.files, 'put').mockImplementationOnce(async (...args) => {
      expect((await dora.post('create_attorney', wholeApplication(lead))).status).toBe(200);
      return put(...args);
    });
    const fields = { attorney_number: lead.id, module: 'attorney', fileType: 'W9' };
    const late = await dora.upload('upload_temp_file', fields, pdf('late.pdf'));
    expect(late).toMatchObject({ status: 409, body: { message: 'Application already submitted' } });
    expect(await app.services.files.list(`lead/${lead.id}`)).toEqual([]);
  });

  it('are not reached by paths in their names', async () => {
    for (const name of ['../../secret.key', '..%2f..%2fsecret.key', '/etc/passwd']) {
      const url = `/api/portal/download_temp_file.php?name=${name}&attorney_number=${ANN.id}`;
      expect((await ann.get(url)).status).toBe(404);
    }
  });
});

describe('printed matter', () => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp(await databases.fresh());
    await addLeads(app, ANN, BOB);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  it('gives every agreement file to everyone, and only from its folder', async () => {
    const browser = new Browser(app);
    const { names } = app.services.documents;
    expect(names.length).toBeGreaterThan(0);
    const url = (name: string, folder: string) =>
      `/api/portal/downloadAggreementFiles.php?name=${name}&folder=${folder}`;
    for (const name of names) {
      const got = await browser.get(url(name, 'agreement_pdfs'));
      expect([got.status, got.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    expect((await browser.get(url(names[0] ?? '', 'secrets'))).status).toBe(400);
    expect((await browser.get(url('no_such_file', 'agreement_pdfs'))).status).toBe(404);
  });

  it('prints the application and gives it to its applicant alone', async () => {
    const ann = await applicant(app, ANN);
    const made = await ann.post('attorney_app_pdf', {
      lead_id: ANN.id,
      form: wholeApplication(ANN),
      file_type: 'attorney_app',
    });
    expect(made.body).toEqual({ status: 'success', file_name: expect.stringMatching(/\.pdf$/) });
    const url = `/api/portal/download_signed_enrollment.php?name=${encodeURIComponent(made.body.file_name)}`;
    const got = await ann.get(url);
    expect([got.status, got.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await (await applicant(app, BOB)).get(url)).status).toBe(404);
    expect((await new Browser(app).get(url)).status).toBe(401);
  });
});

/** One field of a multipart form with the boundary `b`. */
function field(name: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
}
