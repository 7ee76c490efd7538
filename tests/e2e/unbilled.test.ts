// What is to be billed, at home and in its list: for how many days nothing was claimed, and what is in the way, by keyboard.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { openHome } from './support/home.ts';
import { handsOn } from './support/keys.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const [WARNING, DANGER] = [/f-warning/, /f-danger/];

for (const width of [1280, 390])
  test(`at ${width} px what has gone long without a claim is named at home, and marked in its list`, async () => {
    const { page, context, watch } = await browser.newPerson({ width });
    const { billing_due: due = [], total_billing_due } = await openHome(
      server,
      page,
      'demoattorney1',
    );
    const soon = page.getByRole('region', { name: 'To bill soon' });
    await soon.getByText(`${total_billing_due} cases have gone 60 days or more`).waitFor();
    const tags = soon.getByText(/^\d+ days$/);
    const days = due.map(({ unbilled_days }) => unbilled_days);
    expect(await tags.allInnerTexts()).toEqual(days.map((count) => `${count} days`));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    for (const [at, count] of days.entries())
      expect(await tags.nth(at).getAttribute('class')).toMatch(count < 75 ? WARNING : DANGER);

    const late = due.find(({ type, unbilled_days }) => type === 'Matter' && unbilled_days > 90);
    const number = late?.number ?? '';
    await handsOn(page).press(soon.getByRole('link', { name: number }));
    await page.waitForURL(`**/cases/${number}`);
    await page.getByText(`${(late?.unbilled_days ?? 0) - 90} days late`).waitFor();

    await page.goto(`${server.address}/claims?rows=100`);
    const list = page.getByRole('region', { name: 'Cases and claims' });
    const row = list.getByRole('row').filter({ hasText: number });
    await row.getByText(`${late?.unbilled_days} days`).waitFor();
    const held = list.getByRole('row').filter({ hasText: 'Assigned to Attorney' }).first();
    await held.getByText('Not accepted yet').waitFor();
    await handsOn(page).press(row.getByRole('link', { name: number }));
    await page.waitForURL(`**/cases/${number}`);
    expect(watch.violations).toEqual([]);
    await context.close();
  });

test('the list of what is to be billed can be used by everybody', async () => {
  const { page, context } = await browser.newPerson();
  await openHome(server, page, 'demoattorney1');
  for (const type of ['Matter', 'CDL']) {
    await page.goto(`${server.address}/claims?type=${type}&status=Not+Closed&rows=20`);
    await page.getByText('Not confirmed yet').first().waitFor();
    await expectAccessibleInBoth(page, `what is to be billed: ${type}`);
  }
  await context.close();
});
