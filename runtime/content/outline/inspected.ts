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
import type { FieldWay, SectionId } from '../commands/act.ts';
import { textAt } from '../commands/sentences.ts';
import { widgetAt } from '../compile/nodes.ts';
import type { ContentSource } from '../model/types.ts';
import { widgetsFor } from './widgets-for.ts';

/** The meta-schemas that say what a section and its layout may hold. */
export interface MetaSchemas {
  readonly section: Schema;
  readonly ui: Schema;
}

/** One word of a field. */
export interface InspectedWord {
  readonly of: 'schema' | 'layout' | 'options';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly level: 'everyday' | 'advanced' | 'programmers';
  readonly control: 'toggle' | 'number' | 'text' | 'choice' | 'json';
  readonly choices?: readonly { readonly value: string; readonly title: string }[];
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
  const ofLayout = wordsOf(meta.ui, '/definitions/node/properties', OF_LAYOUT)
    .map((word) => ({ ...word, name: word.name }))
    .map((word) => valued({ ...word, of: 'layout' }, layout, layout));
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
  return { words: all, choices: choicesOf(source, { section, field }, schema) };
}

type Word = Omit<InspectedWord, 'of' | 'value' | 'inherited'>;

/** The words of a meta-schema with these names, in its order. */
function wordsOf(meta: Schema, place: string, names: readonly string[]): readonly Word[] {
  const properties = at(meta, place);
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, said]) => {
    if (!names.includes(name) || !isObject(said)) return [];
    const whole = withDefinition(meta, said);
    return [
      {
        ...{
          name,
          title: String(whole.title ?? name),
          description: String(whole.description ?? ''),
        },
        level: levelOf(whole['x-level']),
        ...controlFor(whole),
      },
    ];
  });
}

const at = (meta: Schema, place: string): Json | undefined =>
  place
    .split('/')
    .slice(1)
    .reduce<Json | undefined>(
      (inside, name) => (isObject(inside) ? inside[name] : undefined),
      meta as JsonObject,
    );

/** With what it takes over from a definition of the same file. */
function withDefinition(meta: Schema, said: JsonObject): JsonObject {
  const ref = typeof said.$ref === 'string' && said.$ref.startsWith('#') ? said.$ref.slice(1) : '';
  const definition = ref === '' ? undefined : at(meta, ref);
  return isObject(definition) ? { ...definition, ...said } : said;
}

const levelOf = (level: Json | undefined): Word['level'] =>
  level === 'everyday' || level === 'advanced' ? level : 'programmers';

function controlFor(said: JsonObject): Pick<Word, 'control' | 'choices'> {
  const { enum: listed, type } = said;
  if (type === 'boolean') return { control: 'toggle' };
  if (Array.isArray(listed)) return { control: 'choice', choices: titled(listed.map(String)) };
  if (type === 'number' || type === 'integer') return { control: 'number' };
  return { control: type === 'string' ? 'text' : 'json' };
}

const SIZES: Readonly<Record<string, string>> = {
  xs: 'Very small',
  s: 'Small',
  m: 'Medium',
  l: 'Large',
  full: 'Full',
};

/** As people read it: `dateTime` is "Date time". */
const titled = (values: readonly string[]): NonNullable<Word['choices']> =>
  values.map((value) => {
    const words = value
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[-_]/g, ' ')
      .toLowerCase();
    return { value, title: SIZES[value] ?? words.charAt(0).toUpperCase() + words.slice(1) };
  });

function valued(
  word: Word & Pick<InspectedWord, 'of'>,
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
