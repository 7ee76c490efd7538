// An address is chosen from suggestions, or found by its ZIP; nothing has to be typed twice.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { invite, pick, shownIn, signIn } from './support/applicant.ts';

const server = inject('server');
const browser = aBrowser();

test('choosing a suggested address fills city, state, ZIP and county, by keyboard too, and the county follows corrections', async () => {
  const { email } = await invite(server);
  const { page, watch } = await browser.newPerson();
  await signIn(page, server, email);
  // The lead brought an address without a county: it is looked up without anybody typing.
  await expect.poll(() => page.getByLabel('County').first().inputValue()).not.toBe('');

  const line = page.getByLabel('Address 1').first();
  await line.fill('');
  await line.pressSequentially('401 Congress Ave 78701');
  await page.getByRole('option', { name: 'Austin, TX 78701 (Travis)' }).waitFor();
  await line.press('ArrowDown');
  await line.press('Enter');

  await expect.poll(() => line.inputValue()).toBe('401 Congress Ave');
  expect(await page.getByLabel('City').first().inputValue()).toBe('Austin');
  expect(await page.getByLabel('ZIP').first().inputValue()).toBe('78701');
  const chosen = (label: string) => shownIn(page.getByLabel(label).first());
  await expect.poll(() => chosen('State')).toBe('Texas');
  await expect.poll(() => chosen('County')).toBe('Travis');

  // Corrected by hand, part by part: the county follows, since nobody chose it.
  await page.getByLabel('City').first().fill('Seattle');
  await pick(page.getByLabel('State').first(), 'Washington');
  await page.getByLabel('ZIP').first().fill('98101');
  await page.getByLabel('ZIP').first().blur();
  await expect.poll(() => chosen('County')).toBe('King');
  expect(watch).toEqual({ errors: [], violations: [] });
});
