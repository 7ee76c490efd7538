// The dashboard of the demo attorneys: full, with expired insurance, and empty, on a desktop and on a phone.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { openHome } from './support/home.ts';
import { focusOn, handsOn } from './support/keys.ts';
import { dialogText, pathOf } from './support/reading.ts';

const server = inject('server');
const browser = aBrowser();

const WIDTHS = [1280, 390] as const;
const LISTS = ['Cases Assigned', 'Authorization Requests', 'Recently Submitted Claims'] as const;
const MORE = ['/cases', '/authorizations', '/claims'] as const;

/** The warning of members who are no longer active; claims that need an answer stand before it. */
const inactive = (page: Page) => page.getByRole('note').filter({ hasText: 'no longer active' });
const stat = (page: Page, name: string) => page.locator('.stat').filter({ hasText: name });
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const day = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** Rows of a list as a person reads them, cell by cell. */
const rowsOf = (page: Page, name: string): Promise<readonly (readonly string[])[]> =>
  list(page, name)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .map((row) =>
          [...row.querySelectorAll('[role=cell]')].map((cell) =>
            [...(cell.firstElementChild?.childNodes ?? [])]
              .map((part) => part.textContent ?? '')
              .filter((text) => text !== '')
              .join(' / '),
          ),
        )
        .filter((cells) => cells.length > 0),
    );

describe.each(WIDTHS)('at %i px', (width) => {
  test('10001 sees figures, lists and warning as they are told', async () => {
    const { page, context, watch } = await browser.newPerson({ width });
    const data = await openHome(server, page, 'demoattorney1');

    const [cases, requests, claims, insurance] = [
      `Open Cases Assigned${data.total_cases}${data.total_matter_case_assigned} Matter, ${data.total_cdl_case_assigned} CDL`,
      `Authorizations Pending${data.total_open_authorization_request}${data.new_replies} with a new reply`,
      `Claims - OPEN${data.total_open_claims}${data.total_matter_open_claims} Matter, ${data.total_cdl_open_claims} CDL`,
      `Insurance Expiration${day(data.latest_lic_exp_date)}45 Days`,
    ];
    expect(await page.locator('.stat').allTextContents()).toEqual([
      cases,
      requests,
      claims,
      insurance,
    ]);
    const soft = 'rgb(234, 241, 222)';
    await expect
      .poll(() =>
        page.getByText('45 Days').evaluate((tag) => getComputedStyle(tag).backgroundColor),
      )
      .toBe(soft);

    expect(await rowsOf(page, LISTS[0])).toEqual(
      data.cases_assigned.map((row) => [
        `${row.number} / ${row.type}`,
        row.member_name,
        row.member_status,
        row.coverage,
        day(row.datecreated),
        row.status,
      ]),
    );
    expect(await rowsOf(page, LISTS[1])).toEqual(
      data.auth_request_assigned.map((row) => [
        row.number,
        row.member_name,
        `${row.subject} / ${row.coverage}`,
        day(row.created_date),
        row.new_reply ? `${row.status} / New reply` : row.status,
      ]),
    );
    expect(await rowsOf(page, LISTS[2])).toEqual(
      data.claim_assigned.map((row) => [
        `${row.case_number || row.number} / ${row.type}`,
        row.member_name,
        row.desc,
        day(row.submitted_date || row.date_created),
        row.claim_status || row.status,
      ]),
    );
    for (const [index, name] of LISTS.entries()) {
      const more = list(page, name).getByRole('link', { name: 'View More' });
      expect(await more.innerText()).toBe('View More');
      expect(await more.getAttribute('href')).toBe(MORE[index]);
    }

    const [number] = data.inactive_member_cases;
    const note = inactive(page);
    expect(await note.textContent()).toContain(
      `One assigned case has a member who is no longer active.Coverage may be affected. Please submit an authorization request to confirm coverage on case ${number} before you go on.`,
    );
    expect(await note.getByRole('link').getAttribute('href')).toBe('/create-authorization');

    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Marian Whitlock');
    const side = page.getByRole('complementary');
    for (const text of ['Attorney 10001', 'Whitlock & Hale, LLP', /191 Peachtree St NE/])
      await side.getByText(text).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const places: readonly (readonly [name: string, place: string])[] = [
      ['Update Address', '/update-profile/primary'],
      ['Update Coverages', '/update-profile/coverage'],
      ['Update Practice Area', '/update-profile/coverage'],
    ];
    for (const [name, place] of places) {
      await side.getByRole('link', { name }).click();
      await page.waitForURL(`**${place}`);
      await page.getByRole('button', { name: /^Edit Details/ }).waitFor();
      await page.goBack();
    }
    for (const [index, name] of LISTS.entries()) {
      await list(page, name).getByRole('link', { name: 'View More' }).click();
      await page.waitForURL(`**${MORE[index]}`);
      await page.goBack();
    }
    await stat(page, 'Insurance Expiration').click();
    expect(pathOf(page)).toBe('/update-profile/practice');
    expect([watch.errors, watch.violations]).toEqual([[], []]);
    await context.close();
  });

  test('10003 is told once that the insurance has expired, and sees since when', async () => {
    const { page, context } = await browser.newPerson({ width });
    await openHome(server, page, 'demoattorney3');
    await page.getByRole('dialog').waitFor();
    expect(await dialogText(page)).toEqual([
      'Professional Liability Insurance',
      'Your professional liability insurance information has expired. Please update your information and upload a copy of your declarations page. Thank you.',
      'Not now',
      'Update Insurance',
    ]);
    await page.getByRole('button', { name: 'Not now' }).click();
    const days = stat(page, 'Insurance Expiration').getByText('12 Days Overdue');
    expect(await days.evaluate((tag) => getComputedStyle(tag).color)).toBe('rgb(161, 38, 44)');
    await page.reload();
    await days.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();

    const again = await browser.newPerson({ width });
    await openHome(server, again.page, 'demoattorney3');
    await again.page.getByRole('link', { name: 'Update Insurance' }).click();
    await again.page.waitForURL('**/update-profile/practice');
    await again.page.getByRole('button', { name: /^Edit Details/ }).waitFor();
    expect(await again.page.getByRole('dialog').count()).toBe(0);
    await again.context.close();
  });

  test('10004 reads that there is nothing, and is led to no more of it', async () => {
    const { page, context } = await browser.newPerson({ width });
    await openHome(server, page, 'demoattorney4');
    await page.getByRole('dialog').waitFor();
    expect((await dialogText(page))[1]).toBe(
      'We do not have current professional liability insurance information for you. Please update your information and upload a copy of your declarations page. Thank you.',
    );
    await page.keyboard.press('Escape');
    for (const name of LISTS) {
      await list(page, name).getByText('No Records Found').waitFor();
      expect(await list(page, name).getByRole('link').count()).toBe(0);
    }
    expect(await page.locator('.stat').allTextContents()).toEqual([
      'Open Cases Assigned00 Matter, 0 CDL',
      'Authorizations Pending0No new replies',
      'Claims - OPEN00 Matter, 0 CDL',
      'Insurance ExpirationNot on file',
    ]);
    expect(await page.getByRole('note').count()).toBe(0);
    await context.close();
  });
});

