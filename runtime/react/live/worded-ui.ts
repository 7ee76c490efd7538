// Gives RJSF the words it looks for in a UI schema: titles, hints, names of choices and of shapes, from our messages.

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
import { choiceText } from '../widgets/choices.ts';

/** The UI schema of a live node with `ui:title`, `ui:help` and `ui:enumNames` wherever a message exists. */
export function wordedUi(
  store: FormStore,
  schema: Schema,
  ui: UiSchema,
  pointer: Pointer,
): UiSchema {
  const worded: Record<string, Json | undefined> = { ...wordsOf(store, schema, pointer), ...ui };
  for (const part of branchesOf(schema)) {
    for (const [name, child] of Object.entries(part.properties ?? {})) {
      worded[name] = {
        ...(isObject(worded[name]) ? worded[name] : {}),
        ...wordedUi(store, child, uiOf(ui, name), `${pointer}/${name}`),
      };
    }
  }
  if (isObject(schema.items)) {
    worded.items = wordedUi(store, schema.items, uiOf(ui, 'items'), `${pointer}/0`);
  }
  for (const word of SHAPES) {
    const shapes = schema[word];
    if (Array.isArray(shapes))
      worded[word] = shapes.map((shape, index) => shapeUi(store, shape, { ui, pointer, index }));
  }
  return worded;
}

const SHAPES = ['oneOf', 'anyOf'] as const;

interface Shape {
  readonly ui: UiSchema;
  readonly pointer: Pointer;
  readonly index: number;
}

/** One shape of several, by its own name; the hint of the place stands at the choice. */
function shapeUi(store: FormStore, shape: Json, { ui, pointer, index }: Shape): UiSchema {
  const name = store.info(pointer)?.texts?.[`shape.${index + 1}`];
  const { 'ui:help': _help, ...worded } = isObject(shape)
    ? wordedUi(store, shape as Schema, ui, pointer)
    : wordsOf(store, {}, pointer);
  return { ...worded, ...(name !== undefined && { 'ui:title': store.texts.t(name) }) };
}

function wordsOf(store: FormStore, schema: Schema, pointer: Pointer): UiSchema {
  const info = store.bundle.fields[generic(pointer)];
  if (!info) return {};
  const { texts } = store;
  return {
    ...(texts.has(info.label) && { 'ui:title': texts.t(info.label) }),
    ...(info.hint && { 'ui:help': texts.t(info.hint) }),
    ...(info.placeholder && { 'ui:placeholder': texts.t(info.placeholder) }),
    ...(schema.enum && {
      'ui:enumNames': schema.enum.map((value) => choiceText(texts, info, value)),
    }),
  };
}
