// Gathers every sentence of one locale by full key: the file name is the first part of the key.
import type { Json } from '../../core/index.ts';
import { isObject, joinPointer } from '../../core/index.ts';
import type { Message } from '../model/model.ts';
import type { ContentSource } from '../model/types.ts';
import { parseFiles } from '../read/files.ts';
import { wordsOf } from './used-words.ts';

/**
 * All messages of a locale: JSON files by their keys, Markdown files as `pages.<name>`, `mail.<name>`, `documents.<name>`.
 * One that uses another has its words; where there is no such message it has none.
 */
export function gatherMessages(
  source: ContentSource,
  values: ReadonlyMap<string, Json>,
  locale: string,
): ReadonlyMap<string, Message> {
  const folder = `messages/${locale}/`;
  const found = new Map<string, Message>();
  for (const file of source.keys()) {
    if (!file.startsWith(folder)) continue;
    const name = file.slice(folder.length);
    if (name.endsWith('.md')) {
      const key = name.slice(0, -'.md'.length).replaceAll('/', '.');
      found.set(key, { key, text: source.get(file) ?? '', file, place: '', long: true });
      continue;
    }
    const value = values.get(file);
    if (!isObject(value)) continue;
    const first = name.slice(0, -'.json'.length).replaceAll('/', '.');
    for (const [rest, inner] of Object.entries(value)) {
      const words = rest === '$schema' ? undefined : messageIn(inner);
      if (words === undefined) continue;
      const key = `${first}.${rest}`;
      found.set(key, { key, file, place: joinPointer([rest]), long: false, ...words });
    }
  }
  return new Map(
    [...found].map(([key, message]) => [key, { ...message, text: wordsOf(message, found) ?? '' }]),
  );
}

/** What a file says under one key; undefined where it is neither a sentence nor the use of one. */
function messageIn(value: Json | undefined): Pick<Message, 'text' | 'uses'> | undefined {
  if (typeof value === 'string') return { text: value };
  return isObject(value) && typeof value.use === 'string'
    ? { text: '', uses: value.use }
    : undefined;
}

/** Every sentence and long text of a locale by its full key; a file that cannot be read has none. */
export const messagesIn = (source: ContentSource, locale = 'en-US'): ReadonlyMap<string, Message> =>
  gatherMessages(
    source,
    parseFiles(source, () => undefined),
    locale,
  );

/** Every message key of a locale, for tools that look for keys in code. */
export const messageKeysOf = (source: ContentSource, locale = 'en-US'): ReadonlySet<string> =>
  new Set(messagesIn(source, locale).keys());
