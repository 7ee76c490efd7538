// A form that staff wrote without code, and anybody may open: files are uploaded, reviewed and sent with it.
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Reached } from './support/fork.ts';
import { ask, formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

const letter = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%letter\n%%EOF\n'),
});

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from('\u0089PNG\r\n\u001a\n and more', 'latin1'),
};

test('a form with uploads that staff wrote is filled, reviewed and sent at its address, with its files', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/complaint`);
  await page.getByLabel('Your name').fill('Ann Example');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('What happened', { exact: true }).fill('He was late.');
  await page.getByLabel('File', { exact: true }).setInputFiles(photo);
  await page.getByRole('button', { name: 'Download photo.png' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { name: 'Papers to look at' }).waitFor();
  const picker = page.getByLabel('File', { exact: true });
  await picker.setInputFiles({ ...letter('letter.exe'), mimeType: 'application/x-msdownload' });
  await page.getByText('Only PDF, JPG allowed').waitFor();
  await page.getByRole('button', { name: 'Remove letter.exe' }).click();
  await picker.setInputFiles(letter('first letter.pdf'));
  await page.getByRole('button', { name: 'Delete first letter.pdf' }).waitFor();
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor();
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download first letter.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('first letter.pdf');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { name: 'Look it over once more' }).waitFor();
  const review = await page.locator('main').innerText();
  expect(review).toContain('first letter.pdf');
  expect(review).toContain('photo.png');
  await page.getByLabel('All of this is true.').check();
  await page.getByRole('button', { name: /send|submit/i }).click();

  await expect.poll(() => ask<unknown[]>(server, 'generic', 'complaint')).toHaveLength(1);
  const [stored] = await ask<{ data: Record<string, unknown> }[]>(server, 'generic', 'complaint');
  expect(stored?.data).toMatchObject({
    letters: [{ name: 'first letter.pdf' }],
    events: [{ what: 'He was late.', evidence: [{ name: 'photo.png' }] }],
  });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a warning at a list, and one at a row of it, come and go while the list is edited', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/complaint`);
  await page.getByText('One after the other.').waitFor();
  expect(await page.getByText('Events (optional)', { exact: true }).count()).toBe(1);
  const many = page.getByText('More than one event takes us longer to look at.');
  const dear = page.getByText('Send us the bill for this.');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  expect(await many.count()).toBe(0);
  await page.getByLabel('What it cost you').fill('1200');
  await dear.waitFor();
  // As the fields show them: the sum below, and the heading of the row.
  await page.getByText('€1,200.00', { exact: true }).first().waitFor();
  await page.getByLabel('Was late').check();
  await page.getByRole('textbox', { name: 'Day' }).fill('12/24/2025');
  await page.getByLabel('Phone you were called at').fill('+1 404.555.0142');
  await page
    .getByRole('heading', { name: 'Was late, 12/24/2025, €1,200.00, (404)555-0142' })
    .waitFor();
  await add.click();
  await many.waitFor();
  await page.getByLabel('What it cost you').first().fill('12');
  await dear.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
  await many.waitFor({ state: 'detached' });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('several choices are found in what a call answers, ticked by keyboard, and taken back', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/complaint`);
  const states = page.getByRole('group', { name: /^States it happened in/ });
  await states.getByRole('searchbox').fill('georg');
  expect(await states.getByRole('checkbox').count()).toBe(1);
  await states.getByLabel('Georgia').focus();
  await page.keyboard.press('Space');
  await states.getByRole('searchbox').fill('zzz');
  await states.getByText('Nothing on the list matches your search.').waitFor();
  await states.getByRole('searchbox').fill('');
  await states.getByLabel('Alabama').check();
  await states.getByText('2 chosen: Alabama, Georgia').waitFor();
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor();
  await page.reload();
  await states.getByText('2 chosen: Alabama, Georgia').waitFor();
  await states.getByLabel('Alabama').uncheck();
  await states.getByText('1 chosen: Georgia').waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
