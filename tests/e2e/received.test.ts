// Staff read what a form received: from the desk's tabs to one submission, and back to the list as it was.
import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

test('what people sent is listed, narrowed, looked for, opened and left again', async () => {
  const mark = `Harbor${Date.now()}`;
  const visitor = await browser.newPerson();
  for (const [topic, rating, comments] of [
    ['website', 4, `${mark} is quick to load.`],
    ['payments', 2, `${mark}: the check came late.`],
  ] as const) {
    const data = { topic, rating, comments, wants_reply: true, reply_email: 'ann@example.com' };
    const sent = await visitor.page.request.post(
      `${server.address}/api/forms/feedback/submissions`,
      { data: { data } },
    );
    expect(sent.status()).toBe(201);
  }

  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  await page
    .getByRole('navigation', { name: 'Queues' })
    .getByRole('link', { name: 'Forms' })
    .click();
  await page.getByRole('link', { name: 'Network Feedback' }).waitFor();
  await expectAccessibleInBoth(page, 'the forms that receive something');
  await page.getByRole('link', { name: 'Network Feedback' }).click();
  await page.getByRole('columnheader', { name: 'Topic' }).waitFor();
  await expectAccessibleInBoth(page, 'what a form received');

  await page.getByLabel('Words or sender').fill(mark.toLowerCase());
  await page.getByLabel('Words or sender').press('Enter');
  const rows = page.locator('.desk-queue tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByLabel('Topic').selectOption({ label: 'Claims and payments' });
  await expect.poll(() => rows.count()).toBe(1);
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('find'), asked.get('answers.topic')]).toEqual([mark.toLowerCase(), 'payments']);

  await rows.getByRole('link').first().click();
  const answers = page.getByRole('region', { name: 'Answers' });
  await answers.getByText(`${mark}: the check came late.`).waitFor();
  expect(await answers.innerText()).toContain('ann@example.com');
  await expectAccessibleInBoth(page, 'one submission');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await page.getByLabel('Words or sender').inputValue()).toBe(mark.toLowerCase());
});

test('staff without the desk find their forms at home, and read no personal data', async () => {
  const mark = `Quayside${Date.now()}`;
  const visitor = await browser.newPerson();
  const data = {
    ...{ topic: 'other', rating: 5, comments: mark },
    ...{ wants_reply: true, reply_email: 'secret.ann@example.com' },
  };
  await visitor.page.request.post(`${server.address}/api/forms/feedback/submissions`, {
    data: { data },
  });
  const { page } = await browser.newPerson();
  await enterDesk(page, server, 'publisher@example.com');
  await page.goto(`${server.address}/staff/home`);
  await page.getByRole('link', { name: 'Read Network Feedback' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Forms' }).click();
  await page.getByRole('link', { name: 'Network Feedback' }).click();
  await page.getByText('It is sent without a name').waitFor();
  await page.getByLabel('Words or sender').fill(mark);
  await page.getByLabel('Words or sender').press('Enter');
  const rows = page.locator('.desk-queue tbody tr');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.getByRole('link').first().click();
  const answers = page.getByRole('region', { name: 'Answers' });
  await answers.getByText(mark).waitFor();
  expect(await answers.innerText()).toContain('Hidden from your role');
  expect(await page.content()).not.toContain('secret.ann');

  await page.goto(`${server.address}/desk/forms/no-such-form`);
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await page.waitForURL('**/staff/home');
});

test('a form that nothing was sent by says so once, and has nothing to narrow', async () => {
  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  await page.route('**/api/received/forms', async (route) => {
    const answer = await route.fetch();
    const { data, ...others } = await answer.json();
    const empty = data.map(({ newest: _, ...form }: { newest?: string }) => ({
      ...form,
      count: 0,
    }));
    await route.fulfill({ response: answer, json: { ...others, data: empty } });
  });
  await page.goto(`${server.address}/desk/forms/feedback`);
  await page.getByText('Nothing was sent by this form yet.').waitFor();
  expect(await page.getByText('Nothing was sent').count()).toBe(1);
  expect(await page.getByLabel('Words or sender').count()).toBe(0);
});

test('a page that is turned is read from its top, one thing leads to the next, and back to its row', async () => {
  const mark = `Wharf${Date.now()}`;
  const visitor = await browser.newPerson();
  for (let nth = 1; nth <= 42; nth += 1) {
    const data = {
      topic: 'website',
      rating: 4,
      comments: `${mark} number ${nth}.`,
      wants_reply: false,
    };
    const sent = await visitor.page.request.post(
      `${server.address}/api/forms/feedback/submissions`,
      { data: { data } },
    );
    expect(sent.status()).toBe(201);
  }
  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/forms/feedback?find=${mark}`);
  const rows = page.locator('.desk-queue tbody tr');
  await rows.filter({ hasText: `${mark} number 42.` }).waitFor();
  await page.getByText('20 rows on this page').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await rows.filter({ hasText: `${mark} number 22.` }).waitFor();
  await expect
    .poll(() =>
      page.locator('.desk-queue').evaluate((one) => Math.round(one.getBoundingClientRect().top)),
    )
    .toBeGreaterThan(-40);

  await rows
    .filter({ hasText: `${mark} number 9.` })
    .getByRole('link')
    .click();
  const answers = page.getByRole('region', { name: 'Answers' });
  await answers.getByText(`${mark} number 9.`).waitFor();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await answers.getByText(`${mark} number 8.`).waitFor();
  await page.keyboard.press('k');
  await answers.getByText(`${mark} number 9.`).waitFor();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const link = rows.filter({ hasText: `${mark} number 9.` }).getByRole('link');
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(
    await link.evaluate(
      (one) =>
        one.getBoundingClientRect().top > 0 && one.getBoundingClientRect().bottom < innerHeight,
    ),
  ).toBe(true);
});

test('what is listed is saved as a file, one submission as a PDF', async () => {
  const mark = `Pier${Date.now()}`;
  const visitor = await browser.newPerson();
  const data = { topic: 'other', rating: 5, comments: `${mark}, =1+1` };
  await visitor.page.request.post(`${server.address}/api/forms/feedback/submissions`, {
    data: { data },
  });
  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/forms/feedback?find=${mark}`);
  const saves = page.getByRole('group', { name: 'Save what is listed:' });
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    saves.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^feedback \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(mark);
  await page.locator('.desk-queue tbody a').first().click();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  const number = new URL(page.url()).pathname.split('/').at(-1)?.slice(0, 8);
  expect(pdf.suggestedFilename()).toMatch(
    new RegExp(`^Network Feedback \\d{4}-\\d\\d-\\d\\d ${number}\\.pdf$`),
  );
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
