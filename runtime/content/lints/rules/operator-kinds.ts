// Which answers each operator can ever be true of, so that one which does not fit its fact is named as such.
import {
  decoratedBy,
  isObject,
  type Json,
  type OperandKind,
  operatorNamed,
} from '../../../core/index.ts';
import { type Kinds, SINGLE } from '../common/fact-kinds.ts';

const TEXTS: Kinds = ['text', 'words', 'choice', 'date'];
/** Numbers may be kept as texts. */
const NUMBERS: Kinds = ['number', 'text', 'words'];
/** A day may stand in any text that takes one. */
export const DATES: Kinds = ['date', 'text'];
const LISTS: Kinds = ['list'];

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
  matches: ['text', 'words', 'choice', 'number', 'date'],
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
