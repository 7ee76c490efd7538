// Small questions about a schema node and its UI schema; nothing here knows the screen.

import type { Json, JsonObject, Schema, UiSchema } from '../../core/index.ts';

const LIVE_KEYWORDS = [
  'oneOf',
  'anyOf',
  'allOf',
  'if',
  'not',
  'dependencies',
  'dependentSchemas',
  'dependentRequired',
  'patternProperties',
  '$ref',
] as const;

const known = new WeakMap<Schema, boolean>();

/** Does what this node shows depend on its own value, so that RJSF itself must follow every change of it? */
export function isLive(schema: Schema): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const live = judgeLive(schema);
  known.set(schema, live);
  return live;
}

function judgeLive(schema: Schema): boolean {
  if (LIVE_KEYWORDS.some((keyword) => schema[keyword] !== undefined)) return true;
  if (Array.isArray(schema.type)) return !isNullable(schema.type);
  if (schema.type === 'object') return opensMembers(schema);
  if (schema.type === 'array') return !isPlainList(schema);
  if (schema.format === 'data-url') return true;
  return schema.type === undefined && schema.enum === undefined;
}

/** `['string', 'null']` is a plain optional leaf. */
const isNullable = (types: readonly Json[]): boolean =>
  types.length === 2 && types.includes('null');

/** An object whose members are not known beforehand; one with no members at all is just a value. */
const opensMembers = (schema: Schema): boolean =>
  typeof schema.additionalProperties === 'object' ||
  (schema.additionalProperties === true && schema.properties === undefined);

function isPlainList(schema: Schema): boolean {
  const items = itemsOf(schema);
  if (items === undefined) return false;
  if (items.type === 'object') return !isLive(items);
  return items.enum !== undefined;
}

export const isObjectValue = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of a list's rows, where all rows share one. */
export function itemsOf(schema: Schema): Schema | undefined {
  const items: unknown = schema.items;
  return typeof items === 'object' && items !== null && !Array.isArray(items)
    ? (items as Schema)
    : undefined;
}

export const propertiesOf = (schema: Schema): readonly (readonly [string, Schema])[] =>
  Object.entries(schema.properties ?? {});

const EMPTY: UiSchema = {};

/** The UI schema of a member (or of `items`). */
export function uiOf(ui: UiSchema | undefined, name: string): UiSchema {
  const child = ui?.[name];
  return isObjectValue(child) ? child : EMPTY;
}

export function widgetOf(ui: UiSchema | undefined): string | undefined {
  const widget = ui?.['ui:widget'];
  return typeof widget === 'string' ? widget : undefined;
}

/** `ui:options` of a node. */
export function optionsOf(ui: UiSchema | undefined): JsonObject {
  const options = ui?.['ui:options'];
  return isObjectValue(options) ? options : EMPTY;
}

/** The one type of a leaf, null left out. */
export function typeOf(schema: Schema): string {
  if (typeof schema.type === 'string') return schema.type;
  const types = schema.type ?? [];
  return types.find((type) => type !== 'null') ?? 'string';
}

const ordered = new WeakMap<UiSchema, UiSchema>();

/** The UI schema with an order that leaves nothing out: fields it does not name come last. */
export function orderedUi(ui: UiSchema): UiSchema {
  const order = ui['ui:order'];
  if (!Array.isArray(order) || order.includes('*')) return ui;
  const known = ordered.get(ui);
  if (known) return known;
  const made = { ...ui, 'ui:order': [...order, '*'] };
  ordered.set(ui, made);
  return made;
}
