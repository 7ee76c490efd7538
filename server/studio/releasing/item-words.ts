// An item of a comparison as people know it: what it is, what it belongs to, and what changes along with it.
import { type ContentSource, readingOf } from '../../../runtime/content/index.ts';
import type { Texts } from '../../../runtime/core/index.ts';
import type { NamesOfSentences } from '../candidate/index.ts';
import { aboutOf } from '../changes/index.ts';
import { type ComparedItem, wordsOf } from './compare.ts';

export interface ItemInWords {
  /** Of a sentence what it is: "Label of Bar Number"; '' otherwise. */
  readonly about: string;
  /** The form, section or part it belongs to, by its title; '' where that has none. */
  readonly within: string;
  /** Sentences that say the same as it, and did before: they read otherwise without being changed. */
  readonly along: string[];
}

const NOTHING: ItemInWords = { about: '', within: '', along: [] };

interface Compared {
  readonly sides: readonly [before: ContentSource, after: ContentSource];
  /** As they are listed; what is not among them is told by its key. */
  readonly names: NamesOfSentences;
}

/** Says it of the items of one comparison. */
export function itemsInWords(
  texts: Texts,
  { sides: [before, after], names }: Compared,
): (item: ComparedItem) => ItemInWords {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const sayers = new Map<string, string[]>();
  for (const [key, { uses }] of is)
    if (uses !== undefined && was.get(key)?.uses === uses)
      sayers.set(uses, [...(sayers.get(uses) ?? []), key]);
  const about = (key: string): string =>
    names.get(key)?.about ?? aboutOf(texts, readingOf(key, before, after));
  const around = (key: string): string => names.get(key)?.group ?? titleAround(is, key);
  const named = (key: string): string => {
    const within = around(key);
    const what = about(key);
    return within === '' ? what : texts.t('server.studio.along', { within, about: what });
  };
  return ({ key }) =>
    key === ''
      ? NOTHING
      : {
          about: about(key),
          within: around(key),
          along: (sayers.get(key) ?? []).map(named),
        };
}

/** The title of the nearest that has one: of a form, of a section. Not what it is itself. */
function titleAround(messages: ReturnType<typeof wordsOf>, key: string): string {
  for (let at = key.lastIndexOf('.'); at > 0; at = key.lastIndexOf('.', at - 1)) {
    const title = `${key.slice(0, at)}.title`;
    const text = title === key ? undefined : messages.get(title)?.text;
    if (text !== undefined && !text.includes('{{')) return text;
  }
  return '';
}
