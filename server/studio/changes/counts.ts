// How many things of a change are others than in the release it stands on.
import {
  type ContentSource,
  memberAt,
  memberOf,
  ownWordsAt,
  partOf,
  placeOf,
} from '../../../runtime/content/index.ts';
import type { Held } from './source-of.ts';
import type { Counts, KindOfThing } from './words.ts';

const SENTENCE = 'sentence:';
const FILE = 'file:';

/** What a thing is in some content, as one text to compare; undefined where it is not there. */
export function valueAt(source: ContentSource, thing: string): string | undefined {
  if (thing.startsWith(FILE)) return source.get(thing.slice(FILE.length));
  const member = memberOf(thing);
  if (member) return memberAt(source, member.file, member.at);
  const words = ownWordsAt(source, thing.slice(SENTENCE.length));
  return words && JSON.stringify(words);
}

export const isOther = ({ edited: { base, source } }: Held, thing: string): boolean =>
  valueAt(base, thing) !== valueAt(source, thing);

/** Of those things that some command was about. */
export function countsOf(held: Held): Counts {
  const counts: Partial<Record<KindOfThing, number>> = {};
  for (const thing of held.things) {
    if (!isOther(held, thing)) continue;
    const kind = kindOf(held.edited.source, thing);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function kindOf(source: ContentSource, thing: string): KindOfThing {
  if (thing.startsWith(FILE)) return 'file';
  if (memberOf(thing)) return 'detail';
  const key = thing.slice(SENTENCE.length);
  const { part } = partOf(key, placeOf(source, key)?.kind === 'long');
  return part === 'mail' || part === 'document' || part === 'page' ? part : 'sentence';
}
