// Which sentences would be worded anew by a replacement, and how: placeholders, fixed words and borrowed words stay.

import { partsOf } from './parts.ts';
import type { Sentence } from './sentence.ts';

export interface Replacement {
  readonly what: string;
  /** '' deletes it. */
  readonly by: string;
  /** With the same capitals; then what comes in its place is written as it was typed, too. */
  readonly isExact: boolean;
}

export interface Replaced {
  readonly sentence: Sentence;
  readonly after: string;
  /** How often it stands there. */
  readonly places: number;
}

/** In the order of the list; nothing for less than two letters, which stand everywhere. */
export function replaceable(
  sentences: Iterable<Sentence>,
  { what, by, isExact }: Replacement,
): readonly Replaced[] {
  if (what.trim().length < 2) return [];
  const pattern = new RegExp(by === '' ? deleting(what) : escaped(what), isExact ? 'gu' : 'giu');
  return [...sentences].flatMap((sentence) => {
    const { text, fixed, use } = sentence;
    if (fixed !== undefined || use !== undefined) return [];
    let places = 0;
    const say = (found: string): string => {
      places += 1;
      return isExact ? by : inItsCase(found, by);
    };
    const after = partsOf(text)
      .map((part) => (part.kind === 'words' ? part.text.replace(pattern, say) : part.written))
      .join('');
    return after === text ? [] : [{ sentence, after, places }];
  });
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Between two words one of the spaces goes along, and before a full stop the one in front. */
const deleting = (what: string): string =>
  [
    `(?<=^|\\s)${escaped(what.trimEnd())}[^\\S\\n]`,
    `[^\\S\\n]${escaped(what)}(?![\\p{L}\\p{N}])`,
    escaped(what),
  ].join('|');

/** A capital stays one where it was one; where every word had one, every longer word has. */
function inItsCase(found: string, by: string): string {
  if (by === '' || !isCapital(found)) return by;
  const words = found.match(/\p{L}+/gu) ?? [];
  const isTitle = words.length > 1 && words.every((word) => isCapital(word) || isShort(word));
  if (!isTitle) return capital(by);
  return capital(by.replace(/\p{L}+/gu, (word) => (isShort(word) ? word : capital(word))));
}

const isCapital = ([first = '']: string): boolean => first !== first.toLowerCase();

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Such as "of" and "per", which have no capital within a title. */
const isShort = (word: string): boolean => word.length <= 3;
