// Everything people see, by kind: made of the sentences, each of which says what it is part of.

import { titleOf } from '../sentences/search.ts';
import type { Sentence, Sentences } from '../sentences/sentence.ts';

export const KINDS = [
  'forms',
  'sections',
  'tables',
  'mails',
  'documents',
  'pages',
  'flows',
] as const;
export type ThingKind = (typeof KINDS)[number];

export interface Thing {
  readonly id: string;
  readonly name: string;
  /** How many sentences it has, and how many of them are changed. */
  readonly count: number;
  readonly changed: number;
  /** What of the page of wording shows it. */
  readonly to: Readonly<Record<string, string>>;
}

/** Kinds whose sentences stand under one heading, by the first word of their keys. */
const BY_WORD: Readonly<Record<string, ThingKind>> = {
  sections: 'sections',
  views: 'tables',
  flows: 'flows',
};
/** Long texts are things of their own. */
const BY_LONG: Readonly<Record<string, ThingKind>> = {
  mail: 'mails',
  documents: 'documents',
  pages: 'pages',
};

/** By kind, each in the order of its names. */
export function thingsIn(sentences: Sentences): Readonly<Record<ThingKind, readonly Thing[]>> {
  const found = new Map<ThingKind, Map<string, Thing>>(KINDS.map((kind) => [kind, new Map()]));
  const count = (kind: ThingKind, sentence: Sentence, made: Pick<Thing, 'id' | 'name' | 'to'>) => {
    const all = found.get(kind);
    const { count: before, changed } = all?.get(made.id) ?? { count: 0, changed: 0 };
    const isChanged = sentence.live !== undefined ? 1 : 0;
    all?.set(made.id, { ...made, count: before + 1, changed: changed + isChanged });
  };
  for (const sentence of sentences.values()) {
    const { key, places, group, long } = sentence;
    for (const form of new Set(places.map((place) => place.form)))
      count('forms', sentence, { id: form, name: titleOf(sentences, form), to: { form } });
    const [first = '', second = ''] = key.split('.');
    const ofWord = BY_WORD[first];
    if (ofWord) count(ofWord, sentence, { id: second, name: group, to: { page: group } });
    const ofLong = long ? BY_LONG[first] : undefined;
    if (ofLong) count(ofLong, sentence, { id: key, name: sentence.about, to: { key } });
  }
  const sorted = (kind: ThingKind): readonly Thing[] =>
    [...(found.get(kind)?.values() ?? [])].sort((one, other) => one.name.localeCompare(other.name));
  return Object.fromEntries(KINDS.map((kind) => [kind, sorted(kind)])) as Record<
    ThingKind,
    readonly Thing[]
  >;
}
