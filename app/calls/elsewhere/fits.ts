// Is a value what a contract says? As far as its kind goes: the released check has the last word on every answer.

import type { AnswerShape, Json } from '../../../runtime/core/index.ts';

/** The kinds that a contract names; none where it takes any. */
export const typesOf = ({ type }: AnswerShape): readonly string[] =>
  type === undefined ? [] : [type].flat();

/** Looks into lists and objects too. */
export function fits(value: Json, shape: AnswerShape): boolean {
  if (shape.anyOf) return shape.anyOf.some((way) => fits(value, way));
  if (shape.const !== undefined) return value === shape.const;
  if (shape.enum) return shape.enum.includes(value);
  const types = typesOf(shape);
  if (types.length > 0 && !types.some((type) => IS[type]?.(value))) return false;
  if (typeof value === 'string') return isText(value, shape);
  const { items, properties = {}, required = [] } = shape;
  if (Array.isArray(value)) return !items || value.every((item) => fits(item, items));
  if (typeof value !== 'object' || value === null) return true;
  const members = value as Readonly<Record<string, Json>>;
  return (
    required.every((name) => Object.hasOwn(members, name)) &&
    Object.entries(members).every(([name, one]) => {
      const of = properties[name] ?? shape.additionalProperties;
      return !of || fits(one, of);
    })
  );
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/,
};

const isText = (text: string, { pattern, format = '', minLength = 0 }: AnswerShape): boolean =>
  text.length >= minLength &&
  (pattern === undefined || isLike(pattern, text)) &&
  (FORMATS[format]?.test(text) ?? true);

const IS: Readonly<Record<string, (value: Json) => boolean>> = {
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Does a text follow the pattern of a contract? */
export const isLike = (pattern: string, text: string): boolean =>
  new RegExp(pattern, 'u').test(text);
