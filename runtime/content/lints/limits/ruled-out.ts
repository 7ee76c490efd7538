// What the limits of a schema rule out: choices that it lists itself, every number between two, more choices than there are.
import type { Json, Schema } from '../../../core/index.ts';
import { fitsTypes, typesOf } from '../../schema/types-of.ts';
import { LIMITS, refuses } from '../common/refused-values.ts';

/** What is wrong with one word of a schema. */
export interface Wrong {
  readonly word: string;
  readonly message: string;
  readonly remedy: string;
  /** The words without which it would be right: `word` alone where nothing is said. */
  readonly without?: readonly string[];
}

/** Everything that the limits beside it leave no room for. */
export const ruledOut = (schema: Schema): readonly Wrong[] => [
  ...choicesOutside(schema),
  ...nothingBetween(schema),
  ...tooFewChoices(schema),
];

/** Listed values that a limit refuses. */
function choicesOutside(schema: Schema): readonly Wrong[] {
  const word = schema.enum === undefined ? 'const' : 'enum';
  const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  // A value of another type is told as that; no answer is none of a limit.
  const values = listed.filter((one) => one !== null && fitsTypes(one, typesOf(schema)));
  for (const limit of LIMITS) {
    const refused = values.filter((one) => refuses(schema, limit, one));
    if (refused.length === 0) continue;
    return [
      {
        word,
        message: `${inWords(refused)} could never be chosen: "${limit}" is ${JSON.stringify(schema[limit])}.`,
        remedy: `Take "${limit}" out, as the values are listed anyway, or correct the list.`,
        without: [limit],
      },
    ];
  }
  const { const: single } = schema;
  if (single === undefined || schema.enum === undefined) return [];
  if (schema.enum.some((one) => JSON.stringify(one) === JSON.stringify(single))) return [];
  return [
    {
      word: 'const',
      message: `No answer can be right: "const" is ${JSON.stringify(single)}, which "enum" does not list.`,
      remedy: 'Take one of the two out, or list the value.',
    },
  ];
}

const MOST_NAMED = 3;

function inWords(values: readonly Json[]): string {
  const named = values.slice(0, MOST_NAMED).map((one) => JSON.stringify(one).slice(0, 60));
  const more = values.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Whole numbers, or multiples of one, of which none lies between the limits. */
function nothingBetween(schema: Schema): readonly Wrong[] {
  const isWhole = typesOf(schema).every((type) => type === 'integer' || type === 'null');
  const step = schema.multipleOf ?? (schema.type !== undefined && isWhole ? 1 : undefined);
  if (typeof step !== 'number' || !Number.isInteger(step)) return [];
  const low = highest(schema.minimum, schema.exclusiveMinimum);
  const high = lowest(schema.maximum, schema.exclusiveMaximum);
  // Limits that contradict each other without a step are told as that.
  if (low === undefined || high === undefined || low > high) return [];
  const above = Math.ceil(low / step) * step;
  const first = above === schema.exclusiveMinimum ? above + step : above;
  if (first < high || (first === high && high !== schema.exclusiveMaximum)) return [];
  const word = schema.multipleOf === undefined ? 'type' : 'multipleOf';
  return [
    {
      word,
      message: `No answer can be right: there is no ${step === 1 ? 'whole number' : `multiple of ${step}`} between ${low} and ${high}.`,
      remedy: `Move the limits apart, or change "${word}".`,
      ...(word === 'type' && { without: ['minimum', 'maximum', ...EXCLUSIVE] }),
    },
  ];
}

const EXCLUSIVE = ['exclusiveMinimum', 'exclusiveMaximum'];

const numbers = (values: readonly unknown[]): number[] =>
  values.filter((one) => typeof one === 'number');

const highest = (...values: readonly unknown[]): number | undefined =>
  numbers(values).sort((a, b) => b - a)[0];

const lowest = (...values: readonly unknown[]): number | undefined =>
  numbers(values).sort((a, b) => a - b)[0];

/** Nobody can choose more than there is to choose, each once. */
function tooFewChoices({ minItems, items, uniqueItems }: Schema): readonly Wrong[] {
  const choices = items?.enum?.length;
  if (choices === undefined || !uniqueItems || typeof minItems !== 'number' || minItems <= choices)
    return [];
  return [
    {
      word: 'minItems',
      message: `No answer can be right: "minItems" is ${minItems}, and there are ${choices} choices.`,
      remedy: `Write at most ${choices}, or list more choices.`,
    },
  ];
}
