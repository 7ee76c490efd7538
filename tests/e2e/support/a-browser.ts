// One browser for all tests of a file; each test meets its own people in it.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { newPerson, openBrowser, type Person, type Screen } from './browser.ts';

export interface ABrowser {
  /** Somebody with cookies and storage of their own. */
  newPerson(screen?: Screen): Promise<Person>;
}

/** To be called at the top of a file; the browser is open from before the first test until after the last. */
export function aBrowser(): ABrowser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  return {
    async newPerson(screen) {
      if (!browser) throw new Error('The browser is not open yet.');
      return newPerson(browser, screen);
    },
  };
}
