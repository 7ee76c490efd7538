// Two wordings of one sentence in short: cut so that what differs is still read.

/** So much of each is shown, and so much of what both have before the difference where not all of it is. */
const SHOWN = 120;
const BEFORE = 40;

/** Short ones as they are; of long ones the stretch around the first difference, whole words of it. */
export function shortenedPair(
  from: string,
  to: string,
): { readonly from: string; readonly to: string } {
  const start = startOf(from, to);
  return { from: cut(from, start), to: cut(to, start) };
}

/** From where both are shown: at a word a little before they differ, or at their beginning. */
function startOf(from: string, to: string): number {
  if (Math.max(from.length, to.length) <= SHOWN) return 0;
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  if (same <= BEFORE) return 0;
  const space = from.lastIndexOf(' ', same - BEFORE);
  return space < 0 ? 0 : space + 1;
}

function cut(text: string, start: number): string {
  const rest = [...text.slice(start)];
  const shown =
    rest.length > SHOWN
      ? `${rest
          .slice(0, SHOWN - 1)
          .join('')
          .trimEnd()}…`
      : rest.join('');
  return start === 0 ? shown : `…${shown}`;
}
