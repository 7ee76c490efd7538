// What is signed is what was reviewed: a release published between the submission and the signature changes nothing on the paper.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReleasedContent } from '../../../server/content/released.ts';
import type { StoreSettings } from '../../../server/store/index.ts';
import type { Edits } from '../../helpers/releases.ts';
import { NOW, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { addLeads, applicant } from '../helpers/people.ts';
import { published } from '../helpers/published.ts';
import { api, dataOf, finish, popplerText, popupUrl, signedFile, submitted } from './helpers.ts';

const EARLY = { id: '8101', email: 'early.signer@example.com' };
const LATE = { id: '8102', email: 'later.signer@example.com' };

/** Every kind of sentence the paper carries, worded anew. */
const REWORDED: Edits = {
  'messages/en-US/documents/attorney_agreement.md': (text) =>
    text
      .replace('does not bill the member for a covered service', 'bills the member as it likes')
      .concat('\n## 9. Reworded\n\nThe attorney agrees to the reworded terms.\n'),
  'messages/en-US/pages/disclaimer.md': (text) =>
    text.replace('accurate and complete', 'reworded and complete'),
  'messages/en-US/documents.json': (text) =>
    text
      .replace('"Fee for Services Attorney Agreement"', '"Reworded Agreement"')
      .replace('"form.yes": "Yes"', '"form.yes": "Reworded yes"')
      .replace('"Form release"', '"Reworded release"'),
  'messages/en-US/application.json': (text) =>
    text.replace('"Enrollment Application"', '"Reworded Application"'),
  'messages/en-US/sections/coverage.json': (text) =>
    text.replace('I have read the agreement and accept it', 'I have read the reworded agreement'),
  'messages/en-US/app.json': (text) => text.replace(/"name": "[^"]+"/, '"name": "Reworded Plans"'),
};

describe('a release published before the signature', () => {
  let databases: Databases;
  let settings: StoreSettings;
  let app: FastifyInstance;
  let content: ReleasedContent;

  beforeAll(async () => {
    content = await published(REWORDED);
    databases = await startDatabases();
    settings = await databases.fresh();
    app = await startApp(settings);
    await addLeads(app, EARLY, LATE);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const paperOf = async (attorneyId: string, lead: typeof EARLY) => {
    const browser = await applicant(app, lead);
    const url = await popupUrl(browser, attorneyId);
    const { document } = dataOf(await browser.get(api(url)));
    return { browser, url, document, parts: JSON.stringify(document.parts) };
  };

  it('does not reword what was submitted before: document, signing page and signed file', async () => {
    const early = await submitted(app, EARLY);
    const late = await submitted(app, LATE);
    const before = await paperOf(early.attorneyId, EARLY);

    await app.close();
    app = await startApp({ ...settings, parts: { content, now: () => NOW } });
    const after = await paperOf(late.attorneyId, LATE);

    expect(after.document).toMatchObject({ release: before.document.release });
    expect(after.document.release).not.toBe(content.forms.application?.bundle.release);
    expect(after.parts.replaceAll(LATE.email, EARLY.email)).toBe(before.parts);

    const done = await finish(after.browser, after.url);
    expect(done.status).toBe(200);
    const text = await popplerText(await signedFile(app, after.browser, after.url));
    expect(text).toContain('The attorney does not bill the member for a covered service.');
    const pages = text.split('Electronic signature')[0] ?? '';
    expect(pages).toContain('Fee for Services Attorney Agreement');
    expect(pages.toLowerCase()).not.toContain('reworded');
  }, 360_000);
});
