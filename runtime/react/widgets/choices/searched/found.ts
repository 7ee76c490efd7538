// Which choices are meant by what somebody types, the likeliest first.

import type { Offered } from './offered.ts';

/** "São Tomé" is found by "sao tome". */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** How well a choice fits: its short word, its beginning, the beginning of a word in it, somewhere in it; -1 not at all. */
function rankOf({ label, word }: Offered, wanted: string): number {
  const name = plain(label);
  if (name === wanted || (word !== undefined && plain(word) === wanted)) return 0;
  if (name.startsWith(wanted)) return 1;
  const at = name.indexOf(wanted);
  if (at < 0) return -1;
  return /[^\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 2 : 3;
}

/** The places of the choices that fit, best first, else in the order they are offered in. All of them for no text. */
export function found(choices: readonly Offered[], typed: string): number[] {
  const wanted = plain(typed);
  const all = choices.map((choice, index) => ({
    index,
    rank: wanted === '' ? 0 : rankOf(choice, wanted),
  }));
  return all
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ index }) => index);
}

/** The one choice that a text can only mean: named whole, or the only one that fits; -1 where there is none. */
export function meant(choices: readonly Offered[], typed: string): number {
  const named = exactly(choices, typed);
  if (named >= 0) return named;
  const [only = -1, ...others] = plain(typed) === '' ? [] : found(choices, typed);
  return others.length === 0 ? only : -1;
}

/** The choice of this name or short word; -1 where there is none. */
export function exactly(choices: readonly Offered[], text: string): number {
  const wanted = plain(text);
  const named = choices.findIndex(({ label }) => plain(label) === wanted);
  if (named >= 0 || wanted === '') return named;
  return choices.findIndex(({ word }) => word !== undefined && plain(word) === wanted);
}
