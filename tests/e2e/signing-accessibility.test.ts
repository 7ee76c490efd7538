// Signing in every state of its pages: what each says, and each against WCAG 2.2 AA, on a desktop, light, and on a phone, dark.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterCode } from './support/mailbox.ts';
import { toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';
import {
  agreeAndFinish,
  altered,
  applied,
  checkFile,
  documentShown,
  drawOn,
  goToSigning,
  openDocument,
  openMailedRequest,
  REVIEW,
  readOn,
  savedBy,
} from './support/signer.ts';

const server = inject('server');
const browser = aBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** In a browser that lets no page open a window. */
async function expectBlocked(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${server.address}/signing`);
  await page.getByRole('button', { name: 'Sign Application', exact: true }).click();
  await heading(page, 'Your browser did not open the window');
  await expectAccessibleInBoth(page, 'a window that was not let open');
  await page.close();
}

/** The page that checks files, with nothing and with everything it can say. */
async function expectVerdicts(page: Page, file: Buffer): Promise<void> {
  await page.goto(`${server.address}/verify`);
  await heading(page, 'Check a signed file');
  await expectAccessibleInBoth(page, 'a file to be checked');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('Choose a PDF file').waitFor();
  await expectAccessibleInBoth(page, 'no file to check');
  await checkFile(page, file, 'Unchanged');
  await page.getByText('Ann Lee').waitFor();
  await expectAccessibleInBoth(page, 'an unchanged file');
  await checkFile(page, altered(file), 'Changed');
  await expectAccessibleInBoth(page, 'a changed file');
  await checkFile(page, Buffer.from('%PDF-1.4 nothing of ours'), 'Not known');
  await expectAccessibleInBoth(page, 'an unknown file');
  await page.route('**/api/verify', (route) => route.abort());
  await page.getByRole('button', { name: 'Check the file' }).click();
  await toast(page, 'The file could not be checked. Please try again.');
  await expectAccessibleInBoth(page, 'a file that could not be checked');
}

test('the way to a signature and what comes after it', async () => {
  const { page, context, watch } = await browser.newPerson();
  const { email } = await applied(context, server);
  await goToSigning(page, server, email);
  await expectBlocked(context);
  await page.getByRole('button', { name: 'Sign Application Via Email' }).click();
  await page.getByText('Waiting for your signature').waitFor();
  await expectAccessibleInBoth(page, 'sent by mail');

  const popup = await openDocument(page);
  await expectAccessibleInBoth(page, 'open in another window');
  await expectAccessibleInBoth(popup, 'the document');
  await readOn(popup);
  await expectAccessibleInBoth(popup, 'the document, read');
  await popup.getByRole('button', { name: 'Sign and finish' }).click();
  await popup.getByText('Agree to sign electronically to go on').waitFor();
  await expectAccessibleInBoth(popup, 'the document, with errors');
  await popup.getByRole('radio', { name: 'Draw' }).check();
  await drawOn(popup);
  await expectAccessibleInBoth(popup, 'a drawn signature');
  await agreeAndFinish(popup);
  await expectAccessibleInBoth(popup, 'signed, in the window');
  await page.getByText(REVIEW).waitFor();
  // Here it is for whoever logs in.
  await page
    .getByText('You can download the signed document in the window you signed it in')
    .waitFor();
  const download = page.getByRole('button', { name: 'Download the signed application' });
  expect(await download.count()).toBe(0);
  await expectAccessibleInBoth(page, 'signed');
  const file = await savedBy(popup, 'Download the signed document');
  await popup.close();

  await openMailedRequest(page, server, email);
  await expectAccessibleInBoth(page, 'a letter');
  await page.getByRole('link', { name: 'Read and sign the application' }).click();
  await heading(page, 'This application is already signed');
  await expectAccessibleInBoth(page, 'a link of a signed application');
  await expectVerdicts(page, file);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a link that was replaced, one in another browser, and one that opens no document', async () => {
  const { page, context, watch } = await browser.newPerson();
  const { email, id } = await applied(context, server);
  await goToSigning(page, server, email);
  const popup = await openDocument(page);
  const replaced = popup.url();
  await page.getByRole('button', { name: 'Sign Application', exact: true }).click();
  await popup.waitForURL((url) => url.href !== replaced);
  const newest = popup.url();
  await popup.close();

  await page.goto(replaced);
  await heading(page, 'This link no longer works');
  await page.getByText('This link was replaced by a newer one').waitFor();
  await expectAccessibleInBoth(page, 'a replaced link');
  const other = await browser.newPerson();
  await other.page.goto(newest);
  await heading(other.page, 'Check your e-mail');
  await other.page.getByText('The code is on its way').waitFor();
  await expectAccessibleInBoth(other.page, 'a link in another browser, which asks for a code');
  await enterCode(other.page, server, email);
  await documentShown(other.page);
  await other.context.close();
  await ask(server, 'expireLinks', id);
  await page.goto(newest);
  await page.getByText('This link has expired. Please ask for a new one.').waitFor();
  await expectAccessibleInBoth(page, 'a link that is too old');
  await page.goto(`${server.address}/sign/no-such-token`);
  await heading(page, 'This link does not lead to a document');
  await expectAccessibleInBoth(page, 'a link to nothing');
  await page.goto(`${server.address}/demo/mailbox`);
  await heading(page, 'Mailbox');
  await expectAccessibleInBoth(page, 'the mailbox');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
