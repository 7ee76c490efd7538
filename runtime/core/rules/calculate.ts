// Computations that only few forms use: arithmetic, parts of days, conditions on rows, and computations inside others.

import type { Computation, Json, JsonObject } from '../model/types.ts';
import { dateParts, isCalendarDate } from '../values/dates.ts';
import { shiftedDay } from '../values/day-math.ts';
import {
  compared,
  divided,
  type Fraction,
  fractionOf,
  minus,
  numberOf,
  plus,
  rounded,
  times,
} from '../values/fractions.ts';
import { getTokens, isList, isObject } from '../values/paths.ts';
import { isBlank, sameValue } from '../values/values.ts';
import { isComputation, type Read } from './computations.ts';
import { FUNCTIONS, listArg, members } from './compute-functions.ts';
import type { Operator } from './operators.ts';

/** A value on its way: numbers stay exact until the last one is made. */
type Value = Json | Fraction;

/** What a computation makes of the facts as they stand; `null` where one is missing, or it is divided by zero. */
export const calculated = (compute: Computation, sources: Sources): Json =>
  plain(made(compute, sources));

/** Where facts are read, and what rows are compared by. */
interface Sources {
  readonly read: Read;
  readonly operatorNamed: (name: string) => Operator;
}

function made(compute: Computation, sources: Sources): Value {
  const { fn, of, where, ...args } = compute;
  const known = Object.hasOwn(FUNCTIONS, fn) ? FUNCTIONS[fn] : undefined;
  const calculation = Object.hasOwn(CALCULATIONS, fn) ? CALCULATIONS[fn] : undefined;
  if (isList(of as Json))
    return (
      calculation?.(
        (of as readonly Json[]).map((one) => valueFor(one, sources)),
        args,
      ) ?? null
    );
  const value = valueFor(of as Json, sources);
  if (calculation !== undefined && !isOfRows(fn)) return calculation([value], args);
  const chosen = where === undefined ? plain(value) : fitting(plain(value), where, sources);
  if (calculation !== undefined) return calculation(members(chosen, args), args);
  const values: Record<string, Json | undefined> = { ...args };
  for (const name of known?.paths ?? []) {
    const given = args[name];
    if (given !== undefined) values[name] = plain(valueFor(given, sources));
  }
  return known?.make(chosen, values) ?? null;
}

function valueFor(operand: Json, sources: Sources): Value {
  if (typeof operand === 'string') return sources.read(operand);
  return isComputation(operand) ? made(operand, sources) : operand;
}

/** Looks at the rows of a list, where it is given one. */
const isOfRows = (fn: string): boolean => fn === 'smallest' || fn === 'largest';

type Calculation = (values: readonly Value[], args: JsonObject) => Value;
type Fold = (a: Fraction, b: Fraction) => Fraction | undefined;

const folded =
  (fold: Fold): Calculation =>
  (values) => {
    const [first, ...others] = values.map(exact);
    let result = first;
    for (const other of others) {
      if (result === undefined || other === undefined) return null;
      result = fold(result, other);
    }
    return result ?? null;
  };

/** The value that stands first by an order: of numbers, or of days. Both at once have none. */
const outermost =
  (sign: 1 | -1): Calculation =>
  (values) => {
    const given = values.filter((one) => isFraction(one) || !isBlank(one));
    const days = given.filter(isDay);
    if (days.length === given.length && days.length > 0)
      return days.map((day) => day.slice(0, 10)).reduce((a, b) => (a < b === sign > 0 ? a : b));
    const numbers = given.map(exact);
    return (
      numbers.reduce<Fraction | undefined>((a, b, at) => {
        if (b === undefined || (at > 0 && a === undefined)) return undefined;
        return a === undefined || compared(b, a) * sign < 0 ? b : a;
      }, undefined) ?? null
    );
  };

const part =
  (of: (parts: { year: number; month: number; day: number }) => number): Calculation =>
  ([day]) => {
    const parts = typeof day === 'string' ? dateParts(day) : undefined;
    return parts === undefined ? null : of(parts);
  };

const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  plus: folded(plus),
  minus: folded(minus),
  times: folded(times),
  divided: folded(divided),
  rounded: ([value], { decimals, way }) => {
    const number = exact(value ?? null);
    if (number === undefined) return null;
    const digits = typeof decimals === 'number' ? Math.trunc(decimals) : 0;
    return rounded(number, digits, way === 'up' || way === 'down' ? way : 'nearest');
  },
  smallest: outermost(1),
  largest: outermost(-1),
  year: part(({ year }) => year),
  month: part(({ month }) => month),
  day: part(({ day }) => day),
  weekday: part(
    ({ year, month, day }) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7,
  ),
};

/** The rows of which a condition holds. */
function fitting(rows: Json, where: Json, sources: Sources): Json {
  return listArg(rows).filter((row) => holds(where, row, sources));
}

function holds(where: Json, row: Json, sources: Sources): boolean {
  if (!isObject(where)) return true;
  const { all, any, not } = where;
  if (not !== undefined) return !holds(not, row, sources);
  if (isList(all)) return all.every((one) => holds(one, row, sources));
  if (isList(any)) return any.some((one) => holds(one, row, sources));
  const { path, operator, equals = null, value = null } = where;
  const member = getTokens(row, typeof path === 'string' ? path.split('.') : []) ?? null;
  if (typeof operator !== 'string') return sameValue(member, equals);
  const { test, value: kind } = sources.operatorNamed(operator);
  return test(
    member,
    kind === 'date' && value === 'today' ? sources.read('context.today') : meant(value, sources),
  );
}

/** A fixed value, or the answer that stands for it; of a day, one so much later. */
function meant(value: Json, sources: Sources): Json {
  if (!isObject(value) || typeof value.fact !== 'string') return value;
  const answer = sources.read(value.fact);
  return isObject(value.plus) ? (shiftedDay(answer, value.plus) ?? null) : answer;
}

const isFraction = (value: Value): value is Fraction =>
  typeof value === 'object' &&
  value !== null &&
  'under' in value &&
  typeof value.under === 'bigint';

const exact = (value: Value): Fraction | undefined =>
  isFraction(value) ? value : fractionOf(value);

const plain = (value: Value): Json => (isFraction(value) ? (numberOf(value) ?? null) : value);

const isDay = (value: Value): value is string =>
  typeof value === 'string' && isCalendarDate(value.slice(0, 10));
