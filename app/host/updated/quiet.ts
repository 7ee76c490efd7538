// Waits for a moment in which a page may be drawn anew: nobody is in the middle of a word, a dialog, an upload or a submission, and nothing that was chosen waits to be sent.

import type { FormStore } from '../../../runtime/react/index.ts';
import { KEEPERS } from '../use-draft.ts';

/** Since the last key. */
const PAUSE_MS = 1200;
const LOOK_MS = 200;
const BUSY = 'dialog[open], [role="progressbar"], progress, [role="listbox"]';

/** Hears of keys from now on; `end` when the page is gone. */
export function watchTyping(): { readonly lastAt: () => number; readonly end: () => void } {
  let at = 0;
  const hear = (): void => {
    at = Date.now();
  };
  document.addEventListener('input', hear, true);
  document.addEventListener('keydown', hear, true);
  return {
    lastAt: () => at,
    end() {
      document.removeEventListener('input', hear, true);
      document.removeEventListener('keydown', hear, true);
    },
  };
}

/** Resolves in such a moment. */
export async function quiet(store: FormStore, lastAt: () => number): Promise<void> {
  const isQuiet = (): boolean =>
    Date.now() - lastAt() > PAUSE_MS &&
    KEEPERS.get(store)?.inHand().isAtRest !== false &&
    // It is kept with the form on screen, and would go with it.
    !store.awaits() &&
    document.querySelector(BUSY) === null;
  while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

const FIELD = 'field-';

/** Where the person is, to be put back there when the form has been drawn anew; `placeNow` says where a field is then. */
export function placeOfFocus(placeNow: (place: string) => string): () => void {
  const at = document.activeElement;
  const id = at?.id ?? '';
  const marks =
    at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at : undefined;
  const [start, end] = [marks?.selectionStart ?? null, marks?.selectionEnd ?? null];
  const top = at?.getBoundingClientRect().top ?? 0;
  return () => {
    const isField = id.startsWith(FIELD);
    const then = isField ? `${FIELD}${placeNow(id.slice(FIELD.length))}` : id;
    const now = then === '' ? null : document.getElementById(then);
    if (!now) return;
    now.focus({ preventScroll: true });
    // What is told above the form must not move what somebody reads.
    window.scrollBy(0, now.getBoundingClientRect().top - top);
    const isText = now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement;
    if (isText && start !== null) now.setSelectionRange(start, end);
  };
}
