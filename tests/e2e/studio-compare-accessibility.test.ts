// Comparing a change in the Studio, showing it to others, and what it does to drafts, each state of them on a desktop and on a phone, in both sets of colors.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edited, repositoryContent } from '../helpers/releases.ts';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { reworded } from './support/editor.ts';
import { edit, NEW } from './support/preview-frame.ts';
import { startServer, type TestServer } from './support/server.ts';
import { expectNoFaults, type Looks, looksOf } from './support/studio-looks.ts';

const KEY = 'feedback.comments.label';
const SCHEMA = 'schemas/forms/feedback/feedback.schema.json';

const browser = aBrowser();
let server: TestServer;
let publisher: Person;
beforeAll(async () => {
  // Approval is asked for, so that the pages have all that they can have.
  server = await startServer({ env: { PUBLISH_APPROVAL: 'on' } });
  publisher = await browser.newPerson();
});
afterAll(async () => {
  expect(publisher.watch).toEqual({ errors: [], violations: [] });
  await server?.stop();
  await server?.remove();
});

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true });
const entered = async (email: string): Promise<Person> => {
  const person = await browser.newPerson();
  await enterDesk(person.page, server, email);
  return person;
};
const publishing = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${server.address}/studio/publish?change=${id}`);
  await page.getByRole('heading', { name: 'Approval', exact: true }).waitFor();
};

/** Both sides have the form. */
async function seenBoth(page: Page, looks: Looks, state: string): Promise<void> {
  await button(page, /^See both/).click();
  const side = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
  await side('Live now').locator('label', { hasText: 'Comments' }).waitFor();
  await side('With this change').locator('label', { hasText: 'What else' }).waitFor();
  await looks.at(state);
}

test('a comparison, before and after, and the links to it', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await enterDesk(page, server, 'publisher@example.com');
  const change = await reworded(page, server, { key: KEY, words: 'What else?' });
  await page.goto(`${server.address}/studio/compare?change=${change}`);
  await page.locator('ins').first().waitFor();
  await looks.at('a comparison');
  await seenBoth(page, looks, 'a comparison, before and after');
  await button(page, 'Link for a colleague with a login').click();
  const link = await page.getByLabel('The link, shown only now').inputValue();
  await looks.at('a link that was made');
  await button(page, 'Link with a code, for anybody').click();
  await page.locator('.compare-code b').waitFor();
  await looks.at('a link with a code');
  const code = await page.locator('.compare-code b').innerText();
  const coded = await page.getByLabel('The link, shown only now').inputValue();

  const colleague = await entered('desk@example.com');
  const theirs = looksOf(colleague.page);
  await colleague.page.goto(link);
  await colleague.page.locator('ins').first().waitFor();
  await theirs.at('a change that is shown to a colleague');
  const boss = await browser.newPerson();
  const bosses = looksOf(boss.page);
  await boss.page.goto(coded);
  await boss.page.getByLabel('Code').fill('NOTTHECODE');
  await button(boss.page, 'Open').click();
  await boss.page.getByRole('alert').waitFor();
  await bosses.at('a code that is wrong');
  await boss.page.getByLabel('Code').fill(code);
  await button(boss.page, 'Open').click();
  await boss.page.locator('ins').first().waitFor();
  await seenBoth(boss.page, bosses, 'a change shown by a code, before and after');
  for (const name of ['colleague', 'boss']) {
    await button(page, /^Revoke/)
      .first()
      .click();
    await expect.poll(() => button(page, /^Revoke/).count()).toBe(name === 'boss' ? 0 : 1);
  }
  await colleague.page.reload();
  await colleague.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  await theirs.at('a link that was revoked');
  expectNoFaults(looks, theirs, bosses);
  await colleague.context.close();
  await boss.context.close();
}, 600_000);

test('a change of structure is compared, its faults and what becomes of drafts are told', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  const visitor = await browser.newPerson();
  await visitor.page.goto(`${server.address}/forms/feedback`);
  await visitor.page.getByLabel('Comments').fill('The site is slow in the evening.');
  await visitor.page.getByLabel('Comments').blur();
  await visitor.page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  const schema = (await repositoryContent()).get(SCHEMA) ?? '';
  const shorter = edited((file) => {
    const { comments, ...others } = file.properties as Record<string, object>;
    return { ...file, properties: { ...others, comments: { ...comments, maxLength: 20 } } };
  });
  await page.goto(`${server.address}/studio`);
  const { change: id } = await edit(page, server, NEW, [
    { kind: 'file', path: SCHEMA, text: shorter(schema) },
  ]);
  await page.goto(`${server.address}/studio/compare?change=${id}`);
  await page
    .getByRole('heading', { name: /^(Structure|Rules)/ })
    .first()
    .waitFor();
  await looks.at('a comparison of structure');
  await publishing(page, id);
  await page.getByRole('radio', { name: /^Finish the form as they began it/ }).waitFor();
  await looks.at('publishing what has faults');
  await page.getByRole('radio', { name: /^Finish the form as they began it/ }).check();
  await page.getByText('Are finished on the form they began on').waitFor();
  await looks.at('publishing, tried on drafts');
  expectNoFaults(looks);
  await visitor.context.close();
}, 600_000);
