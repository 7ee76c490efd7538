// Marks on sentences that nobody sees: whoever finds one in the page learns which sentence stands before it.

import type { MarkdownNode, MarkdownTree, Texts } from '../../../../../runtime/core/index.ts';

/** Signs of mathematics that have no width, break no line, and stand in no sentence of ours. */
const DIGITS = ['\u2061', '\u2062', '\u2064'] as const;
const EDGE = '\u2063';
const MARK = new RegExp(`${EDGE}([${DIGITS.join('')}]+)${EDGE}`, 'g');

/** A sentence in a text, and where it ends. */
export interface Marked {
  readonly key: string;
  readonly end: number;
}

export interface Marks {
  /** The text, with a mark of its key at its end. */
  readonly mark: (text: string, key: string) => string;
  /** Every sentence whose mark stands in a text, inner ones before those around them. */
  readonly marksIn: (text: string) => readonly Marked[];
}

/** Marks of one page: a mark means something to whoever made it alone. */
export function createMarks(): Marks {
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key) ?? keys.push(key) - 1;
    numbers.set(key, known);
    return known;
  };
  return {
    mark: (text, key) => (text === '' ? text : `${text}${EDGE}${written(numberOf(key))}${EDGE}`),
    marksIn(text) {
      if (!text.includes(EDGE)) return [];
      return [...text.matchAll(MARK)].flatMap(({ 1: digits = '', index }) => {
        const key = keys[read(digits)];
        return key === undefined ? [] : [{ key, end: index }];
      });
    },
  };
}

/** Sentences that are marked as they are said. */
export const markedTexts = (texts: Texts, { mark }: Pick<Marks, 'mark'>): Texts => ({
  ...texts,
  t: (key, params) => mark(texts.t(key, params), key),
});

/** Long texts of which every run of words is marked. */
export const markedPages = (
  pages: Readonly<Record<string, MarkdownTree>>,
  { mark }: Pick<Marks, 'mark'>,
): Record<string, MarkdownTree> =>
  Object.fromEntries(
    Object.entries(pages).map(([key, tree]) => {
      const marked = (node: MarkdownNode): MarkdownNode => {
        if (node.kind === 'text') return { ...node, text: mark(node.text, key) };
        return 'children' in node ? { ...node, children: node.children.map(marked) } : node;
      };
      return [key, tree.map(marked)];
    }),
  );

/** The sentence at a place of a text: the first whose mark follows, and so the innermost. */
export const keyAt = (
  { marksIn }: Pick<Marks, 'marksIn'>,
  text: string,
  offset: number,
): string | undefined => {
  const found = marksIn(text);
  return (found.find(({ end }) => end >= offset) ?? found.at(-1))?.key;
};

const BASE = DIGITS.length;

function written(number: number): string {
  const digit = DIGITS[number % BASE] ?? '';
  return number < BASE ? digit : `${written(Math.floor(number / BASE))}${digit}`;
}

const read = (digits: string): number =>
  [...digits].reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit as never), 0);
