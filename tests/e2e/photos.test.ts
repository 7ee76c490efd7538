// Photos where a form takes PDF: put in order, turned, and made one PDF before it is uploaded.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import type { Reached } from './support/fork.ts';
import { approve, firstLogin, logIn, register, usernameOf } from './support/member.ts';
import { type Photo, pagesOf, photo } from './support/photos.ts';
import { messageBy } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask, formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
let person: Person;
let page: Page;
let red: Photo;
let green: Photo;
let blue: Photo;
beforeAll(async () => {
  server = await formsServer();
});
beforeEach(async () => {
  person = await browser.newPerson();
  page = person.page;
  await page.goto(`${server.address}/forms/receipts`);
  await input().waitFor({ state: 'attached' });
  red = await photo(page, 'IMG_2041.jpg', { width: 400, height: 300, color: '#f00' });
  green = await photo(page, 'IMG_2042.png', { width: 300, height: 400, color: '#0f0' });
  const upright = { width: 400, height: 300, color: '#00f', orientation: 6 };
  blue = await photo(page, 'IMG_2043.jpg', upright);
  return async () => {
    expect(person.watch).toEqual({ errors: [], violations: [] });
    await person.context.close();
  };
});

const broken: Photo = {
  name: 'broken.heic',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic and nothing more', 'latin1'),
};
const panel = () => page.getByRole('group', { name: 'Photos for one PDF' });
const button = (name: string, room: Page | Locator = page) =>
  room.getByRole('button', { name, exact: true });
const input = () => page.getByLabel('File', { exact: true });
const order = () => panel().getByRole('img').evaluateAll(labels);
const labels = (all: Element[]) => all.map((one) => one.getAttribute('aria-label'));
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** The file as the server has it. */
async function stored(name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await button(`Download ${name}`).click();
  return readFile(await (await coming).path());
}

test('photos that are chosen become one PDF of their pages, in the order and the turn a person gave them', async () => {
  await input().setInputFiles([red, green, blue]);
  await expect
    .poll(order)
    .toEqual(['Page 1: IMG_2041.jpg', 'Page 2: IMG_2042.png', 'Page 3: IMG_2043.jpg']);
  expect(await page.getByLabel('Name of the PDF').inputValue()).toBe('IMG 2041 to 2043');

  // By keyboard alone: focus goes with the page.
  await button('Move page 3 earlier').focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Move page 2 earlier');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Move page 1 earlier');
  await page.getByText('IMG_2043.jpg is now page 1 of 3.').waitFor();
  await button('Turn page 2').click();
  expect(await order()).toEqual([
    'Page 1: IMG_2043.jpg',
    'Page 2: IMG_2041.jpg',
    'Page 3: IMG_2042.png',
  ]);

  await page.getByLabel('Name of the PDF').fill('Receipts of March');
  await button('Put 3 Pages Together').click();
  const pdf = await stored('Receipts of March.pdf');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await pagesOf(pdf)).toEqual([
    // Held upright: what its sensor has at the left is the top.
    { shape: 'tall', left: expect.any(String), top: '00f' },
    { shape: 'tall', left: expect.any(String), top: 'f00' },
    { shape: 'tall', left: '0f0', top: expect.any(String) },
  ]);
  expect(await panel().count()).toBe(0);
});

test('what cannot be read is told by its name, and the rest goes on', async () => {
  await input().setInputFiles([red, broken, blue]);
  await page
    .getByRole('alert')
    .getByText('This file could not be read as a picture and was left out: broken.heic.')
    .waitFor();
  expect(await order()).toEqual(['Page 1: IMG_2041.jpg', 'Page 2: IMG_2043.jpg']);
  await button('Put 2 Pages Together').click();
  expect(await pagesOf(await stored('IMG 2041 to 2043.pdf'))).toHaveLength(2);
});

