// What is computed of one value: one table of functions with what each makes and of what. Arithmetic stands in `calculate.ts`.
import type { Json, JsonObject } from '../model/types.ts';
import { daysBetween, shiftedDay, yearsBetween } from '../values/day-math.ts';
import { getTokens, isList, isObject } from '../values/paths.ts';
import { distinct, isBlank, liveRows, sameValue } from '../values/values.ts';

interface Made {
  /** Members beside `of` that name a field, or are computed themselves; the function gets their value. */
  readonly paths?: readonly string[];
  /** `of` is the value the function is computed of; `args` are the other members beside `fn` and `of`. */
  readonly make: (of: Json, args: JsonObject) => Json;
}

/** By name. Lists are taken without deleted rows, texts without spaces around them. */
export const FUNCTIONS: Readonly<Record<string, Made>> = {
  /** How many rows there are; with where only those of which that holds; without those in `except`. */
  count: {
    make: (of, args) => items(chosen(of, args), args).length,
  },
  /** The numbers of a list added up, with path of that member of each row, with where only of rows of which that holds, and the field `plus`. */
  sum: {
    paths: ['plus'],
    make: (of, args) =>
      added([...members(chosen(of, args), args), args.plus ?? null].map(numberOf)),
  },
  /** The items, and those of the field `plus`, as one text, with a comma and a space or the given `with` between them, without those in `except`. */
  join: {
    paths: ['plus'],
    make: (of, args) =>
      [...items(of, args), ...items(args.plus ?? null, args)]
        .map(textOf)
        .join(textArg(args.with, ', ')),
  },
  /** The text with the literal texts `before` and `after` around it; blank stays blank. */
  concat: {
    make: (of, args) =>
      isBlank(of) ? '' : `${textArg(args.before, '')}${textOf(of)}${textArg(args.after, '')}`,
  },
  /** The items, and those of the field `plus`, as JSON text numbered from 1, without those in `except`; under a member of its own with `under`; blank when there are none. */
  numberedJson: {
    paths: ['plus'],
    make: (of, args) => {
      const numbered = numberItems(of, args);
      if (numbered === undefined) return '';
      const under = args.under;
      return JSON.stringify(typeof under === 'string' ? { [under]: numbered } : numbered);
    },
  },
  /** The items, each once, in order, without those in `except`. */
  unique: {
    make: (of, args) => distinct(items(of, args)),
  },
  /** The first row; with where the first of which that holds. */
  first: {
    make: (of, args) => chosen(of, args)[0] ?? null,
  },
  /** Only the digits of a text. */
  digits: { make: (of) => textOf(of).replace(/\D/g, '') },
  /** The text in capitals. */
  upper: { make: (of) => textOf(of).toUpperCase() },
  /** The text in small letters. */
  lower: { make: (of) => textOf(of).toLowerCase() },
  /** The text without spaces around it. */
  trim: { make: textOf },
  /** How many days later `until` is. */
  daysBetween: {
    paths: ['until'],
    make: (of, { until }) => daysBetween(of, until ?? null) ?? null,
  },
  /** How many whole years later `until` is, as ages are counted. */
  yearsBetween: {
    paths: ['until'],
    make: (of, { until }) => yearsBetween(of, until ?? null) ?? null,
  },
  /** The day so many days, weeks, months and years later, or earlier. */
  shiftedDay: {
    make: (of, shift) => shiftedDay(of, shift) ?? null,
  },
};

/** A text or a list of values as a list; rows that are deleted and items that are blank are left out. */
function items(of: Json, args: JsonObject): readonly Json[] {
  const except = listArg(args.except);
  return listArg(of).filter(
    (item) => !isBlank(item) && !except.some((other) => sameValue(other, item)),
  );
}

/** Items numbered from 1: `{"1": "English", "2": "Latin"}`; a text beside the list is taken apart at its commas. */
function numberItems(of: Json, args: JsonObject): JsonObject | undefined {
  const more = args.plus;
  const plus =
    typeof more === 'string' ? more.split(',').map((item) => item.trim()) : (more ?? null);
  const all = distinct([...items(of, args), ...items(plus, args)]);
  if (all.length === 0) return undefined;
  return Object.fromEntries(all.map((item, index) => [String(index + 1), item]));
}

/** A value as a list, without what is deleted: nothing is no item. */
export const listArg = (value: Json | undefined): readonly Json[] => {
  if (isList(value)) return liveRows(value);
  return isBlank(value) || value === undefined ? [] : [value];
};

/** The rows, or with `path` that member of each. */
export function members(of: Json, args: JsonObject): readonly Json[] {
  const path = args.path;
  if (typeof path !== 'string') return listArg(of);
  return listArg(of).map((row) => getTokens(row, path.split('.')) ?? null);
}

function chosen(of: Json, args: JsonObject): readonly Json[] {
  const where = args.where;
  if (!isObject(where) || typeof where.path !== 'string') return listArg(of);
  const path = where.path.split('.');
  const wanted = where.equals ?? null;
  return listArg(of).filter((row) => sameValue(getTokens(row, path) ?? null, wanted));
}

const textArg = (value: Json | undefined, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

function textOf(value: Json): string {
  return typeof value === 'object' ? '' : String(value).trim();
}

const numberOf = (value: Json): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
};

/** Numbers added up as they are written, so that tenths and cents make no others; nothing beyond the largest number there is. */
function added(numbers: readonly number[]): Json {
  const scale = 10 ** numbers.reduce((most, one) => Math.max(most, decimalsOf(one)), 0);
  const whole = numbers.reduce((sum, one) => sum + Math.round(one * scale), 0);
  const sum = Math.abs(whole) <= Number.MAX_SAFE_INTEGER ? whole / scale : inBinary(numbers);
  return Number.isFinite(sum) ? sum : null;
}

const inBinary = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How many digits a number is written with behind the point; more than 20 are too many to count. */
function decimalsOf(number: number): number {
  if (Number.isInteger(number)) return 0;
  const [digits = '', power = '0'] = String(number).split('e');
  return Math.min(20, (digits.split('.')[1]?.length ?? 0) - Number(power));
}
