// A fixed value that a field would refuse, and why: for whatever writes one into an answer.
import { childPointer, type Json, type Schema } from '../../../core/index.ts';
import { fitsTypes, typesOf } from '../../schema/types-of.ts';
import { satisfies } from '../../schema/validators.ts';
import { choicesOf } from './field-lookup.ts';

export interface Refused {
  readonly value: Json;
  readonly place: string;
  /** What of the schema refuses it, as the end of a sentence. */
  readonly why: string;
}

/** The first value in it, or it itself, that its schema refuses. What is left out of a group may still be filled in. */
export function refusedIn(
  schema: Schema | undefined,
  value: Json | undefined,
  place: string,
): Refused | undefined {
  if (schema === undefined || value === undefined || value === null) return undefined;
  if (!fitsTypes(value, typesOf(schema)))
    return { value, place, why: `the "type" is ${JSON.stringify(schema.type)}` };
  if (typeof value !== 'object') {
    const isRefused = satisfies(schema, value) === false;
    return isRefused ? { value, place, why: whyRefused(schema, value) } : undefined;
  }
  const { items, properties = {} } = schema;
  for (const [name, one] of Object.entries(value)) {
    const below = Array.isArray(value) ? items : properties[name];
    const found = refusedIn(below, one, childPointer(place, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

const MOST_SAID = 200;

function whyRefused(schema: Schema, value: Json): string {
  const choices = choicesOf(schema);
  if (choices !== undefined && !choices.includes(value)) {
    const listed = choices.map((one) => JSON.stringify(one)).join(', ');
    return `its choices are ${listed.length > MOST_SAID ? `${listed.slice(0, MOST_SAID)} …` : listed}`;
  }
  const limit = LIMITS.find((word) => refuses(schema, word, value));
  return limit === undefined
    ? 'its schema does not take it'
    : `"${limit}" is ${JSON.stringify(schema[limit])}`;
}

/** Limits of a single value. */
export const LIMITS = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
] as const;

/** Does this one limit of a schema refuse a value? */
export const refuses = (schema: Schema, limit: (typeof LIMITS)[number], value: Json): boolean => {
  const limitValue = schema[limit];
  return limitValue !== undefined && satisfies({ [limit]: limitValue }, value) === false;
};
