// What the buttons over a long text do to it, and what becomes of words that are pasted.

/** The words to be put in place of a stretch, and what is selected then. */
export interface Edited {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly select: readonly [from: number, to: number];
}

/** `sample` are words for where none are selected. */
export type Edit = (text: string, from: number, to: number, sample: string) => Edited;

/** Marks around what is selected; where they stand already, they are taken away. Around nothing they would be a fault: a sample is there to be typed over. */
export const around =
  (before: string, after = before): Edit =>
  (text, from, to, sample) => {
    const isMarked =
      text.slice(from - before.length, from) === before &&
      text.slice(to, to + after.length) === after;
    const words = text.slice(from, to) || sample;
    if (isMarked) {
      const start = from - before.length;
      return { words, from: start, to: to + after.length, select: [start, start + words.length] };
    }
    const start = from + before.length;
    return { words: before + words + after, from, to, select: [start, start + words.length] };
  };

/** A mark at the beginning of each line that is touched; where all have it, it is taken away. */
export const asLines =
  (mark: string): Edit =>
  (text, from, to) => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const next = text.indexOf('\n', to);
    const end = next < 0 ? text.length : next;
    const lines = text.slice(start, end).split('\n');
    const isMarked = lines.every((line) => line.startsWith(mark));
    const words = lines
      .map((line) => (isMarked ? line.slice(mark.length) : mark + line.replace(/^(#+|-)\s+/, '')))
      .join('\n');
    // Whoever had nothing selected goes on typing: what is selected would be typed over.
    const last = start + words.length;
    return { words, from: start, to: end, select: [from === to ? last : start, last] };
  };

/** The next item where Enter is pressed in a list; an item without words ends it. Undefined where it is no list. */
export function nextItem(text: string, at: number): Edited | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start, at);
  if (!line.startsWith(ITEM)) return undefined;
  // An empty line ends the list: a line right behind an item would still be part of it.
  if (line.trim() === ITEM.trim())
    return { words: '\n', from: start, to: at, select: [start + 1, start + 1] };
  const words = `\n${ITEM}`;
  return { words, from: at, to: at, select: [at + words.length, at + words.length] };
}

const ITEM = '- ';

/** Marks of the preview, and signs that turn the direction of reading: they come along with what is copied, and nobody means them. */
const UNSEEN = /[\u2061-\u2064\u202a-\u202e\u2066-\u2069]/g;

/** In one line, as a sentence is. */
export function inOneLine(text: string): string {
  const plain = text.replace(UNSEEN, '');
  // A space at the end is one that is typed: the next word follows.
  if (!plain.includes('\n')) return plain;
  return plain
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}

/** Plain words: the spaces, bullets and empty lines of a word processor become those of a text. */
export const cleaned = (pasted: string): string =>
  pasted
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(UNSEEN, '')
    .replace(/^[ \t]*[•◦▪·‣]\s*/gm, '- ')
    .replace(/\n{3,}/g, '\n\n');
