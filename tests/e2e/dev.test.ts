// `npm run dev` as somebody uses it: pages at the port asked for, which follow what is saved, and say what is wrong with it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { type DevCopy, startDevCopy } from './support/dev-copy.ts';

const browser = aBrowser();
let copy: DevCopy;
let page: Page;

beforeAll(async () => {
  copy = await startDevCopy();
  ({ page } = await browser.newPerson());
  // A first load compiles every module on the way.
  page.setDefaultTimeout(120_000);
  await page.goto(`${copy.address}/sign-in`);
});

afterAll(() => copy?.remove());

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const refusal = () => page.getByRole('alert').filter({ hasText: 'The content has' });

test('it shows the sign-in page, with its styles and the calls behind it', async () => {
  await heading('Join Our Network').waitFor();
  expect(await (await fetch(`${copy.address}/api/demo`)).text()).toContain('new.applicant');
});

test('a saved sentence is on the screen', async () => {
  await copy.change(
    'messages/en-US/app.json',
    '"signIn.title": "Join Our Network"',
    '"signIn.title": "Be One of Us"',
  );
  await heading('Be One of Us').waitFor();
});

test('a style and a component change in the page as it stands: what was typed is still there', async () => {
  const email = page.getByRole('textbox').first();
  await email.fill('somebody@example.com');

  await copy.change('app/theme/tokens.css', '--paper: #f6f2e9', '--paper: #abcdef');
  await page.waitForFunction(
    () => getComputedStyle(document.body).backgroundColor === 'rgb(171, 205, 239)',
  );
  await copy.change('app/layout/Footer.tsx', "{t('app.footer.name')}", '<b>A new footer</b>');
  await page.getByRole('contentinfo').getByText('A new footer').waitFor();

  expect(await email.inputValue()).toBe('somebody@example.com');
});

test('refused content is told in the page with file, place and remedy, and gone when it is mended', async () => {
  await copy.change('rules/feedback.rules.json', '"operator": "equal"', '"operator": "equals"');
  // Where saving takes long, the emptied file is told of first.
  await refusal()
    .getByText(/rules\/feedback\.rules\.json .*\/rules\/\d/)
    .waitFor();
  await refusal()
    .getByText(/"equal"/)
    .first()
    .waitFor();
  // What was right before still answers.
  expect((await fetch(`${copy.address}/content/current.json`)).status).toBe(200);

  await copy.change('rules/feedback.rules.json', '"operator": "equals"', '"operator": "equal"');
  await refusal().waitFor({ state: 'detached' });
  await heading('Be One of Us').waitFor();
});

test('a page opened while a file is no JSON says so, and comes back by itself', async () => {
  await copy.change('messages/en-US/app.json', '"signIn.title"', '"signIn.title');
  await refusal().waitFor();
  await page.reload();
  await refusal().getByText('messages/en-US/app.json').first().waitFor();

  await copy.change('messages/en-US/app.json', '"signIn.title', '"signIn.title"');
  await refusal().waitFor({ state: 'detached' });
  await heading('Be One of Us').waitFor();
});

test('code of the server that cannot run is told in the page; mended and changed, it answers the next call', async () => {
  const stopped = page.getByRole('alert').filter({ hasText: 'The server has stopped' });
  const sound = "({ status: 'ok' }));";
  const broken = `${sound}\n  throw new Error('No health');`;
  await copy.change('server/http/health.ts', sound, broken);
  await stopped.getByText('No health').first().waitFor();
  await copy.change('server/http/health.ts', broken, "({ status: 'very well' }));");
  await stopped.waitFor({ state: 'detached' });
  await heading('Be One of Us').waitFor();
  await expect
    .poll(async () => (await fetch(`${copy.address}/healthz`)).text(), { timeout: 120_000 })
    .toContain('very well');
});

test('Ctrl-C ends it, and every process it started', async () => {
  await copy.interrupt();
  await expect(fetch(`${copy.address}/healthz`)).rejects.toThrow();
});
