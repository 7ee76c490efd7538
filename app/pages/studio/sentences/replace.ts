// Which sentences would be worded anew by a replacement, and how: placeholders, fixed words and borrowed words stay.

import { type Articles, withArticle } from './articles.ts';
import { partsOf } from './parts.ts';
import type { Sentence } from './sentence.ts';

export interface Replacement {
  readonly what: string;
  /** '' takes it out. */
  readonly by: string;
  /** With the same capitals; then what comes in its place is written as it was typed, too. */
  readonly isExact: boolean;
  /** An article in front of them is put right. */
  readonly articles: Articles;
}

/** One place in a sentence at which the words stand. */
export interface Place {
  /** Tells it from all others. */
  readonly id: string;
  readonly sentence: Sentence;
  /** The longer word they are a part of, such as a plural; '' where they stand by themselves. */
  readonly within: string;
}

/** In the order of the list; nothing for less than two letters, which stand everywhere. */
export function placesOf(sentences: Iterable<Sentence>, asked: Replacement): readonly Place[] {
  if (asked.what.trim().length < 2) return [];
  return [...sentences].flatMap((sentence) => {
    const { text, fixed, use } = sentence;
    if (fixed !== undefined || use !== undefined) return [];
    const { within } = reworded(text, asked, () => true);
    return within.map((longer, at) => ({ id: idOf(sentence, at), sentence, within: longer }));
  });
}

/** Each sentence of these places once, reworded at all of them. */
export function rewordedAt(
  places: readonly Place[],
  asked: Replacement,
): readonly { readonly sentence: Sentence; readonly after: string }[] {
  const ids = new Set(places.map(({ id }) => id));
  return [...new Set(places.map(({ sentence }) => sentence))].map((sentence) => {
    const isIn = (at: number): boolean => ids.has(idOf(sentence, at));
    return { sentence, after: reworded(sentence.text, asked, isIn).after };
  });
}

const idOf = ({ key }: Sentence, at: number): string => `${at} ${key}`;

/** A text with other words at some of the places where they stand, and of each place what longer word it is within; where it would say the same is none. */
function reworded(
  text: string,
  asked: Replacement,
  isIn: (place: number) => boolean,
): { readonly after: string; readonly within: readonly string[] } {
  const { what, by, isExact, articles } = asked;
  const pattern = new RegExp(by === '' ? deleting(what) : escaped(what), isExact ? 'gu' : 'giu');
  const within: string[] = [];
  const inWords = (words: string): string => {
    let [after, at] = ['', 0];
    for (const { 0: found, index } of words.matchAll(pattern)) {
      after += words.slice(at, index);
      at = index + found.length;
      const other = isExact ? by : inItsCase(found, by);
      if (other !== found) within.push(longerWord(words, index, at));
      const isOther = other !== found && isIn(within.length - 1);
      after = isOther ? withArticle(after, [found, other], articles) + other : after + found;
    }
    return after + words.slice(at);
  };
  const after = partsOf(text)
    .map((part) => (part.kind === 'words' ? inWords(part.text) : part.written))
    .join('');
  return { after, within };
}

/** Longer words are cut: they are told to whoever looks, and no more. */
const AROUND = 24;

function longerWord(text: string, from: number, to: number): string {
  const before =
    /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, from - AROUND), from))?.[0] ??
    '';
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(to, to + AROUND))?.[0] ?? '';
  const found = text.slice(from, to);
  const isOpen = /^\s/.test(found) ? '' : before;
  const isGoingOn = /\s$/.test(found) ? '' : after;
  return isOpen + isGoingOn === '' ? '' : isOpen + found.trim() + isGoingOn;
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
