// Fetches ahead what a form needs once it is filled in: as soon as somebody is there, or when the page has long been quiet.

/** Who speaks or has the page read to them comes by focus alone. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const QUIET_MS = 4000;

/** Gives a function that calls it off. What cannot be fetched now is fetched when it is needed. */
export function onceAround(fetch: () => Promise<unknown>): () => void {
  if (typeof window === 'undefined') return () => {};
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, go);
  };
  const go = (sign?: Event): void => {
    if (isAtRest(sign)) return;
    stop();
    fetch().catch(() => undefined);
  };
  const timer = setTimeout(() => go(), QUIET_MS);
  for (const sign of SIGNS) window.addEventListener(sign, go, { passive: true });
  return stop;
}

/** A browser tells of a pointer that rests where the page changes under it, a headless one too. */
const isAtRest = (sign?: Event): boolean =>
  sign?.type === 'pointermove' &&
  !(sign as PointerEvent).movementX &&
  !(sign as PointerEvent).movementY;
