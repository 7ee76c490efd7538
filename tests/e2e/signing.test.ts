// Signing by mail and by keyboard, as people do it: what is shown, what is remembered, and what a link alone does. In the pop-up: whole-way.test.ts.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterCode } from './support/mailbox.ts';
import { toast } from './support/reading.ts';
import {
  agreeAndFinish,
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
  signedAt,
} from './support/signer.ts';

const server = inject('server');
const browser = aBrowser();

test('by mail: the link does nothing by being opened, and the first page stays "Not signed" until it asks', async () => {
  const { page, context } = await browser.newPerson();
  const { id, email } = await applied(context, server);
  await goToSigning(page, server, email);
  await page.getByRole('button', { name: 'Sign Application Via Email' }).click();
  await toast(page, 'Email sent to your email, please check and sign the doc');
  await page.getByText('Waiting for your signature').waitFor();
  await page.clock.install();
  await page.reload();
  await page.getByText('Waiting for your signature').waitFor();
  // From here on it asks for nothing by itself: it would, now and then, while a mail is out.
  await page.clock.pauseAt(Date.now() + 1000);

  const other = await browser.newPerson({ width: 390, height: 844, dark: true });
  const reader = other.page;
  await openMailedRequest(reader, server, email);
  const sign = reader.getByRole('link', { name: 'Read and sign the application' });
  const link = (await sign.getAttribute('href')) ?? '';
  const look = async (status: number): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await other.context.request.get(link)).ok()).toBe(true);
      const told = await other.context.request.get(link.replace('/sign#', '/api/sign/'));
      expect(told.status()).toBe(status);
    }
  };
  await look(401);
  await sign.click();
  await enterCode(reader, server, email);
  await documentShown(reader);
  await look(200);
  await documentShown(reader);
  expect(await signedAt(server, id)).toBeNull();

  // Until all of it was seen, the document has the window of a phone, and the button leads on in it.
  const parts = await reader.locator('[data-end]').count();
  const share = await reader
    .getByRole('region', { name: 'Document', exact: true })
    .evaluate(({ clientHeight }) => clientHeight / window.innerHeight);
  expect(share).toBeGreaterThan(0.7);
  await reader.getByText(new RegExp(`^\\d+ of ${parts} parts seen$`)).waitFor();
  expect(await reader.getByRole('radio', { name: 'Draw' }).isVisible()).toBe(false);
  await readOn(reader);
  expect(await signedAt(server, id)).toBeNull();
  await reader.getByRole('radio', { name: 'Draw' }).check();
  await reader.getByRole('button', { name: 'Sign and finish' }).click();
  await reader.getByText('Draw your signature, or choose Type').waitFor();
  await drawOn(reader);
  await agreeAndFinish(reader);
  expect(await signedAt(server, id)).not.toBeNull();
  expect(other.watch).toEqual({ errors: [], violations: [] });
  await other.context.close();

  expect(await page.getByText('Not signed', { exact: true }).count()).toBe(1);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText(REVIEW).waitFor();
  await context.close();
});

test('the signed document comes by mail: the link asks for the code, does nothing by being opened, and gives the file', async () => {
  const { page, context } = await browser.newPerson();
  const { email } = await applied(context, server);
  await goToSigning(page, server, email);
  await agreeAndFinish(await openDocument(page));
  const other = await browser.newPerson({ width: 390, height: 844, dark: true });
  const reader = other.page;
  await reader.goto(`${server.address}/demo/mailbox`);
  const mails = reader.getByRole('link').filter({ hasText: email });
  await mails.filter({ hasText: 'Your application is signed' }).click();
  await reader.getByRole('link', { name: 'Open the signed document' }).click();
  await reader.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await enterCode(reader, server, email);
  await reader.getByRole('heading', { name: 'You have signed the application' }).waitFor();
  const file = await savedBy(reader, 'Download the signed document');
  await reader.goto(`${server.address}/verify`);
  await checkFile(reader, file, 'Unchanged');
  await reader.getByText('None from an authority').waitFor();
  expect(other.watch).toEqual({ errors: [], violations: [] });
  await other.context.close();
  await context.close();
});

test('a failing service is told in the words of the documents, and nothing opens', async () => {
  const { page, context } = await browser.newPerson();
  const { email } = await applied(context, server);
  await goToSigning(page, server, email);
  const windows: Page[] = [];
  page.on('popup', (popup) => windows.push(popup));
  await page.route('**/getEmbeddedSignUrl.php', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.getByRole('button', { name: 'Sign Application', exact: true }).click();
  await toast(page, 'Something went wrong, please try again');
  await page.route('**/generateEmailSignRequest.php', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Application Via Email' }).click();
  await toast(page, 'Something went wrong, please try again');
  expect(windows).toEqual([]);
  await context.close();
});

test('the keyboard alone is enough to read and to sign', async () => {
  const { page, context } = await browser.newPerson();
  const { id, email } = await applied(context, server);
  await goToSigning(page, server, email);
  await page.getByRole('button', { name: 'Sign Application', exact: true }).focus();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await documentShown(popup);
  const reach = async (name: string, key = 'Tab'): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) {
      await popup.keyboard.press(key);
      // Past the last control nothing of the page has the focus, and the next turn begins anew.
      const said = await popup.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return '';
        const { labels } = element as HTMLInputElement;
        const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent;
        return label ?? element.textContent ?? '';
      });
      if (said.includes(name)) return;
    }
    throw new Error(`The keyboard does not reach "${name}".`);
  };
  await reach('Document');
  await popup.keyboard.press('End');
  await popup.getByText('Sign here').waitFor();
  // Whoever went to the end at once is led through what was passed over.
  await reach('Read part');
  const unread = popup.getByRole('button', { name: /^Read part/ });
  const left = async (): Promise<number> => {
    if ((await unread.count()) > 0) await popup.keyboard.press('Enter');
    return unread.count();
  };
  await expect.poll(left, { timeout: 120_000 }).toBe(0);
  expect(await signedAt(server, id)).toBeNull();
  await reach('I agree to sign', 'Shift+Tab');
  await popup.keyboard.press('Space');
  await reach('Sign and finish');
  await popup.keyboard.press('Enter');
  await popup.getByRole('heading', { name: 'You have signed the application' }).waitFor();
  expect(await signedAt(server, id)).not.toBeNull();
  await context.close();
});
