// What somebody who searches most likely wants first: what is called so, before what begins so, before what has the words somewhere.

import type { Sentence } from '../sentences/sentence.ts';
import type { Thing } from './things.ts';

/** 0 is best. */
function fitOf(text: string, query: string): number {
  const at = text.toLowerCase().indexOf(query);
  if (at < 0) return 4;
  if (text.length === query.length) return 0;
  if (at === 0) return isWord(text, query.length) ? 1 : 2;
  return isWord(text, at - 1) && isWord(text, at + query.length) ? 3 : 3.5;
}

const isWord = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text[at] ?? ' ');

/** Short names are fields and buttons: whoever looks for a field means its label. */
const KINDS: Partial<Record<Sentence['kind'], number>> = { label: 0, title: 0.1, button: 0.2 };
const OTHERS = 0.3;

const sorted = <T>(all: readonly T[], rank: (one: T) => number): readonly T[] =>
  all
    .map((one, at) => ({ one, at, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ one }) => one);

export const rankedThings = <T extends Thing>(things: readonly T[], query: string): readonly T[] =>
  sorted(things, ({ name, id }) => Math.min(fitOf(name, query), fitOf(id, query) + 0.5));

/** The first so many, but no more than two of one kind while there are others: of forms that have a word there are more than of mails. */
export function mixed<T extends { readonly kind: string }>(
  ranked: readonly T[],
  most: number,
): readonly T[] {
  const isFirst = (one: T, at: number): boolean =>
    ranked.slice(0, at).filter(({ kind }) => kind === one.kind).length < OF_ONE_KIND;
  const first = ranked.filter(isFirst).slice(0, most);
  const rest = ranked.filter((one) => !first.includes(one)).slice(0, most - first.length);
  return ranked.filter((one) => first.includes(one) || rest.includes(one));
}

const OF_ONE_KIND = 2;

export const rankedSentences = (all: readonly Sentence[], query: string): readonly Sentence[] =>
  sorted(
    all,
    ({ text, about, key, kind }) =>
      Math.min(fitOf(text, query), fitOf(about, query) + 0.6, fitOf(key, query)) +
      (KINDS[kind] ?? OTHERS),
  );
