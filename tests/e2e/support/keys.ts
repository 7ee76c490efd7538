// A person without a mouse: moves by Tab, types, presses; every step fails where focus gets lost or caught.
import type { Locator, Page } from 'playwright-core';

/** More stops than any page has; who has not arrived by then is caught. */
const MOST_STOPS = 200;

export interface Hands {
  /** Tabs forward until the control has focus. */
  to(target: Locator): Promise<void>;
  /** The same backward. */
  back(target: Locator): Promise<void>;
  /** Goes there and types over what is in it. */
  type(target: Locator, text: string): Promise<void>;
  /** Goes to a list of choices and types the first letters of one, once it is there; in a searched list, Enter takes it. */
  choose(target: Locator, text: string): Promise<void>;
  /** Goes to a button or link and presses Enter. */
  press(target: Locator): Promise<void>;
  /** Goes to a tick or the first choice of a set, presses Space, and sees it ticked. */
  tick(target: Locator): Promise<void>;
  /** Waits until something has focus. */
  focus(): Promise<void>;
}

export function handsOn(page: Page): Hands {
  const go = async (target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
    await target.waitFor();
    const stops: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
      stops.push(await nameOfFocus(page));
    }
    throw new Error(`${target} was not reached by ${key}: ${stops.slice(0, 60).join(' | ')}`);
  };
  const hands: Hands = {
    to: (target) => go(target, 'Tab'),
    back: (target) => go(target, 'Shift+Tab'),
    async type(target, text) {
      await hands.to(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(target, text) {
      await hands.to(target);
      const begins = new RegExp(`^${text}`);
      const searched = target.and(page.locator('input:enabled'));
      const option = target.locator('option').filter({ hasText: begins });
      await searched.or(option).first().waitFor({ state: 'attached' });
      await page.keyboard.type(text);
      if ((await searched.count()) === 0) return;
      await page.getByRole('option', { name: begins }).first().waitFor();
      await page.keyboard.press('Enter');
    },
    async press(target) {
      await hands.to(target);
      await page.keyboard.press('Enter');
    },
    async tick(target) {
      await hands.to(target);
      await page.keyboard.press('Space');
      await target.and(page.locator(':checked')).waitFor({ state: 'attached' });
    },
    focus: () => focusOn(page, /^(?!BODY)/),
  };
  return hands;
}

const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'BODY';
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const name =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return `${element.tagName} ${name.trim().slice(0, 60)}`;
  });

/** Waits until what has focus is called so; says what has it otherwise. */
export async function focusOn(page: Page, name: string | RegExp): Promise<void> {
  const matches = (text: string) =>
    typeof name === 'string' ? text.includes(name) : name.test(text);
  const end = Date.now() + 60_000;
  let now = '';
  while (Date.now() < end) {
    now = await nameOfFocus(page);
    if (matches(now)) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`Focus should be on ${name}, but is on ${now}`);
}
