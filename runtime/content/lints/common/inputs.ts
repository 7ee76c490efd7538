// What a call takes, by its contract, and what is wrong with what it would be given.
import type { Json, Schema } from '../../../core/index.ts';
import { isObject, joinPointer, nearestOf } from '../../../core/index.ts';
import type { CallContract } from '../../model/types.ts';
import { didYouMean, type NewFault } from '../../read/faults.ts';
import { fitsTypes, typesOf } from '../../schema/types-of.ts';
import { choicesOf } from './field-lookup.ts';

/** What is given for one input. */
export type Given =
  /** The answer of a field of this schema; whoever types it may go to its limits. */
  | { readonly answer: Schema; readonly typed?: true }
  /** A fixed value. */
  | { readonly value: Json }
  /** Something of which nothing is known before. */
  | { readonly some: true };

/** One making of a call, as content declares it. */
export interface Making {
  readonly id: string;
  /** Who makes it, as a person would say it: `at "pay_state"`. */
  readonly where: string;
  readonly given: ReadonlyMap<string, Given>;
  /** More may be given than the contract lists, unless it forbids that. */
  readonly more?: true;
  /** Where in the file what is given for an input is said; the whole of it where no input is named. */
  readonly place: (input?: string) => string;
  readonly remedyForMissing: (input: string) => string;
}

interface Inputs {
  readonly known: ReadonlyMap<string, Schema>;
  readonly required: readonly string[];
  /** Whether others are taken too: said by the contract, or left open. */
  readonly others: boolean | undefined;
}

/** Every input that the call does not know, lacks or would refuse. */
export function wrongInputs(
  making: Making,
  contract: CallContract,
): readonly Omit<NewFault, 'file'>[] {
  const { id, where, given, place } = making;
  const { known, required, others = making.more === true } = inputsOf(contract);
  const missing = required.filter((name) => !given.has(name));
  return [
    ...[...given].flatMap(([name, one]) => {
      const schema = known.get(name);
      if (schema === undefined)
        return others ? [] : [unknownInput(making, name, [...known.keys()])];
      const wrong = refusedBy(schema, one, contract);
      if (wrong === undefined) return [];
      return [
        {
          code: 'wrong-input',
          place: place(name),
          message: `The call "${id}" ${where} takes ${wrong.takes} as "${name}", but is given ${wrong.is}.`,
          remedy: `Give it what it takes, or change the contract schemas/calls/${id}.json.`,
        },
      ];
    }),
    ...missing.map((name) => ({
      code: 'missing-input',
      place: place(),
      message: `The call "${id}" ${where} must be given "${name}".`,
      remedy: making.remedyForMissing(name),
    })),
  ];
}

function unknownInput({ id, where, place }: Making, name: string, known: readonly string[]) {
  const near = nearestOf(name, known);
  return {
    code: 'unknown-input',
    place: place(name),
    message: `The call "${id}" ${where} takes no input "${name}".`,
    remedy: didYouMean(near, `It takes ${known.join(', ') || 'none'}.`),
    nearest: near,
  };
}

/** What the call takes instead; undefined where it may take what is given. In an address everything is text. */
function refusedBy(schema: Schema, given: Given, { method }: CallContract) {
  if ('some' in given) return undefined;
  const types = typesOf(schema);
  if ('value' in given) {
    const { value } = given;
    const choices = choicesOf(schema);
    const fits = choices === undefined ? fitsTypes(value, types) : choices.includes(value);
    const takes = choices?.map((one) => JSON.stringify(one)).join(' or ') ?? types.join(' or ');
    return fits ? undefined : { takes, is: JSON.stringify(value) };
  }
  const answers = typesOf(given.answer).filter((type) => type !== 'null');
  if (method === 'GET' || types.length === 0 || answers.length === 0) return undefined;
  const fits = answers.some(
    (type) => types.includes(type) || (type === 'integer' && types.includes('number')),
  );
  if (!fits) return { takes: types.join(' or '), is: answers.join(' or ') };
  return given.typed ? beyondLimits(schema, given.answer) : undefined;
}

/** By what a limit is called: how it reads, and whether it bounds from above. */
const LIMITS = [
  ['maxLength', true, (limit: number) => `at most ${limit} characters`],
  ['minLength', false, (limit: number) => `at least ${limit} characters`],
  ['maximum', true, (limit: number) => `at most ${limit}`],
  ['minimum', false, (limit: number) => `at least ${limit}`],
  ['maxItems', true, (limit: number) => `at most ${limit} of them`],
] as const;

/** What a call takes less of than the field lets through: whoever answers so would be refused without a word of why. */
function beyondLimits(taken: Schema, answer: Schema) {
  const choices = choicesOf(answer);
  const known = choicesOf(taken);
  if (known !== undefined) {
    const other = choices?.find((one) => !known.includes(one));
    return other === undefined
      ? undefined
      : { takes: known.map((one) => JSON.stringify(one)).join(' or '), is: JSON.stringify(other) };
  }
  for (const [word, isMost, says] of LIMITS) {
    const [limit, own] = [taken[word], answer[word]];
    if (typeof limit !== 'number' || choices !== undefined || isShaped(answer)) continue;
    if (isMost && own === undefined) return { takes: says(limit), is: 'as much as anybody writes' };
    if (typeof own !== 'number') continue;
    if (isMost ? own > limit : own < limit && word !== 'minLength')
      return { takes: says(limit), is: says(own) };
    const [opposite] = isMost ? [answer[OPPOSITE[word]]] : [undefined];
    if (typeof opposite === 'number' && opposite > limit)
      return { takes: says(limit), is: `at least ${opposite}` };
  }
  return undefined;
}

/** What fits a pattern or a format, or is one value, is as long as that lets it be. */
const isShaped = ({ pattern, format, const: one }: Schema): boolean =>
  [pattern, format, one].some((word) => word !== undefined);

const OPPOSITE = {
  maxLength: 'minLength',
  maximum: 'minimum',
  maxItems: 'minItems',
  minLength: 'maxLength',
  minimum: 'maximum',
} as const;

/** The inputs of a call: those of its body or query, and those in its path. */
function inputsOf({ path, request }: CallContract): Inputs {
  const inPath = [...path.matchAll(/:([A-Za-z_]+)/g)].map(([, name]) => name ?? '');
  const withPath = (inputs: Readonly<Record<string, Schema>>) =>
    new Map([...inPath.map((name): [string, Schema] => [name, {}]), ...Object.entries(inputs)]);
  if (request === undefined) return { known: withPath({}), required: inPath, others: false };
  if (isObject(request.multipart)) {
    const parts = request.multipart as Readonly<Record<string, Schema>>;
    return { known: withPath(parts), required: inPath, others: false };
  }
  const { properties, required = [], additionalProperties } = request as Schema;
  return {
    known: withPath(properties ?? {}),
    required: [...required, ...inPath],
    others: openness(properties, additionalProperties),
  };
}

/** Are others taken than those listed? Where nothing is listed anything is; where the contract does not say, undefined. */
function openness(listed: Schema['properties'], additional: unknown): boolean | undefined {
  if (typeof additional === 'boolean') return additional;
  return listed === undefined ? true : undefined;
}

/** The place of an input below the object that says what is sent. */
export const inputPlace =
  (at: string, sent: ReadonlySet<string>) =>
  (input?: string): string =>
    input !== undefined && sent.has(input) ? `${at}${joinPointer([input])}` : at;
