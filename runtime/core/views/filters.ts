// What a person may narrow a table by: each a small field, answered for the rows at hand or for the call.
import type { Json, JsonObject, Schema } from '../model/types.ts';
import { isCalendarDate, todayIn } from '../values/dates.ts';
import { isMoment } from '../values/moments.ts';
import { isObject, toPointer } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';
import { isBlank } from '../values/values.ts';
import { valueAt } from './cells.ts';
import { viewKey } from './columns.ts';

export interface ViewFilter {
  readonly name: string;
  /** Text, one of an `enum`, a day, a number, or a box to tick. */
  readonly schema: Schema;
  /** Message key of its label. */
  readonly label: string;
  /** Message key of one of its choices, which may have none: then the value is its own word. */
  readonly option: (value: string) => string;
  /** Message key of no choice, told with the answers of the other filters; it may have none: then it is "Any". */
  readonly any: string;
  /** Keys of a row it is held against. */
  readonly keys: readonly string[];
  readonly match: 'is' | 'contains' | 'from' | 'until';
  /** Of days, by whose clock a moment is of one. */
  readonly timeZone?: string;
  /** Input of the call that takes the answer, in place of the keys. */
  readonly input?: string;
  /** Its choices stand side by side, all in sight. */
  readonly radio: boolean;
  /** Behind the button for more filters until it is answered. */
  readonly more: boolean;
  /** Stands chosen before anybody looks for anything; narrows nothing until somebody does. */
  readonly preset?: string;
  /** Of a first day: the name of the filter for the last. */
  readonly until?: string;
  /** The filter that must be answered first, perhaps with one of these: this one is not there before. */
  readonly when?: { readonly name: string; readonly is?: readonly string[] };
}

/** Answers by the name of their filter, as they stand in an address. */
export type FilterAnswers = Readonly<Record<string, string>>;

export const viewFilters = ({ filters }: JsonObject, id: string): readonly ViewFilter[] =>
  (Array.isArray(filters) ? filters : []).filter(isObject).map((filter) => filterOf(filter, id));

/** What stands in the fields: the answers, and where there is none what stands chosen of itself. */
export const withPresets = (
  filters: readonly ViewFilter[],
  answers: FilterAnswers,
): FilterAnswers => ({
  ...Object.fromEntries(
    filters.flatMap(({ name, preset }) => (preset === undefined ? [] : [[name, preset]])),
  ),
  ...answers,
});

/**
 * A filter is there where the one it waits for is answered, or an address answers it all the same; one that waits for a
 * certain answer only with that.
 */
export const isAsked = ({ name, when }: ViewFilter, answers: FilterAnswers): boolean => {
  if (when === undefined) return true;
  const answer = answers[when.name] ?? '';
  return when.is?.includes(answer) ?? (answer !== '' || (answers[name] ?? '') !== '');
};

/** The answers with this one; what waited for it goes with it. */
export const answeredWith = (
  filters: readonly ViewFilter[],
  answers: FilterAnswers,
  [name, value]: readonly [name: string, value: string],
): FilterAnswers => ({
  ...answers,
  ...Object.fromEntries(
    filters
      .filter(({ when }) => when?.name === name && !(when.is?.includes(value) ?? value !== ''))
      .map((one) => [one.name, '']),
  ),
  [name]: value,
});

/** Those of the answers that a filter can have been given: anybody can write an address, and what narrows is in sight. */
export function fittingAnswers(
  filters: readonly ViewFilter[],
  answers: Readonly<Record<string, string | undefined>>,
): FilterAnswers {
  const fitting = filters.flatMap((filter) => {
    const answer = answers[filter.name]?.trim() ?? '';
    return answer !== '' && fits(filter.schema, answer) ? [{ filter, answer }] : [];
  });
  const all = Object.fromEntries(fitting.map(({ filter, answer }) => [filter.name, answer]));
  const inSight = fitting.filter(({ filter }) => isAsked(filter, withPresets(filters, all)));
  return Object.fromEntries(inSight.map(({ filter, answer }) => [filter.name, answer]));
}

