// Looks at the Studio state by state: on a desktop in both sets of colors and on a phone, with what its frames show.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusOn } from './keys.ts';
import { expectAccessible, type Look, turn, violations } from './scan.ts';

/** The panes beside the list are not there on a phone: a desktop is looked at in the dark as well. */
const LOOKS = [
  ['a phone, dark', { width: 390, height: 844, dark: true }],
  ['a desktop, dark', { width: 1280, height: 900, dark: true }],
  ['a desktop, light', { width: 1280, height: 900 }],
] as const;

/** Of the bar at the bottom of a phone. */
const ROOM = 100;
const MOST_TURNS = 4;
/** Letters of what was found, where a test says it. */
const MOST_TOLD = 4000;

export interface Looks {
  /** All that was found so far, told together. */
  readonly faults: readonly string[];
  /** Scans the page as it stands, and each frame in it; the page is left as on a desktop. */
  at(state: string): Promise<void>;
  /** Opens a dialog, looks at it, and shuts it by Escape: focus is back where it was. */
  dialog(name: string, opened: { open(): Promise<void>; readonly back: RegExp }): Promise<void>;
}

export function looksOf(page: Page): Looks {
  const faults: string[] = [];
  const looks: Looks = {
    faults,
    async at(state) {
      // Nobody judges a preview before it is there; in a pane that a phone does not show it would not come.
      for (const frame of page.frames().slice(1))
        await frame.locator('h1').first().waitFor({ state: 'attached' });
      for (const [name, look] of LOOKS) {
        await turn(page, look);
        await turnWhole(page, look);
        await expectAccessible(page, `${state}, on ${name}`).catch(
          (error: { readonly actual?: unknown }) =>
            faults.push(`${error} ${JSON.stringify(error.actual)}`),
        );
        for (const frame of page.frames().slice(1)) {
          // What it shows may be asked for anew when it is looked at otherwise; on a phone its pane may be out of sight.
          const isSeen = await (await frame.frameElement()).isVisible();
          const isThere = await frame
            .locator('h1')
            .first()
            .waitFor({ state: 'attached', ...(!isSeen && { timeout: 15_000 }) })
            .then(() => true)
            .catch((error) => {
              if (isSeen) throw error;
              return false;
            });
          if (!isThere) continue;
          const found = await violations(frame);
          faults.push(...found.map((fault) => `${state}, in a frame on ${name}: ${fault}`));
        }
      }
    },
    async dialog(name, { open, back }) {
      await open();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await looks.at(name);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await focusOn(page, back);
    },
  };
  return looks;
}

/**
 * As high as all of it: a bar that happens to lie over half a link is no fault of the link. What comes meanwhile makes a page
 * higher; a page that is as high as its window and more is never all in sight, and is left after a few turns.
 */
async function turnWhole(page: Page, look: Look): Promise<void> {
  let { height } = look;
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const high = await page.evaluate(() => document.documentElement.scrollHeight);
    if (high <= height) return;
    height = high + ROOM;
    await turn(page, { ...look, height });
  }
}

/** All that was found at once, so that one run tells everything, in the message too: of a run far away nothing else is kept. */
export function expectNoFaults(...looks: readonly Looks[]): void {
  const faults = looks.flatMap(({ faults: found }) => found);
  expect(faults, faults.join('\n').slice(0, MOST_TOLD)).toEqual([]);
}
