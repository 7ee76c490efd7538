// Keeps a message off what somebody works on: the focused element stays in sight, however little of the page there is, and so does a question.

import { type RefObject, useEffect } from 'react';

const PRESSES = ['pointerdown', 'pointercancel', 'click', 'keydown'] as const;
/** Between a message and what it must not cover, in pixels. */
const GAP = 12;
/** Of a message of two lines, in pixels. */
const ROOM = 96;
/** A heading that has the focus on a new page is only where reading begins. */
const CONTROLS = 'input, select, textarea, button, a[href], summary, [contenteditable]';

/** Puts the region at the lower end, and scrolls, as far as the focused element would lie under it; `shown` is the message in it. */
export function useOutOfTheWay(region: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    const element = region.current;
    if (!element || shown === undefined) return;
    const clear = (): void => {
      const focused = document.activeElement;
      if (!focused || element.contains(focused)) return;
      const question = questionAround(focused);
      if (!question && !focused.matches(CONTROLS)) return;
      const isClear = (): boolean =>
        overlap(element, focused) === 0 && (!question || overlap(element, question) === 0);
      lower(element, false);
      if (isClear()) return;
      lower(element, true);
      const covered = overlap(element, focused);
      if (covered > 0) window.scrollBy(0, covered + GAP);
    };
    // Nothing moves under a press: it would end on something else, and do nothing.
    let isPressed = false;
    const onFocus = (): void => {
      if (!isPressed) clear();
    };
    const onPress = ({ type }: Event): void => {
      isPressed = type === 'pointerdown';
      if (type === 'click') clear();
    };
    clear();
    for (const type of PRESSES) window.addEventListener(type, onPress, true);
    document.addEventListener('focusin', onFocus);
    window.addEventListener('resize', clear);
    return () => {
      for (const type of PRESSES) window.removeEventListener(type, onPress, true);
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('resize', clear);
      lower(element, false);
    };
  }, [region, shown]);
}

/** The dialog that somebody is in, where it leaves room for a message above or below it. */
function questionAround(focused: Element): Element | undefined {
  const dialog = focused.closest('dialog[open]');
  if (!dialog) return undefined;
  const { top, bottom } = dialog.getBoundingClientRect();
  return Math.max(top, window.innerHeight - bottom) < ROOM ? undefined : dialog;
}

/** At the lower end the page gets room below its last line: there is something to scroll to. */
function lower(element: HTMLElement, isLow: boolean): void {
  element.toggleAttribute('data-low', isLow);
  document.body.style.paddingBottom = isLow ? `${element.offsetHeight + 2 * GAP}px` : '';
}

/** By how many pixels one element reaches below the upper edge of another that lies over it; 0 where it does not. */
function overlap(over: Element, under: Element): number {
  const [a, b] = [over.getBoundingClientRect(), under.getBoundingClientRect()];
  const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return isApart ? 0 : b.bottom - a.top;
}
