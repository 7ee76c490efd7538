// Messages around the application, each provoked once and read to the letter: guards, sign-in, leaving, sending.
import { describe, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { invite, next, pressNext, REVIEWED, signIn, TAX_NUMBER } from './support/applicant.ts';
import { enterCode } from './support/mailbox.ts';
import { aPerson } from './support/person.ts';
import { descriptionOf, dialogText, messageBy, toast } from './support/reading.ts';
import { ANSWERS, aPersonAt, resume } from './support/resumed.ts';

const server = inject('server');
const browser = aBrowser();

describe('NAV: guards, titles and pages', () => {
  const person = aPerson(browser, async () => {});

  test('the application needs an invitation', async () => {
    await person.page.goto(`${server.address}/application`);
    await toast(person.page, 'Please login first!');
    expect(new URL(person.page.url()).pathname).toBe('/unauthorized');
  });

  test('signing needs an application', async () => {
    await person.page.goto(`${server.address}/signing`);
    await toast(person.page, 'Please sign-in first!!');
    expect(new URL(person.page.url()).pathname).toBe('/unauthorized');
  });

  test('home leads strangers to the two ways in', async () => {
    const { page } = person;
    await page.goto(`${server.address}/home`);
    await page.waitForURL('**/unauthorized');
    await page.getByRole('main').getByRole('img').waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/sign-in');
    expect(await main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    await main.getByRole('link', { name: 'Sign Up' }).click();
    await page.getByRole('heading', { level: 1, name: 'Join Our Network' }).waitFor();
  });

  test.each([
    ['/', 'Join Our Network', 'Join Our Network'],
    ['/sign-in', 'Join Our Network', 'Join Our Network'],
    ['/login', 'Register/Login', undefined],
    ['/forgot-username', 'Forgot Username', undefined],
    ['/forgot-password', 'Forgot Password', undefined],
    ['/unauthorized', 'Unauthorized', undefined],
    ['/no/such/page', 'Page not found', 'There is no such page'],
    ['/demo', 'Demo world', 'Demo world'],
    ['/forms/feedback', 'Network Feedback', 'Network Feedback'],
  ])('%s is titled "%s"', async (path, title, heading) => {
    const { page } = person;
    await page.goto(server.address + path);
    await page.getByRole('heading', { level: 1, ...(heading && { name: heading }) }).waitFor();
    await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
  });

  test('the loader asks for patience', async () => {
    const { page } = person;
    const { email } = await invite(server);
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/attorney_check.php', async (route) => {
      await held;
      await route.continue();
    });
    const arrived = signIn(page, server, email);
    const loader = page.getByText(
      "Loading... This may take a few seconds, please don't close this page.",
      { exact: true },
    );
    await loader.waitFor();
    expect(await loader.locator('..').getAttribute('role')).toBe('status');
    go();
    await arrived;
    expect(await page.title()).toContain('Primary Details');
  });
});

describe('SGN: sign-in', () => {
  const person = aPerson(browser, (page) => page.goto(`${server.address}/sign-in`));
  const enter = async (address: string) => {
    const field = person.page.getByLabel('E-mail Address');
    await field.fill(address);
    await person.page.getByRole('button', { name: 'Click to proceed to the application' }).click();
    return field;
  };

  test.each([
    ['dana.whitfield', 'Please enter valid email'],
    ['dana@example.abcdefghi', 'Please enter valid email'],
    ['nobody.at.all@example.com', 'Email not found'],
    ['registered.attorney@example.com', 'Attorney already registered'],
  ])('%s is answered with "%s"', async (address, words) => {
    const field = await enter(address);
    await messageBy(person.page, words).waitFor();
    expect(await descriptionOf(field)).toContain(words);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  });

  test('an application that is in but not signed leads to signing', async () => {
    await enter('unsigned.attorney@example.com');
    await enterCode(person.page, server, 'unsigned.attorney@example.com');
    await person.page.waitForURL('**/signing');
    await person.page.waitForFunction(() => document.title.startsWith('Sign Application'));
  });

  test('the application of a person who applied already is closed', async () => {
    const { page } = person;
    await page.goto(`${server.address}/application`);
    await toast(page, 'Application already submitted');
    expect(new URL(page.url()).pathname).toBe('/home');
  });
});

describe('WIZ: save, leave and come back', () => {
  const person = aPersonAt(browser, server, { step: 'practice', greeted: false });

  test('whoever comes back is welcomed', async () => {
    const text = await dialogText(person.page);
    expect(text[0]).toBe('Welcome Back');
    await person.page.getByRole('button', { name: 'Continue' }).click();
    await person.page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('a step with gaps is not left', async () => {
    const { page } = person;
    await pressNext(page);
    await page.getByRole('heading', { name: 'please fill required fields!' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/application/practice');
  });

  test('Save and Exit can be thought over', async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Save and Exit' }).click();
    const text = await dialogText(page);
    expect(text[0]).toBe('Save and Exit');
    expect(text.slice(-2)).toEqual(['Return to Application', 'Save and Exit']);
    await page.getByRole('button', { name: 'Return to Application' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/application/practice');
  });

  test('Previous goes one step back', async () => {
    await person.page.getByRole('button', { name: 'Previous' }).click();
    await person.page.getByRole('heading', { level: 1, name: 'Primary Details' }).waitFor();
  });

  test('Save and Exit saves and leaves', async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Save and Exit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save and Exit' });
    await dialog.getByRole('button', { name: 'Save and Exit' }).click();
    await page.waitForURL('**/sign-in');
    await toast(page, 'Your application has been saved.');
  });
});

describe('ST5: preview and complete', () => {
  const person = aPerson(browser, async (page) => {
    await resume(page, server, { step: 'billing', answers: { ...ANSWERS.billing } });
    await page.getByRole('textbox', { name: 'SSN' }).fill(TAX_NUMBER);
    await next(page, 'Preview and Complete');
  });
  const proceed = () => person.page.getByRole('button', { name: 'Proceed to Signature Page' });

  test('the review must be ticked', async () => {
    const { page } = person;
    await proceed().click();
    await toast(page, 'please accept the agreement!');
    const tick = page.getByRole('checkbox', { name: REVIEWED });
    await messageBy(page, 'Please accept agreement').waitFor();
    expect(await descriptionOf(tick)).toContain('Please accept agreement');
  });

  test('a store that fails says so, and the button can be pressed again', async () => {
    const { page } = person;
    await page.route('**/create_attorney.php', (route) =>
      route.fulfill({ status: 500, json: { status: 'error', message: 'Something went wrong!' } }),
    );
    await page.getByRole('checkbox', { name: REVIEWED }).check();
    await proceed().click();
    await toast(page, 'Something went wrong, Please try again!');
    await page.unroute('**/create_attorney.php');
    await proceed().click();
    await page.waitForURL('**/signing');
    await page.waitForFunction(() => document.title.startsWith('Sign Application'));
  });

  test('then the application is closed', async () => {
    const { page } = person;
    await page.goto(`${server.address}/application`);
    await toast(page, 'Application already submitted');
  });
});
