// Words beside a condition that would be passed over, each with what to write instead.
import { childPointer, nearestOf } from '../../core/index.ts';
import { didYouMean, type NewFault } from '../read/faults.ts';

/** What is wrong, and where; the file is known to whoever asks. */
export type Words = Omit<NewFault, 'file'>;

/** A fault at every word that is none of the known ones. */
export function extraWords(
  condition: object,
  known: readonly string[],
  place: string,
): readonly Words[] {
  return Object.keys(condition)
    .filter((word) => !known.includes(word))
    .map((word) => {
      const near = nearestOf(word, known);
      return {
        code: 'words-beside-a-condition',
        place: childPointer(place, word),
        message: `"${word}" stands beside "${known[0]}" and would not be read.`,
        remedy:
          wholePath(condition, word) ??
          INSTEAD[word] ??
          didYouMean(near, `Take it out. Here may stand: ${known.join(', ')}.`),
        ...(INSTEAD[word] === undefined ? { nearest: near } : {}),
      };
    });
}

/** A fact and the path below it, as one fact. */
function wholePath(condition: object, word: string): string | undefined {
  if (word !== 'path' || !('fact' in condition) || !('path' in condition)) return undefined;
  const { fact, path } = condition;
  if (typeof fact !== 'string' || typeof path !== 'string') return undefined;
  const below = path.replace(/^\$?\.?/, '').replace(/\[(\d+|\*)\]/g, '.$1');
  if (!/^[\w*-]+(\.[\w*-]+)*$/.test(below)) return undefined;
  return `Take it out, and write the whole path as the fact: "fact": "${fact}.${below}".`;
}

/** What json-rules-engine reads beside a condition, and how it is said here. */
const INSTEAD: Readonly<Record<string, string>> = {
  path: 'Write the whole path as the fact, its parts after dots and no "$": "fact": "account.balance".',
  params:
    'Take it out: a fact is an answer and takes nothing. Name the field itself; to look for a row of a list, use the operator "anyRow".',
  priority:
    'Take it out: all conditions are looked at, in whatever order. Which rule comes first is said beside its name, by "sequence" and "priority".',
  name: 'Take it out. A condition that has a name stands under "conditions", beside "rules", and is called by { "condition": "…" }.',
  minus: 'Write "plus", with numbers below zero for an earlier day: "plus": { "years": -18 }.',
  $comment: 'Write the note beside the name of the rule.',
};

/** Is it a word that means something of its own to json-rules-engine, and no other word misspelt? */
export const isReadElsewhere = (word: string): boolean => Object.hasOwn(INSTEAD, word);
