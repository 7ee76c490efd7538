// Measures of a page that a scan does not take: sizes of targets, order of headings, visible focus, reflow.
import type { Page } from 'playwright-core';

/**
 * Controls smaller than 24 by 24 px whose neighbours are too near (WCAG 2.5.8). Links in a sentence are exempt, and a
 * tick or radio counts with its label, which presses it.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const SELECTOR = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const room = document.querySelector('dialog[open]') ?? document;
    const targets = [...room.querySelectorAll<HTMLElement>(SELECTOR)].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !(element instanceof HTMLInputElement && element.disabled) &&
        element.getClientRects().length > 0,
    );
    const boxOf = (element: HTMLElement): DOMRect => {
      const isTick =
        element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
      return ((isTick && element.closest('label')) || element).getBoundingClientRect();
    };
    const inSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const boxes = targets.map((element) => ({ element, box: boxOf(element) }));
    const far = (a: DOMRect, b: DOMRect) => {
      // A circle of 24 px around the middle of the small one must not touch the other.
      const x = a.left + a.width / 2;
      const y = a.top + a.height / 2;
      const dx = Math.max(b.left - x, 0, x - b.right);
      const dy = Math.max(b.top - y, 0, y - b.bottom);
      return Math.hypot(dx, dy) >= LEAST / 2;
    };
    return boxes
      .filter(({ element, box }) => {
        if (box.width >= LEAST && box.height >= LEAST) return false;
        if (box.width === 0 || box.right < 0 || box.bottom < 0 || inSentence(element)) return false;
        // A skip link shows itself, and its size, when it has focus.
        if (element.matches('.skip')) return false;
        return boxes.some((other) => other.element !== element && !far(box, other.box));
      })
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 120)}: ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`,
      );
  });
}

/** One first heading, and no level left out on the way down. */
export function headingFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.checkVisibility() && !heading.closest('dialog'),
    );
    const faults: string[] = [];
    const first = shown.filter(({ tagName }) => tagName === 'H1').length;
    if (first !== 1) faults.push(`${first} first headings`);
    let before = 0;
    for (const heading of shown) {
      const level = Number(heading.tagName[1]);
      // What stands above the first heading (such as the summary of errors) is not below anything.
      if (before > 0 && level > before + 1)
        faults.push(`h${level} "${heading.textContent}" after h${before}`);
      before = level;
    }
    return faults;
  });
}

/** Parts of tables that are drawn as something else, such as cards, and do not say what they are: browsers forget it (Safari all of it). */
export function unsaidTables(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const drawn: Readonly<Record<string, string>> = {
      TABLE: 'table',
      THEAD: 'table-header-group',
      TBODY: 'table-row-group',
      TR: 'table-row',
      TD: 'table-cell',
      TH: 'table-cell',
    };
    return [...document.querySelectorAll('table, thead, tbody, tr, td, th')]
      .filter((part) => part.checkVisibility() && !part.closest('[aria-hidden=true]'))
      .filter((part) => getComputedStyle(part).display !== drawn[part.tagName])
      .filter((part) => !part.hasAttribute('role'))
      .map((part) => `no role, and drawn otherwise: ${part.outerHTML.slice(0, 80)}`)
      .slice(0, 3);
  });
}

/** Elements that reach beyond the window, where the page as a whole scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return [
      `${root.scrollWidth} px of ${root.clientWidth} px`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Texts of cells of one word that stand in more than one line. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator('.f-view tbody td').evaluateAll((cells) =>
    cells
      .map((cell) => ({ cell, text: cell.textContent?.trim() ?? '' }))
      .filter(({ cell, text }) => {
        if (text === '' || /[\s-]/.test(text)) return false;
        const range = document.createRange();
        range.selectNodeContents(cell);
        return (
          new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1
        );
      })
      .map(({ text }) => text),
  );
}

/** Goes through the whole page by Tab; gives back the stops whose focus cannot be seen. */
export async function invisibleFocus(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let stop = 0; stop < 400; stop += 1) {
    await page.keyboard.press('Tab');
    const { id, fault } = await page.evaluate(lookAtFocus);
    if (id === '' || seen.has(id)) break;
    seen.add(id);
    const lasting = fault && (await lastingFault(page));
    if (lasting) faults.push(lasting);
  }
  return faults;
}

/** The page may still be scrolling there, the slower the busier the machine is: what is wrong is wrong two seconds later as well. */
async function lastingFault(page: Page): Promise<string | undefined> {
  let fault: string | undefined;
  for (let look = 0; look < 20; look += 1) {
    await page.waitForTimeout(100);
    ({ fault } = await page.evaluate(lookAtFocus));
    if (!fault) return undefined;
  }
  return fault;
}

/** In the page: is the focused element, or what is drawn for it, outlined and in sight? */
function lookAtFocus(): { id: string; fault?: string } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { id: '' };
  element.dataset.stop ??= `${performance.now()} ${Math.random()}`;
  const id = element.dataset.stop;
  const parts = [element, element.nextElementSibling, element.parentElement];
  const outlined = parts.some((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    );
  });
  const name = element.outerHTML.slice(0, 140);
  if (!outlined) return { id, fault: `no outline: ${name}` };
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = box.top + Math.min(box.height / 2, 20);
  if (y < 0 || y > innerHeight) return { id, fault: `out of sight: ${name}` };
  const top = document.elementFromPoint(x, y);
  const label = element.closest('label') ?? element;
  const covered = top && !label.contains(top) && !top.contains(label);
  return covered ? { id, fault: `covered by ${top.outerHTML.slice(0, 80)}: ${name}` } : { id };
}
