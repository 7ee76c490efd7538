// The thread of a claim: what the desk asks for stands there, its attorney answers in words and files, and the claim moves on.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Claimant, type Matter } from '../claims/claiming.ts';
import { addClaim } from '../claims/known-work.ts';
import { Browser, pdf, type UploadedFile } from '../helpers/app.ts';
import { aDesk } from './a-desk.ts';

type Thread = AnswerOf<'claim_thread'>['data'];

const ASKED = 'Please send the docket.';
const THREAD = '/api/claims/thread';
const REPLY = '/api/claims/reply';
const FORM = '/api/forms/claim-reply';
const NONE = 'You have no claim of this number.';

describe('the thread of a claim', () => {
  const desk = aDesk('claims', { config: { paySecondAbove: 10 } });
  const { server, item, first, move } = desk;
  let marian: Claimant;
  let other: Claimant;
  let one: Matter;
  let number = 210_000_600;
  let id = '';
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    one = await marian.open();
    other = await Claimant.of(server.app, 'demoattorney3');
  });
  beforeEach(async () => {
    id = await aClaim('In Process');
    expect((await move(await item(id), 'ask', { note: ` ${ASKED} ` })).status).toBe(200);
  });

  /** The only one on its case. */
  const aClaim = async (status: string) => {
    const { store } = server.app;
    await store.deleteFrom('claim').where('case_id', '=', one.id).execute();
    return addClaim(store, { case_id: one.id, number: String(++number), status });
  };
  const whole = async (claim = id, who = marian) =>
    (await who.browser.post(THREAD, { claim_id: claim }, who.token)).body.data as Thread;
  const reply = (parts: object, key: string = randomUUID(), who = marian) =>
    who.browser.post(REPLY, { claim_id: id, ...parts }, { ...who.token, 'idempotency-key': key });
  const upload = (file: UploadedFile, fileType = 'Copy of Docket', who = marian) =>
    who.browser.upload(`${FORM}/files`, { field: '/files', about: id, fileType }, file, who.token);
  const uploaded = async (name: string, type?: string) =>
    (await upload(pdf(name), type)).body.data as { readonly name: string; readonly Key: string };
  const fetched = (key: string, who = marian) =>
    who.browser.get(`/api/claims/file?${new URLSearchParams({ claim_id: id, key })}`, who.token);

  it('says what was asked for, when, and that an answer is waited for', async () => {
    const { posts, ...about } = await whole();
    expect(about).toMatchObject({
      claim_id: id,
      claim_status: 'Requested More Info',
      can_reply: true,
    });
    expect(posts.at(-1)).toMatchObject({
      ...{ user_type: 'staff', created_name: 'Network Desk', description: ASKED, files: [] },
      created_at: server.now.toISOString(),
    });
  });

  it('is answered in words and files, and both sides read it', async () => {
    const file = await uploaded('docket.pdf');
    const sent = await reply({ description: ' Here it is. ', files: [file] });
    expect(sent).toMatchObject({
      status: 201,
      body: { status: 'success', message: 'Your answer has been sent.' },
    });
    const { posts, files, can_reply, claim_status } = await whole();
    expect([claim_status, can_reply]).toEqual(['New Info Received', false]);
    expect(posts.at(-1)).toMatchObject({
      ...{ user_type: 'attorney', created_name: 'Marian Whitlock', description: 'Here it is.' },
      files: [{ name: 'docket.pdf', type: 'Copy of Docket' }],
    });
    expect(files.at(-1)).toMatchObject({ name: 'docket.pdf', type: 'Copy of Docket' });
    expect((await fetched(files.at(-1)?.key ?? '')).status).toBe(200);
    const { said, item: row, events } = await item(id);
    expect(row.status).toBe('New Info Received');
    expect(said.map(({ by, words }) => [by, words]).slice(-2)).toEqual([
      ['staff', ASKED],
      ['attorney', 'Here it is.'],
    ]);
    const [docket] = said.at(-1)?.files ?? [];
    expect(docket).toMatchObject({ name: 'docket.pdf', detail: 'Copy of Docket', arrived: true });
    expect((await desk.file(id, docket?.key ?? '')).status).toBe(200);
    expect(events.at(-1)).toMatchObject({ move: 'inform', words: 'Here it is.' });
  });

  it('takes a file without a word, and words without a file, and nothing that is neither', async () => {
    for (const parts of [{}, { description: null }, { description: '  ', files: [] }]) {
      const { status, body } = await reply(parts);
      expect([status, body.message]).toEqual([422, 'Write your answer, or attach a file.']);
    }
    expect((await reply({ files: [await uploaded('alone.pdf')] })).status).toBe(201);
    expect((await whole()).posts.at(-1)).toMatchObject({
      description: '',
      files: [{ name: 'alone.pdf' }],
    });
  });

  it('refuses what is too long, of another shape, or no file of the form, and keeps the claim as it is', async () => {
    const before = await item(id);
    const wrong: readonly (readonly [object, number])[] = [
      [{ description: 'x'.repeat(4001) }, 422],
      [{ description: 5 }, 400],
      [{ description: 'And', amount: '5' }, 422],
      [{ description: 'And', files: [{ name: 'x.pdf', Key: randomUUID() }] }, 422],
      [{ description: 'And', files: 'x.pdf' }, 400],
    ];
    for (const [parts, expected] of wrong)
      expect([parts, (await reply(parts)).status]).toEqual([parts, expected]);
    expect(await item(id)).toEqual(before);
  });

  it('takes PDF files alone, each with its type and each name once (FIL-24, FIL-25)', async () => {
    const image = await upload({ name: 'scan.png', body: pdf('x').body });
    expect([image.status, image.body.message]).toEqual([422, 'Only PDF file is allowed']);
    expect((await upload(pdf('typeless.pdf'), '')).status).toBe(422);
    const file = await uploaded('twice.pdf');
    expect((await upload(pdf('Twice.pdf'))).body.message).toBe(
      'Duplicate file can not be allowed.',
    );
    expect((await reply({ files: [file] })).status).toBe(201);
    const received = await item(id);
    await move(received, 'ask', { note: 'And the order.' });
    const again = await reply({ files: [await uploaded('TWICE.pdf')] });
    expect([again.status, again.body.message]).toEqual([422, 'Duplicate file can not be allowed.']);
  });

  it('lists what was sent with the claim, by its type and day', async () => {
    const claim_id = id;
    const file = { ...pdf('invoice.pdf'), prefix: 'DINV' };
    const sent = await marian.upload('upload_matter_claim_files', { claim_id }, [file]);
    expect(sent.status).toBe(200);
    const { files } = await whole();
    expect(files).toMatchObject([{ name: 'invoice.pdf', type: 'Detailed Billing Invoice' }]);
    expect(files[0]?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await fetched(files[0]?.key ?? '')).status).toBe(200);
  });

  it('is answered once, however often it is sent, and not where nobody waits for it', async () => {
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => reply({ description: 'Once.' }, key)),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    const { posts } = await whole();
    expect(posts.filter(({ description }) => description === 'Once.')).toHaveLength(1);
    const late = await reply({ description: 'One more.' });
    expect([late.status, late.body.message]).toEqual([
      409,
      'This cannot be done while the status is New Info Received.',
    ]);
    expect((await whole()).posts).toHaveLength(posts.length);
  });

  it('takes nothing more once the claim is decided; what is typed stays a draft', async () => {
    const draft = { about: id, data: { description: 'Half typed' }, revision: 0 };
    const url = `${FORM}/draft`;
    const kept = { method: 'PUT', url, headers: marian.token, payload: draft } as const;
    expect((await marian.browser.send(kept)).status).toBe(200);
    await move(await item(id), 'deny', { denied_reason: 'Not authorized.' });
    const late = await reply({ description: 'Half typed' });
    expect([late.status, late.body.message]).toEqual([
      409,
      'This cannot be done while the status is Denied.',
    ]);
    const read = await marian.browser.get(`${url}?about=${id}`, marian.token);
    expect(read.body).toMatchObject({ data: { description: 'Half typed' } });
    expect((await whole()).posts.at(-1)?.description).toBe('Not authorized.');
  });

  it('is for its attorney and the desk alone', async () => {
    const file = await uploaded('secret.pdf');
    expect((await reply({ files: [file] })).status).toBe(201);
    const { files } = await whole();
    const key = files.at(-1)?.key ?? '';
    const theirs = await Promise.all([
      other.browser.post(THREAD, { claim_id: id }, other.token),
      other.browser.post(THREAD, { claim_id: '1' }, other.token),
      reply({ description: 'Let me in.' }, randomUUID(), other),
      fetched(key, other),
    ]);
    for (const { status, body } of theirs) expect([status, body.message]).toEqual([404, NONE]);
    const about = await Promise.all([
      other.browser.get(`${FORM}/draft?about=${id}`, other.token),
      upload(pdf('mine.pdf'), 'Other File', other),
    ]);
    for (const { status } of about) expect(status).toBe(404);
    expect((await fetched(randomUUID())).status).toBe(404);
    const visitor = new Browser(server.app);
    expect((await visitor.post(THREAD, { claim_id: id })).status).toBe(401);
    expect((await visitor.post(REPLY, { claim_id: id })).status).toBe(401);
    expect((await visitor.get(`/api/claims/file?claim_id=${id}&key=${key}`)).status).toBe(401);
  });

  it('keeps a draft of what the clerk asks, one of each claim', async () => {
    const draft = { about: id, data: { note: 'Half asked' }, revision: 0 };
    const url = '/api/forms/desk-reply/draft';
    const send = (about: string) =>
      desk.browser.send({ method: 'PUT', url, headers: desk.token, payload: { ...draft, about } });
    expect((await send(id)).status).toBe(200);
    expect((await send(randomUUID())).status).toBe(404);
    const read = await desk.browser.get(`${url}?about=${id}`, desk.token);
    expect(read.body).toMatchObject({ data: { note: 'Half asked' } });
    const { item: next } = await first('Intake', 'Matter');
    expect((await desk.browser.get(`${url}?about=${next.id}`, desk.token)).body).toMatchObject({
      n_rec: 0,
    });
  });

  it('has nothing of what the desk says among itself', async () => {
    const pending = await item(await aClaim('Pending Approval for Payment'));
    const payment = { paid_amount: '50.00', check_number: '7001' };
    const note = 'Second clerk, please.';
    const made = await move(pending, 'approve', { ...payment, paid_on: '2026-03-02', note });
    expect(made.status).toBe(200);
    const { posts } = await whole(pending.item.id);
    expect(posts.map(({ description }) => description)).not.toContain(note);
  });
});
