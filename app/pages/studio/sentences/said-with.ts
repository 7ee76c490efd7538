// A sentence with those that say the same as it: where it is not drawn itself, it is seen where they are.

import type { Sentence, Sentences } from './sentence.ts';

/** The sentence as a preview looks for it. */
export interface SaidWith extends Sentence {
  /** Keys under which the same words may be drawn. */
  readonly same?: readonly string[];
}

/** With the places and pages of those that say the same; the very sentence where none does. */
export function saidWith(sentence: Sentence, sentences: Sentences): SaidWith {
  const others = [...sentences.values()].filter(
    ({ key, use }) => key !== sentence.key && (key === sentence.use || use === sentence.key),
  );
  if (others.length === 0) return sentence;
  const places = [...sentence.places, ...others.flatMap((one) => one.places)];
  const pages = [...new Set([...sentence.pages, ...others.flatMap((one) => one.pages)])];
  return { ...sentence, places, pages, same: others.map(({ key }) => key) };
}

/** Those that say the same as these and are none of them: they change along. */
export function sayingTheSame(
  keys: ReadonlySet<string>,
  sentences: Sentences,
): readonly Sentence[] {
  return [...sentences.values()].filter(
    ({ key, use }) => use !== undefined && keys.has(use) && !keys.has(key),
  );
}

/** Does it read otherwise for no reason but that the sentence does as which it says the same, and did before? */
export function isAlong({ use, text, live }: Sentence, sentences: Sentences): boolean {
  const other = use === undefined ? undefined : sentences.get(use);
  return other !== undefined && other.text === text && other.live === live;
}
