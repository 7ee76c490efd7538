// What became of a text, word by word: for whoever looks at a change of it.

import { diffArrays } from 'diff';

/** A stretch of the two texts read as one: what both have, what only the old one had, what only the new one has. */
export interface ComparedPart {
  readonly text: string;
  readonly is: 'same' | 'gone' | 'new';
}

/** Signs of both texts together up to which words are looked for: beyond it, the beginning and the end they share are. */
const MOST = 20_000;
/** The same of words that differ: nobody reads so many marks, and looking for them takes the square of it. */
const MOST_EDITS = 1000;

/** Words, the space between them, and other signs one by one; a placeholder is one word. */
const wordsOf = (text: string): string[] =>
  text.match(/\{\{[^{}]*\}\}|\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? [];

/** The parts in the order they are read; put together without what is gone they are `after`, without what is new `before`. */
export function comparedWords(before: string, after: string): readonly ComparedPart[] {
  if (before === after) return before === '' ? [] : [{ text: before, is: 'same' }];
  if (before.length + after.length > MOST) return byTheirEnds(before, after);
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_EDITS });
  if (!found) return byTheirEnds(before, after);
  return together(
    found.map(({ value, added, removed }) => {
      const text = value.join('');
      if (added) return { text, is: 'new' };
      return { text, is: removed ? 'gone' : 'same' };
    }),
  );
}

/** Between two changes a word alone, or the space alone, is read as part of them: else nobody can read either wording. */
function together(parts: readonly ComparedPart[]): readonly ComparedPart[] {
  const found: ComparedPart[] = [];
  let [gone, came] = ['', ''];
  const end = (): void => {
    if (gone !== '') found.push({ text: gone, is: 'gone' });
    if (came !== '') found.push({ text: came, is: 'new' });
    [gone, came] = ['', ''];
  };
  for (const [at, { text, is }] of parts.entries()) {
    const isBetween = is === 'same' && at > 0 && at < parts.length - 1 && countOf(text) < 2;
    // Where words were only added, or only taken away, each stands by itself.
    const isJoined = isBetween && (isReplaced(parts, at - 1) || isReplaced(parts, at + 1));
    if (is === 'same' && !isJoined) {
      end();
      found.push({ text, is });
      continue;
    }
    if (is !== 'new') gone += text;
    if (is !== 'gone') came += text;
  }
  end();
  return found;
}

/** Does something stand there in place of something else? */
function isReplaced(parts: readonly ComparedPart[], at: number): boolean {
  const [one, before, after] = [parts[at], parts[at - 1], parts[at + 1]];
  const other = one?.is === 'new' ? 'gone' : 'new';
  return before?.is === other || after?.is === other;
}

const countOf = (text: string): number =>
  wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Of two texts each as a whole. */
export const bothWhole = (before: string, after: string): readonly ComparedPart[] => [
  { text: before, is: 'gone' },
  { text: after, is: 'new' },
];

/** Of the words less than this stayed, and they stand between others: nobody can read that. */
const READABLE_SHARE = 1 / 3;
/** So many in a row without anything between them are read where they stand. */
const FEW_WORDS = 4;

/** Are so few words the same that each wording is better read as a whole? */
export function isInterleaved(parts: readonly ComparedPart[]): boolean {
  const count = { same: 0, gone: 0, new: 0 };
  for (const { text, is } of parts) count[is] += countOf(text);
  const most = count.same + Math.max(count.gone, count.new);
  if (count.gone === 0 || count.new === 0 || most <= FEW_WORDS) return false;
  return count.same < most * READABLE_SHARE;
}

function byTheirEnds(before: string, after: string): readonly ComparedPart[] {
  // By whole characters: half of one cannot be shown.
  const [was, is] = [[...before], [...after]];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const parts: readonly ComparedPart[] = [
    { text: was.slice(0, start).join(''), is: 'same' },
    { text: was.slice(start, was.length - end).join(''), is: 'gone' },
    { text: is.slice(start, is.length - end).join(''), is: 'new' },
    { text: is.slice(is.length - end).join(''), is: 'same' },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** A paragraph of the two texts: as it was, taken away, added, or with other words in it. */
export interface ComparedParagraph {
  readonly is: 'same' | 'gone' | 'new' | 'changed';
  readonly parts: readonly ComparedPart[];
}

const paragraphsOf = (text: string): string[] =>
  text.split(/\n[^\S\n]*\n+/).flatMap((paragraph) => paragraph.trim() || []);

/** Long texts, paragraph by paragraph: of one that was changed its words, so that how long all is does not matter. */
export function comparedParagraphs(before: string, after: string): readonly ComparedParagraph[] {
  const [was, is] = [paragraphsOf(before), paragraphsOf(after)];
  const found = diffArrays(was, is, { maxEditLength: MOST_EDITS }) ?? [
    { value: was, removed: true, added: false },
    { value: is, removed: false, added: true },
  ];
  return found.flatMap(({ value, added, removed }, at): readonly ComparedParagraph[] => {
    if (!added && !removed) return wholes(value, 'same');
    // What is gone is told with what came in its place.
    const other = found[added ? at - 1 : at + 1];
    if (removed) return other?.added ? [] : wholes(value, 'gone');
    return other?.removed ? paired(other.value, value) : wholes(value, 'new');
  });
}

/** Of those in one place the first with the first: words that both have are marked in neither. */
function paired(gone: readonly string[], came: readonly string[]): readonly ComparedParagraph[] {
  const both = Math.min(gone.length, came.length);
  return [
    ...gone.slice(0, both).map((old, at) => ({
      is: 'changed' as const,
      parts: comparedWords(old, came[at] ?? ''),
    })),
    ...wholes(gone.slice(both), 'gone'),
    ...wholes(came.slice(both), 'new'),
  ];
}

const wholes = (texts: readonly string[], is: ComparedPart['is']): readonly ComparedParagraph[] =>
  texts.map((text) => ({ is, parts: [{ text, is }] }));
