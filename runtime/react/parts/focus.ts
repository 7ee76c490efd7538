// Moves focus to a place, waiting for it to be drawn; scrolls it into sight without animation where that is asked for.

const FOCUSABLE =
  'input:not([type=hidden]):not([tabindex="-1"]), select, textarea, button, a[href], [tabindex="0"]';

/** What Tab would come to first in a place, or the place itself: of several circles the chosen one. */
function firstIn(room: Element): HTMLElement | undefined {
  const all = [...room.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first] = room instanceof HTMLElement && room.matches(FOCUSABLE) ? [room] : all;
  const isChosen = (one: HTMLElement): boolean =>
    one.matches(':checked') && one.getAttribute('name') === first?.getAttribute('name');
  return first?.matches('[type=radio]') ? (all.find(isChosen) ?? first) : first;
}

/** A heading that takes focus, where it is asked for itself. */
const headingIn = (room: Element): HTMLElement | undefined =>
  room instanceof HTMLElement && room.matches('h3[tabindex="-1"]') ? room : undefined;

/** Focuses the first control inside what a selector finds, after the next drawing: the first of them that finds one. */
export function focusFirstIn(selectors: string | readonly string[]): void {
  afterDrawing(() => {
    for (const selector of [selectors].flat()) {
      const room = document.querySelector(selector);
      const control = room && (firstIn(room) ?? headingIn(room));
      if (control) return control.focus();
    }
  });
}

/** Focuses the element of an id (a set of choices: its first control). Tries for a while, as it may be drawn late. */
export function focusId(id: string, tries = 20): void {
  const element = document.getElementById(id);
  if (!element) {
    if (tries > 0) afterDrawing(() => focusId(id, tries - 1));
    return;
  }
  const target = firstIn(element) ?? element;
  element.scrollIntoView?.({ block: 'center' });
  target.focus({ preventScroll: true });
}

/** Does the job once an element is gone; waits for a few drawings, as a busy machine takes it away late. */
export function whenGone(element: Element, job: () => void, tries = 20): void {
  afterDrawing(() => {
    if (!element.isConnected) job();
    else if (tries > 0) whenGone(element, job, tries - 1);
  });
}

export function afterDrawing(job: () => void): void {
  requestAnimationFrame(() => setTimeout(job, 0));
}
