// Small schemas of every way in which one answer decides what is asked next, made of a seed: the same seed, the same schema.

import { isObject, type Json, type Schema } from '../../../runtime/core/index.ts';

/** A number from 0 up to a limit, another one each time. */
export type Dice = (below: number) => number;

/** Numbers that follow from a seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed * 7919;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) / (4294967296 / below));
  };
}

const ANIMALS = ['cat', 'fish', 'bird'];
const CHOICES: readonly Json[] = ['meat', 'grass', 'worms', 'seeds', 'none'];

/** Some of the choices, in an order of their own. */
function someOf(dice: Dice): readonly Json[] {
  const left = [...CHOICES];
  return Array.from({ length: 2 + dice(3) }, () => left.splice(dice(left.length), 1)[0] as Json);
}

/** What a branch may ask for: the same name is the same kind of answer, but its choices are those of the branch. */
const MEMBERS: Readonly<Record<string, (dice: Dice) => Schema>> = {
  food: (dice) => {
    const choices = someOf(dice);
    return { type: 'string', enum: choices, ...(dice(4) === 0 && { default: choices[0] as Json }) };
  },
  treats: (dice) => ({
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: someOf(dice) },
  }),
  name: () => ({ type: 'string' }),
  age: () => ({ type: 'integer' }),
};

const branchOf = (dice: Dice): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(MEMBERS).flatMap(([name, make]) => (dice(4) === 0 ? [] : [[name, make(dice)]])),
  );

const is = (animal: string): Schema => ({
  properties: { animal: { const: animal } },
  required: ['animal'],
});
const animal: Schema = { type: 'string', enum: ANIMALS };

/** The ways of deciding, by name; each object asks for an animal or for one of several shapes. */
const WAYS: Readonly<Record<string, (dice: Dice) => Schema>> = {
  allOf: (dice) => ({
    properties: { animal },
    allOf: ANIMALS.map((one) => ({
      if: is(one),
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: { properties: branchOf(dice) },
    })),
  }),
  ifElse: (dice) => ({
    properties: { animal, ...(dice(2) === 0 && { food: MEMBERS.food?.(dice) }) },
    if: is('cat'),
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { properties: branchOf(dice) },
    else: { properties: branchOf(dice) },
  }),
  dependencies: (dice) => ({
    properties: { animal },
    dependencies: {
      animal: {
        oneOf: ANIMALS.map((one) => ({
          properties: { animal: { enum: [one] }, ...branchOf(dice) },
        })),
      },
    },
  }),
  constants: (dice) => ({ oneOf: ANIMALS.map((one) => shapeOf(one, dice)) }),
  constantsAround: (dice) => ({
    properties: { animal },
    oneOf: ANIMALS.map((one) => shapeOf(one, dice)),
  }),
  open: (dice) => ({
    anyOf: [
      { properties: { food: MEMBERS.food?.(dice), age: { type: 'integer' } }, required: ['age'] },
      { properties: { name: { type: 'string' }, food: MEMBERS.food?.(dice) }, required: ['name'] },
    ],
  }),
} as Readonly<Record<string, (dice: Dice) => Schema>>;

const shapeOf = (one: string, dice: Dice): Schema => ({
  properties: { animal: { const: one }, ...branchOf(dice) },
  required: ['animal'],
});

/** The root of a section, a member of it, or its rows. */
const PLACES: readonly ((inner: Schema) => Schema)[] = [
  (inner) => ({ type: 'object', ...inner }),
  (inner) => ({ type: 'object', properties: { home: { type: 'object', ...inner } } }),
  (inner) => ({
    type: 'object',
    properties: { homes: { type: 'array', items: { type: 'object', ...inner } } },
  }),
];

export interface Generated {
  readonly name: string;
  readonly schema: Schema;
}

/** The schema of a seed: every way at every place comes once in eighteen. */
export function schemaOf(seed: number): Generated {
  const ways = Object.keys(WAYS);
  const way = ways[seed % ways.length] ?? '';
  const place = Math.floor(seed / ways.length) % PLACES.length;
  const inner = WAYS[way]?.(diceOf(seed)) ?? {};
  const where = ['the root', 'a member', 'rows'][place];
  return { name: `${way} at ${where}`, schema: PLACES[place]?.(inner) ?? inner };
}

/** What each choice that a schema names is called, where it stands. */
export function choiceNames(schema: Schema, at = 'test'): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const name = at.slice(at.lastIndexOf('.') + 1);
  for (const value of schema.enum ?? (schema.const === undefined ? [] : [schema.const]))
    found[`${at}.option.${String(value)}`] = nameOf(name, value);
  const inner = (part: unknown, where = at): void => {
    if (Array.isArray(part)) for (const one of part) inner(one, where);
    else if (isObject(part as Json)) Object.assign(found, choiceNames(part as Schema, where));
  };
  for (const [member, part] of Object.entries(schema.properties ?? {}))
    inner(part, `${at}.${member}`);
  for (const word of ['items', 'allOf', 'anyOf', 'oneOf', 'then', 'else']) inner(schema[word]);
  const { dependencies } = schema;
  if (isObject(dependencies)) inner(Object.values(dependencies));
  return found;
}

/** As a page calls a value. */
export const nameOf = (member: string, value: Json): string => `${member} is ${String(value)}`;