test('a PDF that is chosen with photos is uploaded as it is', async () => {
  const buffer = Buffer.from('%PDF-1.4\n%letter\n%%EOF\n');
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer };
  await input().setInputFiles([letter, red]);
  await button('Download letter.pdf').waitFor();
  await button('Make the PDF').click();
  await button('Download IMG 2041.pdf').waitFor();
});

test('nothing that was chosen is lost by going on or by a wrong press', async () => {
  await input().setInputFiles([red, green]);
  await panel().waitFor();
  await button('Next').click();
  await messageBy(page, 'Put the photos you chose into a PDF, or cancel.').waitFor();
  await button('Cancel', panel()).click();
  await button('Keep').click();
  expect(await order()).toHaveLength(2);
  await button('Remove page 1').click();
  await page.getByText('IMG_2041.jpg has been removed. 1 page is left.').waitFor();
  await page.getByLabel('Add Pages').setInputFiles(blue);
  await expect.poll(order).toEqual(['Page 1: IMG_2042.png', 'Page 2: IMG_2043.jpg']);
  await button('Cancel', panel()).click();
  await button('DISCARD').click();
  await panel().waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('file');
});

test('a name that is there already is told before the photos are let go', async () => {
  await input().setInputFiles(red);
  await button('Make the PDF').click();
  await button('Download IMG 2041.pdf').waitFor();
  await input().setInputFiles(red);
  const name = page.getByLabel('Name of the PDF');
  expect(await name.inputValue()).toBe('IMG 2041 2');
  await name.fill('img 2041.pdf');
  await button('Make the PDF').click();
  await panel().getByText('Duplicate file can not be allowed.').waitFor();
  expect(await order()).toEqual(['Page 1: IMG_2041.jpg']);
});

test('photos too large for the field are made coarser, and told where that is not enough', async () => {
  const noise = await photo(page, 'noise.jpg', { width: 2400, height: 1800, color: 'noise' });
  expect(noise.buffer.length).toBeGreaterThan(1_048_576);
  await input().setInputFiles(Array(6).fill(noise));
  await expect.poll(order).toHaveLength(6);
  await button('Put 6 Pages Together').click();
  await panel().getByText('The largest size is 1 MB.').waitFor();
  for (let last = 6; last > 1; last -= 1) await button(`Remove page ${last}`).click();
  await button('Make the PDF').click();
  const pdf = await stored('noise.pdf');
  expect(pdf.length).toBeLessThanOrEqual(1_048_576);
  expect(await pagesOf(pdf)).toHaveLength(1);
});

test('the pages are accessible on a desktop and on a phone, in both sets of colours', async () => {
  await input().setInputFiles([red, green, blue, broken]);
  await page.getByRole('alert').waitFor();
  await expectAccessibleInBoth(page, 'photos');
});

test('a document of a claim may be photos too; the claim waits for them', async () => {
  const portal = inject('server');
  const who = await approve(portal);
  const asked = { id: who.id, name: 'Robin Ashe', desk: 'full' };
  const { claims } = await ask<GivenWork>(portal, 'work', asked);
  await firstLogin(page, portal, who);
  await register(page, who);
  await logIn(page, usernameOf(who));
  await page.waitForURL('**/home');
  // Less was paid than was authorized: the rest is claimed anew.
  await page.goto(`${portal.address}/claims?number=${claims['Approved & Paid']?.number}`);
  const document = page.locator('.f-doc').first();
  await document.locator('input[type=file]').first().setInputFiles([red, green]);
  await expect.poll(order).toEqual(['Page 1: IMG_2041.jpg', 'Page 2: IMG_2042.png']);
  await button('Submit Claim').click();
  await messageBy(page, 'Put the photos you chose into a PDF, or cancel.').waitFor();
  await expectAccessibleInBoth(page, 'photos of a claim');
  await button('Put 2 Pages Together').click();
  await document.getByText(/^IMG 2041 to 2042\.pdf, \d+ kB$/).waitFor();
  await expect
    .poll(() => page.getByText('Put the photos you chose into a PDF, or cancel.').count())
    .toBe(0);
});