/** Rows that all answers let through. */
export function narrowed<Row extends object>(
  rows: readonly Row[],
  filters: readonly ViewFilter[],
  answers: FilterAnswers,
): readonly Row[] {
  const asked = filters.flatMap((filter) => {
    const answer = answers[filter.name];
    return answer === undefined || filter.input !== undefined ? [] : [{ filter, answer }];
  });
  if (asked.length === 0) return rows;
  return rows.filter((row) =>
    asked.every(({ filter: { keys, match, timeZone = 'UTC' }, answer }) =>
      keys.some((key) =>
        valuesAt(row, key).some((value) => MATCH[match](text(value), answer, timeZone)),
      ),
    ),
  );
}

/** The inputs of the call that answers become; one with dots is a member of another. */
export const filterInputs = (filters: readonly ViewFilter[], answers: FilterAnswers): JsonObject =>
  filters.reduce<JsonObject>((inputs, { name, input, schema }) => {
    const answer = answers[name];
    return input === undefined || answer === undefined
      ? inputs
      : setAt(inputs, toPointer(input), typed(schema, answer));
  }, {});

type Match = (value: string, answer: string, timeZone: string) => boolean;

const MATCH: Readonly<Record<ViewFilter['match'], Match>> = {
  is: (value, answer) => value.toLowerCase() === answer.toLowerCase(),
  contains: (value, answer) => value.toLowerCase().includes(answer.toLowerCase()),
  from: (value, answer, timeZone) => value !== '' && dayOf(value, timeZone) >= answer,
  until: (value, answer, timeZone) => value !== '' && dayOf(value, timeZone) <= answer,
};

function dayOf(value: string, timeZone: string): string {
  const asked: Json = value;
  return isMoment(asked) ? todayIn(timeZone, new Date(asked)) : value.slice(0, 10);
}

const LONGEST = 200;

/** How long a text may be that somebody looks for. */
export const longestAnswer = ({ schema: { maxLength } }: Pick<ViewFilter, 'schema'>): number =>
  typeof maxLength === 'number' ? maxLength : LONGEST;

function fits(schema: Schema, answer: string): boolean {
  const { type, enum: choices, format } = schema;
  if (choices !== undefined) return choices.some((one) => String(one) === answer);
  if (type === 'boolean') return answer === 'true';
  if (type === 'number' || type === 'integer') return Number.isFinite(Number(answer));
  return format === 'date' ? isCalendarDate(answer) : answer.length <= longestAnswer({ schema });
}

function typed({ type }: Schema, answer: string): Json {
  if (type === 'boolean') return answer === 'true';
  return type === 'number' || type === 'integer' ? Number(answer) : answer;
}

function filterOf(filter: JsonObject, id: string): ViewFilter {
  const { schema, label, keys, match, timeZone, input, radio, more, preset, words, any } = filter;
  const name = String(filter.name);
  return {
    name,
    schema: (isObject(schema) ? schema : {}) as Schema,
    label: typeof label === 'string' ? label : viewKey(id, 'filter', name, 'label'),
    option: (value) =>
      typeof words === 'string'
        ? `${words}.${value}`
        : viewKey(id, 'filter', name, 'option', value),
    any: typeof any === 'string' ? any : viewKey(id, 'filter', name, 'any'),
    keys: Array.isArray(keys) ? keys.map(String) : [],
    match: match === 'contains' || match === 'from' || match === 'until' ? match : 'is',
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(typeof input === 'string' && { input }),
    ...(typeof filter.until === 'string' && { until: filter.until }),
    radio: radio === true,
    more: more === true,
    ...(preset !== undefined && { preset: String(preset) }),
    ...waitOf(filter),
  };
}

function waitOf({ when }: JsonObject): Pick<ViewFilter, 'when'> {
  if (typeof when === 'string') return { when: { name: when } };
  if (!isObject(when)) return {};
  const is = Array.isArray(when.is) ? { is: when.is.map(String) } : {};
  return { when: { name: String(when.filter), ...is } };
}

const valuesAt = (row: object, key: string): readonly Json[] => {
  const value = valueAt(row, key);
  return Array.isArray(value) ? value : [value];
};

const text = (value: Json): string => (isBlank(value) ? '' : String(value));
