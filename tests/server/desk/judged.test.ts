// What the desk judges: the answers and files of a claim, the files of a thread, and those that go along with its reply.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Claimant, wholeClaim } from '../claims/claiming.ts';
import { tokenOf } from '../helpers/accounts.ts';
import { type Answer, pdf, type UploadedFile } from '../helpers/app.ts';
import { Attorney, fileAt, madeId } from '../helpers/requests.ts';
import { staffToken } from '../helpers/staff.ts';
import { aDesk, type Item } from './a-desk.ts';

const idIn = ({ body }: Answer) => (body.data as { data: { claim_id: string } }).data.claim_id;
const answersIn = ({ answers }: Item) =>
  Object.fromEntries(
    answers.flatMap(({ lines }) => lines.map(({ label, value }) => [label, value])),
  );

describe('a claim at the desk', () => {
  const desk = aDesk('claims');

  it('has the answers of its form in words, the files that came, and those that did not', async () => {
    const marian = await Claimant.of(desk.server.app);
    const one = await marian.open(({ required_documents }) => required_documents.length > 0);
    const sent = wholeClaim(one);
    const id = idIn(await marian.claim(one.number, sent));
    const before = await desk.item(id);
    expect(answersIn(before)).toMatchObject({
      'Member First Contact Date': '02/03/2026',
      'Claim Amount': '$640.00',
      Notes: 'Hearing attended, order attached.',
      'Digital Signature': 'Marian Whitlock',
    });
    expect(before.answers.map(({ title }) => title)).toEqual(['', 'Signature']);
    const [announced] = before.files;
    expect(announced).toMatchObject({ key: '', name: 'document-0.pdf', arrived: false });
    expect(before.files).toHaveLength(sent.files.length);

    const prefix = one.required_documents[0] === 'Copy of Docket' ? 'CDOC' : 'DINV';
    const body = pdf('document-0.pdf').body;
    await marian.upload('upload_matter_claim_files', { claim_id: id }, [
      { name: 'document-0.pdf', body, prefix },
    ]);
    const [came] = (await desk.item(id)).files;
    expect(came).toMatchObject({ detail: one.required_documents[0], arrived: true });
    const saved = await desk.file(id, came?.key ?? '');
    expect(saved.status).toBe(200);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''document-0.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(String(saved.body)).toBe(body.toString());
  });

  it('of the other kind tells each citation by itself, with its disposition in words', async () => {
    const marian = await Claimant.of(desk.server.app);
    const { items } = await marian.list({ case_type: 'CDL' });
    const number = items[0]?.number ?? '';
    const { violations } = await marian.cdl(number);
    const cdl_data = {
      violations: violations.map(({ id }) => ({ id, disposition: '6', total_due_amount: 120.25 })),
      notes: 'Reduced.',
      date: '03/02/2026',
    };
    const case_details = { number, case_type: 'CDL' };
    const id = idIn(await marian.ask('create_claim', { data: { case_details, cdl_data } }));
    const { answers } = await desk.item(id);
    const [first] = violations;
    const cited = answers.find(({ title }) => title.startsWith(first?.citation_number ?? '?'));
    const { body } = await marian.browser.get('/api/claims/v2/dispositions', marian.token);
    const codes = (body.data as unknown as AnswerOf<'dispositions'>['data']).data;
    const title = codes.find((code) => code.id === '6')?.title;
    expect(cited?.lines).toContainEqual({ label: 'Disposition', value: title });
    expect(cited?.lines).toContainEqual({ label: 'Final Fine Amount Due', value: '$120.25' });
    expect(answersIn(await desk.item(id))).toMatchObject({ Notes: 'Reduced.' });
  });

  it('that came without a form tells what is known of it', async () => {
    const { answers, facts } = await desk.first('Intake', 'Matter');
    const claimed = facts.find(({ label }) => label === 'Claimed')?.value;
    expect(answers[0]?.lines.map(({ label }) => label)).toContain('Claim Amount');
    expect(Number(claimed)).toBeGreaterThan(0);
  });

  it('gives its files to nobody else, and none of another claim', async () => {
    const one = await desk.first('In Process', 'Matter');
    for (const key of ['', 'x', '../../secrets', '0'.repeat(200)])
      expect((await desk.file(one.item.id, key)).status).toBe(404);
    const url = `/api/desk/file?queue=claims&id=${one.item.id}&key=x`;
    const browser = desk.server.browser();
    expect((await browser.get(url)).status).toBe(401);
    expect((await browser.get(url, await tokenOf(browser))).status).toBe(401);
    const editor = await staffToken(browser, 'editor@example.com');
    expect((await browser.get(url, editor)).status).toBe(403);
  });
});

