// Tells a name that is said in another way (an initial, a middle name, an accent, a slip of the pen) from another name.

import { nearestOf } from './nearest.ts';

/** A word of a name; those of `Smith-Lee` are joined. */
interface Word {
  readonly text: string;
  readonly joined: boolean;
}

/** What people put before and behind their name: it makes nobody another. */
const TITLES = new Set(
  'dr mr mrs ms miss mx prof hon atty sr jr ii iii iv esq esquire jd llm llb phd md mba cpa'.split(
    ' ',
  ),
);

/** Letters, their marks and joiners, and what stands between the words of a name. */
const IN_NAMES = /^(?:[\p{L}\p{M}\s.,'’‐·・-]|\u200c|\u200d)*$/u;

/**
 * Is this another name? It is where the first or the last word of `known` is missing in it: neither as it stands, nor
 * nearly so, nor (one of the two) as an initial. It is, too, where more is said than a name: signs that no name holds,
 * or words beyond titles, one middle name, two initials, and one word joined by a hyphen. Nothing is far from no name.
 */
export function isOtherName(name: string, known: string): boolean {
  const words = wordsOf(known);
  if (words.length === 0 || folded(name) === folded(known)) return false;
  return !IN_NAMES.test(name) || !isKnownName(words, wordsOf(name));
}

function isKnownName(words: readonly Word[], all: readonly Word[]): boolean {
  const known = words.map(({ text }) => text);
  const spoken = all.filter(({ text }) => known.includes(text) || !TITLES.has(text));
  const [one = '', other = ''] = [known[0], known.at(-1)];
  const first = wordFor(one, spoken);
  const last = known.length > 1 ? wordFor(other, without(spoken, [first])) : first;
  if (!first || !last || !(isNear(one, first) || isNear(other, last))) return false;
  const middle = known.slice(1, -1);
  const more = without(spoken, [first, last]).filter(({ text }) => !isInitialOrNear(text, middle));
  return isFew(more, between(spoken, first, last));
}

/** Are these further words few enough, and where those of a name stand, to be the same person's? */
function isFew(more: readonly Word[], inside: readonly Word[]): boolean {
  const joined = more.filter((word) => word.joined);
  const initials = more.filter((word) => !word.joined && word.text.length === 1);
  const names = more.filter((word) => !word.joined && word.text.length > 1);
  const stand = [...initials, ...names].every((word) => inside.includes(word));
  return stand && joined.length <= 1 && initials.length <= 2 && names.length <= 1;
}

/** What stands between the first and the last name; in `Lee, Ann Marie` what follows the first. */
function between(spoken: readonly Word[], first: Word, last: Word): readonly Word[] {
  const [from, to] = [spoken.indexOf(first), spoken.indexOf(last)];
  return spoken.slice(from + 1, to < from ? spoken.length : to);
}

/** The word of these that says the known one, written out rather than as an initial. */
function wordFor(known: string, spoken: readonly Word[]): Word | undefined {
  const nearest = nearestOf(
    known,
    spoken.map(({ text }) => text),
  );
  return spoken.find(({ text }) =>
    nearest === undefined ? isInitial(text, known) || isInitial(known, text) : text === nearest,
  );
}

const without = (words: readonly Word[], gone: readonly (Word | undefined)[]) =>
  words.filter((word) => !gone.includes(word));

const isNear = (known: string, { text }: Word): boolean => nearestOf(known, [text]) !== undefined;

const isInitial = (short: string, long: string): boolean =>
  short.length === 1 && long.startsWith(short);

const isInitialOrNear = (text: string, known: readonly string[]): boolean =>
  nearestOf(text, known) !== undefined || known.some((word) => isInitial(text, word));

const folded = (name: string): string =>
  name.normalize('NFKD').toLowerCase().trim().replace(/\s+/g, ' ');

/** In small letters, without accents; `O'Neil` is one word, `Smith-Lee` two that are joined. */
function wordsOf(name: string): readonly Word[] {
  const plain = folded(name).replace(/[\p{M}'’.]/gu, '');
  return plain.split(/[^\p{L}\p{N}\-‐]+/u).flatMap((piece) => {
    const parts = piece.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
    return parts.map((text) => ({ text, joined: parts.length > 1 }));
  });
}
