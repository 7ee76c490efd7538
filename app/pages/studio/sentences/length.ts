// Whether a sentence is short and plain enough where it stands.

import type { Sentence } from './sentence.ts';

export interface Length {
  readonly characters: number;
  /** How many fit well where such sentences stand. */
  readonly room: number;
  /** Words of its longest sentence. */
  readonly words: number;
}

/** About two lines of a phone unless told. */
const TWO_LINES = 120;
const ROOM: Partial<Record<Sentence['kind'], number>> = {
  button: 24,
  choice: 60,
  label: 48,
  title: 60,
};

/** More words in one sentence are hard to follow. */
export const MANY_WORDS = 25;

/** Of the sentence as people read it. */
export function lengthOf(kind: Sentence['kind'], read: string): Length {
  const sentences = read.split(/[.!?:;](?=\s|$)/);
  return {
    characters: read.length,
    room: ROOM[kind] ?? TWO_LINES,
    words: Math.max(...sentences.map((one) => one.split(/\s+/).filter(Boolean).length)),
  };
}
