// Leads whoever chooses a case to its details, which stand far below the list: the page goes there, and the focus with it.

import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react';

/**
 * What the list listens by, where the details stand, and what they call once they are there. Arrows pass along the radios
 * and choose each: who goes by them stays in the list until they press Enter.
 */
export function useLed() {
  const place = useRef<HTMLDivElement>(null);
  const byArrows = useRef(false);
  const led = useCallback(() => {
    if (!byArrows.current) lead(place.current);
  }, []);
  const list = useMemo(
    () => ({
      onPointerDownCapture: () => {
        byArrows.current = false;
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        byArrows.current = event.key.startsWith('Arrow');
        if (event.key !== 'Enter' || !isChoice(event.target)) return;
        event.preventDefault();
        if (event.target.checked) lead(place.current);
        else event.target.click();
      },
    }),
    [],
  );
  return { place, led, list };
}

/** The radio of a row; those of a search have a field of their own. */
const isChoice = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio' && target.closest('tbody') !== null;

function lead(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
