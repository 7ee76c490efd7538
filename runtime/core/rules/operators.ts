// The operators a condition may use: one table with what each compares with, and its test.

import { RuntimeError } from '../model/errors.ts';
import type { Json } from '../model/types.ts';
import { isCalendarDate } from '../values/dates.ts';
import { isOtherName } from '../values/names.ts';
import { getTokens, isList, isObject } from '../values/paths.ts';
import { isBlank, liveRows, sameValue } from '../values/values.ts';
import { type Decorator, decoratedBy, type Test } from './decorators.ts';

/** The kind of value an operator compares a fact with. `date` also takes `"today"`; all but `row` also take `{"fact"}`. */
export type OperandKind = 'any' | 'list' | 'number' | 'text' | 'pattern' | 'flag' | 'date' | 'row';

export interface Operator {
  readonly value: OperandKind;
  readonly test: Test;
}

/** Every operator by name. A name that is not here is refused when the rules are loaded. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  /** Is exactly. */
  equal: { value: 'any', test: sameValue },
  /** Is anything but. */
  notEqual: { value: 'any', test: (a, b) => !sameValue(a, b) },
  /** Is one of. */
  in: { value: 'list', test: (a, b) => has(b, a) },
  /** Is none of. */
  notIn: { value: 'list', test: (a, b) => !has(b, a) },
  /** Is a list that holds. */
  contains: { value: 'any', test: has },
  /** Is no list that holds (nothing at all holds nothing). */
  doesNotContain: {
    value: 'any',
    test: (a, b) => !has(a, b),
  },
  /** Is a list that holds at least one of. */
  containsAny: {
    value: 'list',
    test: (a, b) => rowsOf(b).some((value) => has(a, value)),
  },
  /** Is a number below. */
  lessThan: { value: 'number', test: numbers((a, b) => a < b) },
  /** Is a number not above. */
  lessThanInclusive: {
    value: 'number',
    test: numbers((a, b) => a <= b),
  },
  /** Is a number above. */
  greaterThan: { value: 'number', test: numbers((a, b) => a > b) },
  /** Is a number not below. */
  greaterThanInclusive: {
    value: 'number',
    test: numbers((a, b) => a >= b),
  },
  /** Is not answered (spaces, an empty list and an empty object count as no answer). */
  isEmpty: {
    value: 'flag',
    test: (a, b) => isBlank(a) === b,
  },
  /** Is not answered, or is zero (as a number or in digits). */
  isEmptyOrZero: {
    value: 'flag',
    test: (a, b) => (isBlank(a) || numberOf(a) === 0) === b,
  },
  /** Is a number, or a text that is one in digits; nothing is none. */
  isNumber: { value: 'flag', test: (a, b) => isInDigits(a) === b },
  /** Is a list in which something stands twice, whatever the case and the spaces. */
  hasRepeats: {
    value: 'flag',
    test: (a, b) => {
      const all = written(a);
      return new Set(all).size < all.length === b;
    },
  },
  /** Stands more than once in the list, whatever the case and the spaces. */
  repeatedIn: {
    value: 'list',
    test: (a, b) => {
      const [own] = written([a]);
      return own !== undefined && written(b).filter((one) => one === own).length > 1;
    },
  },
  /** Is the text, in capitals or not, spaces around it left out. */
  equalIgnoringCase: {
    value: 'text',
    test: (a, b) => typeof a === 'string' && typeof b === 'string' && folded(a) === folded(b),
  },
  /** Is a name that lacks the first or last word of the other, even misspelt or as an initial, or says more than a name. */
  isOtherName: {
    value: 'text',
    test: (a, b) => typeof a === 'string' && typeof b === 'string' && isOtherName(a, b),
  },
  /** Is a text of digits whose sum, each digit times its weight (the weights again and again), ends in 0. */
  passesChecksum: {
    value: 'list',
    test: (a, b) => typeof a === 'string' && passesChecksum(a, rowsOf(b)),
  },
  /** Is a text or number in which the regular expression is found. */
  matches: {
    value: 'pattern',
    test: (a, b) => isText(a) && typeof b === 'string' && pattern(b).test(String(a)),
  },
  /** Is a date before. */
  before: { value: 'date', test: dates((a, b) => a < b) },
  /** Is a date after. */
  after: { value: 'date', test: dates((a, b) => a > b) },
  /** Is a date not after. */
  onOrBefore: { value: 'date', test: dates((a, b) => a <= b) },
  /** Is a date not before. */
  onOrAfter: { value: 'date', test: dates((a, b) => a >= b) },
  /** Is a list with at least so many rows (deleted rows do not count). */
  countAtLeast: {
    value: 'number',
    test: (a, b) => typeof b === 'number' && liveRows(rowsOf(a)).length >= b,
  },
  /** Is a list with exactly so many rows (deleted rows do not count). */
  countEqual: {
    value: 'number',
    test: (a, b) => typeof b === 'number' && liveRows(rowsOf(a)).length === b,
  },
  /** Is a list with a row whose {path} {operator} {value}. */
  anyRow: {
    value: 'row',
    test: (a, b) => liveRows(rowsOf(a)).some((row) => testRow(row, b)),
  },
  /** Is a list whose every row has a {path} that {operator} {value} (true of no rows). */
  everyRow: {
    value: 'row',
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

/** The operator of that name, with the decorators before it, or a RuntimeError. */
export function operatorNamed(name: string): Operator {
  const found = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (found !== undefined) return found;
  const decorated = decoratedBy(name);
  if (decorated === undefined) throw new RuntimeError('UNKNOWN_OPERATOR', { operator: name });
  const { decorator, rest } = decorated;
  const inner = operatorNamed(rest);
  return { value: OPERAND[decorator.value](inner.value), test: decorator.test(inner.test) };
}

/** What a decorated operator compares with; days and numbers are the same on both sides. */
const OPERAND: Readonly<Record<Decorator['value'], (inner: OperandKind) => OperandKind>> = {
  same: (inner) => inner,
  list: () => 'list',
  fact: (inner) => (inner === 'date' || inner === 'number' ? inner : 'any'),
};

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
  const decorated = decoratedBy(name);
  if (decorated?.decorator.value !== 'list') return;
  for (const item of rowsOf(value)) checkFixed(decorated.rest, item);
}

/** One value of a list: nothing in it is looked up. */
function checkFixed(name: string, value: Json): void {
  const { value: kind } = operatorNamed(name);
  if (kind === 'row' || isObject(value) || (kind === 'date' && value === 'today'))
    throw new RuntimeError('BAD_OPERAND', { operator: name, value, expected: kind });
  checkOperand(name, value);
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

/** Items as they count as alike: in small letters, without spaces. What is not given is no item. */
const written = (list: Json): readonly string[] =>
  liveRows(rowsOf(list)).flatMap((item) =>
    isBlank(item) || typeof item === 'object'
      ? []
      : [String(item).toLowerCase().replace(/\s+/g, '')],
  );

const isInDigits = (value: Json): boolean =>
  isText(value) && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(String(value).trim());

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
