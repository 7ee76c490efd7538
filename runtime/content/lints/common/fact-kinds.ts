// What is known of a fact before anybody answers: by the schema of its field, or by the program for what is known besides.
import {
  ABOUT_FACT,
  CONTEXT_FACTS,
  isCalendarDate,
  type Json,
  type Schema,
} from '../../../core/index.ts';
import type { LinkedForm, RuleFile } from '../../model/model.ts';
import { typesOf } from '../../schema/types-of.ts';
import { satisfies } from '../../schema/validators.ts';
import { choicesOf, fieldIn } from './field-lookup.ts';

/**
 * A kind of answer. Of texts, `words` are those of which none can be a day, and a `choice` is one of a few that are
 * neither days nor numbers.
 */
export type FactKind =
  | 'text'
  | 'words'
  | 'choice'
  | 'number'
  | 'date'
  | 'yes or no'
  | 'list'
  | 'group';

/** Kinds of which an answer may be any. */
export type Kinds = readonly FactKind[];

/** Every kind but those with more than one answer in them. */
export const SINGLE: Kinds = ['text', 'words', 'choice', 'number', 'date', 'yes or no'];

/** Of which kinds the answers to a fact are, and what its items are if it is a list. What is absent is not known. */
export interface Side {
  readonly kinds?: Kinds | undefined;
  readonly item?: Schema | undefined;
}

/** What is known of the fact of that name in a rule. */
export function sideOf(form: LinkedForm, rule: RuleFile, fact: string): Side {
  if (fact === 'row.$index') return { kinds: ['number'] };
  const known = knownKinds(fact);
  if (known !== undefined) return { kinds: known };
  const schema = fieldIn(form, rule, fact)?.schema;
  if (schema === undefined) return {};
  if (fact.includes('*')) return { kinds: ['list'], item: schema };
  return { kinds: kindsOf(schema), item: schema.items };
}

/** The kinds of a fact that the program itself tells; of loaded records nothing is known. */
export function knownKinds(fact: string): Kinds | undefined {
  if (fact === 'context.today') return ['date'];
  if (fact === 'context.roles') return ['list'];
  return NAMES.has(fact) ? ['words'] : undefined;
}

/** Facts of the context that are names of something. */
const NAMES: ReadonlySet<string> = new Set(
  [...CONTEXT_FACTS, ABOUT_FACT].map((name) => `context.${name}`),
);

/** The kinds of answer a schema admits; undefined where it leaves that open. */
export function kindsOf(schema: Schema): Kinds | undefined {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 0) return undefined;
  return types.map((type) => (type === 'string' ? kindOfTexts(schema) : (KINDS[type] ?? 'group')));
}

const KINDS: Readonly<Record<string, FactKind>> = {
  number: 'number',
  integer: 'number',
  boolean: 'yes or no',
  array: 'list',
  object: 'group',
};

function kindOfTexts(schema: Schema): FactKind {
  if (schema.format === 'date' || schema.format === 'date-time') return 'date';
  const choices = choicesOf(schema)?.filter((one) => typeof one === 'string');
  if (choices === undefined)
    return DAYS.some((day) => satisfies(schema, day) !== false) ? 'text' : 'words';
  if (choices.some(isDay)) return 'text';
  return choices.some((one) => /\d/.test(one)) ? 'words' : 'choice';
}

const isDay = (one: string): boolean => isCalendarDate(one.slice(0, 10));

/** Days that differ in every digit a pattern may be particular about. */
const DAYS: readonly Json[] = ['2026-01-31', '1998-12-05', '2027-07-01', '2026-01-31T08:00:00Z'];

/** Is it any kind of text? */
export const isText = (kind: FactKind): boolean => /^(text|words|choice)$/.test(kind);

/** May an answer of the one kinds be of the others? What is not known may be anything. */
export const overlap = (wanted: Kinds | undefined, kinds: Kinds | undefined): boolean =>
  wanted === undefined || kinds === undefined || kinds.some((kind) => wanted.includes(kind));

/** Every kind of which an answer may be the same as one of these. A number is never the same as a text. */
export const alike = (kinds: Kinds | undefined): Kinds | undefined =>
  kinds?.flatMap((kind) => ALIKE[kind] ?? [kind]);

/** May what is of some kinds be written where others are taken? */
export const fits = (kinds: Kinds | undefined, taken: Kinds | undefined): boolean =>
  overlap(alike(taken), kinds);

const ALIKE: Readonly<Partial<Record<FactKind, Kinds>>> = {
  text: ['text', 'words', 'choice', 'date'],
  words: ['words', 'text', 'choice'],
  choice: ['choice', 'text', 'words'],
  date: ['date', 'text'],
};

const AS_SAID: Readonly<Record<FactKind, string>> = {
  text: 'a text',
  words: 'a text',
  choice: 'one of a few values',
  number: 'a number',
  date: 'a date',
  'yes or no': 'yes or no',
  list: 'a list',
  group: 'a group of fields',
};

/**
 * The kinds in words, each once: "a text, a number or a date". Where days are wanted, texts that are none are told from
 * those that may be.
 */
export function aKind(kinds: Kinds = [], wanted: Kinds = []): string {
  if (SINGLE.every((kind) => kinds.includes(kind))) return 'a single answer';
  const areDays = wanted.includes('date') && !wanted.includes('words');
  const isNamed = (kind: FactKind): boolean => kind !== 'choice' || !kinds.includes('text');
  const names = kinds
    .filter(isNamed)
    .map((kind) => (kind === 'words' && areDays ? 'a text that is never a date' : AS_SAID[kind]));
  const words = [...new Set(names)];
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
