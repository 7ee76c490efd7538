// Scans a page against WCAG 2.2 AA by axe, contrast included, once what moves on it has come to rest.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { headingFaults, sidewaysScroll, smallTargets, unsaidTables } from './measuring.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Both layouts and both sets of colours, each scanned whole. */
export const LOOKS = [
  ['a desktop, light', { width: 1280, height: 900 }],
  ['a phone, dark', { width: 390, height: 844, dark: true }],
] as const;
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
}

const NARROWEST = { width: 320, height: 640 };
const WIDE = 1000;

/**
 * For the scanner's weak maps, in which its library of colours keeps every channel of every colour, since it was translated
 * for old browsers: written on the things themselves, they cost a quarter less of a scan.
 */
const BESIDE = `class {
  constructor() { this.at = Symbol(); }
  get(thing) { return thing[this.at]; }
  has(thing) { return this.at in thing; }
  set(thing, value) { thing[this.at] = value; return this; }
  delete(thing) { return delete thing[this.at]; }
}`;
/** The short text of it: a document parses it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCANNER = `((WeakMap) => { ${AXE} })(${BESIDE})`;

/** What a scan finds wrong, short enough to read in a test's report. */
export async function violations(page: Pick<Page, 'evaluate'>): Promise<readonly string[]> {
  // Half a megabyte: a document that is scanned in many states gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCANNER);
  return page.evaluate(async (tags) => {
    const scanner = (window as unknown as { axe: typeof axe }).axe;
    // A frame is a document of its own, and is scanned by itself.
    const how = { runOnly: tags, resultTypes: ['violations' as const], iframes: false };
    const found = await scanner.run(document, how);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, TAGS);
}

/** The scan, and the measures beside it; a wide page must fit 320 px too. `state` is named when something is found. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await atRest(page);
  await keepPicture(page, state);
  expect(await violations(page), state).toEqual([]);
  expect(await measured(page), state).toEqual([]);
  const size = page.viewportSize();
  if (!size || size.width < WIDE) return;
  await page.setViewportSize(NARROWEST);
  expect(await measured(page), `${state} at ${NARROWEST.width} px`).toEqual([]);
  await page.setViewportSize(size);
}

/** The scan on a desktop, light, and, the same state turned there, on a phone, dark; the page is left as on a desktop. */
export async function expectAccessibleInBoth(page: Page, state = page.url()): Promise<void> {
  for (const [name, look] of LOOKS.toReversed()) {
    await turn(page, look);
    await expectAccessible(page, `${state}, on ${name}`);
  }
}

/** Makes a page that is open look as on another screen: a state that was long to reach is looked at twice. */
export async function turn(page: Page, look: Look): Promise<void> {
  const { width, height } = look;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'dark' in look ? 'dark' : 'light' });
  // Colours pass into each other from the first frame after it.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** With SCAN_PICTURES, a folder, every state that is scanned is kept there as a picture, to be looked at. */
async function keepPicture(page: Page, state: string): Promise<void> {
  const folder = process.env.SCAN_PICTURES;
  if (!folder) return;
  const name = state.replace(/https?:\/\/[^/]+/, '').replace(/\W+/g, '-');
  const width = page.viewportSize()?.width;
  await page.screenshot({
    path: join(folder, `${name}-${width}-${Date.now()}.png`),
    fullPage: true,
  });
}

/** The measures alone: sizes, headings, tables, and that nothing scrolls sideways. */
export async function measured(page: Page): Promise<readonly string[]> {
  const measures = [headingFaults, smallTargets, sidewaysScroll, unsaidTables];
  const found = await Promise.all(measures.map((measure) => measure(page)));
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
