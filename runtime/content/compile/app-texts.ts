// Which sentences every page has, whatever form it shows.
import { isList, isObject, type JsonObject } from '../../core/index.ts';
import type { Message, Model } from '../model/model.ts';

/** In the order of the messages. */
export function appTexts(model: Model): readonly Message[] {
  const elsewhere = new Set([
    ...model.house.serverOnly,
    ...model.house.apart,
    'blocks',
    'sections',
    ...model.forms.map(({ id }) => id),
  ]);
  const names = new Set(Object.keys(model.house.documents).map((id) => `documents.${id}.title`));
  const viewKeys = [...model.views.values()].flatMap(({ view }) => viewWords(view));
  return [...model.messages.values()].filter(
    ({ key }) =>
      names.has(key) ||
      !elsewhere.has(key.slice(0, key.indexOf('.'))) ||
      viewKeys.some((words) => key.startsWith(`${words}.`)),
  );
}

/** Keys of the sentences that every page has, and of those that are set apart for some. */
export const keysOnPages = (model: Model): ReadonlySet<string> =>
  new Set(
    [...appTexts(model).map(({ key }) => key)].concat(
      [...model.messages.keys()].filter((key) =>
        model.house.apart.includes(key.slice(0, key.indexOf('.'))),
      ),
    ),
  );

/** Where the words for values of a view stand, wherever they belong otherwise. */
const viewWords = ({ columns }: JsonObject): readonly string[] =>
  (isList(columns) ? columns : [])
    .filter(isObject)
    .flatMap(({ words }) => (typeof words === 'string' ? [words] : []));
