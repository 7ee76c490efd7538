// What differs between two contents as staff read it: sentences with their words marked, then structure and rules, each at its place.
import { type ContentSource, messagesIn } from '../../../runtime/content/index.ts';
import { compared, type FileDifference, type PlaceDifference } from '../../content/compared.ts';

export type ComparedKind = 'wording' | 'structure' | 'rules';

export interface ComparedItem {
  /** Of wording the key of the sentence; '' otherwise. */
  readonly key: string;
  readonly file: string;
  /** Of anything but wording: where in the file; '' for all of it. */
  readonly place: string;
  readonly is: 'new' | 'gone' | 'changed';
  /** What it said, or its value as the file writes it; '' where there was nothing, or all of a file is meant. */
  readonly before: string;
  readonly after: string;
}

export interface ComparedGroup {
  readonly kind: ComparedKind;
  readonly items: readonly ComparedItem[];
}

const KINDS: readonly ComparedKind[] = ['wording', 'structure', 'rules'];

/** The groups that have something, wording first; within one in the order of keys or files. */
export function comparedGroups(
  before: ContentSource,
  after: ContentSource,
): readonly ComparedGroup[] {
  const files = compared(before, after).flatMap(itemsOf);
  const items: Readonly<Record<ComparedKind, readonly ComparedItem[]>> = {
    wording: comparedSentences(before, after),
    structure: files.filter(({ file }) => file.startsWith('schemas/')),
    rules: files.filter(({ file }) => file.startsWith('rules/')),
  };
  return KINDS.filter((kind) => items[kind].length > 0).map((kind) => ({
    kind,
    items: items[kind],
  }));
}

/** One that says the same as another is told where its own words are others. */
function comparedSentences(before: ContentSource, after: ContentSource): readonly ComparedItem[] {
  const [was, is] = [ownWords(before), ownWords(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort();
  return keys.flatMap((key): readonly ComparedItem[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const file = (now ?? old)?.file ?? '';
    if (old?.words === now?.words) return [];
    const texts = { before: old?.text ?? '', after: now?.text ?? '' };
    return [{ key, file, place: '', is: becameOf(old, now), ...texts }];
  });
}

const becameOf = (old: unknown, now: unknown): ComparedItem['is'] => {
  if (old === undefined) return 'new';
  return now === undefined ? 'gone' : 'changed';
};

interface Own {
  readonly text: string;
  readonly file: string;
  /** What its file says under its key. */
  readonly words: string;
}

const WORDS = new WeakMap<ContentSource, ReturnType<typeof messagesIn>>();

/** The sentences of a content, read once: a comparison and whoever tells of it ask for them. */
export function wordsOf(source: ContentSource): ReturnType<typeof messagesIn> {
  const words = WORDS.get(source) ?? messagesIn(source);
  WORDS.set(source, words);
  return words;
}

const ownWords = (source: ContentSource): ReadonlyMap<string, Own> =>
  new Map(
    [...wordsOf(source)].map(([key, { text, file, uses }]) => [
      key,
      { text, file, words: uses === undefined ? `text ${text}` : `use ${uses}` },
    ]),
  );

function itemsOf({ file, kind, places }: FileDifference): readonly ComparedItem[] {
  if (file.startsWith('messages/')) return [];
  const whole = { key: '', file, place: '', is: kind, before: '', after: '' };
  return places.length === 0 ? [whole] : places.map((place) => ({ ...whole, ...placed(place) }));
}

function placed({ place, before, after }: PlaceDifference): Omit<ComparedItem, 'key' | 'file'> {
  return { place, is: becameOf(before, after), before: before ?? '', after: after ?? '' };
}
