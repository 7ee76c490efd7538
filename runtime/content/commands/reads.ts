// What a command did, told so that a sentence can be made of it.
import type { ContentSource } from '../model/types.ts';
import { subjectOf } from '../texts/subject.ts';
import type { OnRelease, PartOfContent, Reading } from './command.ts';
import { ownWordsAt, placeOf, textAt } from './sentences.ts';
import { shortenedPair } from './shortened.ts';

const PARTS: readonly (readonly [RegExp, PartOfContent])[] = [
  [/^mail\./, 'mail'],
  [/^documents\.(?=[^.]+$)/, 'document'],
  [/^pages\./, 'page'],
  [/\.label$/, 'label'],
  [/\.hint$/, 'hint'],
  [/\.placeholder$/, 'placeholder'],
  [/\.error(\.[^.]+)?$/, 'error'],
  [/\.title$/, 'title'],
];

/** How what a message is part of is written, of the message that has this key. */
export function partOf(key: string, isLong: boolean): { part: PartOfContent; stem: string } {
  for (const [pattern, part] of PARTS) {
    const whole = part === 'mail' || part === 'document' || part === 'page';
    if (pattern.test(key) && whole === isLong) return { part, stem: key.replace(pattern, '') };
  }
  return { part: 'sentence', stem: key };
}

/** What became of a message between two states of content. */
export function readingOf(key: string, before: ContentSource, after: ContentSource): Reading {
  const isLong = (placeOf(before, key) ?? placeOf(after, key))?.kind === 'long';
  const { part, stem } = partOf(key, isLong);
  const words = ownWordsAt(after, key);
  return {
    what: key,
    of: isLong ? (subjectOf(textAt(before, key) ?? '') ?? stem) : nameOf(part, stem, before),
    part,
    ...said(textAt(before, key), textAt(after, key), isLong),
    ...(words && 'use' in words && { use: words.use }),
  };
}

/** Fields are called as people read them; what has no label by its key. */
function nameOf(part: PartOfContent, stem: string, before: ContentSource): string {
  const isOfField = ['label', 'hint', 'placeholder', 'error'].includes(part);
  return (isOfField ? textAt(before, `${stem}.label`) : undefined) ?? stem;
}

/** Of a long text only that it is another. */
function said(
  from: string | undefined,
  to: string | undefined,
  isLong: boolean,
): Pick<Reading, 'from' | 'to'> {
  const [isBefore, isAfter] = [from !== undefined && !isLong, to !== undefined && !isLong];
  const shown = shortenedPair(from ?? '', to ?? '');
  return { ...(isBefore && { from: shown.from }), ...(isAfter && { to: shown.to }) };
}

/** A whole file: whether it is new, gone or another. */
export const readingOfFile = (
  path: string,
  before: string | null,
  after: string | null,
): Reading => ({
  ...{ what: path, of: path, part: 'file' },
  ...(before !== null && { from: path }),
  ...(after !== null && { to: path }),
});

export const readingOfBase = ({ from, to }: OnRelease): Reading => ({
  ...{ what: '', of: '', part: 'base' },
  ...{ from: String(from), to: String(to) },
});
