// Which sentences would be worded anew by a replacement, and how: placeholders, fixed words and borrowed words stay.

import { partsOf } from './parts.ts';
import type { Sentences } from './sentence.ts';

export interface Replacement {
  readonly what: string;
  readonly by: string;
  /** With the same capitals. */
  readonly isExact: boolean;
}

export interface Replaced {
  readonly key: string;
  readonly about: string;
  readonly text: string;
  readonly after: string;
}

/** In the order of the list; nothing for less than two letters, which stand everywhere. */
export function replaceable(
  sentences: Sentences,
  { what, by, isExact }: Replacement,
): readonly Replaced[] {
  if (what.trim().length < 2) return [];
  const pattern = new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), isExact ? 'g' : 'gi');
  return [...sentences.values()].flatMap(({ key, about, text, fixed, use }) => {
    if (fixed !== undefined || use !== undefined) return [];
    const after = partsOf(text)
      .map((part) => (part.kind === 'value' ? part.written : replaced(part.text, pattern, by)))
      .join('');
    return after === text ? [] : [{ key, about, text, after }];
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
