// A form that is updated while people have it open: in the middle of a word, at the review, without the network, in two windows.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { resume } from './support/resumed.ts';
import { ask, startServer, type TestServer } from './support/server.ts';

const browser = aBrowser();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => ask(server, 'publish', 'shipped'));
afterAll(async () => {
  await server.stop();
  await server.remove();
});

const UPDATED = 'This form was updated while you had it open';
const comments = (page: Page) => page.getByRole('textbox', { name: 'Comments' });
const isSaved = (page: Page) =>
  page
    .getByText(/^Saved at/)
    .first()
    .waitFor();
const send = (page: Page) => page.getByRole('button', { name: 'Send feedback' }).click();
const last = async () => {
  const all = await ask<readonly { readonly data: object; readonly release: string }[]>(
    server,
    'generic',
    'feedback',
  );
  return { all: all.length, newest: all.at(-1) };
};

async function filled(page: Page): Promise<void> {
  await page.goto(`${server.address}/forms/feedback`);
  await page.getByLabel('Topic').selectOption({ label: 'This website' });
  await page.getByRole('radio', { name: 'Very satisfied' }).check();
  await comments(page).fill('It works well.');
  await isSaved(page);
}

test('what is typed goes on in the updated form, says what is different, and is sent', async () => {
  const { page, context, watch } = await browser.newPerson();
  await filled(page);
  await comments(page).focus();
  await page.keyboard.press('End');
  await ask(server, 'publish', 'migrate');
  const box = page.getByRole('region', { name: UPDATED });
  await box.waitFor();
  await page.keyboard.type(' Still.');
  expect(await comments(page).inputValue()).toBe('It works well. Still.');
  expect(await comments(page).getAttribute('name')).toContain('remarks');
  await box.getByRole('button', { name: 'I have read this' }).click();
  await send(page);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const { newest } = await last();
  expect(newest?.data).toMatchObject({ remarks: 'It works well. Still.' });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a form that is finished as it was begun says nothing, and is taken', async () => {
  const { page, context } = await browser.newPerson();
  await filled(page);
  const asked = page.waitForResponse('**/content/current.json');
  const next = await ask(server, 'publish', 'pin');
  await asked;
  await comments(page).fill('As it was.');
  await isSaved(page);
  await send(page);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(await page.getByRole('region', { name: UPDATED }).count()).toBe(0);
  const { newest } = await last();
  expect(newest?.data).toMatchObject({ comments: 'As it was.' });
  expect(newest?.release).not.toBe(next);
  await context.close();
});

test('a form that begins anew asks first, and nothing typed goes before it is told to', async () => {
  const { page, context } = await browser.newPerson();
  const { all } = await last();
  await filled(page);
  await ask(server, 'publish', 'restart');
  const dialog = page.getByRole('dialog', { name: UPDATED });
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  expect(await comments(page).inputValue()).toBe('It works well.');
  await send(page);
  await dialog.getByRole('button', { name: 'Begin the updated form' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => comments(page).inputValue()).toBe('');
  expect((await last()).all).toBe(all);
  await context.close();
});

test('at the review it asks where an answer has no place any more, and shows what became of it', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'review' });
  await ask(server, 'publish', 'application migrate');
  const dialog = page.getByRole('dialog', { name: UPDATED });
  await dialog.getByText('Monday to Friday, 9:00 to 5:30').waitFor();
  await dialog.getByRole('button', { name: 'Go on with the updated form' }).click();
  await page.getByRole('region', { name: UPDATED }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/application/review');
  await page.getByText('Whitfield & Okafor, LLC').first().waitFor();
  const left = page.getByRole('region', { name: 'This form has changed since you saved it' });
  expect(await left.innerText()).toContain('Monday to Friday, 9:00 to 5:30');
  await context.close();
});

test('at the review of an application that keeps its form nothing is asked', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'review' });
  const asked = page.waitForResponse('**/content/current.json');
  await ask(server, 'publish', 'application pin');
  await asked;
  // What is heard next finds it as it was.
  await page.waitForResponse('**/content/current.json');
  expect(await page.getByRole('dialog', { name: UPDATED }).count()).toBe(0);
  expect(await page.getByRole('region', { name: UPDATED }).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/application/review');
  await page.getByText('Monday to Friday, 9:00 to 5:30').first().waitFor();
  await context.close();
});

test('at the review of an application that begins anew nothing goes before it is told to', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'review' });
  await ask(server, 'publish', 'application restart');
  const dialog = page.getByRole('dialog', { name: UPDATED });
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  const hours = page.getByText('Monday to Friday, 9:00 to 5:30').first();
  await hours.waitFor();
  expect(new URL(page.url()).pathname).toBe('/application/review');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => hours.count()).toBe(0);
  await context.close();
});

