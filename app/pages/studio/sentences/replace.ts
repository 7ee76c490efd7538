// Which sentences would be worded anew by a replacement, and how: placeholders, fixed words and borrowed words stay.

import { partsOf } from './parts.ts';
import type { Sentence } from './sentence.ts';

export interface Replacement {
  readonly what: string;
  readonly by: string;
  /** With the same capitals. */
  readonly isExact: boolean;
}

export interface Replaced {
  readonly sentence: Sentence;
  readonly after: string;
}

/** In the order of the list; nothing for less than two letters, which stand everywhere. */
export function replaceable(
  sentences: Iterable<Sentence>,
  { what, by, isExact }: Replacement,
): readonly Replaced[] {
  if (what.trim().length < 2) return [];
  const pattern = new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), isExact ? 'g' : 'gi');
  return [...sentences].flatMap((sentence) => {
    const { text, fixed, use } = sentence;
    if (fixed !== undefined || use !== undefined) return [];
    const after = partsOf(text)
      .map((part) => (part.kind === 'value' ? part.written : replaced(part.text, pattern, by)))
      .join('');
    return after === text ? [] : [{ sentence, after }];
  });
}

/** A capital stays one where it was one. */
const replaced = (text: string, pattern: RegExp, by: string): string =>
  text.replace(pattern, (found) => {
    const [first = ''] = found;
    const isCapital =
      first !== first.toLowerCase() && found.slice(1) === found.slice(1).toLowerCase();
    return isCapital && by !== '' ? by.charAt(0).toUpperCase() + by.slice(1) : by;
  });
