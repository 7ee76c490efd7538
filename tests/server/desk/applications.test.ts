// The queue of applications: whoever has signed is approved, or gets the application back with a note.
import { describe, expect, it } from 'vitest';
import { finish, newSigner, popupUrl } from '../esign/helpers.ts';
import { identify, subjects } from '../helpers/accounts.ts';
import type { Browser } from '../helpers/app.ts';
import { aDesk, type Item } from './a-desk.ts';

const partOf = ({ answers }: Item, name: string) => {
  const part = answers.find(({ title }) => title === name);
  if (!part) throw new Error(`Nothing is called ${name}: ${answers.map(({ title }) => title)}`);
  return part;
};

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
    expect((await move(id, 'approve')).body.data).toEqual({ status: 'Active' });
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
    expect((await move(id, 'return')).body.message).toBe('Write what the applicant is to change.');
    const note = 'Please send a declaration page that shows the dates of your insurance.';
    expect((await move(id, 'return', { note })).body.data).toEqual({ status: 'Returned' });
    expect(await noteFor(signer.browser)).toBe(note);
    expect(await ids()).not.toContain(id);
    expect(await ids({ status: 'Returned' })).toContain(id);
    const mails = await server.app.services.mail.kept();
    const theirs = mails.filter(({ to }) => to === signer.lead.email);
    expect(theirs.map(({ text }) => text).join()).toContain(note);
    // Whoever got it back is no attorney of the network.
    const who = { attorney_number: id, zip: '30301', last_4_ssn: '6789' };
    expect((await identify(server.browser(), who)).status).toBe(423);

    expect((await move(id, 'resume')).body.data).toEqual({ status: 'Pending' });
    expect(await noteFor(signer.browser)).toBeUndefined();
    expect((await move(id, 'approve')).body.data).toEqual({ status: 'Active' });
    expect((await item(id)).events.map(({ move: name }) => name)).toEqual([
      'return',
      'resume',
      'approve',
    ]);
  });
});
