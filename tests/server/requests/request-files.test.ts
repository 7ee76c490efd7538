// Files of requests and replies: which are taken, whose they are, and where they go with what was sent.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, pdf, startApp, type UploadedFile } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { encryptedPdf, madePdf, opening, zip } from '../helpers/odd-files.ts';
import { Attorney, fileAt, madeId } from '../helpers/requests.ts';

const KINDS = 'Only image and pdf allowed';
const TAKEN = 'File uploaded successfully';

const png: UploadedFile = {
  name: 'Member letter.png',
  body: Buffer.from('\u0089PNG\r\n\u001a\nrest', 'latin1'),
};
const jpg = Buffer.from('\u00ff\u00d8\u00ff\u00e0rest', 'latin1');

describe('files of requests and replies', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let one: Attorney;
  let other: Attorney;
  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp({ ...(await databases.fresh()), config: { demo: true } });
    one = await Attorney.of(app, '1');
    other = await Attorney.of(app, '3');
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  it('are PDFs and pictures, by name and by content (FIL-17, CON-71)', async () => {
    const gif = Buffer.from('GIF89a rest');
    const taken = [pdf('a.pdf'), png, { name: 'b.jpg', body: jpg }, { name: 'c.JPEG', body: jpg }];
    for (const file of [...taken, { name: 'd.gif', body: gif }])
      expect((await other.upload('request', file)).body).toMatchObject({ message: TAKEN });
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const wrong = [
      { name: 'page.pdf', body: html },
      { name: 'page.html', body: html },
      { name: 'letter.docx', body: zip({ 'word/document.xml': 'x' }) },
      { name: 'picture.svg', body: Buffer.from('<svg/>') },
      { name: 'really.png', body: pdf('x').body },
      { name: 'double.pdf.exe', body: pdf('x').body },
      { name: 'noending', body: pdf('x').body },
    ];
    for (const file of wrong) {
      const { status, body } = await other.upload('request', file);
      expect([file.name, status, body.message]).toEqual([file.name, 422, KINDS]);
    }
    expect(await other.waiting('request')).toEqual([
      'Member letter.png',
      'a.pdf',
      'b.jpg',
      'c.JPEG',
      'd.gif',
    ]);
  });

  it('with locks, scripts or nothing in them are refused in words', async () => {
    const script = await madePdf(opening({ S: '/JavaScript', JS: 'app.alert(1)' }));
    const polyglot = Buffer.concat([zip({ 'word/vbaProject.bin': 'x' }), await madePdf()]);
    const wrong: readonly [string, Buffer, RegExp][] = [
      ['locked.pdf', await encryptedPdf(), /encrypted or protected/],
      ['script.pdf', script, /contains scripts/],
      ['polyglot.pdf', polyglot, /scripts|Only image/],
      ['empty.pdf', Buffer.alloc(0), /Please specify a file to import\./],
      ['large.pdf', Buffer.concat([pdf('x').body, Buffer.alloc(10 * 1024 * 1024)]), /too large/],
    ];
    for (const [name, body, words] of wrong) {
      const answer = await one.upload('request', { name, body });
      expect(answer.status).toBeGreaterThanOrEqual(413);
      expect(answer.body.message).toMatch(words);
    }
    expect(await one.waiting('request')).toEqual([]);
  });

  it('with forty hostile names are kept under harmless ones, or refused', async () => {
    const more = ['C:\\boot.pdf', "Robert'); drop table claim;--.pdf", 'über straße.pdf'];
    const kept = () =>
      app.store.selectFrom('form_file').selectAll().where('owner', '=', 'attorney/10001').execute();
    for (const name of [...HOSTILE_NAMES, ...more]) {
      const { status } = await one.upload('request', { ...pdf(name) });
      expect([name, [200, 422].includes(status)]).toEqual([name, true]);
      for (const shown of await one.waiting('request'))
        expect(shown).not.toMatch(/[/\\<>:"|?*\u202e\p{Cc}]|^\.\.?$/u);
      for (const { id, file_key } of await kept()) {
        expect(file_key).toMatch(/^[0-9a-f]{64}$/);
        expect((await one.call('delete_temp_file', { Key: id, module: 'request' })).status).toBe(
          200,
        );
      }
      expect(await one.waiting('request')).toEqual([]);
    }
  });

  it('of one name are refused, and can be sent again once the first is deleted (FIL-18, FIL-22)', async () => {
    const file = await one.uploaded('request', pdf('Order.pdf'));
    for (const name of ['Order.pdf', 'ORDER.pdf']) {
      const { status, body } = await one.upload('request', pdf(name));
      expect([status, body.message]).toEqual([422, 'Duplicate file can not be allowed.']);
    }
    const gone = await one.call('delete_temp_file', { file, module: 'request' });
    expect(gone.body).toMatchObject({ message: 'File deleted successfully', errors: [] });
    expect((await one.upload('request', pdf('Order.pdf'))).status).toBe(200);
  });

  it('go with the request that lists them, and with no other', async () => {
    const letter = await one.uploaded('request', png);
    const left = await one.uploaded('request', pdf('Not listed.pdf'));
    const id = madeId(await one.create({ files: [letter] }));
    expect((await one.request(id)).files).toEqual([{ name: 'Member letter.png' }]);
    expect(await one.waiting('request')).toEqual([]);
    const again = await one.create({ files: [letter] });
    expect([again.status, again.body.faults[0]?.path]).toEqual([422, '/files']);
    expect((await one.create({ files: [left] })).status).toBe(422);
    const found = await one.get(fileAt(id, 'Member letter.png'));
    expect([found.status, found.headers['content-type']]).toEqual([200, 'image/png']);
    expect(found.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('go with the reply they were uploaded for, though others wait at other requests', async () => {
    const ids = [madeId(await one.create()), madeId(await one.create())];
    const [first = '', second = ''] = ids;
    const docket = await one.uploaded('subsequent', pdf('Docket.pdf'), { request_id: first });
    await one.uploaded('subsequent', pdf('Docket.pdf'), { request_id: second });
    expect(await one.waiting('subsequent', { request_id: first })).toEqual(['Docket.pdf']);
    expect((await one.reply(second, { files: [docket] })).status).toBe(422);
    const reply = madeId(await one.reply(first, { files: [docket] }));
    expect((await one.request(first)).sub_requests).toMatchObject([
      { id: reply, files: [{ name: 'Docket.pdf' }] },
    ]);
    expect(await one.waiting('subsequent', { request_id: second })).toEqual(['Docket.pdf']);
    expect((await one.get(fileAt(reply, 'Docket.pdf'))).status).toBe(200);
    expect((await one.get(fileAt(first, 'Docket.pdf'))).status).toBe(404);
  });

  it('uploaded without naming a request go with the reply that lists them by name', async () => {
    const id = madeId(await one.create());
    await one.uploaded('subsequent', pdf('Receipt.pdf'));
    const reply = madeId(await one.reply(id, { files: [{ name: 'Receipt.pdf' }] }));
    expect((await one.get(fileAt(reply, 'Receipt.pdf'))).status).toBe(200);
    expect(await one.waiting('subsequent')).toEqual([]);
  });

  it('are nobody else’s: not before they are sent, and not after', async () => {
    const id = madeId(await one.create());
    const asked = { request_id: id };
    const file = await one.uploaded('subsequent', pdf('Secret.pdf'), asked);
    const theirs = await Promise.all([
      other.call('list_temp_files', { attorney_number: '10003', module: 'subsequent', ...asked }),
      other.upload('subsequent', pdf('Mine.pdf'), asked),
      other.call('delete_temp_file', { Key: file.Key, module: 'subsequent', ...asked }),
      other.get(
        `/api/portal/download_temp_file.php?attorney_number=10003&module=subsequent&name=Secret.pdf&request_id=${id}`,
      ),
      other.get(`/api/forms/auth-reply/files/one?Key=${file.Key}&about=${id}`),
    ]);
    for (const { status } of theirs) expect(status).toBe(404);
    const named = { attorney_number: '10001', module: 'request' };
    expect((await other.call('list_temp_files', named)).status).toBe(401);
    const visitor = new Browser(app);
    expect((await visitor.post('list_temp_files', named)).status).toBe(401);
    const reply = madeId(await one.reply(id, { files: [file] }));
    for (const at of [fileAt(reply, 'Secret.pdf'), fileAt(id, 'Secret.pdf')])
      expect((await other.get(at)).status).toBe(404);
    expect((await visitor.get(fileAt(reply, 'Secret.pdf'))).status).toBe(401);
    expect((await one.reply(id, { files: [{ name: 'x', Key: file.Key }] })).status).toBe(422);
  });

  it('of an application are no business of an attorney who is logged in', async () => {
    const asked = { attorney_number: '10001', module: 'attorney' };
    expect((await one.call('list_temp_files', asked)).status).toBe(401);
    expect((await one.upload('attorney', pdf('a.pdf'), { fileType: 'W9' })).status).toBe(401);
  });
});
