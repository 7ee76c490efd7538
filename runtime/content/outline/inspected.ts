// What can be said of a field: the words that the descriptions of content have, those that suit its kind of answer, with what is said now.
import {
  answerKind,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
  widgetNamed,
} from '../../core/index.ts';
import { askedAt, blockKey, keyOfField, layoutAt, schemaAt } from '../acts/common/place.ts';
import { kindsFor, type NextKind } from '../acts/fields/kind.ts';
import type { FieldWay, SectionId } from '../commands/act.ts';
import { textAt } from '../commands/sentences.ts';
import { widgetAt } from '../compile/nodes.ts';
import type { ContentSource } from '../model/types.ts';
import { type MetaWord, titled, wordsOf } from './meta-words.ts';
import { widgetsFor } from './widgets-for.ts';

/** The meta-schemas that say what a form, a section and its layout may hold. */
export interface MetaSchemas {
  readonly form: Schema;
  readonly section: Schema;
  readonly ui: Schema;
}

/** One word of a field. */
export interface InspectedWord extends MetaWord {
  readonly of: 'schema' | 'layout' | 'options';
  /** What is said now; left out where nothing is. */
  readonly value?: Json;
  /** It is said by what the field takes over, not here. */
  readonly inherited?: true;
}

/** One choice of a field, with the message that words it. */
export interface InspectedChoice {
  readonly value: Json;
  readonly text: string;
  readonly key: string;
}

export interface InspectedField {
  /** Those it can get in place of the one it has. */
  readonly kinds: readonly NextKind[];
  readonly words: readonly InspectedWord[];
  readonly choices: readonly InspectedChoice[];
}

const ALWAYS = ['default', 'readOnly', 'writeOnly', 'personal', '$comment', 'column', 'type'];
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  text: ['format', 'minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  boolean: ['const'],
  choice: [],
  choices: ['minItems', 'maxItems', 'uniqueItems'],
  rows: ['minItems', 'maxItems', 'uniqueItems', 'uniqueBy'],
  list: ['minItems', 'maxItems', 'uniqueItems'],
  object: [],
};
const OF_LAYOUT = ['ui:widget', 'ui:hidden', 'ui:readonly'];

/** All that can be said of a field; undefined where there is no such field. */
export function inspectedAt(
  source: ContentSource,
  meta: MetaSchemas,
  { section, field }: { readonly section: SectionId; readonly field: FieldWay },
): InspectedField | undefined {
  const place = schemaAt(source, section, field);
  if (!place) return undefined;
  const schema = askedAt(source, section, field);
  const layout = layoutAt(source, section, field);
  const widget = widgetAt(schema as Schema, layout);
  const kind = answerKind(schema as Schema) ?? 'object';
  const ofSchema = wordsOf(meta.section, '/definitions/schema/properties', [
    ...(OF_KIND[kind] ?? []),
    ...ALWAYS,
  ]).map((word) => valued({ ...word, of: 'schema' }, place.schema, schema));
  const ofLayout = wordsOf(meta.ui, '/definitions/node/properties', OF_LAYOUT).map((word) =>
    valued({ ...word, of: 'layout' }, layout, layout),
  );
  const options = isObject(layout['ui:options']) ? layout['ui:options'] : {};
  const ofOptions = wordsOf(
    meta.ui,
    '/definitions/options/properties',
    widgetNamed(widget)?.options ?? [],
  ).map((word) => valued({ ...word, of: 'options' }, options, options));
  const widgets = widgetsFor(schema as Schema);
  const all = [...ofLayout, ...ofSchema, ...ofOptions].map((word) =>
    word.name === 'ui:widget' ? { ...word, choices: titled(widgets) } : word,
  );
  return {
    kinds: kindsFor(source, section, field),
    words: all,
    choices: choicesOf(source, { section, field }, schema),
  };
}

function valued(
  word: MetaWord & Pick<InspectedWord, 'of'>,
  own: JsonObject,
  whole: JsonObject,
): InspectedWord {
  const value = own[word.name] ?? whole[word.name];
  const isInherited = own[word.name] === undefined && value !== undefined;
  return {
    ...word,
    ...(value !== undefined && { value }),
    ...(isInherited && { inherited: true as const }),
  };
}

/** In the order in which they are offered. */
function choicesOf(
  source: ContentSource,
  { section, field }: { readonly section: SectionId; readonly field: FieldWay },
  schema: JsonObject,
): readonly InspectedChoice[] {
  const items = isObject(schema.items) ? schema.items : {};
  const listed = Array.isArray(schema.enum) ? schema.enum : items.enum;
  if (!Array.isArray(listed)) return [];
  const place = schemaAt(source, section, field);
  const block = place && blockKey(place);
  return listed.map((value: Json) => {
    const word = `option.${String(value)}`;
    const key = keyOfField(section, field, word);
    const words = block === undefined ? undefined : textAt(source, `${block}.${word}`);
    return { value, key, text: textAt(source, key) ?? words ?? String(value) };
  });
}
