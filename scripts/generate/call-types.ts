// Makes the TypeScript types of all calls from their contracts: `Calls['getCounty']['request']` and
// `Calls['getCounty']['responses']['200']`. The same contracts give the same text.
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type CallContract, readCalls, readContent } from '../../runtime/content/index.ts';
import type { JsonObject, Schema } from '../../runtime/core/index.ts';

const BANNER = '// Made by `npm run generate` from the contracts in this folder. Do not edit.';

/** The text of `schemas/calls/calls.gen.d.ts` for the content below a folder. */
export async function callTypes(root: string): Promise<string> {
  const { calls, faults } = await readCalls(await readContent(root));
  const [first] = faults;
  if (first !== undefined) throw new Error(`${first.file}${first.place}: ${first.message}`);
  const schema = objectOf(
    Object.fromEntries(
      Object.values(calls)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((call) => [call.id, schemaOf(call)]),
    ),
  );
  const interfaces = await compile(schema as JSONSchema, 'Calls', {
    bannerComment: BANNER,
    additionalProperties: false,
    format: true,
    style: { singleQuote: true, printWidth: 100 },
    ignoreMinAndMaxItems: true,
  });
  return `${interfaces}${BY_ID}`;
}

/** What app and server ask of the contracts: nobody changes what was sent or answered. */
const BY_ID = `
/** JSON of any shape. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json | undefined };

export type CallId = keyof Calls;

/** What a call takes. */
export type RequestOf<Id extends CallId> = Calls[Id] extends { request: infer Request }
  ? Fixed<Request>
  : Record<string, never>;

/** What a call answers when it went well. */
export type AnswerOf<Id extends CallId> = Fixed<
  Calls[Id]['responses'][keyof Calls[Id]['responses'] & ('200' | '201')]
>;

type Fixed<T> = T extends Blob
  ? T
  : string extends keyof T
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: Fixed<T[Key]> }
      : T;
`;

/** Both halves of a contract as one schema, so that types of different calls never share a name. */
function schemaOf({ request, responses }: CallContract): Schema {
  const sent =
    request === undefined
      ? {}
      : { request: isMultipart(request) ? multipart(request) : tidy(request) };
  const received = Object.entries(responses).map(([status, schema]) => [status, tidy(schema)]);
  return objectOf({ ...sent, responses: objectOf(Object.fromEntries(received)) });
}

/** What the browser sends in a form body: texts, and files where the contract says so. */
function multipart({ multipart: parts }: { readonly multipart: JsonObject }): Schema {
  const schema = objectOf(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        isFile(part) ? { tsType: 'Blob' } : (part as Schema),
      ]),
    ),
  );
  return { ...schema, required: Object.keys(parts).filter((name) => !hasDefault(parts[name])) };
}

const isMultipart = (
  request: NonNullable<CallContract['request']>,
): request is { readonly multipart: JsonObject } => 'multipart' in request;

const hasDefault = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'default' in part;

const isFile = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'file' in part;

const objectOf = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

/** Types name what a contract names; that more may come is not said in them. An object of any shape is just JSON. */
function tidy(schema: Schema): Schema {
  return tidied(schema) as Schema;
}

function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  const { additionalProperties, ...rest } = value as { additionalProperties?: unknown };
  const definitions = Object.fromEntries(
    Object.entries(rest).map(([name, inner]) => [name, tidied(inner)]),
  );
  if (saysMore(additionalProperties))
    return { ...definitions, additionalProperties: tidied(additionalProperties) };
  const isOpen =
    definitions.type === 'object' &&
    !('properties' in definitions) &&
    !('oneOf' in definitions) &&
    !('anyOf' in definitions);
  return isOpen ? { tsType: 'JsonObject' } : definitions;
}

const saysMore = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  Object.keys(schema).length > 0 &&
  !('not' in schema);
