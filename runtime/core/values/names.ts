// Tells a name that is said in another way (an initial, a middle name, an accent, a slip of the pen) from another name.

import { nearestOf } from './nearest.ts';

/**
 * Is this another name? It is where the first or the last word of `known` is missing in it: neither as it stands, nor
 * nearly so, nor as an initial. Nothing is far from no name.
 */
export function isOtherName(name: string, known: string): boolean {
  const said = wordsOf(name);
  const words = wordsOf(known);
  return [words[0], words.at(-1)].some((word) => word !== undefined && !isSaid(word, said));
}

function isSaid(word: string, said: readonly string[]): boolean {
  const initial = (short: string, long: string) => short.length === 1 && long.startsWith(short);
  return (
    nearestOf(word, said) !== undefined ||
    said.some((one) => initial(one, word) || initial(word, one))
  );
}

/** In small letters, without accents; `O'Neil` is one word, `Smith-Lee` two. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
