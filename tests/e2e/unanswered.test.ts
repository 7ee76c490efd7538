// A question that nobody has answered looks unanswered.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';

const server = inject('server');
const browser = aBrowser();

test('none of several circles is filled before one is chosen', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/forms/feedback`);
  const circles = page.getByRole('radio');
  await circles.first().waitFor();
  const fills = () =>
    circles.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const [empty, ...others] = await fills();
  expect(new Set(others)).toEqual(new Set([empty]));
  await circles.first().check();
  await page.mouse.move(1, 1);
  const [chosen, ...left] = await fills();
  expect(chosen).not.toBe(empty);
  expect(new Set(left)).toEqual(new Set([empty]));
  await context.close();
});
