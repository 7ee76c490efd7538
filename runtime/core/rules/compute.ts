// The functions a `set` effect may compute with: one table with what each makes and of what.
import { RuntimeError } from '../model/errors.ts';
import type { Json, JsonObject } from '../model/types.ts';
import { daysBetween, SHIFT_WORDS, shiftedDay, yearsBetween } from '../values/day-math.ts';
import { getTokens, isList, isObject } from '../values/paths.ts';
import { isBlank, liveRows, sameValue } from '../values/values.ts';

export interface ComputeFunction {
  /** Members beside `of` that name a field; the function gets that field's value. */
  readonly paths?: readonly string[];
  /** Members beside `of` that are taken as they are written; there are no others. */
  readonly takes?: readonly string[];
  /** `of` is the value the function is computed of; `args` are the other members beside `fn` and `of`. */
  readonly make: (of: Json, args: JsonObject) => Json;
}

/** Every compute function by name. Lists are taken without deleted rows, texts without spaces around them. */
export const COMPUTE: Readonly<Record<string, ComputeFunction>> = {
  /** How many rows there are; with where {path, equals} only those whose path has that value; without those in `except`. */
  count: {
    takes: ['where', 'except'],
    make: (of, args) => items(chosen(of, args), args).length,
  },
  /** The numbers of a list added up, with path of that member of each row, and the field `plus`. */
  sum: {
    paths: ['plus'],
    takes: ['path'],
    make: (of, args) =>
      round(
        members(of, args).reduce<number>(
          (sum, item) => sum + numberOf(item),
          numberOf(args.plus ?? null),
        ),
      ),
  },
  /** The items, and those of the field `plus`, as one text, with a comma and a space or the given `with` between them, without those in `except`. */
  join: {
    paths: ['plus'],
    takes: ['with', 'except'],
    make: (of, args) =>
      [...items(of, args), ...items(args.plus ?? null, args)]
        .map(textOf)
        .join(textArg(args.with, ', ')),
  },
  /** The text with the literal texts `before` and `after` around it; blank stays blank. */
  concat: {
    takes: ['before', 'after'],
    make: (of, args) =>
      isBlank(of) ? '' : `${textArg(args.before, '')}${textOf(of)}${textArg(args.after, '')}`,
  },
  /** The items, and those of the field `plus`, as JSON text numbered from 1, without those in `except`; under a member of its own with `under`; blank when there are none. */
  numberedJson: {
    paths: ['plus'],
    takes: ['except', 'under'],
    make: (of, args) => {
      const numbered = numberItems(of, args);
      if (numbered === undefined) return '';
      const under = args.under;
      return JSON.stringify(typeof under === 'string' ? { [under]: numbered } : numbered);
    },
  },
  /** The items, each once, in order, without those in `except`. */
  unique: {
    takes: ['except'],
    make: (of, args) => distinct(items(of, args)),
  },
  /** The first row; with where {path, equals} the first of those. */
  first: {
    takes: ['where'],
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
    takes: SHIFT_WORDS,
    make: (of, shift) => shiftedDay(of, shift) ?? null,
  },
};

/** The function of that name, or a RuntimeError. */
export function computeNamed(name: string): ComputeFunction {
  const found = Object.hasOwn(COMPUTE, name) ? COMPUTE[name] : undefined;
  if (found === undefined) throw new RuntimeError('UNKNOWN_COMPUTE', { fn: name });
  return found;
}

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

const listArg = (value: Json | undefined): readonly Json[] => {
  if (isList(value)) return liveRows(value);
  return isBlank(value) || value === undefined ? [] : [value];
};

function members(of: Json, args: JsonObject): readonly Json[] {
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

/** Each value once, in order. */
export const distinct = (list: readonly Json[]): readonly Json[] =>
  list.filter((item, index) => list.findIndex((other) => sameValue(other, item)) === index);

const textArg = (value: Json | undefined, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

function textOf(value: Json): string {
  return typeof value === 'object' ? '' : String(value).trim();
}

const numberOf = (value: Json): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
};

const round = (value: number): number => Math.round(value * 100) / 100;
