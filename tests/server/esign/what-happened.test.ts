// The signed document states what happened and no more: what was shown, under which name it was signed, and each event once.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import type { Answer, Browser } from '../helpers/app.ts';
import { applicantWithFile, newLead, wholeApplication } from '../helpers/people.ts';
import {
  api,
  dataOf,
  finish,
  newSigner,
  poppler,
  popplerText,
  popupUrl,
  signedFile,
} from './helpers.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('the signed document', () => {
  const server = aServer('postgres', { config: { demo: true } });

  const opened = async () => {
    const { browser, attorneyId } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    const shown = dataOf(await browser.get(api(url)));
    const tell = (body: object): Promise<Answer> =>
      browser.post(api(url, '/events'), body, { 'user-agent': CHROME });
    return { browser, url, parts: shown.document.parts.length, tell };
  };
  const signed = async (browser: Browser, url: string, more: object = {}): Promise<string> => {
    const done = await finish(browser, url, more, { 'user-agent': CHROME });
    expect([done.status, done.body.faults]).toEqual([200, undefined]);
    return popplerText(await signedFile(server.app, browser, url));
  };

  it('does not say that it was read where nothing of it was shown', async () => {
    const { browser, url, parts } = await opened();
    const text = await signed(browser, url);
    expect(text).not.toMatch(/has read the document/);
    expect(text).toContain(`0 of the ${parts} parts of the document were shown to the signer`);
  });

  it('says that all parts were shown once all were', async () => {
    const { browser, url, parts, tell } = await opened();
    for (let part = 1; part < parts; part += 1) await tell({ kind: 'viewed', part });
    await tell({ kind: 'viewed', part: 1 });
    await tell({ kind: 'viewed', part: parts });
    const text = await signed(browser, url);
    expect(text).toContain(`All ${parts} parts of the document were shown to the signer`);
    expect(text).toContain(`Parts 1–${parts} of the document shown`);
  });

  it('tells each event once, and each browser once', async () => {
    const { browser, url, tell } = await opened();
    for (const kind of ['opened', 'opened', 'opened', 'consented', 'withdrew', 'consented'])
      await tell({ kind });
    for (const part of [1, 2, 4]) await tell({ kind: 'viewed', part });
    const text = await signed(browser, url);
    const events = text.slice(text.indexOf('Events'));
    const times = (sentence: string | RegExp) => events.split(sentence).length - 1;
    expect(times('Signing page opened (3 times')).toBe(1);
    expect(times('Signing page opened')).toBe(1);
    expect(times(/Agreed to sign electronically/)).toBe(2);
    expect(times('Withdrew the agreement')).toBe(1);
    expect(times('Parts 1–2 and 4 of the document shown')).toBe(1);
    expect(text.split(CHROME)).toHaveLength(2);
    expect(text.split('lightMyRequest')).toHaveLength(2);
  });

  it('asks about a name that is far from the applicant, and notes that it was asked', async () => {
    const { browser, url } = await opened();
    const asked = await finish(browser, url, { name: 'Ann Smith' });
    expect(asked.status).toBe(422);
    expect(asked.body.faults).toMatchObject([{ path: '/other_name', code: 'required' }]);
    const text = await signed(browser, url, { name: 'Ann Smith', other_name: true });
    expect(text).toContain(
      'Signer Ann Lee Name signed Ann Smith. The application has another name',
    );
    expect(text.split('The application has another name')).toHaveLength(3);
    expect(text).toContain("Asked about a name other than the applicant's, and confirmed it");
    const kinds = await server.app.store.selectFrom('signature_event').select('kind').execute();
    expect(kinds.filter(({ kind }) => kind === 'named')).toHaveLength(1);
  });

  it('asks about more or less than a name, and prints no sum of money as one', async () => {
    const { browser, url } = await opened();
    for (const name of [
      'Mickey Mouse a l',
      'Ann Lee Void',
      'Ann Lee, signed under protest',
      'Ann Lee (signed under protest, void in Texas)',
    ])
      expect(await finish(browser, url, { name })).toMatchObject({
        status: 422,
        body: { faults: [{ path: '/other_name', code: 'required' }] },
      });
    const message = 'Enter your name alone, without digits and currency signs';
    for (const name of ['Ann Lee, for a $5,000 bonus per case', 'Ann Lee €'])
      expect(await finish(browser, url, { name, other_name: true })).toMatchObject({
        status: 422,
        body: { faults: [{ path: '/name', code: 'pattern', message }] },
      });
    const name = 'Ann Lee (signed under protest, void in Texas)';
    const text = await signed(browser, url, { name, other_name: true });
    expect(text).toContain(`Name signed ${name}. The application has another name`);
  });

  it.each(['A. Lee', 'Ann Marie Lee', 'ann lee-ray', 'Anne Lee', 'Lee, Ann M., Esq.'])(
    'asks nothing about %s, who is Ann Lee, and notes nothing',
    async (name) => {
      const { browser, url } = await opened();
      expect(await signed(browser, url, { name })).not.toContain('Name signed');
    },
  );

  it('prints every name in its own letters, and no sign as a box', async () => {
    const names = [
      'Łukasz Żółć',
      'Đặng Thị Ngọc Ẩn',
      'Γιώργος Παπαδόπουλος',
      'Юлия Щербакова',
      '王伟',
      '陳小明',
      '佐藤さくら',
      '김민준',
      'محمد علي الحسن',
      'שרה בן דוד',
      'Արամ',
      'नमन',
    ];
    const lead = await newLead(server.app);
    const browser = await applicantWithFile(server.app, lead);
    const made = await browser.post('create_attorney', {
      ...wholeApplication(lead),
      college: names.slice(0, 6).join(', '),
      low_school: names.slice(6).join(', '),
      professional_rating: 'Nobody has \u{1fae8}',
    });
    expect([made.status, made.body.faults]).toEqual([200, undefined]);
    const url = await popupUrl(browser, made.body.attorney.id);
    const text = await signed(browser, url, { name: 'Ann Lee' });
    // pdftotext gives words in the order they stand from left to right, with signs to turn it; Chinese may break anywhere.
    const letters = text.replace(/[\s\u202a-\u202e]/g, '');
    for (const word of names.flatMap((name) => name.split(' '))) expect(letters).toContain(word);
    expect(text).toContain('Nobody has [U+1FAE8]');
    const fonts = await poppler('pdffonts', await signedFile(server.app, browser, url));
    for (const font of ['NotoSansArabic', 'NotoSansHebrew', 'NotoSansSC', 'Unifont'])
      expect(fonts).toContain(font);
  });

  it('never breaks a phone number over two lines', async () => {
    const lead = await newLead(server.app);
    const browser = await applicantWithFile(server.app, lead);
    const phones = Array.from({ length: 40 }, (_, at) => `(404) 555-01${String(at + 10)}`);
    const made = await browser.post('create_attorney', {
      ...wholeApplication(lead),
      have_complaint: 1,
      complaint_detail: phones.map((phone, at) => `${'a'.repeat(at % 9)} ${phone}`).join(' '),
    });
    expect([made.status, made.body.faults]).toEqual([200, undefined]);
    const url = await popupUrl(browser, made.body.attorney.id);
    expect((await finish(browser, url)).status).toBe(200);
    const text = await poppler('pdftotext', await signedFile(server.app, browser, url), '-raw');
    for (const phone of phones) expect(text).toContain(phone);
  });
});

describe('the files that stand alone', () => {
  const server = aServer('postgres');

  it.each(['Fee for Services Attorney Agreement', 'Member Acknowledgment Form'])(
    'begin with their title: %s',
    async (name) => {
      const url = `/api/portal/downloadAggreementFiles.php?name=${encodeURIComponent(name)}&folder=agreement_pdfs`;
      const { rawPayload } = await server.app.inject({ method: 'GET', url });
      const structure = await poppler('pdfinfo', rawPayload, '-struct-text');
      expect(structure).toMatch(new RegExp(`^Document\\n +H1 \\(block\\)\\n +"${name}"`));
    },
  );
});
