// Signing on our own page: what is signed, by whom, once; and what the signed file proves.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { NOW } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import {
  api,
  attachments,
  dataOf,
  drawing,
  finish,
  mailedUrl,
  memberToken,
  newSigner,
  poppler,
  popplerText,
  popupUrl,
  signedFile,
} from './helpers.ts';

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

describe.each(ON_POSTGRES)('signing on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });

  it('goes from the submitted application to a file that carries signature, certificate and seal', async () => {
    const { browser, attorneyId, lead } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    expect(url).toMatch(/^\/sign\/[\w-]{43}$/);

    const shown = await browser.get(api(url));
    expect(shown.body.data).toMatchObject({
      status: 'open',
      via: 'popup',
      signer: { name: 'Ann Lee', email: lead.email, attorney_id: attorneyId },
      document: { revision: 0 },
    });
    const text = JSON.stringify(dataOf(shown).document.parts);
    expect(text).toContain('Peachtree');
    expect(text).toContain('*****6789');
    expect(text).not.toContain('123-45-6789');
    const original = await signedFile(server.app, browser, url);
    expect(sha256(original)).toBe(dataOf(shown).document.sha256);

    for (const body of [{ kind: 'opened' }, { kind: 'viewed', part: 1 }, { kind: 'consented' }])
      expect((await browser.post(api(url, '/events'), body)).status).toBe(200);
    const done = await finish(browser, url);
    expect(done).toMatchObject({ status: 200, body: { status: 'success' } });

    const file = await signedFile(server.app, browser, url);
    expect(sha256(file)).toBe(dataOf(done).sha256_signed);
    const seal = await poppler('pdfsig', file);
    expect(seal).toContain('Signature is Valid');
    expect(seal).toContain('Total document signed');

    const info = await poppler('pdfinfo', file);
    expect(info).toMatch(/^Title: +Enrollment Application$/m);
    expect(info).toMatch(/^Tagged: +yes$/m);
    const structure = await poppler('pdfinfo', file, '-struct-text');
    expect(structure.match(/^Document$/gm)).toHaveLength(1);
    for (const part of [
      /H1 \(block\)\n +"Enrollment Application"/,
      /H1 \(block\)\n +"Electronic signature"/,
      /H1 \(block\)\n +"Audit certificate"/,
      /TH:\n +\/Scope \/Row\n +"Name"\n +TD\n +"[^"]*Ann Lee"/,
      /TD\n +"Agreed to sign electronically"/,
    ])
      expect(structure).toMatch(part);

    const read = await popplerText(file);
    for (const part of [
      'Electronic signature',
      'Audit certificate',
      'Name typed by the signer',
      '2026-03-02 15:00:00 UTC',
      '127.0.0.1',
      'lightMyRequest',
      'Request made',
      'Part 1 of the document shown',
      'Agreed to sign electronically',
      lead.email,
      "By the application running in the signer's browser",
    ])
      expect(read).toContain(part);
    const states = await attachments(file);
    const [before, after] = Object.values(states).map(sha256);
    expect(before).toBe(dataOf(shown).document.sha256);
    const unbroken = read.replace(/\s/g, '');
    expect(unbroken).toContain(before);
    expect(unbroken).toContain(after);
  });

  it('marks the attorney, tells by mail, and gives the file to whoever logs in', async () => {
    const { browser, attorneyId, lead } = await newSigner(server.app);
    const status = () => browser.post('getSignStatus', { attorney_id: attorneyId });
    expect((await status()).body.data).toEqual({
      attorney_id: attorneyId,
      signed: false,
      email_sent: false,
    });
    await finish(browser, await popupUrl(browser, attorneyId));
    const data = dataOf(await status());
    expect(data).toMatchObject({ signed: true, signed_at: NOW.toISOString() });
    const again = await browser.signIn(lead.email);
    expect(again.body.result.attorney).toMatchObject({ signed: true });
    const download = `/api/portal/download_signed_enrollment.php?name=${data.file_name}`;
    expect(await browser.get(download)).toMatchObject({
      status: 401,
      body: { message: 'Please log in to open this document.' },
    });
    const form = { form: {}, file_type: 'attorney_app' };
    expect((await browser.post('attorney_app_pdf', form)).status).toBe(401);
    const file = await browser.get(download, await memberToken(server.app, attorneyId));
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(await server.app.services.mail.stored()).toContainEqual(
      expect.objectContaining({ to: lead.email, subject: 'Your application is signed' }),
    );
  });

  it('says of a file whether it is unchanged, to the last byte', async () => {
    const { browser, attorneyId } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    await finish(browser, url);
    const file = await signedFile(server.app, browser, url);
    const check = async (body: Buffer) => {
      const answer = await server.browser().upload('/api/verify', {}, { name: 'a.pdf', body });
      return answer.body.data;
    };
    expect(await check(file)).toMatchObject({
      verdict: 'unchanged',
      signature: { signer: 'Ann Lee', signed_at: NOW.toISOString() },
    });
    const changed = Buffer.from(file);
    const place = file.indexOf('stream') + 40;
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(await check(changed)).toMatchObject({ verdict: 'changed' });
    expect(await check(changed)).not.toHaveProperty('signature');
    expect(await poppler('pdfsig', changed)).toContain('Digest Mismatch');
    expect(await check(Buffer.from('%PDF-1.4 something else'))).toMatchObject({
      verdict: 'unknown',
    });
  });

  it('signs once, however often and from however many places it is sent', async () => {
    const { browser, attorneyId } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    const answers = await Promise.all([1, 2, 3].map(() => finish(browser, url)));
    answers.push(await finish(browser, url, { name: 'Somebody Else' }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => dataOf(answer).sha256_signed)).size).toBe(1);
    const rows = await server.app.store
      .selectFrom('signature_event')
      .innerJoin('signature_request', 'signature_request.id', 'signature_event.request_id')
      .select('kind')
      .where('attorney_id', '=', attorneyId)
      .where('kind', '=', 'signed')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('signs once when pop-up and mail are used at the same moment', async () => {
    const { browser, attorneyId, lead } = await newSigner(server.app);
    await browser.post('generateEmailSignRequest', { attorney_id: attorneyId });
    const urls = [await popupUrl(browser, attorneyId), await mailedUrl(server.app, lead.email)];
    const answers = await Promise.all(urls.map((url) => finish(browser, url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const welcome = (await server.app.services.mail.stored()).filter(
      ({ to, subject }) => to === lead.email && subject === 'Your application is signed',
    );
    expect(welcome).toHaveLength(1);
  });

  it('puts a drawn signature on the page, and refuses what is no small PNG', async () => {
    const { browser, attorneyId } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    const draw = (image?: string) => finish(browser, url, { method: 'draw', drawing: image });
    const bad = [
      'data:image/svg+xml;base64,PHN2Zz4=',
      `data:image/png;base64,${Buffer.alloc(200).toString('base64')}`,
      drawing(20_000, 2),
      `data:image/png;base64,${'A'.repeat(139_000)}`,
    ];
    const said = 'The drawing could not be read. Please draw again, or type your name.';
    for (const image of bad)
      expect(await draw(image)).toMatchObject({
        status: 422,
        body: { faults: [{ path: '/drawing', code: 'pattern', message: said }] },
      });
    expect((await draw()).body.faults).toMatchObject([
      { path: '/drawing', code: 'required', message: 'Draw your signature, or choose Type' },
    ]);
    expect((await draw(drawing())).status).toBe(200);
    const file = await signedFile(server.app, browser, url);
    expect(await poppler('pdfsig', file)).toContain('Signature is Valid');
    expect(await popplerText(file)).toContain('Drawn by the signer');
  });

  it.each([
    [{ consent: false }, '/consent', 'Agree to sign electronically to go on'],
    [{ consent: undefined }, '/consent', 'Agree to sign electronically to go on'],
    [{ name: '' }, '/name', 'Enter your full name'],
    [{ name: '   ' }, '/name', 'Enter your full name'],
    [{ method: 'x' }, '/method', 'Choose one of the answers offered.'],
    [{ drawing: 'data:image/png;base64,AAAA' }, '/drawing', 'This answer is not accepted.'],
  ])('judges by the form of the page: %j is refused at %s', async (more, path, message) => {
    const { browser, attorneyId } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    const answer = await finish(browser, url, more);
    expect(answer).toMatchObject({ status: 422, body: { faults: [{ path, message }] } });
    expect(dataOf(await browser.get(api(url))).status).toBe('open');
  });

  it('refuses to sign another document than the one that was shown', async () => {
    const { browser, attorneyId } = await newSigner(server.app);
    const other = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    const shown = dataOf(
      await other.browser.get(api(await popupUrl(other.browser, other.attorneyId))),
    );
    const answer = await finish(browser, url, { sha256: shown.document.sha256 });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'This is not the document you were shown. Please read it again before you sign.',
      },
    });
    expect((await finish(browser, url, { sha256: undefined })).status).toBe(400);
    expect(dataOf(await browser.get(api(url))).status).toBe('open');
    expect((await finish(browser, url)).status).toBe(200);
  });

  it('lets the unsigned attorney of the demo world sign', async () => {
    const browser = server.browser();
    const found = await browser.signIn('unsigned.attorney@example.com');
    const url = await popupUrl(browser, found.body.result.lead[0]?.attorney_id ?? '');
    expect((await finish(browser, url)).status).toBe(200);
  });
});
