// Finds sentences while somebody types: by words, key and placeholder, among some of them or all.

import { isOfStudio } from './of-studio.ts';
import { isAlong } from './said-with.ts';
import type { Sentence, Sentences } from './sentence.ts';

export type Tab = 'found' | 'changed' | 'fixed';

export interface Asked {
  readonly query: string;
  /** Of these; '' for any. */
  readonly form: string;
  readonly page: string;
  readonly kind: string;
  /** Whose sentences: those that people outside the Studio read, its own, or all; one of its pages or forms shows them all the same. */
  readonly whose: Whose;
}

export const WHOSE = ['', 'studio', 'all'] as const;
export type Whose = (typeof WHOSE)[number];

export const ANY: Asked = { query: '', form: '', page: '', kind: '', whose: '' };

export interface Found {
  /** By heading, in the order of the list. */
  readonly groups: readonly (readonly [name: string, sentences: readonly Sentence[]])[];
  readonly counts: Readonly<Record<Tab, number>>;
}

/** Words of a query, all of which must stand somewhere. */
export const wordsIn = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** What of a sentence is searched: an object that stays the same is read once. */
const HAYS = new WeakMap<Sentence, string>();

function hayOf(sentence: Sentence): string {
  const known = HAYS.get(sentence);
  if (known !== undefined) return known;
  const { text, key, about, placeholders } = sentence;
  const hay = [text, key, about, ...placeholders.map(({ name }) => name)].join('\n').toLowerCase();
  HAYS.set(sentence, hay);
  return hay;
}

/** What was found last among the same sentences: whoever types one letter more looks through that alone. */
const LAST = new WeakMap<
  Sentences,
  { readonly asked: Asked; readonly fitting: readonly Sentence[] }
>();

function fitting(sentences: Sentences, asked: Asked): readonly Sentence[] {
  const last = LAST.get(sentences);
  const among = last && isNarrower(asked, last.asked) ? last.fitting : [...sentences.values()];
  const words = wordsIn(asked.query);
  const found = among.filter((sentence) => fits(sentence, asked, words));
  LAST.set(sentences, { asked, fitting: found });
  return found;
}

/** Typed on: the same filters, and words that go on where they ended. */
const isNarrower = (asked: Asked, before: Asked): boolean =>
  asked.query.startsWith(before.query) &&
  (['form', 'page', 'kind', 'whose'] as const).every((name) => asked[name] === before[name]);

export interface Looked {
  readonly asked: Asked;
  readonly tab: Tab;
  /** The sentence that is worked on: it stays, whatever its words become. '' for none. */
  readonly kept?: string;
}

/** The sentences of a tab, and how many each tab would show. */
export function find(sentences: Sentences, { asked, tab, kept = '' }: Looked): Found {
  const groups = new Map<string, Sentence[]>();
  const counts = { found: 0, changed: 0, fixed: 0 };
  const fit = fitting(sentences, asked);
  const own = sentences.get(kept);
  const isOut = own !== undefined && !fit.includes(own);
  for (const sentence of isOut ? inOrder(sentences, [...fit, own]) : fit) {
    if (isOut && sentence === own) {
      add(groups, sentence);
      continue;
    }
    const isIn = { found: true, changed: isChanged(sentence, sentences), fixed: isFixed(sentence) };
    if (isIn.found) counts.found += 1;
    if (isIn.changed) counts.changed += 1;
    if (isIn.fixed) counts.fixed += 1;
    if (isIn[tab] || sentence === own) add(groups, sentence);
  }
  return { groups: exactFirst([...groups], asked.query), counts };
}

type Groups = Found['groups'];

/** What says exactly what is looked for comes first, with what stands under the same heading. */
function exactFirst(groups: Groups, query: string): Groups {
  const asked = query.trim().toLowerCase();
  const isExact = ({ text }: Sentence): boolean => text.toLowerCase() === asked;
  if (asked === '' || !groups.some(([, some]) => some.some(isExact))) return groups;
  const [first, rest] = parted(groups, ([, some]) => some.some(isExact));
  return [...first.map(([name, some]) => [name, parted(some, isExact).flat()] as const), ...rest];
}

const parted = <T>(all: readonly T[], isIn: (one: T) => boolean): readonly [T[], T[]] => [
  all.filter(isIn),
  all.filter((one) => !isIn(one)),
];

function add(groups: Map<string, Sentence[]>, sentence: Sentence): void {
  const group = groups.get(sentence.group);
  if (group) group.push(sentence);
  else groups.set(sentence.group, [sentence]);
}

/** As the list has them. */
function inOrder(sentences: Sentences, some: readonly Sentence[]): readonly Sentence[] {
  const wanted = new Set(some);
  return [...sentences.values()].filter((sentence) => wanted.has(sentence));
}

/** How many there are, whatever is looked for. */
export function countOf(sentences: Sentences, whose: Whose): number {
  if (whose === 'all') return sentences.size;
  return [...sentences.values()].filter((one) => isOfStudio(one) === (whose !== '')).length;
}

/** Was it changed itself? One that says the same as another changed along with that. */
const isChanged = (sentence: Sentence, sentences: Sentences): boolean =>
  sentence.live !== undefined && !isAlong(sentence, sentences);

/** Those that fit all that is looked for but the words. */
export const filtered = (sentences: Sentences, asked: Asked): readonly Sentence[] =>
  [...sentences.values()].filter((sentence) => fits(sentence, asked, []));

/** Is anything looked for? */
export const isNarrowed = (asked: Asked): boolean =>
  Object.values(asked).some((value) => value !== '');

/** How many a change has changed, and how many are fixed of those at hand, whatever else is looked for. */
export function totalsOf(
  sentences: Sentences,
  whose: Whose,
): Readonly<Record<'changed' | 'fixed', number>> {
  let [changed, fixed] = [0, 0];
  for (const sentence of sentences.values()) {
    if (isChanged(sentence, sentences)) changed += 1;
    if (isFixed(sentence) && (whose === 'all' || isOfStudio(sentence) === (whose !== '')))
      fixed += 1;
  }
  return { changed, fixed };
}

export const isFixed = ({ fixed }: Sentence): boolean => fixed !== undefined;

function fits(sentence: Sentence, asked: Asked, words: readonly string[]): boolean {
  const { form, page, kind, whose } = asked;
  if (kind !== '' && sentence.kind !== kind) return false;
  if (page !== '' && sentence.group !== page) return false;
  if (form !== '' && !sentence.places.some((place) => place.form === form)) return false;
  if (whose !== 'all' && page === '' && form === '' && isOfStudio(sentence) !== (whose !== ''))
    return false;
  if (words.length === 0) return true;
  const hay = hayOf(sentence);
  return words.every((word) => hay.includes(word));
}

/** What the filters offer. */
export function choicesIn(sentences: Sentences): {
  readonly forms: readonly (readonly [id: string, title: string])[];
  readonly pages: readonly string[];
  readonly kinds: readonly Sentence['kind'][];
} {
  const all = [...sentences.values()];
  const forms = [...new Set(all.flatMap(({ places }) => places.map(({ form }) => form)))];
  return {
    forms: forms
      .map((id) => [id, titleOf(sentences, id)] as const)
      .sort(([, one], [, other]) => one.localeCompare(other)),
    pages: [...new Set(all.map(({ group }) => group))],
    kinds: [...new Set(all.map(({ kind }) => kind))],
  };
}

/** What people call a form. */
export const titleOf = (sentences: Sentences, form: string): string =>
  sentences.get(`${form}.title`)?.text ?? form;
