// What each choice of a filter lists, where its view declares that: conditions on what is known of a row, by their names.
import type { Json, JsonObject } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';

/** Choice → what a row has to be to stand under it, in the order of the choices. */
export type Lists = ReadonlyMap<string, JsonObject>;

/** The lists of a filter of a view; none where it declares none. */
export function listsOf(view: JsonObject | undefined, filter: string): Lists {
  const found = filtersIn(view).find(({ name }) => name === filter);
  const lists = isObject(found?.lists) ? found.lists : {};
  return new Map(
    Object.entries(lists).flatMap(([choice, one]) => (isObject(one) ? [[choice, one]] : [])),
  );
}

/** The choice that stands chosen of itself. */
export const presetOf = (view: JsonObject | undefined, filter: string): Json | undefined =>
  filtersIn(view).find(({ name }) => name === filter)?.preset;

/** The first choice under which something of which this is known stands; undefined where none lists it. */
export const listedUnder = (lists: Lists, known: JsonObject): string | undefined =>
  [...lists].find(([, wanted]) =>
    Object.entries(wanted).every(([name, value]) => known[name] === value),
  )?.[0];

const filtersIn = (view: JsonObject | undefined): readonly JsonObject[] =>
  isList(view?.filters) ? view.filters.filter(isObject) : [];
