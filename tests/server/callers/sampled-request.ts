// A request made from the contract of its call: every property it names, with values of the caller's own where there are any.
import { isList, isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import { type Contract, MOUNTS } from '../../../server/calls/contracts.ts';

/** Where a value stands in a request: `name` in the body or query, `/:token` in the path, `file/Key` one level down. */
export type Place = string;

/** The parts of a request by place. */
export type Parts = ReadonlyMap<Place, Json>;

/** Every place of a request of this call. */
export function placesOf({ path, request = {} }: Contract): readonly Place[] {
  const inPath = [...path.matchAll(/:\w+/g)].map(([name]) => `/${name}`);
  const below = Object.entries(propertiesOf(request)).flatMap(([name, schema]) => [
    name,
    ...Object.keys(isObject(schema.properties) ? schema.properties : {}).map(
      (member) => `${name}/${member}`,
    ),
  ]);
  return [...inPath, ...below];
}

/** Something the schema of a call lets through at each of its top places; what is the caller's own comes from `own`. */
export function sampleOf(contract: Contract, own: (place: Place) => Json | undefined): Parts {
  const parts = new Map<Place, Json>();
  for (const place of placesOf(contract))
    if (place.startsWith('/')) parts.set(place, own(place) ?? 'feedback');
  for (const [name, schema] of Object.entries(propertiesOf(contract.request ?? {}))) {
    if (schema.file !== true && !rivalsOf(contract, name).some((rival) => parts.has(rival)))
      parts.set(name, own(name) ?? sampled(schema));
  }
  return parts;
}

/** The same with another value at one place, and without what cannot stand beside it. */
export function withValue(contract: Contract, sample: Parts, place: Place, value: Json): Parts {
  const [name = '', member] = place.startsWith('/') ? [place] : place.split('/');
  const rivals = rivalsOf(contract, name);
  const parts = new Map([...sample].filter(([other]) => !rivals.includes(other)));
  if (member === undefined) return new Map([...parts, [name, value]]);
  const before = parts.get(name);
  return new Map([...parts, [name, { ...(isObject(before) && before), [member]: value }]]);
}

/** Properties of which a contract takes one at most: those it has `dependencies` for. */
function rivalsOf({ request }: Contract, name: string): readonly string[] {
  const dependencies = isObject(request?.dependencies) ? request.dependencies : {};
  return name in dependencies ? Object.keys(dependencies).filter((other) => other !== name) : [];
}

/** Address and payload of a request. */
export function requestOf({ base, path }: Contract, parts: Parts) {
  const filled = path
    .replace(/^\//, '')
    .replace(/:\w+/g, (name) => encodeURIComponent(String(parts.get(`/${name}`))));
  const payload = Object.fromEntries([...parts].filter(([place]) => !place.startsWith('/')));
  return { url: `${MOUNTS[base]}${filled}`, payload };
}

function propertiesOf(request: JsonObject): Readonly<Record<string, JsonObject>> {
  const properties = isObject(request.multipart) ? request.multipart : request.properties;
  const known = isObject(properties) ? properties : {};
  return Object.fromEntries(
    Object.entries(known).map(([name, schema]) => [name, isObject(schema) ? schema : {}]),
  );
}

/** The plainest value of a schema. */
function sampled(schema: JsonObject): Json {
  if (schema.const !== undefined) return schema.const;
  if (isList(schema.enum)) return schema.enum[0] ?? '';
  const type = isList(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return sampledMembers(schema);
  if (type === 'array')
    return schema.minItems && isObject(schema.items) ? [sampled(schema.items)] : [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (schema.format === 'date') return '2026-03-02';
  if (String(schema.pattern).includes('{8}(-')) return '00000000-0000-4000-8000-000000000000';
  const { minLength } = schema;
  // As digits it also fits codes and hashes.
  return '0'.repeat(lengthIn(schema.pattern) ?? (typeof minLength === 'number' ? minLength : 1));
}

/** What an object has to have; of a contract itself that is asked for place by place. */
function sampledMembers({ required, properties }: JsonObject): JsonObject {
  const names = isList(required) ? required.map(String) : [];
  const known = isObject(properties) ? properties : {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const schema = known[name];
      return isObject(schema) ? [[name, sampled(schema)]] : [];
    }),
  );
}

/** `^[0-9a-f]{64}$` wants 64 signs. */
function lengthIn(pattern: Json | undefined): number | undefined {
  const [, length] = /\{(\d+)\}/.exec(String(pattern ?? '')) ?? [];
  return length === undefined ? undefined : Number(length);
}