/** To run before a page does: keeps what the browser says has moved without anybody doing something. */
function watchShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node?: Element }[];
      };
      const what = sources.map(({ node }) => `${node?.nodeName} ${node?.className}`).join(', ');
      if (!hadRecentInput) shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved, so far that a person would notice. */
const shiftsOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    (window as unknown as { shifts: readonly { value: number }[] }).shifts.filter(
      ({ value }) => value > 0.01,
    ),
  );

test.each(WIDTHS)(
  'nothing jumps at %i px, and coming back shows what was known at once',
  async (width) => {
    const { page, context } = await browser.newPerson({ width });
    await page.addInitScript(watchShifts);
    await openHome(server, page, 'demoattorney1');
    await page.reload();
    await list(page, LISTS[2]).getByRole('cell').first().waitFor();
    expect(await shiftsOf(page)).toEqual([]);

    await page.route('**/dashboard_details.php', () => undefined);
    const openLink = async (name: string): Promise<void> => {
      if (width < 700) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name, exact: true }).first().click();
    };
    await openLink('Cases');
    await page.waitForURL('**/cases');
    await openLink('Home');
    // The server says nothing any more: this is what was known.
    await stat(page, 'Insurance Expiration').getByText('45 Days').waitFor();
    expect((await rowsOf(page, LISTS[0])).length).toBe(10);
    await context.close();
  },
);

test('by keyboard alone: from the name through the figures to a request', async () => {
  const { page, context } = await browser.newPerson();
  const data = await openHome(server, page, 'demoattorney1');
  const hands = handsOn(page);
  const side = page.getByRole('complementary');
  for (const name of [
    'Request an Authorization',
    'File a Claim',
    'Update Address',
    'Update Coverages',
    'Update Practice Area',
  ])
    await hands.to(side.getByRole('link', { name }));
  for (const { number } of data.claims_asked ?? [])
    await hands.to(page.getByRole('note').getByRole('link', { name: number }));
  await hands.to(inactive(page).getByRole('link'));
  for (const name of ['Open Cases', 'Authorizations Pending', 'Claims - OPEN', 'Insurance'])
    await hands.to(stat(page, name).getByRole('link').first());
  await hands.to(list(page, LISTS[0]).getByRole('link', { name: 'View More' }));
  const [first] = data.auth_request_assigned;
  await hands.press(
    list(page, LISTS[1])
      .getByRole('link', { name: first?.subject ?? '' })
      .first(),
  );
  await page.waitForURL(`**/view-request/${first?.id}`);
  await focusOn(page, /^MAIN/);
  await context.close();
});
