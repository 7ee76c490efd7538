// What somebody of the staff writes is words wherever it is shown: no script in it runs, nothing is fetched, nothing leads away, and the policy of the pages is not even asked.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { box, menuOf, openSentence, preview, reworded, saved } from './support/editor.ts';
import { sidewaysScroll } from './support/measuring.ts';
import { ask, startServer, type TestServer } from './support/server.ts';

const LABEL = 'feedback.comments.label';
const MAIL = 'mail.approved';
const PAGE = 'pages.help_claims';

const SCRIPTS =
  '<script>window.hit = 1</script><img src="https://evil.example/a.png" onerror="window.hit = 1"><svg onload="window.hit = 1"></svg> javascript:window.hit=1';
const LONG = `# Hello ${SCRIPTS}

![seen](https://evil.example/pixel.png) [run](javascript:window.hit=1) [away](https://evil.example/)

<iframe src="https://evil.example/"></iframe> {{constructor}} {{#each this}}{{@root}}{{/each}}

${'x'.repeat(20_000)}`;
/** What a person reads of it where all else is left out. */
const READ = 'Hello';
const NAME = '<img src=x onerror=window.hit=1>';

const browser = aBrowser();
let server: TestServer;
let editor: Person;
let boss: Person;
const fetched: string[] = [];
beforeAll(async () => {
  server = await startServer();
  editor = await browser.newPerson();
  boss = await browser.newPerson();
  for (const { context } of [editor, boss])
    context.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('evil.example')) fetched.push(request.url());
    });
});
afterAll(async () => {
  await server?.stop();
  await server?.remove();
});

/** In the page and in every frame of it: nothing ran, nothing stands there that could, and no word pushes it aside. */
async function inert(page: Page, state: string): Promise<void> {
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => ({
      ran: 'hit' in window,
      parts: document.querySelectorAll(
        '[src*="evil.example"], [href^="javascript:" i], [onerror], [onload], [onmouseover], iframe[src^=http]',
      ).length,
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect([state, found]).toEqual([state, { ran: false, parts: 0, wide: false }]);
  }
  expect([state, await sidewaysScroll(page)]).toEqual([state, []]);
}

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true });

/** Both sides of what is compared, with the words in the form. */
async function seenBoth(page: Page): Promise<void> {
  await button(page, /^See both/)
    .first()
    .click();
  const side = page.frameLocator('iframe[title="With this change"]');
  await side.getByText('window.hit = 1').first().waitFor();
}

test('in a form, in comments, names, a comparison, and on the page of somebody without a login', async () => {
  const { page } = editor;
  await enterDesk(page, server, 'publisher@example.com');
  const change = await reworded(page, server, { key: LABEL, words: SCRIPTS });
  await preview(page).getByText('window.hit = 1').first().waitFor();
  await inert(page, 'a sentence');

  await button(page, 'Comment').click();
  await page.getByLabel('What you want to say about it').fill(`${SCRIPTS} ${'x'.repeat(500)}`);
  await button(page, 'Post comment').click();
  await page.locator('.st-said li').getByText('window.hit').first().waitFor();
  await menuOf(page, 'Rename');
  await page.getByLabel('Name', { exact: true }).fill(NAME);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.locator('.st-strip').getByText('onerror').waitFor();
  await inert(page, 'comments and names');
  await page.goto(`${server.address}/studio`);
  await page.locator('.st-changes').getByText('onerror').waitFor();
  await inert(page, 'home');

  await page.goto(`${server.address}/studio/compare?change=${change}`);
  await page.locator('ins').first().waitFor();
  await seenBoth(page);
  await inert(page, 'a comparison, before and after');
  await button(page, 'Link with a code, for anybody').click();
  const code = await page.locator('.compare-code b').innerText();
  await boss.page.goto(await page.getByLabel('The link, shown only now').inputValue());
  await boss.page.getByLabel('Code').fill(code);
  await boss.page.keyboard.press('Enter');
  await boss.page.locator('ins').first().waitFor();
  await seenBoth(boss.page);
  await boss.page.getByRole('heading', { name: NAME }).waitFor();
  await inert(boss.page, 'what is shown by a code');
}, 600_000);

test('in a mail, its text and the test of it, and in a help page', async () => {
  const { page } = editor;
  const change = await reworded(page, server, { key: MAIL, words: LONG });
  await page.locator('.st-subject textarea').fill(NAME);
  await saved(page);
  // What may not stand there is told, and cannot be published.
  await button(page, /^To fix [1-9]/).waitFor();
  await page.locator('.st-paper').getByText(READ).first().waitFor();
  await inert(page, 'a mail');
  await button(page, 'As plain text').click();
  await page.locator('.st-paper pre').waitFor();
  await inert(page, 'a mail as text');
  await button(page, 'Send me a test').click();
  await page.getByText('A test is on its way to publisher@example.com.').waitFor();
  await page.goto(`${server.address}/demo/mailbox`);
  await page.getByText(`[Test] ${NAME}`).first().click();
  await page.locator('.mail-body').getByText(READ).first().waitFor();
  await inert(page, 'the mail that was sent');

  await openSentence(page, server, { key: PAGE, change });
  await box(page).fill(LONG);
  await saved(page);
  await preview(page).getByText(READ).first().waitFor();
  await inert(page, 'a help page');
}, 600_000);

test('and not one page of this had to be stopped by its policy', async () => {
  expect(fetched).toEqual([]);
  for (const { watch } of [editor, boss]) expect(watch).toEqual({ errors: [], violations: [] });
  expect((await ask<{ count: number }>(server, 'cspReports')).count).toBe(0);
});
