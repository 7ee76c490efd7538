// How well an answer fits one of several shapes. Pure: types and constants tell shapes apart, never what is half typed.

import { isList, isObject, type Json, type Schema, sameValue } from '../../core/index.ts';

/** What a shape says that the answer cannot be. */
export const CONTRADICTED = Number.NEGATIVE_INFINITY;

/**
 * How many members of the answer a shape knows; `CONTRADICTED` where type, constant or choices say it is another one.
 * Nothing fits every shape equally.
 */
export function fitOf(value: Json | undefined, shape: Schema): number {
  if (value === undefined) return 0;
  if (!isOfType(value, shape) || !isAllowed(value, shape)) return CONTRADICTED;
  const parts = [...schemasIn(shape.allOf).map((part) => fitOf(value, part)), bestOf(value, shape)];
  const inner = parts.includes(CONTRADICTED) ? CONTRADICTED : Math.max(0, ...parts);
  return isObject(value) ? inner + membersFit(value, shape) : inner;
}

/** The schemas of a list of them. */
export const schemasIn = (list: unknown): readonly Schema[] =>
  Array.isArray(list) ? list.filter(isObject).map((one) => one as Schema) : [];

function bestOf(value: Json, shape: Schema): number {
  const shapes = [...schemasIn(shape.oneOf), ...schemasIn(shape.anyOf)];
  return shapes.length === 0 ? 0 : Math.max(...shapes.map((one) => fitOf(value, one)));
}

function membersFit(object: { readonly [name: string]: Json | undefined }, shape: Schema): number {
  let fit = 0;
  for (const [name, member] of Object.entries(object)) {
    const known = memberOf(shape, name);
    if (member === undefined) continue;
    if (known === undefined) {
      if (shape.additionalProperties === false) fit -= 1;
      continue;
    }
    const inner = fitOf(member, known);
    if (inner === CONTRADICTED && choicesOfSchema(known) !== undefined) return CONTRADICTED;
    fit += inner === CONTRADICTED ? 0 : 1 + inner / 100;
  }
  return fit;
}

/** The schema of a member, as a shape itself declares it. */
export const memberOf = ({ properties }: Schema, name: string): Schema | undefined =>
  properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;

/** The values a schema names one by one. */
export function choicesOfSchema(schema: Schema): readonly Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return schema.enum;
}

function isAllowed(value: Json, shape: Schema): boolean {
  const choices = choicesOfSchema(shape);
  return choices === undefined || choices.some((one) => sameValue(one, value));
}

const IS: Readonly<Record<string, (value: Json) => boolean>> = {
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  array: (value) => isList(value),
  object: (value) => isObject(value),
};

function isOfType(value: Json, { type, properties }: Schema): boolean {
  const types = type === undefined ? (properties === undefined ? [] : ['object']) : [type].flat();
  return types.length === 0 || types.some((one) => IS[one]?.(value) === true);
}

/** Has an answer all that a shape requires of it, and of the objects in it? */
export function isComplete(value: Json | undefined, shape: Schema): boolean {
  if (!isObject(value)) return value !== undefined;
  if (shape.required?.some((name) => value[name] === undefined) === true) return false;
  return Object.entries(shape.properties ?? {}).every(
    ([name, member]) => !isObject(value[name]) || isComplete(value[name], member),
  );
}
