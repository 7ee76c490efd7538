// The page of a case: what it carries, what is done from it with the case already chosen, by keyboard, on a desktop and on a phone.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { aBrowser } from './support/a-browser.ts';
import { focusOn, handsOn } from './support/keys.ts';
import { logIn } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const clean = { errors: [], violations: [] };
type Work = AnswerOf<'case_work'>['data'];

async function enter(page: Page, username = 'demoattorney1'): Promise<void> {
  await page.goto(`${server.address}/login`);
  await logIn(page, username);
  await page.waitForURL('**/home');
}

/** Opens a case and gives back what the server told of it. */
async function openCase(page: Page, number: string): Promise<Work> {
  const told = page.waitForResponse((response) => response.url().endsWith('/cases/work'));
  await page.goto(`${server.address}/cases/${number}`);
  const { data } = (await (await told).json()) as AnswerOf<'case_work'>;
  await page.getByRole('heading', { level: 1, name: `Case ${number}` }).waitFor();
  await page.locator('.track, .track-empty').first().waitFor();
  return data;
}

/** The first case of a list that opens a case that can be claimed on, and is hindered or not. */
async function firstUnbilled(page: Page, hindered: boolean): Promise<Work> {
  await page.goto(`${server.address}/claims?rows=20`);
  const rows = page.getByRole('region', { name: 'Cases and claims' }).locator('tbody tr');
  await rows.locator('[data-label="USL No."] a').first().waitFor();
  for (const number of await rows.locator('[data-label="USL No."]').allInnerTexts()) {
    const work = await openCase(page, number.trim());
    if (work.can_request && (work.hindrance !== '') === hindered) return work;
  }
  throw new Error('There is no such case.');
}

for (const width of [1280, 390])
  test(`at ${width} px a case carries its work, and a claim and a request begin with it, by keyboard`, async () => {
    const { page, context, watch } = await browser.newPerson({ width });
    await enter(page);
    const { case: one, member, billing } = await firstUnbilled(page, false);
    const hands = handsOn(page);
    const side = page.getByRole('complementary', { name: 'Member and case' });
    for (const text of [member.name, `Member number ${member.number}`, member.address1, one.note])
      await side.getByText(text, { exact: true }).waitFor();
    expect(await side.getByRole('link', { name: member.phone }).getAttribute('href')).toBe(
      `tel:${member.phone}`,
    );
    const days = billing?.left ?? 0;
    await page.getByText(days < 0 ? /^\d+ days? late$/ : /^\d+ days? left$/).waitFor();

    await hands.press(page.getByRole('link', { name: 'Request an Authorization' }));
    await page.waitForURL('**/create-authorization?matter=*');
    const matter = page.getByLabel('Matter');
    await expect.poll(() => matter.inputValue()).toContain(one.number);
    await page.goBack();
    await hands.press(page.getByRole('link', { name: 'File a Claim' }));
    await page.waitForURL(`**/claims?*case=${one.number}*`);
    await page.getByRole('button', { name: 'Submit Claim', exact: true }).waitFor();
    const details = page.getByRole('region', { name: 'Selected Case Details' });
    await hands.press(details.getByRole('link', { name: one.number }));
    await page.waitForURL(`**/cases/${one.number}`);
    await focusOn(page, /^(H1|MAIN)/);
    await expectAccessibleInBoth(page, 'a case that can be claimed on');
    expect(watch).toEqual(clean);
    await context.close();
  });

test('a case says why nothing should be billed yet, and what the desk asked for on its claim', async () => {
  const { page, context, watch } = await browser.newPerson();
  await enter(page);
  await firstUnbilled(page, true);
  await page
    .getByRole('note')
    .getByText(/^Not (accepted|authorized|confirmed) yet\.$/)
    .waitFor();
  await expectAccessibleInBoth(page, 'a case that should not be billed yet');

  await page.goto(`${server.address}/claims?type=Matter&status=In+Process&rows=100`);
  const asking = page.getByRole('row').filter({ hasText: 'Requested More Info' }).first();
  await asking.locator('[data-label="USL No."]').getByRole('link').click();
  await page.waitForURL('**/cases/*');
  const note = page.getByRole('note').filter({ hasText: 'We need more for claim' }).first();
  await page.getByRole('region', { name: 'Claims' }).getByText('Requested More Info').waitFor();
  await handsOn(page).press(note.getByRole('link', { name: 'Answer here' }));
  await page.waitForURL('**/claims?*claim=*');
  await page.getByRole('heading', { name: /^What was said on claim/ }).waitFor();
  expect(watch).toEqual(clean);
  await context.close();
});

test('a case of somebody else is no page', async () => {
  const { page, context, watch } = await browser.newPerson();
  await enter(page, 'demoattorney3');
  await page.goto(`${server.address}/cases`);
  const theirs = await page.locator('.case-list tbody a').first().innerText();
  await page.evaluate(() => localStorage.clear());
  await enter(page);
  await page.goto(`${server.address}/cases/${theirs}`);
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  expect(watch).toEqual(clean);
  await context.close();
});
