// A new form that begins as a copy of another one: its fields, layout, rules, cases and words under another name.
import { isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';
import { parseFiles } from '../read/files.ts';
import { messagesIn } from '../texts/catalogue.ts';
import { isSentence } from '../texts/used-words.ts';
import { toTexts } from './empty-form.ts';

/** Words of a form that speak of what was saved under its own name: a new form has nothing saved yet. */
const OF_THE_PAST = ['migrations', '$comment'];

/** Names of the forms that there are to copy. */
export const formNamesIn = (source: ContentSource): readonly string[] =>
  [...source.keys()].flatMap(
    (file) => /^schemas\/forms\/([^/]+)\/form\.json$/.exec(file)?.[1] ?? [],
  );

/**
 * The files of a form `id` that is like another one, by path; they pass the check as they are. Its sentences use those of the
 * other form until somebody words them anew, since a sentence stands once. Nothing where there is no such form.
 */
export function formLike(
  id: string,
  like: string,
  source: ContentSource,
  locale = 'en-US',
): Readonly<Record<string, string>> {
  const values = parseFiles(source, () => undefined);
  const keys = new Set(messagesIn(source, locale).keys());
  const words = `messages/${locale}/${like}.json`;
  const made: Record<string, Json> = {};
  for (const [file, value] of values) {
    const place = placeLike(file, id, like, locale);
    if (place === undefined) continue;
    if (file === words) made[place] = wordsLike(value, id, like);
    else if (place.endsWith('/form.json'))
      made[place] = formFileLike(named(value, { id, like, keys }), id);
    else made[place] = named(value, { id, like, keys });
  }
  return toTexts(made);
}

/** Where the file of the new form lies; undefined for files of other things. */
function placeLike(file: string, id: string, like: string, locale: string): string | undefined {
  const folder = `schemas/forms/${like}/`;
  if (file.startsWith(folder)) return `schemas/forms/${id}/${file.slice(folder.length)}`;
  const alone = ['rules/#.rules.json', 'rules/#.cases.json', `messages/${locale}/#.json`];
  const found = alone.find((one) => one.replace('#', like) === file);
  return found?.replace('#', id);
}

function formFileLike(form: Json, id: string): Json {
  if (!isObject(form)) return form;
  const kept = Object.entries(form).filter(([word]) => !OF_THE_PAST.includes(word));
  return { ...Object.fromEntries(kept), id } as JsonObject;
}

interface Names {
  readonly id: string;
  readonly like: string;
  readonly keys: ReadonlySet<string>;
}

/** The same with messages of the one form named as those of the other. */
function named(value: Json, names: Names): Json {
  if (typeof value === 'string') {
    const { id, like, keys } = names;
    return value.startsWith(`${like}.`) && keys.has(value) ? id + value.slice(like.length) : value;
  }
  if (Array.isArray(value)) return value.map((one: Json) => named(one, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([word, one]) => [
      word,
      one === undefined ? null : named(one, names),
    ]),
  );
}

/** Short words are the form's own; a sentence is that of the form it is like. */
function wordsLike(words: Json, id: string, like: string): Json {
  if (!isObject(words)) return words;
  const isShort = (key: string): boolean => {
    const one = words[key];
    return typeof one === 'string' && !isSentence(one);
  };
  return Object.fromEntries(
    Object.entries(words).map(([key, one]): [string, Json] => {
      if (key === '$schema') return [key, one ?? ''];
      if (typeof one === 'string') return [key, isShort(key) ? one : { use: `${like}.${key}` }];
      const used = isObject(one) ? String(one.use) : '';
      const own = used.startsWith(`${like}.`) ? used.slice(like.length + 1) : undefined;
      return [key, own !== undefined && isShort(own) ? { use: `${id}.${own}` } : (one ?? '')];
    }),
  );
}
