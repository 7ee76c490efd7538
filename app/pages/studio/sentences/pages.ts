// On which pages of the portal a sentence stands, by the titles that people know them by.

import type { Texts } from '../../../../runtime/core/index.ts';
import { ADDRESSES } from '../../../routes/addresses.ts';
import type { Sentence } from './sentence.ts';

/** Stands for all of them. */
const EVERY = '*';

/** Each once; nothing of a page that has no address of its own. */
export function titlesOfPages(
  { pages }: Pick<Sentence, 'pages'>,
  t: Texts['t'],
): readonly string[] {
  if (pages.includes(EVERY)) return [t('studio.words.everyPage')];
  const keys = pages.flatMap((name) => ADDRESSES.find((one) => one.name === name)?.titleKey ?? []);
  return [...new Set(keys.map((key) => t(key)))];
}
