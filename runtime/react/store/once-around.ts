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
  const go = (): void => {
    stop();
    fetch().catch(() => undefined);
  };
  const timer = setTimeout(go, QUIET_MS);
  for (const sign of SIGNS) window.addEventListener(sign, go, { passive: true });
  return stop;
}
