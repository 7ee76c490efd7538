// Makes what meta-schemas say of widgets from their descriptors: the names a layout may use with the options each takes, and
// the words in which a host describes its own.
import { readFile } from 'node:fs/promises';
import {
  ANSWER_KINDS,
  CALL_PLACES,
  FIELD_OPTIONS,
  READS_AS,
  WIDGETS,
  type WidgetDescriptor,
} from '../../runtime/core/index.ts';

interface Node {
  readonly properties: { readonly 'ui:widget': object };
}

/** The meta-schema, as far as the generator touches it. */
interface Meta {
  readonly definitions: {
    readonly node: Node;
    readonly options: { readonly properties: Readonly<Record<string, object>> };
  };
}

/** `schemas/widgets.json`. */
interface Host {
  readonly widgets: Readonly<Record<string, WidgetDescriptor>>;
}

/** The UI meta-schema below a folder with its widgets as the descriptors have them today. Throws on an option without a schema. */
export async function uiMeta(root: string): Promise<object> {
  const read = async (file: string) => JSON.parse(await readFile(`${root}${file}`, 'utf8'));
  return uiMetaWith(
    (await read('schemas/meta/ui.schema.json')) as Meta,
    (await read('schemas/widgets.json')) as Host,
  );
}

/** A UI meta-schema with the runtime's widgets and those of a host. Throws on an option without a schema. */
export function uiMetaWith(meta: Meta, host: Host): object {
  const all: Readonly<Record<string, WidgetDescriptor>> = { ...WIDGETS, ...host.widgets };
  const widgets = Object.fromEntries(Object.entries(all).filter(([, { chosen }]) => !chosen));
  const known = Object.keys(meta.definitions.options.properties);
  for (const [name, { options = [] }] of Object.entries(widgets)) {
    const unknown = options.find((option) => !known.includes(option));
    if (unknown !== undefined)
      throw new Error(`The widget ${name} speaks of the option ${unknown}, which has no schema.`);
  }
  const { node } = meta.definitions;
  const widget = { ...node.properties['ui:widget'], enum: Object.keys(widgets) };
  return {
    ...meta,
    definitions: {
      ...meta.definitions,
      node: {
        ...node,
        properties: { ...node.properties, 'ui:widget': widget },
        allOf: Object.entries(widgets).map(([name, { options = [] }]) => ({
          if: { required: ['ui:widget'], properties: { 'ui:widget': { const: name } } },
          // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
          then: { properties: { 'ui:options': { propertyNames: { pattern: anyOf(options) } } } },
        })),
      },
    },
  };
}

/** A list of words in a schema. */
interface Words {
  readonly items: object;
}

/** What the meta-schema of the host's widgets says of one, as far as the generator touches it. */
interface Described {
  readonly suits: Words;
  readonly calls: Words;
  readonly reads: object;
}

/** The meta-schema of the host's widgets below a folder, with the words that descriptors have today. */
export async function hostMeta(root: string): Promise<object> {
  const meta = JSON.parse(await readFile(`${root}schemas/meta/widgets.schema.json`, 'utf8'));
  const described: Described = meta.properties.widgets.additionalProperties.properties;
  Object.assign(described.suits, { items: { enum: ANSWER_KINDS } });
  Object.assign(described.calls, { items: { enum: CALL_PLACES } });
  Object.assign(described.reads, { enum: READS_AS });
  return meta;
}

/** One of the options of a widget, or of any field. */
const anyOf = (options: readonly string[]): string =>
  `^(${[...FIELD_OPTIONS, ...options].join('|')})$`;
