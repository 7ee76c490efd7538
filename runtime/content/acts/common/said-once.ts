// A sentence stands once: what an act says anew, and another message says word for word, is said by that one.
import type { Part } from '../../commands/command.ts';
import { keyIn, membersOf, ownWordsAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import { isSentence } from '../../texts/used-words.ts';

const SHORT_WORDS = /^messages\/en-US\/(?!pages\/).*\.json$/;

/** The same parts, where new sentences that stand elsewhere use those. */
export function saidOnce(source: ContentSource, parts: readonly Part[]): readonly Part[] {
  const goes = new Set(
    parts.flatMap((part) => (part.kind === 'sentence' && 'gone' in part ? [part.key] : [])),
  );
  return parts.map((part) => {
    if (part.kind !== 'sentence' || !('text' in part) || !canBeShared(part.text)) return part;
    if (ownWordsAt(source, part.key) !== undefined) return part;
    const other = keySaying(source, part.text);
    if (other === undefined || goes.has(other)) return part;
    const { kind, key, after } = part;
    return { kind, key, use: other, ...(after !== undefined && { after }) };
  });
}

/** What is filled in is another thing in each of them. */
const canBeShared = (text: string): boolean => isSentence(text) && !text.includes('{{');

function keySaying(source: ContentSource, text: string): string | undefined {
  const said = JSON.stringify(text);
  for (const [file, words] of source) {
    if (!SHORT_WORDS.test(file) || !words.includes(said)) continue;
    const member = membersOf(words)?.find(([, value]) => value === text);
    if (member) return keyIn(file, member[0]);
  }
  return undefined;
}