describe('a thread at the desk', () => {
  const desk = aDesk('requests');
  const add = (id: string, file: UploadedFile, headers = desk.token) =>
    desk.browser.upload(
      '/api/forms/desk-answer/files',
      { field: '/files', about: id },
      file,
      headers,
    );
  const png = { name: 'letter.png', body: Buffer.from('\u0089PNG\r\n\u001a\nrest', 'latin1') };

  it('has the files of both sides, and each side reads those of the other', async () => {
    const marian = await Attorney.of(desk.server.app, '1');
    const asked = await marian.uploaded('request', pdf('docket.pdf'));
    const id = madeId(await marian.create({ files: [asked] }));
    const before = await desk.item(id);
    expect(before.said[0]?.files).toMatchObject([{ name: 'docket.pdf', arrived: true }]);
    const saved = await desk.file(id, before.said[0]?.files[0]?.key ?? '');
    expect([saved.status, saved.headers['content-type']]).toEqual([200, 'application/pdf']);

    const added = await add(id, png);
    expect(added.body).toMatchObject({ message: 'File uploaded successfully' });
    const files = [added.body.data];
    const replied = await desk.move(before, 'reply', { note: 'See the letter.', files });
    expect([replied.status, replied.body.data]).toMatchObject([200, { status: 'Open' }]);
    const { sub_requests } = await marian.request(id);
    expect(sub_requests).toMatchObject([{ user_type: 'staff', files: [{ name: 'letter.png' }] }]);
    const theirs = await marian.get(fileAt(sub_requests[0]?.id ?? '', 'letter.png'));
    expect([theirs.status, theirs.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await desk.item(id)).said[1]?.files).toMatchObject([{ name: 'letter.png' }]);
    // What was sent is sent: the next reply begins with nothing.
    const kept = await desk.browser.get(
      `/api/forms/desk-answer/files?field=/files&about=${id}`,
      desk.token,
    );
    expect(kept.body.data).toEqual([]);
  });

  it('takes the files of its replies as those of requests, from nobody but the desk', async () => {
    const marian = await Attorney.of(desk.server.app, '1');
    const id = madeId(await marian.create());
    const page = { name: 'page.pdf', body: Buffer.from('<!doctype html>') };
    expect((await add(id, page)).body.message).toBe('Only image and pdf allowed');
    expect((await add('00000000-0000-4000-8000-000000000000', png)).status).toBe(404);
    const { body } = await add(id, png);
    expect((await add(id, png)).body.message).toBe('Duplicate file can not be allowed.');
    const attorney = await tokenOf(desk.server.browser());
    expect((await add(id, { ...png, name: 'mine.png' }, attorney)).status).toBe(401);
    // A file that is listed and not there holds up the move, and whatever came with it.
    const gone = [{ name: 'other.png', Key: 'nothing' }];
    const seen = await desk.item(id);
    expect((await desk.move(seen, 'reply', { note: 'Here.', files: gone })).status).toBe(422);
    expect(await desk.item(id)).toEqual(seen);
    const done = await desk.move(seen, 'complete', { note: 'Granted.', files: [body.data] });
    expect(done.body.data).toMatchObject({ status: 'Completed' });
  });
});
