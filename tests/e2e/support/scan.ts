// Scans a page against WCAG 2.2 AA by axe, contrast included, once what moves on it has come to rest.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { headingFaults, sidewaysScroll, smallTargets } from './measuring.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** For a page already scanned whole in the other look: its colours are what differs. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const NARROWEST = { width: 320, height: 640 };
const WIDE = 1000;

export interface ScanOptions {
  /** Named by the test when something is found. */
  readonly state?: string;
  readonly coloursOnly?: boolean;
}

/** What a scan finds wrong, short enough to read in a test's report. */
export async function violations(page: Page, coloursOnly = false): Promise<readonly string[]> {
  const scan = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const chosen = coloursOnly ? scan.withRules(OF_COLOURS) : scan.withTags(TAGS);
  // Without frames of other origins the older mode finds the same, and opens no second page for each scan.
  const found = await chosen.setLegacyMode(true).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The scan, and the measures beside it; a wide page must fit 320 px too. */
export async function expectAccessible(
  page: Page,
  { state = page.url(), coloursOnly = false }: ScanOptions = {},
): Promise<void> {
  await atRest(page);
  expect(await violations(page, coloursOnly), state).toEqual([]);
  if (coloursOnly) return;
  expect(await measured(page), state).toEqual([]);
  const size = page.viewportSize();
  if (!size || size.width < WIDE) return;
  await page.setViewportSize(NARROWEST);
  expect(await measured(page), `${state} at ${NARROWEST.width} px`).toEqual([]);
  await page.setViewportSize(size);
}

async function measured(page: Page): Promise<readonly string[]> {
  const found = await Promise.all([headingFaults(page), smallTargets(page), sidewaysScroll(page)]);
  return found.flat();
}

/** Fonts are there, and every animation that ends has ended: half-faded words have less contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
