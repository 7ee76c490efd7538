// Two changes of one text put together: each side changed one run of lines; runs that do not touch are both taken.

import type { Meet } from './collision.ts';

interface Texts {
  readonly base: string;
  readonly shipped: string;
  readonly published: string;
}

/** Lines of the base that a side has others for: from, to (not included), and what stands there now. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** The whole text of one side where both changed the same lines. */
export function mergeLines({ base, shipped, published }: Texts, meet: Meet): string {
  const lines = base.split('\n');
  const [one, other] = [runOf(lines, shipped.split('\n')), runOf(lines, published.split('\n'))];
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  // Runs that touch say something together: which line comes first is nobody's to guess.
  if (first.to < second.from)
    return [
      ...lines.slice(0, first.from),
      ...first.lines,
      ...lines.slice(first.to, second.from),
      ...second.lines,
      ...lines.slice(second.to),
    ].join('\n');
  const conflict = { place: '', shipped: one.lines.join('\n'), published: other.lines.join('\n') };
  return meet(conflict) === 'shipped' ? shipped : published;
}

function runOf(base: readonly string[], now: readonly string[]): Run {
  const most = Math.min(base.length, now.length);
  let from = 0;
  while (from < most && base[from] === now[from]) from += 1;
  let end = 0;
  while (end < most - from && base.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { from, to: base.length - end, lines: now.slice(from, now.length - end) };
}
