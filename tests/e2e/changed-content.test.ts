// After random changes of the content, published into a running server, every page opens as it did.
import { expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { pagesOpened } from './support/every-page.ts';
import { ask, startServer } from './support/server.ts';

const browser = aBrowser();

/** `npm run test:faults` looks after each handful of two hundred; `npm test` after one. */
const ROUNDS = Number(process.env.CHANGED_ROUNDS ?? 1);
const [SEEDS, MOST] = [24, 6];

test('no page shows the error page, or says what only a program would', async () => {
  const server = await startServer();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seeds = Array.from({ length: SEEDS }, (_, at) => 100 + round * SEEDS + at);
      const what = await ask<string[]>(server, 'change', { seeds, most: MOST });
      expect(what.length).toBeGreaterThan(2);
      const { faults, pages } = await pagesOpened(browser, server);
      expect([...what, ...faults]).toEqual(what);
      // Each page of the portal, and one thing of each list.
      expect(pages).toBeGreaterThan(40);
    }
  } finally {
    await server.stop();
    await server.remove();
  }
}, 1_800_000);
