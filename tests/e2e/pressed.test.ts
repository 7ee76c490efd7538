// The mouse on a button: a press counts where it began though the page moves under it, and is called off by drawing the mouse away.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { aPerson } from './support/person.ts';
import { ANSWERS, resume } from './support/resumed.ts';

const server = inject('server');
const browser = aBrowser();

const MOVED_PX = 200;
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true });
const topOf = async (page: Page) => (await previous(page).boundingBox())?.y ?? 0;

const person = aPerson(browser, async (page) => {
  await resume(page, server, { step: 'coverage', answers: ANSWERS.coverage });
  await page.getByRole('checkbox', { name: /^Juvenile Matters/ }).waitFor();
});

/** What a list does that arrives late above the button, in a browser that keeps nothing in place: as one that was scrolled in that very moment. */
const moveAway = (page: Page) =>
  previous(page).evaluate((button, by) => {
    button.style.transform = `translateY(-${by}px)`;
  }, MOVED_PX);

test('a press counts though the button moves away before the mouse is let go', async () => {
  const { page } = person;
  await previous(page).hover();
  const before = await topOf(page);
  await page.mouse.down();
  await moveAway(page);
  expect(await topOf(page)).toBeCloseTo(before - MOVED_PX, 0);
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: 'Practice Details' }).waitFor();
});

test('whoever draws the mouse off the button before letting go has not pressed it', async () => {
  const { page } = person;
  await previous(page).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.getByLabel('College').fill('Spelman College');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Practice Details');
  await previous(page).click();
  await page.getByRole('heading', { level: 1, name: 'Primary Details' }).waitFor();
});
