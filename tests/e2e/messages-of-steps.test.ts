// Messages of the four steps that are filled in, each provoked once and read to the letter.
import { describe, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { addArea, adder, choose, pick, pressNext } from './support/applicant.ts';
import { descriptionOf, dialogText, messageBy, toast } from './support/reading.ts';
import { ANSWERS, aPersonAt, resume } from './support/resumed.ts';

const server = inject('server');
const browser = aBrowser();

describe('ST1: primary details', () => {
  const OTHER = { id: 'SECONDARY', name: 'SECONDARY' };
  const person = aPersonAt(browser, server, {
    step: 'primary',
    answers: {
      ...ANSWERS.primary,
      contacts: [
        { type: 'PRIMARY', name: 'Dana Whitfield', phone: '(404)555-0142' },
        { type: 'SECONDARY', name: 'Lucia Ferrer' },
      ],
      addresses: [
        ...(ANSWERS.primary.addresses as object[]),
        { type: OTHER, address1: '50 Milk St', city: 'Boston', state: 'MA', zip: '02109' },
      ],
    },
  });

  test('the e-mail of the first contact must be one', async () => {
    const { page } = person;
    const email = page.getByLabel('Email').first();
    await email.fill('dana@');
    await pressNext(page);
    await messageBy(page, 'Please enter valid email').waitFor();
    expect(await descriptionOf(email)).toContain('Please enter valid email');
    await email.fill('dana@example.com');
  });

  test.each([
    ['Lucia Ferrer', 'contact'],
    ['50 Milk St, Boston', 'address'],
  ])('removing %s is asked about', async (name, word) => {
    const { page } = person;
    const remove = page.getByRole('button', { name: `Remove ${name}` });
    await remove.click();
    expect(await dialogText(page)).toEqual([
      'Delete',
      'Are you sure',
      name,
      `Do you really want to delete this ${word}? This process cannot be undone.`,
      'Cancel',
      'DELETE',
    ]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await remove.click();
    await page.getByRole('button', { name: 'DELETE' }).click();
    await remove.waitFor({ state: 'detached' });
  });

  test('a phone number takes its mask', async () => {
    const phone = person.page.getByLabel('Phone').first();
    await phone.fill('');
    await phone.pressSequentially('4045550199');
    expect(await phone.inputValue()).toBe('(404)555-0199');
  });

  test('the primary e-mail that the provider holds is changed by Provider Relations only', async () => {
    const { page, context } = await browser.newPerson();
    const held = { name: 'Dana Whitfield', old_email: 'dana@example.com' };
    await resume(page, server, { step: 'primary', answers: { contacts: [held] } });
    const words = 'To change the primary e-mail, please contact the Provider Relations team.';
    await page.getByText(words, { exact: true }).waitFor();
    expect(await page.getByLabel('Email').first().isEditable()).toBe(false);
    await context.close();
  });
});

describe('ST2: practice details', () => {
  const person = aPersonAt(browser, server, { step: 'practice', answers: ANSWERS.practice });

  test('files are needed', async () => {
    const { page } = person;
    await pressNext(page);
    await messageBy(page, 'Please upload files').waitFor();
    await page.getByRole('link', { name: /^Please upload files/ }).waitFor();
  });

  test('at least one language is needed', async () => {
    const { page } = person;
    await page.getByRole('checkbox', { name: 'English' }).uncheck();
    await pressNext(page);
    await messageBy(page, 'Choose at least one language.').waitFor();
    await page.getByRole('checkbox', { name: 'English' }).check();
  });

  test('other languages are asked for once Others is ticked', async () => {
    const { page } = person;
    const field = page.getByLabel('Other Languages');
    expect(await field.count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Others' }).check();
    await field.waitFor();
    expect(await field.getAttribute('placeholder')).toBe('language1, language2');
    await page.getByRole('checkbox', { name: 'Others' }).uncheck();
    await field.waitFor({ state: 'detached' });
  });

  test('an insurance does not expire before it is issued', async () => {
    const { page } = person;
    await page.getByRole('textbox', { name: /^Insurance Issue Date/ }).fill('03/01/2026');
    const expiry = page.getByRole('textbox', { name: /^Insurance Expiration Date/ });
    await expiry.fill('02/01/2026');
    await expiry.blur();
    const words = 'The insurance cannot expire before it is issued.';
    await messageBy(page, words).waitFor();
    expect(await descriptionOf(expiry)).toContain(words);
    await expiry.fill('03/01/2027');
    await expiry.blur();
    await messageBy(page, words).waitFor({ state: 'detached' });
  });

  test('a date that does not exist is refused', async () => {
    const { page } = person;
    const admitted = page.getByLabel('Date Admitted to Bar', { exact: true });
    await admitted.fill('02/30/2010');
    await admitted.blur();
    await messageBy(page, 'Enter a date that exists.').waitFor();
    await admitted.fill('06/12/2009');
  });
});

describe('ST3: coverages', () => {
  const person = aPersonAt(browser, server, {
    step: 'coverage',
    answers: {
      attorney_type: ['FAM', 'CDL'],
      coveragelist: [
        ...(ANSWERS.coverage.coveragelist as object[]),
        {
          desc: 'Accidents',
          plan_class: 'CDL',
          sub_cov_id: '2080',
          sub_coverage: 'Citation after an accident',
        },
      ],
      practice_county_list: [
        { state_code: 'GA', county: 'Fulton', plan_class: 'FAM' },
        { state_code: 'GA', county: 'DeKalb', plan_class: 'CDL' },
      ],
    },
  });

  test('the agreement is needed of a family defender, at the field and as a toast', async () => {
    const { page } = person;
    await pressNext(page);
    await toast(page, 'please accept the agreement!');
    await messageBy(page, 'Please accept agreement').waitFor();
  });

  test('a county of the CDL plan needs a rate', async () => {
    const { page } = person;
    const rate = page.getByRole('table', { name: 'All' }).getByLabel('CDL Rate');
    await messageBy(page, 'Please add CDL rate for CDL Plan').waitFor();
    expect(await descriptionOf(rate)).toContain('Please add CDL rate for CDL Plan');
    await page.getByRole('link', { name: /: Please add CDL rate for CDL Plan/ }).waitFor();
    await rate.fill('150');
  });

  test('a practice area needs state and county', async () => {
    const { page } = person;
    await adder(page).getByRole('button', { name: 'Add' }).click();
    await toast(page, 'Please select State and County!');
    const state = adder(page).getByLabel('State');
    expect(await descriptionOf(state)).toContain('Choose the state.');
    expect(await state.evaluate((control) => control === document.activeElement)).toBe(true);
  });

  test('a practice area is added once', async () => {
    const { page } = person;
    await addArea(page, { state: 'Georgia', county: 'Fulton', planClass: 'F' });
    await toast(page, 'Duplicate Practice County');
    const county = adder(page).getByLabel('County');
    expect(await descriptionOf(county)).toContain('Duplicate Practice County');
  });

  test('the rate of a new area is open for CDL only', async () => {
    const { page } = person;
    const rate = adder(page).getByLabel('CDL Rate');
    expect(await rate.isDisabled()).toBe(true);
    await pick(adder(page).getByLabel('Plan Class'), 'CDL');
    await page.waitForFunction(
      (control) => control instanceof HTMLInputElement && !control.disabled,
      await rate.elementHandle(),
    );
  });

  test.each([
    ['county', 'Remove Fulton, GA, FAM', 'Fulton, GA, FAM'],
    ['coverage', '', 'Juvenile Matters, Juvenile court defense'],
  ])('deleting a %s is asked about by its name', async (word, name, called) => {
    const { page } = person;
    if (name) await page.getByRole('button', { name }).click();
    else await page.getByRole('checkbox', { name: /^Juvenile Matters/ }).click();
    expect(await dialogText(page)).toEqual([
      'Delete',
      'Are you sure',
      called,
      `Do you really want to delete this ${word}? This process cannot be undone.`,
      'Cancel',
      'DELETE',
    ]);
    await page.getByRole('button', { name: 'DELETE' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('choosing Family Defender and Referral together opens Coverage Details', async () => {
    const { page } = person;
    await page.getByRole('checkbox', { name: 'Referral' }).check();
    const dialog = page.getByRole('dialog', { name: 'Coverage Details' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('an attorney type and a practice area are needed', async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Remove DeKalb, GA, CDL' }).click();
    await page.getByRole('button', { name: 'DELETE' }).click();
    for (const name of ['Family Defender', 'CDL Defender', 'Referral'])
      await page
        .getByRole('checkbox', { name: new RegExp(`^${name}`) })
        .first()
        .uncheck();
    await pressNext(page);
    await messageBy(page, 'Choose at least one attorney type.').waitFor();
    await messageBy(page, 'Add at least one practice area.').waitFor();
  });
});

describe('ST4: disclosures and billing', () => {
  const person = aPersonAt(browser, server, { step: 'billing' });

  test('a complaint needs its details', async () => {
    const { page } = person;
    expect(await page.getByLabel('Complaint Details').count()).toBe(0);
    await choose(page, /complaint filed against you/, 'Yes');
    await page.getByLabel('Complaint Details').waitFor();
    await pressNext(page);
    await page.getByRole('link', { name: 'Describe the complaint and what came of it.' }).waitFor();
    await choose(page, /complaint filed against you/, 'No');
  });

  test.each([
    ['SSN', '123456789', '123-45-6789', '12345', 'Enter the SSN as 999-99-9999.'],
    ['EIN', '123456789', '12-3456789', '12345', 'Enter the EIN as 99-9999999.'],
  ])('%s has its mask and its message', async (type, typed, masked, short, words) => {
    const { page } = person;
    await choose(page, 'Tax Number Type', type);
    const field = page.getByRole('textbox', { name: type, exact: true });
    await field.fill('');
    await field.pressSequentially(typed);
    expect(await field.inputValue()).toBe(masked);
    await field.fill(short);
    await field.blur();
    await messageBy(page, words).waitFor();
    expect(await descriptionOf(field)).toContain(words);
  });

  test('direct deposit needs all five details of the account', async () => {
    const { page } = person;
    await choose(page, 'Payment Method', 'Direct Deposit');
    await page.getByLabel('Bank Name').waitFor();
    await pressNext(page);
    for (const name of [
      'Enter the name on the account.',
      'Enter the name of the bank.',
      'Choose the account type.',
      'Enter the 9 digits of the routing number.',
      'Enter the account number.',
    ])
      await page.getByRole('link', { name }).waitFor();
    await page.getByLabel('Routing Number').fill('1234');
    await page.getByLabel('Routing Number').blur();
    await messageBy(page, 'Enter the 9 digits of the routing number.').waitFor();
    await choose(page, 'Payment Method', 'Check');
  });

  test('Family Defenders and CDL Defenders say whom to pay', async () => {
    const { page } = person;
    await choose(page, 'Same as Primary Address', 'No');
    await pressNext(page);
    for (const name of [
      'Enter who the checks are made out to.',
      'Enter the street and number, like 22 Harbor Road.',
      'Enter the city.',
      'Choose the state.',
      'Enter the 5 digits of the ZIP code, like 30301.',
      'Choose the county.',
    ])
      await page.getByRole('link', { name }).waitFor();
  });
});
