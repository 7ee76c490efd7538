// Views that are like another: what one does not say itself is said by that one, column by column.
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  nearestOf,
  viewKey,
} from '../../core/index.ts';
import type { Model } from '../model/model.ts';
import { didYouMean, type Report } from '../read/faults.ts';

/** The views with all that they say; one that is like none there is, or in a circle like itself, is a fault. */
export function likeOthers(views: Model['views'], report: Report): Model['views'] {
  return new Map(
    [...views].map(([id, { file, view }]) => [
      id,
      { file, view: whole(view, [id], views, report) },
    ]),
  );
}

function whole(
  view: JsonObject,
  path: readonly string[],
  views: Model['views'],
  report: Report,
): JsonObject {
  const { like, ...own } = view;
  if (like === undefined) return own;
  const other = path.includes(String(like)) ? undefined : views.get(String(like))?.view;
  if (other !== undefined)
    return merged(worded(whole(other, [...path, String(like)], views, report)), own);
  const [first = ''] = path;
  const near = nearestOf(
    String(like),
    [...views.keys()].filter((id) => !path.includes(id)),
  );
  report({
    code: 'unknown-view',
    file: views.get(first)?.file ?? '',
    place: '/like',
    message: `There is no other view "${String(like)}" to be like.`,
    remedy: didYouMean(near, 'Name another view, or take "like" out.'),
    nearest: near,
  });
  return own;
}

/** A view keeps which others stand in its place to itself. */
function merged({ variants: _, ...other }: JsonObject, own: JsonObject): JsonObject {
  const known = new Map(objectsIn(other.columns).map((column) => [String(column.key), column]));
  const columns = objectsIn(own.columns).map((column) => ({
    ...known.get(String(column.key)),
    ...column,
  }));
  return { ...other, ...own, columns };
}

/** The view with its words named in full, so that one that is like it says them too. */
function worded(view: JsonObject): JsonObject {
  const id = String(view.id);
  const word = (named: Json | undefined, ...key: readonly string[]) => named ?? viewKey(id, ...key);
  return {
    ...view,
    caption: word(view.caption, 'caption'),
    empty: word(view.empty, 'empty'),
    columns: objectsIn(view.columns).map((column) => ({
      ...column,
      heading: word(column.heading, String(column.key), 'heading'),
    })),
    filters: objectsIn(view.filters).map((filter) => ({
      ...filter,
      label: word(filter.label, 'filter', String(filter.name), 'label'),
      words: word(filter.words, 'filter', String(filter.name), 'option'),
      any: word(filter.any, 'filter', String(filter.name), 'any'),
    })),
  };
}

const objectsIn = (list: Json | undefined): readonly JsonObject[] =>
  isList(list) ? list.filter(isObject) : [];
