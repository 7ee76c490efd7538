// The files of a logged-in attorney: only their own, and each change of them in the history.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { type Answer, pdf } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { editorOf } from './a-record.ts';

interface Listed {
  readonly name: string;
  readonly Key: string;
}

const listIn = ({ body }: Answer) => body.data as readonly Listed[];

describe.each(ON_POSTGRES)('the files of an attorney on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });

  const pageOf = async (username: string) => {
    const page = await editorOf(server, username);
    const upload = (fields: Record<string, string>, file?: ReturnType<typeof pdf>) =>
      page.browser.upload('upload_file', fields, file, page.headers);
    const download = (query: string) =>
      page.browser.get(`/api/portal/download_attachment.php?${query}`, page.headers);
    return { ...page, upload, download };
  };

  it('are added, listed, downloaded, and stand in the record and its history', async () => {
    const { upload, post, open, download } = await pageOf('demoattorney1');
    const before = await open();
    const own = { fileType: 'W9', attorney_number: '10001' };
    const added = await upload(own, pdf('w9.pdf'));
    expect(added.body.message).toBe('File uploaded successfully');
    const files = listIn(await post('list_files', { attorney_number: '10001' }));
    expect(files).toContainEqual(expect.objectContaining({ name: 'w9.pdf', fileType: 'W9' }));
    const after = await open();
    expect(after.revision).toBe(before.revision + 1);
    expect(after.profile.uploadedFiles).toEqual(files);
    const { Key } = added.body.data as Listed;
    for (const query of [`Key=${Key}`, `filename=attorney/10001/${Key}`]) {
      const file = await download(query);
      expect(file.status).toBe(200);
      expect(file.headers['content-disposition']).toContain('w9.pdf');
    }
    const [change] = (await post('profile_history', { limit: 1 })).body.data as object[];
    expect(change).toMatchObject({ after: expect.stringContaining('w9.pdf') });
  });

  it('are refused as those of an application are', async () => {
    const { upload } = await pageOf('demoattorney1');
    const own = { fileType: 'DEC', attorney_number: '10001' };
    const text = { name: 'notes.txt', body: Buffer.from('no') };
    await upload(own, pdf('twice.pdf'));
    const refused = [
      await upload(own),
      await upload(own, text),
      await upload(own, pdf('twice.pdf')),
      await upload({ ...own, fileType: 'X' }, pdf('x.pdf')),
      await upload({ ...own, attorney_number: '10003' }, pdf('foreign.pdf')),
    ];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [422, 'Please specify a file to import.'],
      [422, 'Only PDF allowed'],
      [422, 'Duplicate file can not be allowed.'],
      [422, 'Please choose a file type.'],
      [401, 'Authorization failed'],
    ]);
  });

  it('open to nobody else, by whatever name', async () => {
    const { upload } = await pageOf('demoattorney1');
    const added = await upload({ fileType: 'DEC', attorney_number: '' }, pdf('whitlock.pdf'));
    const { Key } = added.body.data as Listed;
    const { post, download } = await pageOf('demoattorney3');
    const ways = [
      await download(`Key=${Key}`),
      await download(`filename=attorney/10001/${Key}`),
      await download(`filename=${Key}`),
      await download(`filename=attorney/10003/../10001/${Key}`),
      await download(`Key=${Key}&attorney_number=10001`),
      await post('list_files', { attorney_number: '10001' }),
      await post('delete_file', { Key }),
      await post('delete_file', { file: { name: 'whitlock.pdf' } }),
      await server.browser().get(`/api/portal/download_attachment.php?Key=${Key}`),
    ];
    expect(ways.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401, 401, 404, 404, 401]);
    expect(JSON.stringify(ways.map(({ body }) => body))).not.toContain('whitlock');
    expect(listIn(await post('list_files', {}))).toEqual([]);
  });

  it('are deleted by their owner alone, and the history still names them', async () => {
    const { upload, post } = await pageOf('demoattorney3');
    const added = await upload({ fileType: 'DEC', attorney_number: '' }, pdf('old.pdf'));
    const { body } = await post('delete_file', added.body.data as Listed);
    expect(body).toMatchObject({ message: 'File deleted successfully', errors: [] });
    expect(listIn(await post('list_files', {}))).toEqual([]);
    const [change] = (await post('profile_history', {})).body.data as object[];
    expect(change).toMatchObject({ before: expect.stringContaining('old.pdf') });
  });
});
