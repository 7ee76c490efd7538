// Which answers each operator can ever be true of, so that one which does not fit its fact is named as such.
import {
  decoratedBy,
  isCalendarDate,
  isObject,
  type Json,
  type OperandKind,
  operatorNamed,
  type Schema,
} from '../../core/index.ts';
import { typesOf } from '../schema/types-of.ts';

/** A kind of answer, in the words of a sentence; a choice is one of a few texts that are neither numbers nor days. */
export type FactKind = 'text' | 'choice' | 'number' | 'date' | 'yes or no' | 'list' | 'group';

type Kinds = readonly FactKind[];

const TEXTS: Kinds = ['text', 'choice', 'date'];
/** Numbers may be kept as texts. */
const NUMBERS: Kinds = ['number', 'text'];
const DATES: Kinds = ['date', 'text'];
const LISTS: Kinds = ['list'];
const SINGLE: Kinds = ['text', 'choice', 'number', 'date', 'yes or no'];

/** By operator; those that are not named here suit every answer. */
const FITS: Readonly<Record<string, Kinds>> = {
  in: SINGLE,
  notIn: SINGLE,
  contains: LISTS,
  doesNotContain: LISTS,
  containsAny: LISTS,
  lessThan: NUMBERS,
  lessThanInclusive: NUMBERS,
  greaterThan: NUMBERS,
  greaterThanInclusive: NUMBERS,
  isNumber: NUMBERS,
  hasRepeats: LISTS,
  repeatedIn: SINGLE,
  equalIgnoringCase: TEXTS,
  isOtherName: TEXTS,
  passesChecksum: TEXTS,
  matches: ['text', 'choice', 'number', 'date'],
  before: DATES,
  after: DATES,
  onOrBefore: DATES,
  onOrAfter: DATES,
  countAtLeast: LISTS,
  countEqual: LISTS,
  anyRow: LISTS,
  everyRow: LISTS,
};

/** What an answer is that stands in the value's place, by what the operator compares with. */
const OF_OPERAND: Readonly<Partial<Record<OperandKind, Kinds>>> = {
  list: LISTS,
  number: NUMBERS,
  text: TEXTS,
  pattern: TEXTS,
  date: DATES,
  flag: ['yes or no'],
};

/** Which answers an operator, decorated or not, can be true of when it compares with a value; undefined where any. */
export function fitOf(name: string, value: Json): Kinds | undefined {
  const decorated = decoratedBy(name);
  if (decorated === undefined) {
    if (/^(equal|notEqual)$/.test(name) && isSingle(value))
      return isObject(value) ? ['group'] : SINGLE;
    return Object.hasOwn(FITS, name) ? FITS[name] : undefined;
  }
  if (isOfItems(name)) return LISTS;
  const { decorator, rest } = decorated;
  if (decorator.value === 'fact') return OF_OPERAND[operatorNamed(rest).value];
  return fitOf(
    rest,
    decorator.value === 'list' && Array.isArray(value) ? (value[0] ?? null) : value,
  );
}

/** A value that no list can be. No value at all may be meant of any answer. */
export const isSingle = (value: Json): boolean =>
  value !== null && !Array.isArray(value) && !(isObject(value) && value.fact !== undefined);

/** Does the decorated operator look at each item of a list? */
export const isOfItems = (name: string): boolean => /^(every|some)Fact:/.test(name);

/** Is an operator, decorated or not, a test of rows? */
export const isRowTest = (name: string): boolean => operatorNamed(name).value === 'row';

/** Which answers may stand in place of a value that the operator compares with; undefined where that depends on the fact. */
export const besideOf = (name: string): Kinds | undefined => OF_OPERAND[operatorNamed(name).value];

/** The kinds of answer a schema admits; undefined where it leaves that open. */
export function kindsOf(schema: Schema): Kinds | undefined {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 0) return undefined;
  return types.map((type) => (type === 'string' ? textKind(schema) : (KINDS[type] ?? 'group')));
}

function textKind(schema: Schema): FactKind {
  const { format } = schema;
  if (format === 'date' || format === 'date-time') return 'date';
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const isPlain = (one: Json): boolean =>
    typeof one !== 'string' || (!/\d/.test(one) && !isCalendarDate(one.slice(0, 10)));
  return choices?.every(isPlain) === true ? 'choice' : 'text';
}

const KINDS: Readonly<Record<string, FactKind>> = {
  number: 'number',
  integer: 'number',
  boolean: 'yes or no',
  array: 'list',
  object: 'group',
};

/** May an answer of the one kinds be of the others? A day may stand in any text; what is not known may be anything. */
export const overlap = (wanted: Kinds | undefined, kinds: Kinds | undefined): boolean =>
  wanted === undefined ||
  kinds === undefined ||
  kinds.some(
    (kind) =>
      wanted.includes(kind) ||
      (kind === 'choice' &&
        wanted.includes('text') &&
        !wanted.includes('number') &&
        !wanted.includes('date')) ||
      (kind === 'text' && wanted.includes('choice')) ||
      (kind === 'date' && wanted.includes('text') && !wanted.includes('number')),
  );

const AS_SAID: Readonly<Record<FactKind, string>> = {
  text: 'a text',
  choice: 'one of a few values',
  number: 'a number',
  date: 'a date',
  'yes or no': 'yes or no',
  list: 'a list',
  group: 'a group of fields',
};

/** The kinds in words: "a text, a number or a date". */
export function aKind(kinds: Kinds | undefined): string {
  if (SINGLE.every((kind) => kinds?.includes(kind))) return 'a single answer';
  const words = (kinds ?? [])
    .filter((kind) => kind !== 'choice' || kinds?.length === 1)
    .map((kind) => AS_SAID[kind]);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
