// The operators a condition may use: one table with what each compares with, what it says, and its test.

import { RuntimeError } from '../model/errors.ts';
import type { Json } from '../model/types.ts';
import { isCalendarDate } from '../values/dates.ts';
import { isOtherName } from '../values/names.ts';
import { getTokens, isList, isObject } from '../values/paths.ts';
import { isBlank, liveRows, sameValue } from '../values/values.ts';

/** The kind of value an operator compares a fact with. `date` also takes `"today"`; all but `row` also take `{"fact"}`. */
export type OperandKind = 'any' | 'list' | 'number' | 'text' | 'pattern' | 'flag' | 'date' | 'row';

export interface Operator {
  readonly value: OperandKind;
  /** What the operator says, for engineers and for tools that list it. */
  readonly says: string;
  readonly test: (fact: Json, value: Json) => boolean;
}

/** Every operator by name. A name that is not here is refused when the rules are loaded. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  equal: { value: 'any', says: 'is exactly', test: sameValue },
  notEqual: { value: 'any', says: 'is anything but', test: (a, b) => !sameValue(a, b) },
  in: { value: 'list', says: 'is one of', test: (a, b) => has(b, a) },
  notIn: { value: 'list', says: 'is none of', test: (a, b) => !has(b, a) },
  contains: { value: 'any', says: 'is a list that holds', test: has },
  doesNotContain: {
    value: 'any',
    says: 'is no list that holds (nothing at all holds nothing)',
    test: (a, b) => !has(a, b),
  },
  containsAny: {
    value: 'list',
    says: 'is a list that holds at least one of',
    test: (a, b) => rowsOf(b).some((value) => has(a, value)),
  },
  lessThan: { value: 'number', says: 'is a number below', test: numbers((a, b) => a < b) },
  lessThanInclusive: {
    value: 'number',
    says: 'is a number not above',
    test: numbers((a, b) => a <= b),
  },
  greaterThan: { value: 'number', says: 'is a number above', test: numbers((a, b) => a > b) },
  greaterThanInclusive: {
    value: 'number',
    says: 'is a number not below',
    test: numbers((a, b) => a >= b),
  },
  isEmpty: {
    value: 'flag',
    says: 'is not answered (spaces, an empty list and an empty object count as no answer)',
    test: (a, b) => isBlank(a) === b,
  },
  isEmptyOrZero: {
    value: 'flag',
    says: 'is not answered, or is zero (as a number or in digits)',
    test: (a, b) => (isBlank(a) || numberOf(a) === 0) === b,
  },
  equalIgnoringCase: {
    value: 'text',
    says: 'is the text, in capitals or not, spaces around it left out',
    test: (a, b) => typeof a === 'string' && typeof b === 'string' && folded(a) === folded(b),
  },
  isOtherName: {
    value: 'text',
    says: 'is a name that lacks the first or last word of the other, even misspelt or as an initial, or says more than a name',
    test: (a, b) => typeof a === 'string' && typeof b === 'string' && isOtherName(a, b),
  },
  passesChecksum: {
    value: 'list',
    says: 'is a text of digits whose sum, each digit times its weight (the weights again and again), ends in 0',
    test: (a, b) => typeof a === 'string' && passesChecksum(a, rowsOf(b)),
  },
  matches: {
    value: 'pattern',
    says: 'is a text or number in which the regular expression is found',
    test: (a, b) => isText(a) && typeof b === 'string' && pattern(b).test(String(a)),
  },
  before: { value: 'date', says: 'is a date before', test: dates((a, b) => a < b) },
  after: { value: 'date', says: 'is a date after', test: dates((a, b) => a > b) },
  onOrBefore: { value: 'date', says: 'is a date not after', test: dates((a, b) => a <= b) },
  onOrAfter: { value: 'date', says: 'is a date not before', test: dates((a, b) => a >= b) },
  countAtLeast: {
    value: 'number',
    says: 'is a list with at least so many rows (deleted rows do not count)',
    test: (a, b) => typeof b === 'number' && liveRows(rowsOf(a)).length >= b,
  },
  countEqual: {
    value: 'number',
    says: 'is a list with exactly so many rows (deleted rows do not count)',
    test: (a, b) => typeof b === 'number' && liveRows(rowsOf(a)).length === b,
  },
  anyRow: {
    value: 'row',
    says: 'is a list with a row whose {path} {operator} {value}',
    test: (a, b) => liveRows(rowsOf(a)).some((row) => testRow(row, b)),
  },
  everyRow: {
    value: 'row',
    says: 'is a list whose every row has a {path} that {operator} {value} (true of no rows)',
    test: (a, b) => liveRows(rowsOf(a)).every((row) => testRow(row, b)),
  },
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

/** The operator of that name, or a RuntimeError. */
export function operatorNamed(name: string): Operator {
  const found = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (found === undefined) throw new RuntimeError('UNKNOWN_OPERATOR', { operator: name });
  return found;
}

/** Checks a comparison value before any rule runs: a row test needs path and a known operator, a pattern must compile. */
export function checkOperand(name: string, value: Json): void {
  const { value: kind } = operatorNamed(name);
  if (isObject(value) && typeof value.fact === 'string' && kind !== 'row') return;
  if (kind === 'row') {
    const { operator, value: operand } = rowTest(value);
    checkOperand(operator, operand);
  } else if (!FITS[kind](value)) {
    throw new RuntimeError('BAD_OPERAND', { operator: name, value, expected: kind });
  }
}

const FITS: Readonly<Record<Exclude<OperandKind, 'row'>, (value: Json) => boolean>> = {
  any: () => true,
  list: isList,
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  pattern: (value) => typeof value === 'string' && compiles(value),
  flag: (value) => typeof value === 'boolean',
  date: (value) => value === 'today' || (typeof value === 'string' && isCalendarDate(value)),
};

const rowsOf = (value: Json): readonly Json[] => (isList(value) ? value : []);

function has(list: Json, value: Json): boolean {
  return rowsOf(list).some((item) => sameValue(item, value));
}

const isText = (value: Json): boolean => typeof value === 'string' || typeof value === 'number';

const folded = (text: string): string => text.trim().toLowerCase();

function numberOf(value: Json): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

function numbers(compare: (a: number, b: number) => boolean): Operator['test'] {
  return (fact, value) => compare(numberOf(fact), numberOf(value));
}

function dates(compare: (a: string, b: string) => boolean): Operator['test'] {
  return (fact, value) =>
    typeof fact === 'string' &&
    typeof value === 'string' &&
    isCalendarDate(fact.slice(0, 10)) &&
    isCalendarDate(value.slice(0, 10)) &&
    compare(fact.slice(0, 10), value.slice(0, 10));
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'u');
}

function compiles(source: string): boolean {
  try {
    pattern(source);
    return true;
  } catch {
    return false;
  }
}

interface RowTest {
  readonly path: readonly string[];
  readonly operator: string;
  readonly value: Json;
}

function rowTest(value: Json): RowTest {
  if (!isObject(value) || typeof value.path !== 'string' || typeof value.operator !== 'string') {
    throw new RuntimeError('BAD_OPERAND', { value, expected: 'path, operator and value' });
  }
  const path = value.path === '' ? [] : value.path.split('.');
  return { path, operator: value.operator, value: value.value ?? null };
}

function testRow(row: Json, value: Json): boolean {
  const { path, operator, value: operand } = rowTest(value);
  return operatorNamed(operator).test(getTokens(row, path) ?? null, operand);
}
