// What a view reads: keys of the rows its call answers with, and messages; each with its place.
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  linkParts,
  type Schema,
  viewKey,
} from '../../../core/index.ts';
import type { Model } from '../../model/model.ts';

/** A key or a message, and where the view names it. */
export interface Read {
  readonly key: string;
  readonly place: string;
}

export interface PlacedColumn {
  readonly column: JsonObject;
  readonly place: string;
}

export const columnsOf = (view: JsonObject): readonly PlacedColumn[] =>
  (isList(view.columns) ? view.columns : [])
    .filter(isObject)
    .map((column, index) => ({ column, place: `/columns/${index}` }));

/** What is told of one thing, each with its place. */
export const factsIn = (
  view: JsonObject,
): readonly { readonly fact: JsonObject; readonly place: string }[] =>
  (isList(view.facts) ? view.facts : [])
    .filter(isObject)
    .map((fact, index) => ({ fact, place: `/facts/${index}` }));

const explainedIn = (view: JsonObject): readonly Read[] =>
  (isList(view.explained) ? view.explained : [])
    .filter(isObject)
    .flatMap((one, index) => [
      ...named(one.term, `/explained/${index}/term`),
      ...named(one.text, `/explained/${index}/text`),
    ]);

/** The filters of a view, each with its place. */
export const filtersOf = (
  view: JsonObject,
): readonly { readonly filter: JsonObject; readonly place: string }[] =>
  (isList(view.filters) ? view.filters : [])
    .filter(isObject)
    .map((filter, index) => ({ filter, place: `/filters/${index}` }));

/** What rows of the table and of the list that keeps them have in common. */
export const commonKeys = ({ into }: JsonObject): readonly Read[] =>
  isObject(into) ? listed(into.by, '/into/by') : [];

/** Every key of a row that a view reads; switches are read from the list that keeps them. */
export function keysOf(view: JsonObject): readonly Read[] {
  const { key, group, within, exclude, mark } = isObject(view.rows) ? view.rows : {};
  return [
    ...columnsOf(view)
      .filter(({ column }) => column.input !== 'switch')
      .flatMap(keysOfColumn),
    ...commonKeys(view),
    ...(isObject(view.sort) ? named(view.sort.key, '/sort/key') : []),
    ...named(key, '/rows/key'),
    ...named(group, '/rows/group'),
    ...named(within, '/rows/within'),
    ...members(exclude, '/rows/exclude'),
    ...members(mark, '/rows/mark'),
    ...filtersOf(view).flatMap(({ filter, place }) => listed(filter.keys, `${place}/keys`)),
  ];
}

function keysOfColumn({ column, place }: PlacedColumn): readonly Read[] {
  const { second, note, link, instead } = column;
  const { where, unless } = isObject(instead) ? instead : {};
  return [
    ...keysOfValue(column, place),
    ...(isObject(second) ? keysOfValue(second, `${place}/second`) : []),
    ...(isObject(note) ? named(note.key, `${place}/note/key`) : []),
    ...members(where, `${place}/instead/where`),
    ...members(unless, `${place}/instead/unless`),
    ...(typeof link === 'string' ? linkParts(link) : []).map((key) => ({
      key,
      place: `${place}/link`,
    })),
  ];
}

const keysOfValue = ({ key, or }: JsonObject, place: string): readonly Read[] => [
  ...named(key, `${place}/key`),
  ...listed(or, `${place}/or`),
];

/** Messages a view reads. One whose column is unknown (its key among these) is nobody's to write yet. */
export function wordsOf(view: JsonObject, unknown: ReadonlySet<string>): readonly Read[] {
  const id = String(view.id);
  const isKnown = (value: JsonObject): boolean => !unknown.has(String(value.key));
  return [
    ...columnsOf(view).flatMap((placed) => wordsOfColumn(placed, view, isKnown)),
    ...explainedIn(view),
    ...factsIn(view).flatMap(({ fact, place }) => named(fact.label, `${place}/label`)),
    ...filtersOf(view).map(({ filter, place }) => ({
      key: String(filter.label ?? viewKey(id, 'filter', String(filter.name), 'label')),
      place: `${place}/label`,
    })),
    // Of one row alone nothing is said where there is none.
    ...(view.kind === 'facts'
      ? []
      : [{ key: String(view.empty ?? viewKey(id, 'empty')), place: '/empty' }]),
    ...(isObject(view.searching)
      ? [
          ...named(view.searching.clear, '/searching/clear'),
          ...named(view.searching.none, '/searching/none'),
        ]
      : []),
    // What people tick stands in a form, under the label of its list.
    ...(view.into === undefined || view.caption !== undefined
      ? [{ key: String(view.caption ?? viewKey(id, 'caption')), place: '/caption' }]
      : []),
  ];
}

