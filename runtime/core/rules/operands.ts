// What each operator compares a fact with, and whether a value is such: known as soon as the rules are, long before a test runs.

import { RuntimeError } from '../model/errors.ts';
import type { Json } from '../model/types.ts';
import { isCalendarDate } from '../values/dates.ts';
import { isList, isObject } from '../values/paths.ts';
import { type Decorator, decoratedBy } from './decorators.ts';

/** The kind of value an operator compares a fact with. `date` also takes `"today"`; all but `row` also take `{"fact"}`. */
export type OperandKind = 'any' | 'list' | 'number' | 'text' | 'pattern' | 'flag' | 'date' | 'row';

/** Every operator by name; its test stands in operators.ts. A name that is not here is refused when the rules are loaded. */
export const OPERANDS = {
  equal: 'any',
  notEqual: 'any',
  in: 'list',
  notIn: 'list',
  contains: 'any',
  doesNotContain: 'any',
  containsAny: 'list',
  lessThan: 'number',
  lessThanInclusive: 'number',
  greaterThan: 'number',
  greaterThanInclusive: 'number',
  isEmpty: 'flag',
  isEmptyOrZero: 'flag',
  isNumber: 'flag',
  hasRepeats: 'flag',
  repeatedIn: 'list',
  equalIgnoringCase: 'text',
  isOtherName: 'text',
  passesChecksum: 'list',
  matches: 'pattern',
  before: 'date',
  after: 'date',
  onOrBefore: 'date',
  onOrAfter: 'date',
  countAtLeast: 'number',
  countEqual: 'number',
  anyRow: 'row',
  everyRow: 'row',
} as const satisfies Readonly<Record<string, OperandKind>>;

export type OperatorName = keyof typeof OPERANDS;

/** What the operator of that name compares with, with the decorators before it, or a RuntimeError. */
export function operandOf(name: string): OperandKind {
  if (isOperator(name)) return OPERANDS[name];
  const decorated = decoratedBy(name);
  if (decorated === undefined) throw new RuntimeError('UNKNOWN_OPERATOR', { operator: name });
  return DECORATED[decorated.decorator.value](operandOf(decorated.rest));
}

/** Is there an operator of this name, as it stands? */
export const isOperator = (name: string): name is OperatorName => Object.hasOwn(OPERANDS, name);

/** What a decorated operator compares with; days and numbers are the same on both sides. */
const DECORATED: Readonly<Record<Decorator['value'], (inner: OperandKind) => OperandKind>> = {
  same: (inner) => inner,
  list: () => 'list',
  fact: (inner) => (inner === 'date' || inner === 'number' ? inner : 'any'),
};

/** Checks a comparison value before any rule runs: a row test needs path and a known operator, a pattern must compile. */
export function checkOperand(name: string, value: Json): void {
  const kind = operandOf(name);
  if (
    kind !== 'row' &&
    isObject(value) &&
    (typeof value.fact === 'string' || isObject(value.compute))
  )
    return;
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
  const kind = operandOf(name);
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

/** The regular expression a pattern is. */
export const pattern = (source: string): RegExp => new RegExp(source, 'u');

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

/** What a test of rows asks of each. */
export function rowTest(value: Json): RowTest {
  if (!isObject(value) || typeof value.path !== 'string' || typeof value.operator !== 'string') {
    throw new RuntimeError('BAD_OPERAND', { value, expected: 'path, operator and value' });
  }
  const path = value.path === '' ? [] : value.path.split('.');
  return { path, operator: value.operator, value: value.value ?? null };
}
