// Create Claims in a browser: every set of columns, both kinds of claim until they are billed, one that is denied, one that is
// paid, what follows it, and a file that did not arrive.
import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { chooseAsking, fillMatter, giveRequired } from './support/claimant.ts';
import { handsOn } from './support/keys.ts';
import { brokenWords, sidewaysScroll } from './support/measuring.ts';
import { approve, firstLogin, logIn, register, usernameOf } from './support/member.ts';
import { closeToasts, messageBy, toast } from './support/reading.ts';
import { expectReceiptOnPaper } from './support/receipt.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const clean = { errors: [], violations: [] };
let person: Awaited<ReturnType<typeof browser.newPerson>>;
let work: GivenWork;
let who: Awaited<ReturnType<typeof approve>>;

/** An attorney whose claims nobody else counts. */
beforeAll(async () => {
  who = await approve(server);
  work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe', desk: 'full' });
  person = await browser.newPerson();
  const { page } = person;
  await firstLogin(page, server, who);
  await register(page, who);
  await logIn(page, usernameOf(who));
  await page.waitForURL('**/home');
});

const list = (page: Page) => page.getByRole('region', { name: 'Cases and claims' });
const settled = (page: Page) => list(page).locator('table[aria-busy=false]').waitFor();
/** Those that were asked for: not the ones before them, which stay in sight until others come. */
const rows = (page: Page) =>
  list(page).locator('table[aria-busy=false] tbody:not([aria-hidden]) tr');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const day = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${server.address}${path}`);
  await settled(page);
};

/** Headings as they stand, but for that of the radios. */
const headings = async (page: Page): Promise<readonly string[]> => {
  await settled(page);
  const all = await list(page).getByRole('columnheader').allInnerTexts();
  return all.filter((one) => one !== 'Chosen');
};
const choices = (page: Page) => rows(page).getByRole('radio').count();

const FOUND = ['Member', 'Case Status', 'Coverage', 'Sub Coverage'];
/** Why nothing should be billed yet, and for how long nothing was. */
const TO_BILL = ['Before you bill', 'Un-billed for'];
const UNBILLED = ['USL No.', 'Type', ...FOUND, ...TO_BILL];
const BILLED = [
  ...['USL No.', 'Claim Status', 'Case Status', 'Type', 'Auth', 'Member', 'Description'],
  'Assigned Date',
];
const PAID = [
  ...['Type', 'USL No.', 'Case Status', 'Member', 'Auth Number', 'Coverage', 'Claim Number'],
  ...['Attorney Invoice/Claim', 'Claim Status', 'Check Number', 'Paid Date', 'Paid Amount'],
];
const PAID_CDL = [
  ...['Type', 'USL No.', 'Member', 'Citation Description', 'Claim Number'],
  ...['Attorney Invoice/Claim', 'Case Status', 'Check Number', 'Paid Date', 'Paid Amount'],
];

test('each set of columns stands where the documents put it, and the address says which (CLM-12 to CLM-30)', async () => {
  const { page, watch } = person;
  await open(page, '/claims');
  expect(await radio(page, 'Matter').isChecked()).toBe(true);
  expect(await radio(page, 'Un-billed').isChecked()).toBe(true);
  expect(await headings(page)).toEqual(UNBILLED);
  expect(await rows(page).count()).toBe(5);
  const sizes = page.getByLabel('Rows').locator('option');
  expect(await sizes.allTextContents()).toEqual(['5', '10', '20', '50', '70', '100']);
  expect(await page.getByLabel('Check Number').count()).toBe(0);
  await page.getByText('Claim policy and support contacts').click();
  await expectAccessibleInBoth(page, 'un-billed cases');

  for (const name of ['Billed', 'Denied', 'Referral']) {
    await radio(page, name).check();
    await expect.poll(() => headings(page)).toEqual(BILLED);
  }
  // Nobody claimed on a referral, and it has no authorization (CLM-26, CLM-27).
  const said = () => rows(page).locator('[data-label=Description]').allInnerTexts();
  await expect.poll(async () => [...new Set(await said())]).toEqual(['New']);
  await page.getByLabel('USL No', { exact: true }).fill('none such');
  await button(page, 'Search').click();
  await page.getByText('No Records Found').waitFor();
  await radio(page, 'Billed').check();
  await page.getByLabel('USL No', { exact: true }).fill(work.claims['In Process']?.number ?? '');
  await button(page, 'Search').click();
  await expect.poll(() => headings(page)).toEqual(['USL No.', 'Type', 'Claim Status', ...FOUND]);

  await button(page, 'Reset').click();
  await expect.poll(() => headings(page)).toEqual(UNBILLED);
  expect(query(page)).toEqual({});
  await radio(page, 'Approved/Paid').check();
  await expect.poll(() => headings(page)).toEqual(PAID);
  expect(await choices(page)).toBe(0);
  const check = await rows(page).first().locator('[data-label="Check Number"]').innerText();
  await page.getByLabel('Check Number').fill(check);
  await button(page, 'Search').click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await expectAccessibleInBoth(page, 'paid claims');
  // Between a phone and a desktop the twelve columns move within their room: the page does not, and no word is broken.
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `at ${width} px`).toEqual([]);
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await settled(page);
  expect(await page.getByLabel('Check Number').inputValue()).toBe(check);
  await radio(page, 'CDL').check();
  await button(page, 'Reset').click();
  await page.goto(`${server.address}/claims?type=CDL&status=Closed`);
  await expect.poll(() => headings(page)).toEqual(PAID_CDL);
  expect(await choices(page)).toBe(0);
  await radio(page, 'Un-billed').check();
  await expect.poll(() => headings(page)).toEqual([...BILLED, ...TO_BILL]);
  expect(await page.getByLabel('Check Number').count()).toBe(0);
  expect(watch).toEqual(clean);
});

const CLAIM = {
  ...{ amount: '640.00', notes: 'Hearing attended, order attached.' },
  name: 'Robin Ashe',
};

/** What the page last sent to these calls. */
function sentTo(page: Page, calls: readonly string[]): Readonly<Record<string, unknown>> {
  const sent: Record<string, unknown> = {};
  page.on('request', (request) => {
    const call = request.url().split('/').at(-1) ?? '';
    if (calls.includes(call)) sent[call] = request.postDataJSON();
  });
  return sent;
}

test('a Matter claim keeps what is typed, is made once, and sends a file again that did not arrive (MTR-19, OR-52)', async () => {
  const { page, watch } = person;
  const sent = sentTo(page, ['case_list', 'matter_case_details', 'create_claim']);
  const number = await chooseAsking(page, server);
  // As the provider's own service asks for it (CAL-60, CAL-63).
  const ap_id = query(page).ap;
  expect(sent.case_list).toMatchObject({ attorney_id: who.id });
  const named = { case_number: number, auth_id: `A-${number}`, ap_id };
  expect([ap_id, sent.matter_case_details]).toEqual([expect.any(String), named]);
  await panel(page, 'Selected Case Details').getByText(number).waitFor();
  await panel(page, 'Authorization Detail').getByText(`A-${number}`).waitFor();
  await button(page, 'Submit Claim').click();
  await messageBy(page, 'Please upload required claim file.').waitFor();
  await expectAccessibleInBoth(page, 'a Matter claim without its file');
  await fillMatter(page, CLAIM);
  await page.getByText(/^Saved at/).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Claim Amount').inputValue()).toBe('640.00');
  expect(await page.getByLabel('Notes').inputValue()).toBe('Hearing attended, order attached.');
  const [file = ''] = await giveRequired(page);

  await page.route('**/upload_matter_claim_files', (route) => route.abort());
  // The claim is made, and its answer gets lost on the way: sent again, it is the same claim.
  const lost = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/create_claim', lost, { times: 1 });
  await button(page, 'Submit Claim').click();
  await toast(page, 'Something went wrong, please try again!');
  await closeToasts(page);
  await button(page, 'Submit Claim').click();
  await toast(page, 'Something went wrong, please try again!');
  const missing = panel(page, 'Files that have not arrived');
  await missing.getByText(file).waitFor();
  expect(query(page)).toMatchObject({ status: 'In Process', case: number, ap: ap_id });
  expect(sent.create_claim).toMatchObject({ username: usernameOf(who) });
  await expect.poll(() => headings(page)).toEqual(BILLED);
  await closeToasts(page);
  await expectAccessibleInBoth(page, 'a claim whose file has not arrived');
  await page.unroute('**/upload_matter_claim_files');
  await button(page, 'Send Files').click();
  await toast(page, 'The files have been sent.');
  await missing.waitFor({ state: 'detached' });
  expect(await panel(page, 'Submitted Claims').locator('tbody tr').count()).toBe(1);

  // It stands as it was sent, and its case reads Open (MTR-05, MTR-06).
  const receipt = page.getByRole('article', { name: /^Claim \d/ });
  await receipt.getByText('Hearing attended, order attached.').waitFor();
  await receipt.getByRole('row', { name: `Total $${Number(CLAIM.amount).toFixed(2)}` }).waitFor();
  await receipt.getByRole('button', { name: `Download ${file}` }).waitFor();
  expect(await receipt.locator('input, textarea, select').count()).toBe(0);
  await panel(page, 'Selected Case Details').getByText('Open', { exact: true }).waitFor();
  expect(await button(page, 'Submit Claim').count()).toBe(0);
  await closeToasts(page);
  watch.errors.splice(
    0,
    watch.errors.length,
    ...watch.errors.filter((one) => !/ERR_FAILED/.test(one)),
  );
  expect(watch).toEqual(clean);
});

test('a CDL claim is made by keyboard alone (CLM-38, CDL-08, CDL-15, CDL-16)', async () => {
  const { page, watch } = person;
  await open(page, '/claims');
  const hands = handsOn(page);
  await hands.to(radio(page, 'Matter'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => headings(page)).toEqual([...BILLED, ...TO_BILL]);
  await hands.to(rows(page).getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Enter Invoice Details' }).waitFor();
  const { case: number } = query(page);
  await page.getByRole('heading', { name: 'Citation Disposition' }).first().waitFor();
  const first = (name: string) => page.getByLabel(name).first();
  await hands.type(first('Final Fine Amount Due'), '120');
  await hands.type(first('Final Court Cost Due'), '45.5');
  await page.getByText('$165.50').waitFor();
  await hands.press(button(page, 'Submit Claim'));
  await messageBy(page, 'Please Enter Notes').waitFor();
  await expectAccessibleInBoth(page, 'a CDL claim without notes');
  await hands.type(page.getByLabel('Notes'), 'Pleaded to a lesser charge.');
  await hands.press(button(page, 'Submit Claim'));
  await messageBy(page, 'Please Enter Date').waitFor();
  await hands.type(day(page, 'Date'), '03/02/2026');
  await hands.press(button(page, 'Submit Claim'));
  await toast(page, 'Claim created successfully.');
  await page.waitForURL(/status=In/);
  expect(query(page)).toEqual({ type: 'CDL', status: 'In Process' });
  await rows(page)
    .getByText(number ?? '', { exact: true })
    .waitFor();
  await hands.focus();
  await closeToasts(page);
  expect(watch).toEqual(clean);
});

test('links find a claim however it was decided; what was paid can be followed up (MTR-03, MTR-10)', async () => {
  const { page, watch, context } = person;
  const { Denied: denied, 'Approved & Paid': paid, 'Requested More Info': asked } = work.claims;
  if (!denied || !paid || !asked) throw new Error('The attorney was given no work.');
  await page.goto(`${server.address}/claims?number=${denied.number}`);
  await page.getByText(/^Denied: /).waitFor();
  expect(query(page)).toMatchObject({ status: 'Denied', case: denied.number, claim: denied.id });
  expect(await button(page, 'Submit Claim').count()).toBe(0);
  expect(await page.locator('.claim-entry input[type=file]').count()).toBe(0);
  await expectAccessibleInBoth(page, 'a denied claim');

  await page.goto(`${server.address}/claims?number=${paid.number}&claim=${paid.id}`);
  await page.getByText('Payment of this claim').waitFor();
  expect(query(page)).toMatchObject({ status: 'Closed', claim: paid.id });
  await page.getByText('This claim is paid. Nothing more happens on it.').waitFor();
  await expectReceiptOnPaper(page);
  await expectAccessibleInBoth(page, 'a paid claim');

  // Less was paid than was authorized: the rest is claimed anew, with nothing of the claim before (MTR-04).
  await page.goto(`${server.address}/claims?number=${paid.number}`);
  await page.getByText('Less was paid so far than was authorized').waitFor();
  expect(query(page)).toMatchObject({ status: 'Not Closed', case: paid.number });
  expect(await page.getByLabel('Claim Amount').inputValue()).toBe('');
  await giveRequired(page);
  await fillMatter(page, CLAIM);
  await button(page, 'Submit Claim').click();
  await toast(page, 'Claim created successfully.');
  await rows(page).getByText(paid.number, { exact: true }).waitFor();
  await closeToasts(page);

  const { 'Pending Approval for Payment': long } = work.claims;
  await page.goto(`${server.address}/claims?number=${long?.number}&claim=${long?.id}`);
  await panel(page, 'Submitted Claims').getByText('Pending Approval for Payment').waitFor();
  // A long status makes no panel wider than its place.
  const side = (await page.locator('.claim-side').boundingBox())?.width;
  expect((await panel(page, 'Submitted Claims').boundingBox())?.width).toBe(side);

  // More was asked for: it is sent to the claim that stands.
  await page.goto(`${server.address}/claims?number=${asked.number}&claim=${asked.id}`);
  const answer = panel(page, 'Your answer');
  const picked = answer.locator('input[type=file]').first();
  await picked.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: PDF });
  await answer.getByLabel('File Type').selectOption('Final Judgment Order');
  await answer.getByRole('button', { name: 'Upload', exact: true }).click();
  await toast(page, 'File uploaded successfully');
  await button(page, 'Send Answer').click();
  await toast(page, 'Your answer has been sent.');
  await panel(page, 'Submitted Claims').getByText('New Info Received').waitFor();
  expect(watch).toEqual(clean);
  await context.close();
});