/** Messages that a view reads where they are there. */
export const otherWordsOf = (view: JsonObject): readonly string[] =>
  filtersOf(view)
    .flatMap(({ filter: { name, schema, words } }) =>
      (isObject(schema) && isList(schema.enum) ? schema.enum : []).map((value) =>
        typeof words === 'string'
          ? `${words}.${String(value)}`
          : viewKey(String(view.id), 'filter', String(name), 'option', String(value)),
      ),
    )
    .concat([...wordsOfNoChoice(view).keys()]);

/** What stands for no choice of a filter: message key → the filters whose answers can stand in it. */
export function wordsOfNoChoice(view: JsonObject): ReadonlyMap<string, readonly string[]> {
  const filters = filtersOf(view).map(({ filter }) => filter);
  const names = filters.map(({ name }) => String(name));
  return new Map(
    filters
      .filter(({ schema, radio }) => isObject(schema) && isList(schema.enum) && radio !== true)
      .map(({ name, any }) => [
        String(any ?? viewKey(String(view.id), 'filter', String(name), 'any')),
        names,
      ]),
  );
}

function wordsOfColumn(
  { column, place }: PlacedColumn,
  { id, download }: JsonObject,
  isKnown: (value: JsonObject) => boolean,
): readonly Read[] {
  const { heading, note, second, instead } = column;
  const word = (value: JsonObject, kind: string) => viewKey(String(id), String(value.key), kind);
  return [
    ...(isKnown(column)
      ? [{ key: String(heading ?? word(column, 'heading')), place: `${place}/heading` }]
      : []),
    ...(isObject(note) && isKnown(note)
      ? [{ key: String(note.text ?? word(note, 'note')), place: `${place}/note/text` }]
      : []),
    ...(isObject(instead) ? named(instead.text, `${place}/instead/text`) : []),
    // A second line has a column of its own in a file, and an amount a label of its own on a card.
    ...(isObject(second) && (download === true || second.format === 'money') && isKnown(second)
      ? [{ key: word(second, 'heading'), place: `${place}/second/key` }]
      : []),
  ];
}

/** The schema of a member by its path, in a list by its place; undefined where there is none. */
export function schemaAt(schema: Schema, path: readonly string[]): Schema | undefined {
  return path.reduce<Schema | undefined>((at, name) => {
    const { properties = {}, items } = at ?? {};
    if (isObject(items) && /^\d+$/.test(name)) return items as Schema;
    return Object.hasOwn(properties, name) ? (properties[name] as Schema) : undefined;
  }, schema);
}

/** The good answer of a view's call; undefined where there is no such call. */
export function answerOf({ source }: JsonObject, model: Model): Schema | undefined {
  const call = isObject(source) ? model.calls.get(String(source.call)) : undefined;
  return call?.responses['200'];
}

/** The rows of a view as its call answers with them, of facts the one row; undefined where it has no such thing. */
export function rowsOf(view: JsonObject, model: Model): Schema | undefined {
  const answer = answerOf(view, model);
  const list = isObject(view.source) ? String(view.source.list).split('.') : [];
  const found = answer && schemaAt(answer, list);
  const rows = view.kind === 'facts' ? found : found?.items;
  return isObject(rows) ? (rows as Schema) : undefined;
}

const named = (key: Json | undefined, place: string): readonly Read[] =>
  typeof key === 'string' ? [{ key, place }] : [];

const listed = (keys: Json | undefined, place: string): readonly Read[] =>
  (isList(keys) ? keys : []).map((key, index) => ({
    key: String(key),
    place: `${place}/${index}`,
  }));

const members = (value: Json | undefined, place: string): readonly Read[] =>
  Object.keys(isObject(value) ? value : {}).map((key) => ({ key, place: `${place}/${key}` }));
