// Brings a page that is opened to its top: at once, or gliding for a while.

/** Whoever asked for less motion, or scrolls meanwhile, is not moved along. */
export function toTop(ms = 0): void {
  const from = window.scrollY;
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  if (ms === 0 || from === 0 || still) {
    window.scrollTo(0, 0);
    return;
  }
  const taken = new AbortController();
  const { signal } = taken;
  for (const by of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(by, () => taken.abort(), { signal, passive: true });
  let began: number | undefined;
  const move = (now: number) => {
    if (signal.aborted) return;
    began ??= now;
    const done = Math.min(1, (now - began) / ms);
    window.scrollTo({ top: from * (1 - done) ** 3, behavior: 'instant' });
    if (done < 1) requestAnimationFrame(move);
    else taken.abort();
  };
  requestAnimationFrame(move);
}
