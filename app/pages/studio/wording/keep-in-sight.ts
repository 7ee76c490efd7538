// Brings the row that was opened into sight for good: rows above it, and it itself, turn out higher or lower once they are drawn.

/** Frames of the screen in which nothing moves any more. */
const AT_REST = 12;
const MOST_FRAMES = 120;
/** Whoever does one of these goes where they want. */
const OWN_WAY = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** From its head on where it is higher than the list. Until it is at rest, or the answer is called, or somebody scrolls. */
export function keepInSight(list: HTMLElement | null, at: number): () => void {
  if (!list) return () => undefined;
  let [frames, resting, asked] = [0, 0, 0];
  const end = (): void => {
    cancelAnimationFrame(asked);
    for (const way of OWN_WAY) list.removeEventListener(way, end);
  };
  const look = (): void => {
    const by = missing(list, list.querySelector(`[data-index="${at}"]`));
    if (by !== 0) list.scrollTop += by;
    resting = by === 0 ? resting + 1 : 0;
    frames += 1;
    if (resting < AT_REST && frames < MOST_FRAMES) asked = requestAnimationFrame(look);
    else end();
  };
  for (const way of OWN_WAY) list.addEventListener(way, end, { passive: true });
  asked = requestAnimationFrame(look);
  return end;
}

/** How far the list has to be scrolled on, rounded to whole pixels; backwards if less than 0. */
function missing(list: Element, row: Element | null): number {
  if (!row) return 0;
  const [room, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const over = box.bottom - room.bottom;
  const under = box.top - room.top;
  if (under < 0 || box.height > room.height) return Math.round(under);
  return over > 0 ? Math.round(Math.min(over, under)) : 0;
}
