// Finds sentences while somebody types: by words, key and placeholder, among some of them or all.

import type { Sentence, Sentences } from './sentence.ts';

export type Tab = 'found' | 'changed' | 'fixed';

export interface Asked {
  readonly query: string;
  /** Of these; '' for any. */
  readonly form: string;
  readonly page: string;
  readonly kind: string;
}

export const ANY: Asked = { query: '', form: '', page: '', kind: '' };

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

/** The sentences of a tab, and how many each tab would show. */
export function find(sentences: Sentences, asked: Asked, tab: Tab): Found {
  const words = wordsIn(asked.query);
  const groups = new Map<string, Sentence[]>();
  const counts = { found: 0, changed: 0, fixed: 0 };
  for (const sentence of sentences.values()) {
    if (!fits(sentence, asked, words)) continue;
    const isIn = { found: true, changed: sentence.live !== undefined, fixed: isFixed(sentence) };
    if (isIn.found) counts.found += 1;
    if (isIn.changed) counts.changed += 1;
    if (isIn.fixed) counts.fixed += 1;
    if (!isIn[tab]) continue;
    const group = groups.get(sentence.group);
    if (group) group.push(sentence);
    else groups.set(sentence.group, [sentence]);
  }
  return { groups: [...groups], counts };
}

export const isFixed = ({ fixed }: Sentence): boolean => fixed !== undefined;

function fits(sentence: Sentence, { form, page, kind }: Asked, words: readonly string[]): boolean {
  if (kind !== '' && sentence.kind !== kind) return false;
  if (page !== '' && sentence.group !== page) return false;
  if (form !== '' && !sentence.places.some((place) => place.form === form)) return false;
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
