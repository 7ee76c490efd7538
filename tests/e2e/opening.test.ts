// Pages are drawn when they have arrived: nothing waits for a clock.
import { inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';

const server = inject('server');
const browser = aBrowser();

/** The clock goes until it stands: where that takes a while, it must not be past the moment at which it is to stand. */
const [BEFORE, PAUSED] = [new Date('2026-11-23T12:00:00Z'), new Date('2026-11-24T12:00:00Z')];

test.each(['/login', '/sign-in', '/staff', '/forms/feedback'])(
  'the form at %s is there though no time passes in the page',
  async (path) => {
    const { page, context } = await browser.newPerson();
    await page.clock.install({ time: BEFORE });
    await page.clock.pauseAt(PAUSED);
    await page.goto(`${server.address}${path}`);
    await page.locator('main form').getByRole('button').first().waitFor();
    await context.close();
  },
);
