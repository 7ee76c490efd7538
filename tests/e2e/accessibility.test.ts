// Every page and step against WCAG 2.2 AA: by scan (contrast on), and by what a scan cannot see.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { addArea, invite, signIn } from './support/applicant.ts';
import type { Screen } from './support/browser.ts';
import { proceed } from './support/mailbox.ts';
import {
  headingFaults,
  invisibleFocus,
  sidewaysScroll,
  smallTargets,
} from './support/measuring.ts';
import { toast } from './support/reading.ts';
import { ANSWERS, HEADINGS, resume, STEPS, type StepId } from './support/resumed.ts';
import {
  expectAccessible,
  expectAccessibleInBoth,
  LOOKS,
  turn,
  violations,
} from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

const open = async (path: string, page: Page) => {
  await page.goto(server.address + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const pressNext = async (page: Page) => {
  await page.locator('form button[type=submit]').click();
  await page.getByRole('heading', { name: 'please fill required fields!' }).waitFor();
};

const PAGES = [
  '/sign-in',
  '/login',
  '/forgot-username',
  '/forgot-password',
  '/unauthorized',
  '/no/such/page',
  '/demo',
  '/forms/feedback',
];

/** What each step is filled with beyond the answers saved before: parts that only open by an answer. */
const RICH: Readonly<Record<StepId, Record<string, unknown>>> = {
  primary: {
    ...ANSWERS.primary,
    contacts: [
      { type: 'PRIMARY', name: 'Dana Whitfield', phone: '(404)555-0142' },
      { type: 'SECONDARY', name: 'Lucia Ferrer' },
    ],
  },
  practice: { ...ANSWERS.practice, language_fluent: ['English', 'Others'] },
  coverage: {
    ...ANSWERS.coverage,
    attorney_type: ['FAM', 'CDL'],
    practice_county_list: [
      { state_code: 'GA', county: 'Fulton', plan_class: 'FAM' },
      { state_code: 'GA', county: 'DeKalb', plan_class: 'CDL' },
      {
        state_code: 'GA',
        county: 'Cobb',
        plan_class: 'FAM',
        id: '7',
        deleted: 1,
        date_deleted: '2026-01-05',
      },
    ],
  },
  billing: { ...ANSWERS.billing, have_complaint: 1, is_same_as_primary: 0, direct_deposite: 1 },
  review: {},
};

/** Pages and steps that differ most between wide and narrow, light and dark: looked at both ways. */
const BOTH: readonly string[] = [
  '/sign-in',
  '/unauthorized',
  '/forms/feedback',
  'practice',
  'review',
];
const scanOf = (place: string) =>
  BOTH.includes(place) ? expectAccessibleInBoth : expectAccessible;

/** One page for a group of tests: what it has fetched once, it does not fetch again. */
function aPage(screen: Screen = {}): { readonly page: Page } {
  let page: Page | undefined;
  beforeAll(async () => {
    page = (await browser.newPerson(screen)).page;
  });
  afterAll(() => page?.context().close());
  return {
    get page() {
      if (!page) throw new Error('There is no page yet.');
      return page;
    },
  };
}

const openStep = async (page: Page, step: StepId, answers: Record<string, unknown> = {}) => {
  await resume(page, server, { step, answers });
  await page.getByRole('heading', { level: 1, name: HEADINGS[step] }).waitFor();
};
const openFilled = async (page: Page, step: StepId) => {
  await openStep(page, step, RICH[step]);
  if (step === 'coverage') await page.getByText('Cobb').waitFor();
  if (step === 'billing') await page.getByLabel('Bank Name').waitFor();
};

describe('at 1280 and 320 px, light, and at 390 px, dark', () => {
  const at = aPage();

  test.each(STEPS)('step %s: empty, with errors, filled', async (step) => {
    await openStep(at.page, step);
    await expectAccessible(at.page);
    await pressNext(at.page);
    await expectAccessible(at.page);
    await openFilled(at.page, step);
    await scanOf(step)(at.page);
  });

  test('a row with an error', async () => {
    await openFilled(at.page, 'coverage');
    await pressNext(at.page);
    await at.page.getByText('Please add CDL rate for CDL Plan').first().waitFor();
    await expectAccessibleInBoth(at.page);
    for (const [name, look] of LOOKS.toReversed()) {
      await turn(at.page, look);
      expect(await invisibleFocus(at.page), name).toEqual([]);
    }
  });

  test('dialogs', () => dialogs(at.page));

  test('menu and list of steps of a phone', async () => {
    const [[, desktop], [, phone]] = LOOKS;
    await openFilled(at.page, 'practice');
    await turn(at.page, phone);
    await at.page.getByRole('button', { name: 'Menu' }).click();
    await at.page.getByRole('button', { name: 'All steps' }).click();
    await expectAccessible(at.page);
    await turn(at.page, desktop);
  });

  test.each(PAGES)('%s', async (path) => {
    await open(path, at.page);
    await scanOf(path)(at.page);
    if (!path.includes('feedback') && path !== '/sign-in') return;
    await at.page.locator('form button[type=submit]').click();
    await at.page.locator('.f-msg').first().waitFor();
    await expectAccessible(at.page);
  });

  test('signing, and a message over a page', () => signingAndToast(at.page));
});

async function dialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const closed = () => dialog.waitFor({ state: 'hidden' });
  await resume(page, server, { step: 'coverage', answers: ANSWERS.coverage, greeted: false });
  await expectAccessibleInBoth(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await closed();

  await page.getByRole('checkbox', { name: 'Referral' }).first().check();
  await dialog.getByRole('heading', { level: 2, name: 'Coverage Details' }).waitFor();
  await expectAccessibleInBoth(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await closed();

  await page.getByRole('button', { name: 'Remove Fulton, GA, FAM' }).click();
  await dialog.waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await closed();

  await page.getByRole('button', { name: 'Save and Exit' }).filter({ visible: true }).click();
  await dialog.waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await closed();

  await page.getByRole('button', { name: 'Fee schedule' }).first().click();
  await dialog.getByRole('table').waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
}

async function signingAndToast(page: Page): Promise<void> {
  await open('/sign-in?email=unsigned.attorney@example.com', page);
  await proceed(page, server, 'unsigned.attorney@example.com', () => expectAccessibleInBoth(page));
  await page.waitForURL('**/signing');
  await page.getByRole('heading', { level: 1, name: 'Sign Application' }).waitFor();
  await expectAccessibleInBoth(page);
  await open('/application', page);
  await toast(page, 'Application already submitted');
  await expectAccessibleInBoth(page);
}

test('the measures see what they are for', async () => {
  const { page, context } = await browser.newPerson({ width: 320, height: 400 });
  await page.setContent(`<!doctype html><html lang="en"><title>Bad</title><main>
    <h1>One</h1><h3>Three</h3><p style="color:#bbb">pale</p><p style="width:500px">wide</p>
    <p><button style="width:12px;height:12px;padding:0;outline:none">a</button><button
      style="width:12px;height:12px;padding:0">b</button></p></main></html>`);
  expect((await violations(page)).join()).toContain('color-contrast');
  expect(await headingFaults(page)).toEqual(['h3 "Three" after h1']);
  expect(await smallTargets(page)).toHaveLength(2);
  expect((await sidewaysScroll(page))[0]).toMatch(/ of 320 px$/);
  expect((await invisibleFocus(page)).join()).toContain('no outline: <button');
  await context.close();
});

describe('what is said', () => {
  const at = aPage();

  test('what happens elsewhere on the page is announced', async () => {
    const { page } = at;
    await openStep(page, 'coverage', { ...ANSWERS.coverage });
    const status = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
    await addArea(page, { state: 'Georgia', county: 'DeKalb', planClass: 'F' });
    await status('DeKalb, Georgia added').waitFor({ state: 'attached' });
    await status('2 practice areas').waitFor();
    await status(/^Saved at/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Please select State and County!' }).waitFor();
  });

  test('each page and each refusal moves focus to itself', async () => {
    const { page } = at;
    await signIn(page, server, (await invite(server)).email);
    await page.waitForFunction(() =>
      ['MAIN', 'H1'].includes(document.activeElement?.tagName ?? ''),
    );
    await page.getByLabel('First Name').fill('');
    await pressNext(page);
    await page.waitForFunction(() => document.title.startsWith('Error: Primary Details'));
    // A link that leads to a fault looks like one, not like any other link.
    const colours = await page.evaluate(() =>
      ['.f-errsum a', '.f-msg'].map((at) => {
        const element = document.querySelector(at);
        return element && getComputedStyle(element).color;
      }),
    );
    expect(colours[0]).toBe(colours[1]);
    await page.waitForFunction(() =>
      document.activeElement?.textContent?.includes('please fill required fields!'),
    );
    await page.getByRole('link', { name: 'Enter your first name.' }).click();
    await page.waitForFunction(
      () => (document.activeElement as HTMLInputElement | null)?.name === 'first_name',
    );
    await page.keyboard.type('Dana');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Practice Details');
    expect(await page.title()).toMatch(/^Practice Details/);
  });
});
