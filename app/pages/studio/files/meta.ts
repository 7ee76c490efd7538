// What the meta-schema of a file says of a place in it: the names and values that may stand there.

import { findNodeAtLocation, getLocation, type Location, parseTree } from 'jsonc-parser';
import { isObject, type Json, type JsonObject } from '../../../../runtime/core/index.ts';
import type { AnswerOf } from '../../../calls/typed.ts';

export type Meta = NonNullable<AnswerOf<'studio_file'>['data']['meta']>;

/** A name or a value that may be written, with what it is for. */
export interface Offer {
  /** As it stands in the file. */
  readonly text: string;
  readonly title: string;
  readonly description: string;
}

export interface Offers {
  /** What is there already, and is written over. */
  readonly from: number;
  readonly to: number;
  /** Of names: a colon and a value are to follow. */
  readonly isName: boolean;
  readonly offers: readonly Offer[];
}

/** A schema, and the file it stands in: what it points to is found from there. */
interface Placed {
  readonly schema: JsonObject;
  readonly file: string;
}

/** What may stand where somebody types; none where that is not known. */
export function offersAt(meta: Meta, text: string, at: number): Offers {
  const location = getLocation(text, at);
  const { path, isAtPropertyKey: isName, previousNode: before } = location;
  const there = before && at >= before.offset && at <= before.offset + before.length;
  const from = there ? before.offset : wordBefore(text, at);
  const to = there ? before.offset + before.length : at;
  const place = isName ? path.slice(0, -1) : path;
  const schemas = placesAt(meta, place);
  const offers = isName ? namesIn(schemas, taken(text, location)) : schemas.flatMap(valuesOf);
  return { from, to, isName, offers: once(offers) };
}

function wordBefore(text: string, at: number): number {
  let from = at;
  while (from > 0 && /[\w$"-]/.test(text[from - 1] ?? '')) from -= 1;
  return from;
}

const once = (offers: readonly Offer[]): readonly Offer[] => [
  ...new Map(offers.map((offer) => [offer.text, offer])).values(),
];

/** Everything that a schema says of a place, by whatever way: a reference, all of several, or one of them. */
function placesAt(meta: Meta, path: Location['path']): readonly Placed[] {
  const schema = meta.schemas[meta.entry];
  let at = isObject(schema) ? withAll(meta, [{ schema, file: meta.entry }]) : [];
  for (const step of path) {
    const next = at.flatMap((placed) => below(placed, step));
    at = withAll(meta, next);
  }
  return at;
}

function below({ schema, file }: Placed, step: string | number): readonly Placed[] {
  const found: (Json | undefined)[] = [];
  if (typeof step === 'number') {
    const { items } = schema;
    found.push(Array.isArray(items) ? items[step] : items);
  } else if (isObject(schema.properties) && Object.hasOwn(schema.properties, step))
    found.push(schema.properties[step]);
  else {
    // Which of the patterns a name fits is asked of the check: here what any of them allows is offered.
    found.push(
      ...Object.values(isObject(schema.patternProperties) ? schema.patternProperties : {}),
    );
    found.push(schema.additionalProperties);
  }
  return found.filter(isObject).map((one) => ({ schema: one, file }));
}

const SEVERAL = ['allOf', 'anyOf', 'oneOf'] as const;
const ONE = ['if', 'then', 'else'] as const;

function withAll(meta: Meta, from: readonly Placed[]): readonly Placed[] {
  const seen = new Set<JsonObject>();
  const found: Placed[] = [];
  const waiting = [...from];
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const { schema, file } = one;
    if (seen.has(schema)) continue;
    seen.add(schema);
    found.push(one);
    const more = [
      ...SEVERAL.flatMap((name) => (Array.isArray(schema[name]) ? schema[name] : [])),
      ...ONE.map((name) => schema[name]),
    ];
    waiting.push(...more.filter(isObject).map((inner) => ({ schema: inner, file })));
    const pointed = typeof schema.$ref === 'string' && pointedAt(meta, schema.$ref, file);
    if (pointed) waiting.push(pointed);
  }
  return found;
}

function pointedAt({ schemas }: Meta, ref: string, from: string): Placed | undefined {
  const [path = '', place = ''] = ref.split('#');
  const file = path === '' ? from : (path.split('/').at(-1) ?? '');
  const steps = place.split('/').slice(1);
  const schema = steps.reduce<Json | undefined>(
    (at, step) => (isObject(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    schemas[file],
  );
  return isObject(schema) ? { schema, file } : undefined;
}

/** Names that the object has already are not offered again, but for the one that is being written. */
function taken(text: string, { path, previousNode }: Location): ReadonlySet<string> {
  const own = previousNode?.value;
  return new Set(namesAt(text, path.slice(0, -1)).filter((name) => name !== own));
}

function namesAt(text: string, path: Location['path']): readonly string[] {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  return (node?.children ?? []).map(({ children }) => String(children?.[0]?.value ?? ''));
}

const namesIn = (schemas: readonly Placed[], without: ReadonlySet<string>): readonly Offer[] =>
  schemas.flatMap(({ schema: { properties } }) =>
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, said]) =>
      without.has(name) || said === false ? [] : [offerOf(name, said)],
    ),
  );

function valuesOf({ schema }: Placed): readonly Offer[] {
  const { enum: several, const: one, examples, type } = schema;
  const values = [
    ...(Array.isArray(several) ? several : []),
    ...(one === undefined ? [] : [one]),
    ...(Array.isArray(examples) ? examples : []),
    ...(type === 'boolean' ? [true, false] : []),
  ];
  return values.map((value) => offerOf(value, schema));
}

function offerOf(value: Json, said: Json | undefined): Offer {
  const { title, description } = isObject(said) ? said : {};
  return {
    text: JSON.stringify(value),
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  };
}
