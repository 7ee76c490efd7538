// The tests of the operators a condition may use; what each compares with stands in operands.ts. They come with the engine.

import type { Json } from '../model/types.ts';
import { isCalendarDate } from '../values/dates.ts';
import { isOtherName } from '../values/names.ts';
import { getTokens, isList } from '../values/paths.ts';
import { isBlank, liveRows, sameValue } from '../values/values.ts';
import { decoratedBy, type Test } from './decorators.ts';
import {
  isOperator,
  OPERANDS,
  type OperandKind,
  type OperatorName,
  operandOf,
  pattern,
  rowTest,
} from './operands.ts';

const TESTS: Readonly<Record<OperatorName, Test>> = {
  /** Is exactly. */
  equal: sameValue,
  /** Is anything but. */
  notEqual: (a, b) => !sameValue(a, b),
  /** Is one of. */
  in: (a, b) => has(b, a),
  /** Is none of. */
  notIn: (a, b) => !has(b, a),
  /** Is a list that holds. */
  contains: has,
  /** Is no list that holds (nothing at all holds nothing). */
  doesNotContain: (a, b) => !has(a, b),
  /** Is a list that holds at least one of. */
  containsAny: (a, b) => rowsOf(b).some((value) => has(a, value)),
  /** Is a number below. */
  lessThan: numbers((a, b) => a < b),
  /** Is a number not above. */
  lessThanInclusive: numbers((a, b) => a <= b),
  /** Is a number above. */
  greaterThan: numbers((a, b) => a > b),
  /** Is a number not below. */
  greaterThanInclusive: numbers((a, b) => a >= b),
  /** Is not answered (spaces, an empty list and an empty object count as no answer). */
  isEmpty: (a, b) => isBlank(a) === b,
  /** Is not answered, or is zero (as a number or in digits). */
  isEmptyOrZero: (a, b) => (isBlank(a) || numberOf(a) === 0) === b,
  /** Is a number, or a text that is one in digits; nothing is none. */
  isNumber: (a, b) => isInDigits(a) === b,
  /** Is a list in which something stands twice, whatever the case and the spaces. */
  hasRepeats: (a, b) => {
    const all = written(a);
    return new Set(all).size < all.length === b;
  },
  /** Stands more than once in the list, whatever the case and the spaces. */
  repeatedIn: (a, b) => {
    const [own] = written([a]);
    return own !== undefined && written(b).filter((one) => one === own).length > 1;
  },
  /** Is the text, in capitals or not, spaces around it left out. */
  equalIgnoringCase: (a, b) =>
    typeof a === 'string' && typeof b === 'string' && folded(a) === folded(b),
  /** Is a name that lacks the first or last word of the other, even misspelt or as an initial, or says more than a name. */
  isOtherName: (a, b) => typeof a === 'string' && typeof b === 'string' && isOtherName(a, b),
  /** Is a text of digits whose sum, each digit times its weight (the weights again and again), ends in 0. */
  passesChecksum: (a, b) => typeof a === 'string' && passesChecksum(a, rowsOf(b)),
  /** Is a text or number in which the regular expression is found. */
  matches: (a, b) => isText(a) && typeof b === 'string' && pattern(b).test(String(a)),
  /** Is a date before. */
  before: dates((a, b) => a < b),
  /** Is a date after. */
  after: dates((a, b) => a > b),
  /** Is a date not after. */
  onOrBefore: dates((a, b) => a <= b),
  /** Is a date not before. */
  onOrAfter: dates((a, b) => a >= b),
  /** Is a list with at least so many rows (deleted rows do not count). */
  countAtLeast: (a, b) => typeof b === 'number' && liveRows(rowsOf(a)).length >= b,
  /** Is a list with exactly so many rows (deleted rows do not count). */
  countEqual: (a, b) => typeof b === 'number' && liveRows(rowsOf(a)).length === b,
  /** Is a list with a row whose {path} {operator} {value}. */
  anyRow: (a, b) => liveRows(rowsOf(a)).some((row) => testRow(row, b)),
  /** Is a list whose every row has a {path} that {operator} {value} (true of no rows). */
  everyRow: (a, b) => liveRows(rowsOf(a)).every((row) => testRow(row, b)),
};

/** As the numbers of American banks are made: weights 3, 7 and 1 (ABA routing transit number). */
function passesChecksum(text: string, weights: readonly Json[]): boolean {
  if (!/^[0-9]+$/.test(text) || weights.length === 0) return false;
  const sum = [...text].reduce(
    (total, digit, at) => total + Number(digit) * Number(weights[at % weights.length]),
    0,
  );
  return sum % 10 === 0;
}

export interface Operator {
  readonly value: OperandKind;
  readonly test: Test;
}

/** Every operator by name. */
export const OPERATORS: Readonly<Record<string, Operator>> = Object.fromEntries(
  Object.entries(OPERANDS).map(([name, value]) => [
    name,
    { value, test: TESTS[name as OperatorName] },
  ]),
);

/** The operator of that name, with the decorators before it, or a RuntimeError. */
export const operatorNamed = (name: string): Operator => ({
  value: operandOf(name),
  test: testOf(name),
});

function testOf(name: string): Test {
  const decorated = isOperator(name) ? undefined : decoratedBy(name);
  return decorated ? decorated.decorator.test(testOf(decorated.rest)) : TESTS[name as OperatorName];
}

const rowsOf = (value: Json): readonly Json[] => (isList(value) ? value : []);

function has(list: Json, value: Json): boolean {
  return rowsOf(list).some((item) => sameValue(item, value));
}

const isText = (value: Json): boolean => typeof value === 'string' || typeof value === 'number';

/** Items as they count as alike: in small letters, without spaces. What is not given is no item. */
const written = (list: Json): readonly string[] =>
  liveRows(rowsOf(list)).flatMap((item) =>
    isBlank(item) || typeof item === 'object'
      ? []
      : [String(item).toLowerCase().replace(/\s+/g, '')],
  );

const isInDigits = (value: Json): boolean =>
  isText(value) && /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(String(value).trim());

const folded = (text: string): string => text.trim().toLowerCase();

function numberOf(value: Json): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

function numbers(compare: (a: number, b: number) => boolean): Test {
  return (fact, value) => compare(numberOf(fact), numberOf(value));
}

function dates(compare: (a: string, b: string) => boolean): Test {
  return (fact, value) =>
    typeof fact === 'string' &&
    typeof value === 'string' &&
    isCalendarDate(fact.slice(0, 10)) &&
    isCalendarDate(value.slice(0, 10)) &&
    compare(fact.slice(0, 10), value.slice(0, 10));
}

function testRow(row: Json, value: Json): boolean {
  const { path, operator, value: operand } = rowTest(value);
  return operatorNamed(operator).test(getTokens(row, path) ?? null, operand);
}
