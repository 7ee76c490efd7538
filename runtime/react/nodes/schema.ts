// Small questions about a schema node and its UI schema; nothing here knows the screen.

import type { Json, JsonObject, Schema, UiSchema } from '../../core/index.ts';

const isObjectValue = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of a list's rows, where all rows share one. */
export function itemsOf(schema: Schema): Schema | undefined {
  const items: unknown = schema.items;
  return typeof items === 'object' && items !== null && !Array.isArray(items)
    ? (items as Schema)
    : undefined;
}

const EMPTY: UiSchema = {};

/** The UI schema of a member (or of `items`). */
export function uiOf(ui: UiSchema | undefined, name: string): UiSchema {
  const child = ui?.[name];
  return isObjectValue(child) ? child : EMPTY;
}

const unordered = new WeakMap<UiSchema, UiSchema>();

/** The UI schema without an order, which RJSF would insist to be complete: the form says how its members stand. */
export function unorderedUi(ui: UiSchema): UiSchema {
  if (ui['ui:order'] === undefined) return ui;
  const known = unordered.get(ui);
  if (known) return known;
  const { 'ui:order': _, ...made } = ui;
  unordered.set(ui, made);
  return made;
}
