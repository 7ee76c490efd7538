// A form that is updated while something was chosen for it and is not there yet: nothing of it is lost.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { photo } from './support/photos.ts';
import { resume } from './support/resumed.ts';
import { ask, startServer, type TestServer } from './support/server.ts';

const browser = aBrowser();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => ask(server, 'publish', 'shipped'));
afterAll(async () => {
  await server.stop();
  await server.remove();
});

test('photos that were chosen are still there when the form changes, which waits until they are a file', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'practice', answers: { office_hours: undefined } });
  const taken = await photo(page, 'IMG_2041.jpg', { width: 400, height: 300, color: '#f00' });
  await page.getByLabel('File', { exact: true }).setInputFiles(taken);
  const panel = page.getByRole('group', { name: 'Photos for one PDF' });
  await panel.getByRole('img').waitFor();
  await ask(server, 'publish', 'application migrate');
  await page.waitForResponse(/\/content\/current\.json/);
  // The page looks for such a moment again and again: typing over, a dozen of them pass.
  await page.getByLabel('Law School').fill('Emory');
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor();
  expect(await panel.getByRole('img').count()).toBe(1);
  await panel.getByRole('button', { name: 'Make the PDF' }).click();
  const kind = page.getByLabel('File Type');
  await kind.focus();
  await kind.selectOption({ label: 'DEC' });
  // Whoever goes on elsewhere is done with it, and it is sent.
  await page.getByLabel('Law School').focus();
  await page.getByRole('region', { name: 'This form was updated while you had it open' }).waitFor();
  await page.getByRole('button', { name: /^Download IMG 2041/ }).waitFor();
  await context.close();
});

test('whoever is at the type of the file already stays there when its photos go', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'practice' });
  const taken = await photo(page, 'IMG_2042.jpg', { width: 400, height: 300, color: '#0f0' });
  await page.getByLabel('File', { exact: true }).setInputFiles(taken);
  // As quick as a person can be where the machine is slow: at the type as soon as it is drawn.
  await page.evaluate(focusAsDrawn, '.f-pending ~ .f-end select');
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await page.getByRole('group', { name: 'Photos for one PDF' }).waitFor({ state: 'detached' });
  await page.evaluate(drawings, 5);
  expect(await page.getByLabel('File Type').evaluate(isFocused)).toBe(true);
  await context.close();
});

const isFocused = (element: Element): boolean => element === document.activeElement;

function focusAsDrawn(selector: string): void {
  new MutationObserver((_, watch) => {
    const control = document.querySelector<HTMLElement>(selector);
    if (!control) return;
    watch.disconnect();
    control.focus();
  }).observe(document.body, { childList: true, subtree: true });
}

/** Lets the page be drawn that many times. */
async function drawings(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
