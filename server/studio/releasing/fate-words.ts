// What becomes of open drafts, where two contents differ in it: in the words in which it is chosen.
import { isObject, type Json, type Texts } from '../../../runtime/core/index.ts';
import type { ComparedItem } from './compare.ts';
import { nameOfForm } from './effect-words.ts';

const FORM = /^schemas\/forms\/([^/]+)\/form\.json$/;
const WORDS: Readonly<Record<string, string>> = {
  migrate: 'server.studio.fate.migrate',
  pin: 'server.studio.fate.pin',
  restart: 'server.studio.fate.restart',
};

/** Undefined for anything else. */
export function fateInWords(
  texts: Texts,
  { file, place, before, after }: Pick<ComparedItem, 'file' | 'place' | 'before' | 'after'>,
): (Pick<ComparedItem, 'before' | 'after'> & { readonly about: string }) | undefined {
  const form = FORM.exec(file)?.[1];
  if (form === undefined || (place !== '/draft' && place !== '/draft/onNewRelease'))
    return undefined;
  const said = (value: string): string =>
    texts.t(WORDS[fateIn(value)] ?? 'server.studio.fate.migrate');
  return {
    about: texts.t('server.studio.fate.of', { form: nameOfForm(texts, form) }),
    ...{ before: said(before), after: said(after) },
  };
}

/** Of the choice itself or of all that a form says of drafts, as the file writes it; where nothing is said, answers are carried over. */
function fateIn(text: string): string {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return '';
  }
  const said = isObject(value) ? value.onNewRelease : value;
  return typeof said === 'string' ? said : '';
}
