// The words of an imported form, each sentence once: what is said already, there or in the content around, is used.

import type { ContentSource } from '../model/types.ts';
import { parseFiles } from '../read/files.ts';
import { gatherMessages } from '../texts/catalogue.ts';
import { withoutPlaceholders } from '../texts/single-braces.ts';
import { isSentence } from '../texts/used-words.ts';

type Wording = string | { readonly use: string };

/** Every sentence of some content → the key where it stands. */
export function wordingsIn(source: ContentSource, locale: string): ReadonlyMap<string, string> {
  const messages = gatherMessages(
    source,
    parseFiles(source, () => undefined),
    locale,
  );
  return new Map(
    [...messages.values()].flatMap(({ key, text, long, uses }) =>
      long || uses !== undefined ? [] : [[text, key] as const],
    ),
  );
}

/** What a file of messages says of these words. A text from elsewhere is never a template. */
export function shareWordings(
  words: Readonly<Record<string, string>>,
  id: string,
  elsewhere: ReadonlyMap<string, string>,
): Readonly<Record<string, Wording>> {
  const wordings = new Map(elsewhere);
  return Object.fromEntries(
    Object.entries(words).map(([key, original]): [string, Wording] => {
      const text = withoutPlaceholders(original);
      const use = isSentence(text) ? wordings.get(text) : undefined;
      if (use !== undefined) return [key, { use }];
      wordings.set(text, `${id}.${key}`);
      return [key, text];
    }),
  );
}
