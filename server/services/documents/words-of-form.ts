// The wording of a printed form: that of the release its bundle belongs to, whatever was published since.
import type { FormBundle } from '../../../runtime/core/index.ts';
import type { DocumentWords } from '../ports.ts';

/**
 * Sentences and long texts come from the bundle. Only those with placeholders (page numbers, "Address 2") are today's:
 * a bundle leaves them to a module for browsers. A long text the bundle does not carry is not printed at all.
 */
export function wordsOfForm(form: FormBundle, today: DocumentWords): DocumentWords {
  const { locale, messages, pages } = form;
  return {
    locale,
    t: (key, params) => (params ? undefined : messages[key]) ?? today.t(key, params),
    has: (key) => key in messages || today.has(key),
    page: (key) => (Object.hasOwn(pages, key) ? pages[key] : undefined),
  };
}
