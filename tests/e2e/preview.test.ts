// Staff see any form as people see it: every step is open, nothing is saved or sent, and only our own pages may frame it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { messageBy, toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { formsServer } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
let entered: Promise<Person> | undefined;

/** An editor in a browser of their own, the same for all tests. */
const staff = (): Promise<Person> => {
  entered ??= (async () => {
    const person = await browser.newPerson();
    await enterDesk(person.page, server, 'editor@example.com');
    return person;
  })();
  return entered;
};

const SENT_NOWHERE =
  'Nothing is missing. In the portal the form would be sent now; in a preview it is not.';
const ribbon = (page: Page) =>
  page.getByRole('note').filter({ hasText: 'Nothing here is saved or sent.' });
/** Hears of each call of a page that does more than read. */
function heardChanges(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const reads = /\/(getCounty|getAddressCounty|searchAddress|get_coverages)/.test(pathname);
    if (request.method() !== 'GET' && !reads) heard.push(`${request.method()} ${pathname}`);
  });
  return heard;
}

test('every form of the portal is listed by whom it is for, and opens without a fault', async () => {
  const { page, watch } = await staff();
  await page.goto(`${server.address}/staff/home`);
  await page.getByRole('link', { name: 'Open Forms as people see them' }).click();
  await page.getByRole('heading', { name: 'For applicants' }).waitFor();
  await expectAccessibleInBoth(page, 'list of previews');
  const links = page.getByRole('main').getByRole('link', { name: /^Preview/ });
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(35);
  const changes = heardChanges(page);
  for (const address of addresses) {
    await page.goto(server.address + address);
    await ribbon(page).waitFor();
    await page.locator('main form, main .f-root').first().waitFor();
    expect(await page.title()).toContain('Preview of');
  }
  expect(changes).toEqual([]);
  expect(watch).toEqual({ errors: [], violations: [] });
});

test('any step of the application can be gone to, and its messages are those of the portal', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/preview/application`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessibleInBoth(page, 'preview of the application');
  const changes = heardChanges(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await messageBy(page, 'Enter the 5 digits of the ZIP code, like 30301.').waitFor();
  const steps = page.getByRole('complementary').getByRole('link');
  await steps.last().click();
  await page.waitForURL(/\/preview\/application\/\w+/);
  await page.getByRole('heading', { level: 1, name: /Preview and Complete|Review/ }).waitFor();
  expect(changes).toEqual([]);
});

test('a form that is answered is not sent, and says so', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/preview/feedback`);
  const changes = heardChanges(page);
  await page.getByLabel('Topic').selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'Very satisfied' }).check();
  await page.getByLabel('Comments').fill('It works well.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await toast(page, SENT_NOWHERE);
  await page.getByRole('link', { name: 'All forms' }).click();
  await page.getByRole('heading', { name: 'For applicants' }).waitFor();
  expect(await page.getByText(SENT_NOWHERE).count()).toBe(0);
  await page.goBack();
  await ribbon(page).waitFor();
  expect(await page.getByLabel('Comments').inputValue()).toBe('');
  expect(changes).toEqual([]);
});

test('what a preview does not do is told as that, not as a failure', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/preview/desk-answer`);
  const changes = heardChanges(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'declarations.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
  await page.getByText('In a preview no file is uploaded.').waitFor();
  await page.goto(`${server.address}/preview/auth-request`);
  await page.getByText('In a preview there are no cases, files or people').first().waitFor();
  await page.goto(`${server.address}/preview/matter-claim`);
  await page.getByText('Some of this form depends on what it is opened with').waitFor();
  await page.goto(`${server.address}/preview/feedback`);
  await ribbon(page).waitFor();
  expect(await page.getByText('Some of this form depends').count()).toBe(0);
  expect(changes).toEqual([]);
});

test('a link of a form leads nowhere', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/preview/login`);
  await page.getByRole('note').waitFor();
  await page.goto(`${server.address}/preview/sign-in`);
  await ribbon(page).waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/login';
    link.textContent = 'Log in instead';
    document.querySelector('main form')?.append(link);
  });
  await page.getByRole('link', { name: 'Log in instead' }).click();
  await toast(page, 'Links lead nowhere in a preview.');
  expect(new URL(page.url()).pathname).toBe('/preview/sign-in');
});

test('nobody but staff sees a preview', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/preview/application`);
  await page.waitForURL('**/staff');
  await page.getByLabel('E-mail Address').waitFor();
  await context.close();
});

test('a page of ours can frame a preview and nothing else, a page of others not even that', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/staff/home`);
  await page.getByRole('heading', { name: 'Staff', level: 1 }).waitFor();
  expect(await framed(page, `${server.address}/preview/feedback`)).toContain(
    'Nothing here is saved or sent.',
  );
  expect(await framed(page, `${server.address}/forms/feedback`)).toBe('');
  expect(await framed(page, `${server.address}/login`)).toBe('');

  const foreign = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Foreign</title>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  expect(await framed(page, `${server.address}/preview/feedback`)).toBe('');
  foreign.close();
});

/** What a frame shows of an address, once it is there; nothing where the browser refuses it. */
async function framed(page: Page, address: string): Promise<string> {
  const loaded = page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        document.querySelector('iframe')?.remove();
        const frame = document.createElement('iframe');
        frame.addEventListener('load', () => resolve());
        frame.src = src;
        document.body.append(frame);
      }),
    address,
  );
  await loaded;
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame?.url().startsWith(server.address)) return '';
  await frame.getByRole('note').waitFor();
  return frame.locator('body').innerText();
}

test('a form without a title of its own goes by its name', async () => {
  const forms = await formsServer();
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, forms, 'editor@example.com');
  await page.goto(`${forms.address}/preview/jsonforms-person`);
  await page.getByRole('note').getByText('jsonforms-person').waitFor();
  await page.getByRole('textbox', { name: /postal code/i }).waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
