// Lint: the limits of a field can be met by some answer, and are limits of the kind it is.
import { isObject, type Json, type Schema } from '../../../core/index.ts';
import { subschemasOf } from '../../schema/subschemas.ts';
import { fitsTypes } from '../../schema/types-of.ts';
import { ofUnits } from '../common/lint.ts';
import { ruledOut, type Wrong } from './ruled-out.ts';

export const limits = ofUnits(({ sections }, { report }) => {
  for (const { schema, file } of sections) {
    for (const { schema: inner, place } of subschemasOf(schema)) {
      for (const { word, message, remedy } of wrongLimits(inner, place)) {
        report({ code: 'limit-without-sense', file, place: `${place}/${word}`, message, remedy });
      }
    }
  }
});

/** One possibility of several may be "no text", or say again what only another of them needs. */
const BRANCH = /\/(oneOf|anyOf|allOf|if|then|else|not|dependencies)(\/|$)/;

/** What is asked about an answer may be what no answer is. */
const QUESTION = /\/(if|not)(\/|$)/;

/** What is wrong with the limits of one schema that stands at a place of another. */
export const wrongLimits = (schema: Schema, place: string): readonly Wrong[] => [
  ...contradictions(schema),
  ...valuesOfOtherKinds(schema),
  ...(QUESTION.test(place) ? [] : ruledOut(schema)),
  ...(BRANCH.test(place) ? [] : [...nothingAllowed(schema), ...ofOtherKinds(schema)]),
];

/** At most none of something: the field could only be left out. */
const NOTHING: Readonly<Record<string, string>> = {
  maxLength: 'A text of no letters is all that could be entered here.',
  maxItems: 'This list could never hold a row.',
  maxProperties: 'This group could never hold an answer.',
};

const nothingAllowed = (schema: Schema): readonly Wrong[] =>
  Object.entries(NOTHING).flatMap(([word, message]) =>
    schema[word] === 0
      ? [{ word, message, remedy: `Write how many there may be, or take "${word}" out.` }]
      : [],
  );

/** The lowest and the highest that contradict each other, and whether the two may be the same. */
const PAIRS: readonly (readonly [low: string, high: string, mayMeet: boolean])[] = [
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
];

const contradictions = (schema: Schema): readonly Wrong[] =>
  PAIRS.flatMap(([low, high, mayMeet]) => {
    const [least, most] = [schema[low], schema[high]];
    if (typeof least !== 'number' || typeof most !== 'number') return [];
    if (mayMeet ? least <= most : least < most) return [];
    return [
      {
        word: low,
        message: `No answer can be right: "${low}" is ${least}, and "${high}" is ${most}.`,
        remedy: `Make "${low}" the smaller of the two.`,
      },
    ];
  });

/** Which kinds of value a limit is of. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
  properties: ['object'],
};

/** What limits such a value instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  string: '"minLength", "maxLength" or "pattern"',
  number: '"minimum" or "maximum"',
  integer: '"minimum" or "maximum"',
  array: '"minItems" or "maxItems"',
};

/** Said of a field of another kind, a limit is never looked at. */
function ofOtherKinds(schema: Schema): readonly Wrong[] {
  const types = [schema.type ?? []].flat().map(String);
  if (types.length === 0) return [];
  return Object.entries(LIMITS).flatMap(([word, kinds]) => {
    if (schema[word] === undefined || kinds.some((kind) => types.includes(kind))) return [];
    const [type = ''] = types;
    const instead = INSTEAD[type];
    return [
      {
        word,
        message: `"${word}" limits nothing here: the "type" is ${JSON.stringify(schema.type)}.`,
        remedy:
          instead === undefined
            ? `Take "${word}" out, or correct the "type".`
            : `Write ${instead}, or correct the "type".`,
      },
    ];
  });
}

/** Values that nobody could choose, as the kind of the field refuses them. */
function valuesOfOtherKinds(schema: Schema): readonly Wrong[] {
  const types = [schema.type ?? []].flat().map(String);
  const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const misfit = listed.find((value) => !fitsTypes(value, types));
  if (misfit === undefined) return [];
  return [
    {
      word: schema.enum === undefined ? 'const' : 'enum',
      message: `${shown(misfit)} could never be chosen: the "type" is ${JSON.stringify(schema.type)}.`,
      remedy: remedyFor(misfit, types),
    },
  ];
}

function remedyFor(value: Json, types: readonly string[]): string {
  if (types.includes('array'))
    return 'Write the choices of a list below "items": { "type": "string", "enum": [ … ] }.';
  if (isObject(value))
    return 'List plain values; their names stand in messages/, as "<field>.option.<value>".';
  return typeof value === 'string'
    ? 'Write "type": "string", or values of that type, without quotes.'
    : 'Write values of that type (texts stand in quotes), or correct the "type".';
}

const shown = (value: Json): string => JSON.stringify(value).slice(0, 60);
