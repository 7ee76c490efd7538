// Marks on sentences that nobody sees: whoever finds one in the page learns which sentence stands before it.

import type { MarkdownNode, MarkdownTree, Texts } from '../../../../../runtime/core/index.ts';

type Pages = Readonly<Record<string, MarkdownTree>>;

/** Signs of mathematics that have no width, break no line, and stand in no sentence of ours. */
const DIGITS = ['\u2061', '\u2062', '\u2064'] as const;
const EDGE = '\u2063';
const MARK = new RegExp(`${EDGE}([${DIGITS.join('')}]+)${EDGE}`, 'g');

/** Of a long text: whether what the mark stands in says something else than what is live. */
type Part = 'same' | 'changed';

interface Said {
  readonly key: string;
  readonly part?: Part | undefined;
}

/** A sentence in a text, and where it ends. */
export interface Marked extends Said {
  readonly end: number;
}

export interface Marks {
  /** The text, with a mark of its key at its end. */
  readonly mark: (text: string, key: string, part?: Part) => string;
  /** Every sentence whose mark stands in a text, inner ones before those around them. */
  readonly marksIn: (text: string) => readonly Marked[];
}

/** Texts of a page are hundreds; what was typed meanwhile does not heap up. */
const MOST_FOUND = 2000;

/** Marks of one page: a mark means something to whoever made it alone. */
export function createMarks(): Marks {
  const known: Said[] = [];
  const numbers = new Map<string, number>();
  /** A page is read through with each edit, and nearly all of it stands as it stood. */
  const found = new Map<string, readonly Marked[]>();
  const numberOf = (key: string, part?: Part): number => {
    const name = `${key} ${part}`;
    const number = numbers.get(name) ?? known.push({ key, part }) - 1;
    numbers.set(name, number);
    return number;
  };
  return {
    mark: (text, key, part) =>
      text === '' ? text : `${text}${EDGE}${written(numberOf(key, part))}${EDGE}`,
    marksIn(text) {
      if (!text.includes(EDGE)) return [];
      const before = found.get(text);
      if (before) return before;
      const now = [...text.matchAll(MARK)].flatMap(({ 1: digits = '', index }) => {
        const said = known[read(digits)];
        return said === undefined ? [] : [{ ...said, end: index }];
      });
      if (found.size >= MOST_FOUND) found.clear();
      found.set(text, now);
      return now;
    },
  };
}

/** Sentences that are marked as they are said. */
export const markedTexts = (texts: Texts, { mark }: Pick<Marks, 'mark'>): Texts => ({
  ...texts,
  t: (key, params) => mark(texts.t(key, params), key),
});

/** Long texts of which every run of words is marked, and told apart by whether its paragraph or item is live as it is. */
export const markedPages = (pages: Pages, { mark }: Pick<Marks, 'mark'>, live: Pages = {}): Pages =>
  Object.fromEntries(
    Object.entries(pages).map(([key, tree]) => {
      const isLive = new Set(blocksIn(live[key] ?? tree));
      const marked =
        (around: Part) =>
        (node: MarkdownNode): MarkdownNode => {
          if (node.kind === 'text') return { ...node, text: mark(node.text, key, around) };
          if (!('children' in node)) return node;
          const part = isBlock(node)
            ? isLive.has(JSON.stringify(node))
              ? 'same'
              : 'changed'
            : around;
          return { ...node, children: node.children.map(marked(part)) };
        };
      return [key, tree.map(marked('same'))];
    }),
  );

/** What stands by itself and holds words; what holds others is no more another than these are. */
const isBlock = (node: MarkdownNode): boolean =>
  ['heading', 'paragraph', 'item', 'quote'].includes(node.kind) &&
  'children' in node &&
  !node.children.some(({ kind }) => ['paragraph', 'list', 'quote'].includes(kind));

const blocksIn = (tree: MarkdownTree): readonly string[] =>
  tree.flatMap((node) => {
    if (isBlock(node)) return [JSON.stringify(node)];
    return 'children' in node ? blocksIn(node.children) : [];
  });

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
