// The signed file as a person holds it: what was declared and agreed to, what is stamped on it, and what must not be in it.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { createCoverages } from '../../../server/services/coverages.ts';
import type { Coverages } from '../../../server/services/ports.ts';
import { pdf as pdfFile, shippedContent, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { addLeads, applicantWithFile, wholeApplication } from '../helpers/people.ts';
import { attachments, finish, poppler, popplerText, popupUrl, signedFile } from './helpers.ts';

const REVIEWED = 'I have reviewed the Fee Schedule & the Fee for Services Attorney Agreement';
const ACCEPTED = 'I have read the agreement and accept it';
const FAMILY = { id: '8201', email: 'family.defender@example.com' };
const REFERRAL = { id: '8202', email: 'referral.only@example.com' };

/** Two of everything that repeats. */
function twice(lead: typeof FAMILY): JsonObject {
  const whole = wholeApplication(lead);
  const [address = {}, credential = {}] = [whole.addresses, whole.credentials].map((rows) =>
    Array.isArray(rows) ? (rows[0] as JsonObject) : {},
  );
  const insured = {
    insurance_company: 'Lawyers Mutual',
    policy_number: 'LM-17',
    lic_issue_date: '2025-01-01',
    lic_exp_date: '2026-12-31',
    lic_app_date: '2024-12-01',
    lic_app_exp_date: '2026-12-01',
  };
  const california = { STATECD: 'CA', state_name: 'California' };
  const type = { id: 'SECONDARY', name: 'SECONDARY' };
  const office = { type, address1: '22 Harbor Road', city: 'Savannah', zip: '31401' };
  return {
    ...whole,
    addresses: [address, { ...office, state: 'GA', county: 'Chatham' }],
    credentials: [
      { ...credential, ...insured },
      { ...credential, ...insured, lic_state: california, bar_number: '654321' },
    ],
  };
}

describe('the signed file', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let file: Buffer;
  let text: string;

  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp(await databases.fresh());
    await addLeads(app, FAMILY, REFERRAL);
    file = await signed(FAMILY, twice(FAMILY));
    text = await popplerText(file);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  /** Submits, signs, and takes the file home. */
  async function signed(lead: typeof FAMILY, application: JsonObject): Promise<Buffer> {
    const browser = await applicantWithFile(app, lead);
    const made = await browser.post('create_attorney', application);
    expect([made.status, made.body.faults]).toEqual([200, undefined]);
    const url = await popupUrl(browser, made.body.attorney.id);
    expect((await finish(browser, url)).status).toBe(200);
    return signedFile(app, browser, url);
  }

  it.each([
    'By signing you confirm that',
    'the declarations page of your professional liability insurance is attached',
    'the information in this application is accurate and complete',
    'you are licensed and in good standing',
    'you will not market other products to plan members',
    'Either side may end the agreement with 30 days written notice',
    `${REVIEWED} Yes`,
    `${ACCEPTED} Yes`,
  ])('says what the signer declared: %s', (sentence) => {
    expect(text).toContain(sentence);
  });

  it('holds every sentence of the agreement', async () => {
    const tree = (await shippedContent()).page('documents.attorney_agreement') ?? [];
    const sentences = tree.flatMap((node) =>
      'children' in node
        ? node.children.map((leaf) => (leaf.kind === 'text' ? leaf.text : ''))
        : [],
    );
    expect(sentences.length).toBeGreaterThan(10);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it('leaves out an agreement that was not asked for, and keeps the one that was reviewed', async () => {
    const [coverage] = await app.services.coverages.list(['REF']);
    const other = await signed(REFERRAL, {
      ...wholeApplication(REFERRAL),
      attorney_type: ['REF'],
      coveragelist: [{ ...coverage }],
      practice_county_list: [{ state_code: 'GA', county: 'Fulton', plan_class: 'REF' }],
    });
    const read = await popplerText(other);
    expect(read).not.toContain(ACCEPTED);
    expect(read).toContain(`${REVIEWED} Yes`);
    expect(read).toContain('The attorney does not bill the member for a covered service.');
  });

  it('is one document: its pages counted once, each with the provider, the title and the number of the request', async () => {
    const pages = (await poppler('pdftotext', file, '-raw')).split('\f').slice(0, -1);
    expect(pages.length).toBeGreaterThan(6);
    const [number = ''] = /Signature request ([0-9a-f-]{36})/.exec(text)?.slice(1) ?? [];
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Attorney Network Enrollment Application');
      expect(page).toContain(`Signature request ${number} Page ${index + 1} of ${pages.length}`);
      expect(page.match(/Page \d+ of \d+/g)).toHaveLength(1);
    }
    for (const [at, body] of Object.values(await attachments(file)).entries()) {
      const own = (await poppler('pdftotext', body, '-raw')).split('\f').slice(0, -1);
      for (const [index, page] of own.entries())
        expect(page).toContain(`Page ${index + 1} of ${own.length}`);
      expect(own[0]?.includes(number)).toBe(at === 1);
    }
  });

  it('says when it was submitted on its first page, and in which form and revision on the certificate only', async () => {
    const release = (await shippedContent()).forms.application?.bundle.release ?? '';
    const [answers = '', certificate = ''] = text.split('Audit certificate');
    expect(answers).toContain('Submitted 03/02/2026, 10:00 AM ET');
    expect(answers).not.toContain(release);
    expect(certificate).toContain(`Form release ${release} Revision of the answers 0`);
  });

  it('bears no instruction of a screen', () => {
    expect(text).not.toMatch(/\b(click|scroll|tick|next page|on the step)\b/i);
    expect(text).not.toContain('Preview and Complete');
    expect(text).not.toContain('Before you sign');
    expect(text).toContain('Declarations By signing you confirm that');
  });

  it('has the fee schedules of its states annexed, in full and under their titles', async () => {
    const structure = await poppler('pdfinfo', file, '-struct-text');
    const titles = [...structure.matchAll(/H1 \(block\)\n +"([^"]+)"/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Enrollment Application',
      'Fee for Services Attorney Agreement',
      'Fee schedule Standard',
      'Fee schedule California',
      'Electronic signature',
      'Audit certificate',
    ]);
    expect(text).toContain(
      'Annexes Fee for Services Attorney Agreement Fee schedule Standard Fee schedule California',
    );
    for (const { sub_coverage, fee_amount, ca_fee_amount } of await app.services.coverages.fees()) {
      // A longer one goes over to a second line of its cell.
      expect(text).toContain(sub_coverage.slice(0, 30));
      for (const amount of [fee_amount, ca_fee_amount])
        expect(text.replaceAll(',', '')).toContain(`$${amount}.00`);
    }
  });

  it('has them with the fees that were agreed to, also when the fees have risen before it is signed', async () => {
    const catalogue = createCoverages();
    let rise = 0;
    const fees: Coverages['fees'] = async (plans) =>
      (await catalogue.fees(plans)).map((fee) => ({ ...fee, fee_amount: fee.fee_amount + rise }));
    const later = await startApp({
      ...(await databases.fresh()),
      parts: { services: { coverages: { ...catalogue, fees } } },
    });
    try {
      await addLeads(later, FAMILY);
      const browser = await applicantWithFile(later, FAMILY);
      const { body } = await browser.post('create_attorney', wholeApplication(FAMILY));
      rise = 1000;
      const url = await popupUrl(browser, body.attorney.id);
      await finish(browser, url);
      const read = await popplerText(await signedFile(later, browser, url));
      const standard = read.split('Fee schedule Standard').at(-1)?.replaceAll(',', '') ?? '';
      for (const { fee_amount } of await catalogue.fees())
        expect(standard).toContain(`$${fee_amount}.00`);
    } finally {
      await later.close();
    }
  });

  it('lists the uploaded files with size and hash', () => {
    const { body } = pdfFile('declarations.pdf');
    const hash = createHash('sha256').update(body).digest('hex');
    expect(text).toContain(`declarations.pdf DEC ${body.length} bytes ${hash}`);
  });

  it('has a title, a language and tags', async () => {
    const info = await poppler('pdfinfo', file);
    expect(info).toMatch(/^Title: +Enrollment Application$/m);
    expect(info).toMatch(/^Author: +Attorney Network$/m);
    expect(info).toMatch(/^Tagged: +yes$/m);
    expect(file.toString('latin1')).toContain('/Lang (en-US)');
  });

  it('shows repeated groups as tables where they fit, and else each row under its own heading', async () => {
    const structure = await poppler('pdfinfo', file, '-struct-text');
    const headings = [...structure.matchAll(/H4 \(block\)\n +"([^"]+)"/g)].map(([, name]) => name);
    expect(headings.slice(0, 2)).toEqual(['Georgia, 123456', 'California, 654321']);
    const cells = [...structure.matchAll(/TD\n +"([^"]*)"/g)].map(([, cell]) => cell);
    expect(cells.join(' | ')).toContain(
      'PRIMARY | 1 Peachtree St | Atlanta | GA | 30301 | Fulton | ' +
        'SECONDARY | 22 Harbor Road | Savannah | GA | 31401 | Chatham',
    );
  });

  it('holds tax, routing and account number by their last four only, as do the states attached to it', async () => {
    for (const body of [file, ...Object.values(await attachments(file))]) {
      const read = await popplerText(body);
      expect(read).toContain('SSN *****6789');
      expect(read).toContain('Routing Number *****0104');
      expect(read).toContain('Account Number *****6789');
      const digits = read.replace(/\D/g, '');
      for (const number of ['123456789', '061000104', '000123456789'])
        expect(digits).not.toContain(number);
    }
  });
});
