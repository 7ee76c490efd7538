// Where one is logged in: seen in User Settings and on the staff page, and ended there, by hand, by key and on a phone.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { handsOn } from './support/keys.ts';
import { logIn, newMember, usernameOf } from './support/member.ts';
import { toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { startServer } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const open = (page: Page, to: string) => page.goto(server.address + to);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Where you are logged in' }).getByRole('row');
/** For whoever looks at the pages by hand. */
const picture = async (page: Page, name: string) => {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test('an attorney ends the session of another browser, which says so at its next step', async () => {
  const here = await browser.newPerson();
  const who = await newMember(here.page, server);
  await open(here.page, '/change-settings');
  await here.page.getByText('You are logged in nowhere else.').waitFor();
  expect(await button(here.page, 'Log out everywhere else').count()).toBe(0);

  const away = await browser.newPerson();
  await open(away.page, '/login');
  await logIn(away.page, usernameOf(who));
  await away.page.waitForURL('**/home');

  await here.page.reload();
  await here.page.getByText('Choose the one to log out.').waitFor();
  await expect.poll(() => rows(here.page).count()).toBe(3);
  expect(await rows(here.page).nth(1).innerText()).toContain('This one');
  expect(await rows(here.page).nth(2).innerText()).toMatch(/Chrome, Linux[\s\S]*127\.0\.0\.1/);
  expect(await button(here.page, 'Log out the chosen one').isDisabled()).toBe(true);
  await expectAccessibleInBoth(here.page, 'sessions');
  await picture(here.page, 'sessions-wide');
  await here.page.setViewportSize({ width: 390, height: 844 });
  await picture(here.page, 'sessions-phone');
  // As cards they are rows still; their headings stand in them.
  await expect.poll(() => rows(here.page).count()).toBe(2);
  expect(await rows(here.page).nth(1).getByRole('cell').count()).toBeGreaterThan(2);
  const { scrollWidth, clientWidth } = await here.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await here.page.setViewportSize({ width: 1280, height: 900 });

  const hands = handsOn(here.page);
  const other = rows(here.page).nth(2).getByRole('radio');
  await other.focus();
  await here.page.keyboard.press('Space');
  expect(await other.isChecked()).toBe(true);
  await hands.press(button(here.page, 'Log out the chosen one'));
  await toast(here.page, 'Logged out there.');
  await here.page.getByText('You are logged in nowhere else.').waitFor();

  await open(away.page, '/change-settings');
  await away.page.waitForURL('**/login*');
  await away.page
    .getByText(/Token Expired/)
    .first()
    .waitFor();
  await here.page.reload();
  await here.page.getByText('You are logged in nowhere else.').waitFor();
  await here.context.close();
  await away.context.close();
});

test('one of the staff logs out everywhere else', async () => {
  const [here, away] = [await browser.newPerson(), await browser.newPerson()];
  // Of the desk are other tests just now, whose work would end.
  const own = await startServer();
  await enterDesk(away.page, own);
  await enterDesk(here.page, own);
  await here.page.goto(`${own.address}/staff/home`);
  await button(here.page, 'Log out everywhere else').waitFor();
  await expectAccessibleInBoth(here.page, 'sessions of staff');
  await picture(here.page, 'staff-sessions-wide');
  await here.page.setViewportSize({ width: 390, height: 844 });
  await picture(here.page, 'staff-sessions-phone');
  await button(here.page, 'Log out everywhere else').click();
  await toast(here.page, 'Logged out everywhere else.');
  await here.page.getByText('You are logged in nowhere else.').waitFor();
  await away.page.goto(`${own.address}/staff/home`);
  await away.page.waitForURL('**/staff*');
  await button(away.page, 'Log In').waitFor();
  await here.context.close();
  await away.context.close();
  await own.stop();
  await own.remove();
});
