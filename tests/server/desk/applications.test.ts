// The queue of applications: whoever has signed is approved, or gets the application back with a note.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { approve } from '../../../server/desk/index.ts';
import { finish, newSigner, popupUrl } from '../esign/helpers.ts';
import { identify, subjects } from '../helpers/accounts.ts';
import type { Browser } from '../helpers/app.ts';
import { wholeApplication } from '../helpers/people.ts';
import { setAttorney } from '../helpers/set-attorney.ts';
import { aDesk, type Item } from './a-desk.ts';

const partOf = ({ answers }: Item, name: string) => {
  const part = answers.find(({ title }) => title === name);
  if (!part) throw new Error(`Nothing is called ${name}: ${answers.map(({ title }) => title)}`);
  return part;
};

const SUBMITTED = 'Application already submitted';

describe('the queue of applications', () => {
  const desk = aDesk('applications');
  const { server, ask, item } = desk;
  const move = async (id: string, name: string, answers: object = {}) =>
    desk.move(await item(id), name, answers);
  const ids = async (asked: object = {}) =>
    (await desk.queue({ limit: 100, ...asked })).data.map(({ id }) => id);
  const sign = async ({ browser, attorneyId }: { browser: Browser; attorneyId: string }) =>
    finish(browser, await popupUrl(browser, attorneyId));
  const noteFor = async (browser: Browser) =>
    ((await browser.post('getSignStatus', {})).body.data as { note?: string }).note;

  /** What the command has. */
  const atHand = () => {
    const { store: db, services, releases } = server.app;
    return { db, services, content: releases.current(), now: () => new Date() };
  };
  const draftOf = ({ id }: { readonly id: string }) =>
    server.app.store
      .selectFrom('draft')
      .select(['data', 'closed_at'])
      .where('owner', '=', `lead/${id}`)
      .executeTakeFirstOrThrow();
  /** The newest line of the history. */
  const lastChange = async (id: string) => {
    const row = await server.app.store
      .selectFrom('attorney_change')
      .select('changes')
      .where('attorney_id', '=', id)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return row as unknown as { readonly changes: readonly { readonly path: string }[] };
  };

  it('has an application once it is signed, and approves it: the first login is open, applying is over', async () => {
    const signer = await newSigner(server.app);
    const id = signer.attorneyId;
    expect(await ids()).not.toContain(id);
    expect((await ask('item', { id })).status).toBe(404);
    await sign(signer);
    expect(await ids()).toContain(id);
    expect((await item(id)).facts).toContainEqual({
      label: 'E-mail',
      value: signer.lead.email,
      format: 'text',
    });
    expect((await move(id, 'approve')).body.data).toMatchObject({ status: 'Active' });
    expect(await ids()).not.toContain(id);
    expect((await subjects(server.app, signer.lead.email)).join()).toContain('Welcome');
    const who = { attorney_number: id, zip: '30301', last_4_ssn: '6789' };
    expect((await identify(server.browser(), who)).status).toBe(200);
    expect((await signer.browser.post('getSignStatus', {})).status).toBe(401);
    expect((await move(id, 'approve')).status).toBe(409);
  });

  it('is read whole before it is judged: the answers in words, what was signed, and the files', async () => {
    const [signer, other] = [await newSigner(server.app), await newSigner(server.app)];
    await Promise.all([sign(signer), sign(other)]);
    const id = signer.attorneyId;
    const shown = await item(id);
    expect(shown.answers.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Primary Details', 'Ann Lee', 'Practice Areas']),
    );
    const { lines } = partOf(shown, 'Disclosures and Billing Information');
    expect(lines).toContainEqual({ label: 'SSN', value: '*****6789' });
    expect(JSON.stringify(shown)).not.toMatch(/123-?45-?6789/);
    expect(partOf(shown, 'Practice Areas').table).toEqual({
      headings: ['State', 'County', 'Plan Class'],
      rows: [['GA', 'Fulton', 'FAM']],
    });

    const [signed, declarations] = shown.files;
    expect(signed).toMatchObject({ name: 'Signed application.pdf', arrived: true });
    expect(declarations).toMatchObject({ name: 'declarations.pdf', detail: 'DEC' });
    const saved = await desk.file(id, signed?.key ?? '');
    const kept = await server.app.services.esign.signedFile(id);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Signed%20application.pdf",
      'content-length': String(kept?.body.length),
    });
    expect((await desk.file(id, declarations?.key ?? '')).status).toBe(200);

    // A key opens what it was told with, and nothing else.
    expect((await desk.file(other.attorneyId, declarations?.key ?? '')).status).toBe(404);
    expect((await desk.file(id, 'no-such-key')).status).toBe(404);
  });

  it('returns with a note that the applicant reads by mail and on the page, until it is taken up again', async () => {
    const signer = await newSigner(server.app);
    const id = signer.attorneyId;
    await sign(signer);
    expect(await noteFor(signer.browser)).toBeUndefined();
    expect((await move(id, 'return')).body.message).toBe('Write what the applicant should change.');
    const note = 'Please send a declaration page that shows the dates of your insurance.';
    expect((await move(id, 'return', { note })).body.data).toMatchObject({ status: 'Returned' });
    expect(await noteFor(signer.browser)).toBe(note);
    expect(await ids()).not.toContain(id);
    expect(await ids({ status: 'Returned' })).toContain(id);
    const mails = await server.app.services.mail.stored();
    const theirs = mails.filter(({ to }) => to === signer.lead.email);
    expect(theirs.map(({ text }) => text).join()).toContain(note);
    // Whoever got it back is no attorney of the network.
    const who = { attorney_number: id, zip: '30301', last_4_ssn: '6789' };
    expect((await identify(server.browser(), who)).status).toBe(423);

    expect((await move(id, 'resume')).body.data).toMatchObject({ status: 'Pending' });
    expect(await noteFor(signer.browser)).toBeUndefined();
    expect((await move(id, 'approve')).body.data).toMatchObject({ status: 'Active' });
    expect((await item(id)).events.map(({ move: name }) => name)).toEqual([
      'return',
      'resume',
      'approve',
    ]);
  });

  it('is open again for whoever it was returned to: changed, sent and signed anew, it waits for the desk again', async () => {
    const signer = await newSigner(server.app);
    const { browser, attorneyId: id, lead } = signer;
    await sign(signer);
    const note = 'Your years in practice do not fit your admission.';
    await move(id, 'return', { note });

    // As before it was sent, with what was sent; of the tax number nothing.
    const asked = { emailAddress: lead.email, lead_id: lead.id };
    const { body: open } = await browser.post('attorney_check', asked);
    expect(open).toMatchObject({ note, n_rec: 1, step: 'primary', reached: 'review' });
    expect(open).not.toHaveProperty('attorney');
    expect(open.lead).not.toHaveProperty('attorney_id');
    const draft = open.data as JsonObject;
    expect(draft).toMatchObject({ first_name: 'Ann', number_of_year_in_practice: 12 });
    expect(JSON.stringify(open)).not.toContain('6789');
    const files = await browser.post('list_temp_files', {
      attorney_number: lead.id,
      module: 'attorney',
    });
    expect(files.body.data).toMatchObject([{ name: 'declarations.pdf', fileType: 'DEC' }]);

    const changed = { ...wholeApplication(lead), number_of_year_in_practice: 14 };
    const { revision } = open;
    const again = { ...changed, revision };
    const [sent, twice] = await Promise.all([
      browser.post('create_attorney', again),
      browser.post('create_attorney', again),
    ]);
    expect([sent.status, twice.status].sort()).toEqual([200, 409]);
    const done = sent.status === 200 ? sent : twice;
    expect(done.body.attorney).toMatchObject({ id });

    const { changes } = await lastChange(id);
    expect(changes).toContainEqual({ path: '/number_of_year_in_practice', before: 12, after: 14 });
    expect(changes.map(({ path }) => path)).not.toContain('/ssn_number');

    // Nothing of it is signed: it is not at the desk, and what was signed before is not taken for it.
    expect(await ids({ number: id })).toEqual([]);
    const standing = await browser.post('getSignStatus', {});
    expect(standing.body.data).toEqual({ attorney_id: id, signed: false, email_sent: false });
    await sign(signer);
    expect(await ids()).toContain(id);
    const shown = await item(id);
    expect(shown.events.map(({ move: name, who }) => `${who} ${name}`)).toEqual([
      'desk return',
      'applicant send',
    ]);
    expect(partOf(shown, 'Practice Details').lines).toContainEqual({
      label: 'Years in Practice',
      value: '14',
    });
    expect((await move(id, 'approve')).body.data).toMatchObject({ status: 'Active' });
    const who = { attorney_number: id, zip: '30301', last_4_ssn: '6789' };
    expect((await identify(server.browser(), who)).status).toBe(200);
  });

  it('is closed again once the desk takes it up as it was', async () => {
    const signer = await newSigner(server.app);
    const { browser, attorneyId: id, lead } = signer;
    await sign(signer);
    await move(id, 'return', { note: 'A moment, please.' });
    const data = { ...wholeApplication(lead), college: 'Another' };
    const save = () =>
      browser.post('save_attorney_temp_data', { lead_id: lead.id, data, revision: 2 });
    expect((await move(id, 'resume')).status).toBe(200);
    for (const { status, body } of [await save(), await browser.post('create_attorney', data)])
      expect([status, body.message]).toEqual([409, SUBMITTED]);
    expect(partOf(await item(id), 'Practice Details').lines).toContainEqual({
      label: 'College',
      value: 'State University',
    });
  });

  it.each([
    ['by the desk', (id: string) => move(id, 'approve')],
    ['by the command', (id: string) => approve(atHand(), id)],
  ])('leaves no open draft behind when it is approved %s as it was', async (_, approved) => {
    const signer = await newSigner(server.app);
    await sign(signer);
    await move(signer.attorneyId, 'return', { note: 'A moment, please.' });
    const draft = () => draftOf(signer.lead);
    expect(await draft()).toMatchObject({ data: { first_name: 'Ann' }, closed_at: null });
    await approved(signer.attorneyId);
    expect(await draft()).toEqual({ data: {}, closed_at: expect.any(Date) });
  });

  it('is open with what is on file where nothing was sent here', async () => {
    const signer = await newSigner(server.app);
    await sign(signer);
    await setAttorney(server.app.store, signer.attorneyId, { submission_id: null });
    await move(signer.attorneyId, 'return', { note: 'A moment, please.' });
    expect(await draftOf(signer.lead)).toMatchObject({
      data: { first_name: 'Ann', college: 'State University' },
      closed_at: null,
    });
  });
});
