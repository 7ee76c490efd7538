// Gives RJSF the words it looks for in a UI schema: titles, hints and names of shapes, from our messages; and each place,
// by which its choices are named.

import {
  branchesOf,
  generic,
  isObject,
  type Json,
  type Pointer,
  type Schema,
  type UiSchema,
} from '../../core/index.ts';
import { uiOf } from '../nodes/schema.ts';
import type { FormStore } from '../store/form-store.ts';
import { onlyValueOf } from './shapes.ts';

/**
 * The UI schema of a live node with its place, and with `ui:title` and `ui:help` wherever a message exists. What is said
 * of a place is said of it in every branch, since a message belongs to a place and not to a branch.
 */
export const wordedUi = (
  store: FormStore,
  schema: Schema,
  ui: UiSchema,
  pointer: Pointer,
): UiSchema => worded(store, [schema], ui, pointer);

type Made = Record<string, Json | undefined>;

function worded(
  store: FormStore,
  schemas: readonly Schema[],
  ui: UiSchema,
  pointer: Pointer,
): UiSchema {
  const parts = schemas.flatMap(branchesOf);
  const made: Made = { ...wordsOf(store, pointer), ...ui, ...inWholeOrder(ui) };
  for (const [name, members] of membersOf(parts))
    made[name] = worded(store, members, uiOf(ui, name), `${pointer}/${name}`) as Json;
  const items = itemsUi(store, parts, uiOf(ui, 'items'), pointer);
  if (items !== undefined) made.items = items;
  const free = freeUi(store, parts, uiOf(ui, 'additionalProperties'), pointer);
  if (free !== undefined) made.additionalProperties = free;
  const [list, ...others] = listsOf(parts);
  if (list === undefined || others.length > 0) return made;
  return { ...made, [list.word]: namedShapes(store, list.shapes.length, made, pointer) };
}

/** RJSF refuses an order that does not name all there is. */
function inWholeOrder({ 'ui:order': order }: UiSchema): UiSchema {
  if (!Array.isArray(order) || order.includes('*')) return {};
  return { 'ui:order': [...order, '*'] };
}

function membersOf(parts: readonly Schema[]): ReadonlyMap<string, readonly Schema[]> {
  const members = new Map<string, readonly Schema[]>();
  for (const { properties = {} } of parts) {
    for (const [name, member] of Object.entries(properties))
      members.set(name, [...(members.get(name) ?? []), member]);
  }
  return members;
}

/** Of rows that are alike, one; of a list whose places mean different things, one for each place. */
function itemsUi(
  store: FormStore,
  parts: readonly Schema[],
  ui: UiSchema,
  pointer: Pointer,
): Json | undefined {
  const row = `${pointer}/0`;
  const alike = parts.flatMap(({ items }) => (isObject(items) ? [items] : []));
  if (alike.length > 0) return worded(store, alike, ui, row) as Json;
  const places: unknown = parts.find(({ items }) => Array.isArray(items))?.items;
  if (!Array.isArray(places)) return undefined;
  return places.map((place: Schema, index): Json => {
    return {
      ...worded(store, [place], ui, row),
      'ui:title': placeName(store, pointer, index + 1),
    } as Json;
  });
}

/** What a place of a list is called: by its own message, else by the list and its number. */
function placeName({ texts, info }: FormStore, pointer: Pointer, number: number): string {
  const { label = '', texts: own } = info(pointer) ?? {};
  const name = own?.[`place.${number}`];
  if (name !== undefined) return texts.t(name);
  return texts.t('runtime.place', { label: texts.has(label) ? texts.t(label) : '', number });
}

/** What stands under names of the answerer's own choice is called by those names; only what stands in it has words. */
function freeUi(
  store: FormStore,
  parts: readonly Schema[],
  ui: UiSchema,
  pointer: Pointer,
): Json | undefined {
  const free = parts.flatMap(({ additionalProperties: one }) =>
    isObject(one) ? [one as Schema] : [],
  );
  if (free.length === 0) return undefined;
  const {
    'ui:title': _title,
    'ui:help': _help,
    ...inner
  } = worded(store, free, ui, `${pointer}/0`);
  return inner as Json;
}

const WORDS = ['oneOf', 'anyOf'] as const;

interface ShapeList {
  readonly word: (typeof WORDS)[number];
  readonly shapes: readonly Schema[];
}

/** The lists of shapes of a place, each once; a list of constants is a choice, not a list of shapes. */
function listsOf(parts: readonly Schema[]): readonly ShapeList[] {
  const found = new Map<string, ShapeList>();
  for (const part of parts) {
    for (const word of WORDS) {
      const shapes = part[word] as readonly Schema[] | undefined;
      if (shapes === undefined || shapes.every((one) => onlyValueOf(one) !== undefined)) continue;
      found.set(JSON.stringify(shapes), { word, shapes });
    }
  }
  return [...found.values()];
}

/**
 * Each shape by its own name; the hint of the place stands at the choice. Names are counted, so they are said only where
 * a place has one list of shapes: of two lists nobody knows which was counted.
 */
function namedShapes(store: FormStore, count: number, made: Made, pointer: Pointer): Json {
  const { 'ui:help': _help, ...words } = made;
  return Array.from({ length: count }, (_, index): Json => {
    const name = store.info(pointer)?.texts?.[`shape.${index + 1}`];
    if (name === undefined) return words as Json;
    const wording = store.texts.t(name);
    return { ...words, 'ui:title': wording, 'ui:shape': wording } as Json;
  });
}

function wordsOf(store: FormStore, pointer: Pointer): UiSchema {
  const info = store.bundle.fields[generic(pointer)];
  if (!info) return {};
  const { texts } = store;
  return {
    'ui:place': pointer,
    ...(texts.has(info.label) && { 'ui:title': texts.t(info.label) }),
    ...(info.hint && { 'ui:help': texts.t(info.hint) }),
    ...(info.placeholder && { 'ui:placeholder': texts.t(info.placeholder) }),
  };
}
