// One browser for all files of a worker; each test meets its own people in it, and each file leaves it empty.
import { appendFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { callsOf, newPerson, openBrowser, type Person, type Screen } from './browser.ts';

export interface ABrowser {
  /** Somebody with cookies and storage of their own. */
  newPerson(screen?: Screen): Promise<Person>;
}

/** Opened by the first file that needs it; ends with the worker, which is its parent. */
let opened: Promise<Browser> | undefined;

/** To be called at the top of a file; the browser is open from before the first test until after the last. */
export function aBrowser(): ABrowser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    opened ??= openBrowser();
    browser = await opened;
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' && browser) await tellPages(task.name, browser);
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  return {
    async newPerson(screen) {
      if (!browser) throw new Error('The browser is not open yet.');
      return newPerson(browser, screen);
    },
  };
}

/** What each page shows when a test has failed: a machine far away leaves nothing else to look at. */
async function tellPages(test: string, browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const page of pages.filter((each) => each.url() !== 'about:blank')) {
    const shown = await page
      .evaluate(() => {
        const held = document.activeElement;
        const ticked = document.querySelectorAll('input:checked').length;
        return `focus: ${held?.tagName} ${held?.id} ${held?.textContent?.slice(0, 60)}; ticked: ${ticked}\n${document.body.innerText.slice(-4000)}`;
      })
      .catch(String);
    const told = `When "${test}" failed, ${page.url()} showed:\n${shown}\nand had asked:\n${callsOf(page).join('\n')}\n`;
    const kept = process.env.PAGES_OF_FAILURES;
    if (kept) await appendFile(kept, told);
    else console.error(told);
  }
}
