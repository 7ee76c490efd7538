// One person for a whole group of tests; each test leaves the page where the next one finds it.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ABrowser } from './a-browser.ts';
import { closeToasts } from './reading.ts';

/** To be called inside `describe`; `arrive` brings the person to where the first test begins. */
export function aPerson(
  browser: ABrowser,
  arrive: (page: Page) => Promise<unknown>,
): { readonly page: Page } {
  let page: Page | undefined;
  beforeAll(async () => {
    page = (await browser.newPerson()).page;
    await arrive(page);
  });
  afterEach(async () => {
    if (page) await closeToasts(page);
  });
  afterAll(() => page?.context().close());
  return {
    get page() {
      if (!page) throw new Error('The person has not arrived yet.');
      return page;
    },
  };
}
