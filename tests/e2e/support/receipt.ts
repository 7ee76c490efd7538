// The receipt of a claim on paper.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** On paper the receipt stands alone and first: nothing to choose, to press or to type in. */
export async function expectReceiptOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article', { name: /^Claim \d/ });
  expect(await page.getByRole('heading', { name: 'Create Claims' }).isVisible()).toBe(false);
  expect(await page.getByRole('region', { name: 'Cases and claims' }).isVisible()).toBe(false);
  expect(await receipt.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  const facts = await page.getByRole('region', { name: 'Selected Case Details' }).boundingBox();
  const end = await receipt.boundingBox();
  expect(facts?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
  await page.emulateMedia({ media: null });
}