test('what was typed without the network into a form that keeps its release is saved and taken in that one', async () => {
  const { page, context } = await browser.newPerson();
  await filled(page);
  await context.setOffline(true);
  await comments(page).fill('Typed on a train.');
  const next = await ask(server, 'publish', 'pin');
  await page
    .getByText(/kept on this device/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await isSaved(page);
  expect(await comments(page).inputValue()).toBe('Typed on a train.');
  expect(await page.getByRole('region', { name: UPDATED }).count()).toBe(0);
  await send(page);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const { newest } = await last();
  expect(newest?.data).toMatchObject({ comments: 'Typed on a train.' });
  expect(newest?.release).not.toBe(next);
  await context.close();
});

test('what was typed without the network into a form that begins anew stays until it is given up', async () => {
  const { page, context } = await browser.newPerson();
  await filled(page);
  await context.setOffline(true);
  await comments(page).fill('Typed on a train.');
  await ask(server, 'publish', 'restart');
  await page
    .getByText(/kept on this device/)
    .first()
    .waitFor();
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: UPDATED });
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  expect(await comments(page).inputValue()).toBe('Typed on a train.');
  await send(page);
  await dialog.getByRole('button', { name: 'Begin the updated form' }).click();
  await expect.poll(() => comments(page).inputValue()).toBe('');
  await context.close();
});

test('what was typed without the network goes on in the updated form once it is back', async () => {
  const { page, context } = await browser.newPerson();
  await filled(page);
  await context.setOffline(true);
  await comments(page).fill('Typed on a train.');
  await ask(server, 'publish', 'migrate');
  await page
    .getByText(/kept on this device/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await page.getByRole('region', { name: UPDATED }).waitFor();
  expect(await comments(page).inputValue()).toBe('Typed on a train.');
  await send(page);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect((await last()).newest?.data).toMatchObject({ remarks: 'Typed on a train.' });
  await context.close();
});

test('two windows come together in the updated form, with what was typed in each', async () => {
  const { page: one, context } = await browser.newPerson();
  await filled(one);
  const two = await context.newPage();
  await two.goto(`${server.address}/forms/feedback`);
  await expect.poll(() => comments(two).inputValue()).toBe('It works well.');
  await ask(server, 'publish', 'migrate');
  await two.getByRole('region', { name: UPDATED }).waitFor();
  await comments(two).fill('From the second.');
  await isSaved(two);
  await one.bringToFront();
  await one.getByLabel('Topic').selectOption({ label: 'Something else' });
  await one.getByRole('region', { name: UPDATED }).waitFor();
  await expect.poll(() => comments(one).inputValue()).toBe('From the second.');
  await send(one);
  await one.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect((await last()).newest?.data).toMatchObject({
    topic: 'other',
    remarks: 'From the second.',
  });
  await context.close();
});

test('two windows finish a form as it was begun, with what was typed in each', async () => {
  const { page: one, context } = await browser.newPerson();
  await filled(one);
  const two = await context.newPage();
  await two.goto(`${server.address}/forms/feedback`);
  await expect.poll(() => comments(two).inputValue()).toBe('It works well.');
  const next = await ask(server, 'publish', 'pin');
  await comments(two).fill('From the second.');
  await isSaved(two);
  await one.bringToFront();
  await one.getByLabel('Topic').selectOption({ label: 'Something else' });
  await expect.poll(() => comments(one).inputValue()).toBe('From the second.');
  expect(await one.getByRole('region', { name: UPDATED }).count()).toBe(0);
  await send(one);
  await one.getByRole('heading', { name: 'Thank you' }).waitFor();
  const { newest } = await last();
  expect(newest?.data).toMatchObject({ topic: 'other', comments: 'From the second.' });
  expect(newest?.release).not.toBe(next);
  await context.close();
});

test('of two windows one may begin anew, and the other keeps what stands in it until it does', async () => {
  const { page: one, context } = await browser.newPerson();
  const { all } = await last();
  await filled(one);
  const two = await context.newPage();
  await two.goto(`${server.address}/forms/feedback`);
  await expect.poll(() => comments(two).inputValue()).toBe('It works well.');
  const next = await ask(server, 'publish', 'restart');
  const dialogIn = (page: Page) => page.getByRole('dialog', { name: UPDATED });
  await dialogIn(two).getByRole('button', { name: 'Begin the updated form' }).click();
  await expect.poll(() => comments(two).inputValue()).toBe('');
  await one.bringToFront();
  await dialogIn(one).getByRole('button', { name: 'Not yet' }).click();
  expect(await comments(one).inputValue()).toBe('It works well.');
  await send(one);
  await dialogIn(one).getByRole('button', { name: 'Begin the updated form' }).click();
  await expect.poll(() => comments(one).inputValue()).toBe('');
  expect((await last()).all).toBe(all);
  await one.getByLabel('Topic').selectOption({ label: 'This website' });
  await one.getByRole('radio', { name: 'Very satisfied' }).check();
  await comments(one).fill('Anew.');
  await send(one);
  await one.getByRole('heading', { name: 'Thank you' }).waitFor();
  const { newest } = await last();
  expect(newest?.data).toMatchObject({ remarks: 'Anew.' });
  expect(newest?.release).toBe(next);
  await context.close();
});
