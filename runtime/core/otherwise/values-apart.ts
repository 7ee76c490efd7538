// The values that comparisons tell apart: on, just below and just above each limit, each value named, and one that is not.

import type { Comparison, FactTerm, FormNode, Json, JsonObject } from '../model/types.ts';
import { decoratedBy } from '../rules/decorators.ts';
import { termIn } from '../rules/facts.ts';
import { isOperator, type OperatorName } from '../rules/operands.ts';
import { isCalendarDate } from '../values/dates.ts';
import { shiftedDay } from '../values/day-math.ts';
import { isList, isObject } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';

/** What is known of the place a value is for. */
export interface Place {
  /** Undefined for what is no answer. */
  readonly node: FormNode | undefined;
  /** Is it one value of many rows, and each of them compared? */
  readonly isOfRow: boolean;
  readonly today: string;
}

/** Of a long list of choices the first are as good as any. */
const MOST_OF_LIST = 6;

/** Values of the fact a comparison is about, by which it may hold or not; no answer goes without saying. */
export function valuesApart(leaf: Comparison & FactTerm, place: Place): readonly Json[] {
  const { operator, isEach, isWithin } = plain(leaf.operator);
  const given = termIn(leaf.value) ? undefined : (leaf.value as Json);
  const several = isWithin && isList(given) ? given.slice(0, MOST_OF_LIST) : [given];
  const values = several.flatMap((value) => APART[operator](value, place));
  const shifted = leaf.plus ? values.map((value) => back(value, leaf.plus ?? {})) : values;
  const holdsMany = !place.isOfRow && (isEach || isOfMany(place));
  return holdsMany ? shifted.map((value) => (isList(value) ? value : [value])) : shifted;
}

const isOfMany = ({ node }: Place): boolean => node?.schema.type === 'array';

/** An operator without its decorators. */
function plain(name: string): {
  readonly operator: OperatorName;
  readonly isEach: boolean;
  readonly isWithin: boolean;
} {
  if (isOperator(name)) return { operator: name, isEach: false, isWithin: false };
  const decorated = decoratedBy(name);
  if (!decorated) return { operator: 'isEmpty', isEach: false, isWithin: false };
  const [, word = ''] = /^([^:]+):/.exec(name) ?? [];
  const inner = plain(decorated.rest);
  return {
    ...inner,
    isEach: inner.isEach || word.endsWith('Fact'),
    isWithin: inner.isWithin || word.endsWith('Value'),
  };
}

function back(value: Json, plus: object): Json {
  const turned = Object.entries(plus).map(([word, by]) => [word, -Number(by)]);
  return shiftedDay(value, Object.fromEntries(turned)) ?? value;
}

type Apart = (value: Json | undefined, place: Place) => readonly Json[];

const named: Apart = (value, place) =>
  value === undefined ? pair(place) : [value, otherThan([value], place)];

const listed: Apart = (value, place) => {
  if (!isList(value)) return pair(place);
  return [...value.slice(0, MOST_OF_LIST), otherThan(value, place)];
};

const around: Apart = (value, place) => {
  const limit = typeof value === 'number' ? value : 1;
  return [limit - 1, limit, limit + 1].map((number) => written(number, place));
};

/** A number as the field has it: some are typed as digits. */
const written = (number: number, { node }: Place): Json =>
  node?.schema.type === 'string' ? String(number) : number;

const days: Apart = (value, { today }) => {
  const day = typeof value === 'string' && isCalendarDate(value) ? value : today;
  return [-1, 0, 1].flatMap((by) => shiftedDay(day, { days: by }) ?? []);
};

const rows: Apart = (value, place) => {
  const count = typeof value === 'number' ? value : 1;
  return [count - 1, count, count + 1]
    .filter((length) => length > 0)
    .map((length) => Array.from({ length }, () => rowOf(place)));
};

const rowTests: Apart = (value, place) => {
  if (!isObject(value) || typeof value.path !== 'string') return [[rowOf(place)]];
  const path = value.path === '' ? [] : value.path.split('.');
  const node = path.reduce<FormNode | undefined>(
    (at, name) => at?.children.get(name),
    place.node?.children.get('*'),
  );
  const inner = { fact: 'row', operator: String(value.operator), value: value.value ?? null };
  const members = valuesApart(inner, { ...place, node, isOfRow: true });
  return [undefined, ...members].map((member) => [within(path, member)]);
};

const within = (path: readonly string[], value: Json | undefined): Json =>
  path.reduceRight<Json | undefined>(
    (inner, name) => (inner === undefined ? {} : ({ [name]: inner } as JsonObject)),
    value,
  ) ?? {};

const rowOf = ({ node }: Place): Json => {
  const row = node?.children.get('*');
  return row && row.schema.type !== 'object' ? sampleOf(row, '') : {};
};

const texts: Apart = (value) => (typeof value === 'string' ? [value, `${value}x`] : ['a', 'b']);

/** Nothing tells what a pattern finds: the usual ones are tried. */
const TYPED: readonly Json[] = ['A', '1', '12345', '123456789', 'AB1234', 'a b', '0000', '-'];

const present: Apart = (_, { node, today }) => [sampleOf(node, today)];

const APART: Readonly<Record<OperatorName, Apart>> = {
  equal: named,
  notEqual: named,
  in: listed,
  notIn: listed,
  contains: named,
  doesNotContain: named,
  containsAny: listed,
  lessThan: around,
  lessThanInclusive: around,
  greaterThan: around,
  greaterThanInclusive: around,
  isEmpty: present,
  isEmptyOrZero: (_, place) => [written(0, place), written(1, place)],
  isNumber: () => ['1', 'x'],
  hasRepeats: () => [
    ['a', 'a'],
    ['a', 'b'],
  ],
  repeatedIn: () => ['a', 'b'],
  equalIgnoringCase: texts,
  isOtherName: texts,
  passesChecksum: () => ['1', '0', '123456780', '021000021'],
  matches: () => TYPED,
  before: days,
  after: days,
  onOrBefore: days,
  onOrAfter: days,
  countAtLeast: rows,
  countEqual: rows,
  anyRow: rowTests,
  everyRow: rowTests,
};

/** Two values that differ, for what is compared with another answer. */
function pair({ node, today }: Place): readonly Json[] {
  const choices = choicesOf(node);
  if (choices.length > 1) return choices.slice(0, 2);
  if (node?.schema.type === 'boolean') return [true, false];
  if (isNumeric(node)) return [1, 2];
  if (node?.schema.format === 'date') return [today, shiftedDay(today, { days: 1 }) ?? today];
  return ['a', 'b'];
}

/** A value that is none of these: another choice where the field has choices. */
function otherThan(values: readonly Json[], { node, today }: Place): Json {
  const isNone = (one: Json): boolean => !values.some((value) => sameValue(value, one));
  const choice = choicesOf(node).find(isNone);
  if (choice !== undefined) return choice;
  if (values.every((value) => typeof value === 'boolean')) return values[0] !== true;
  if (isNumeric(node) || values.every((value) => typeof value === 'number'))
    return Math.max(0, ...values.map(Number).filter(Number.isFinite)) + 1;
  const sample = sampleOf(node, today);
  return isNone(sample) ? sample : 'another';
}

const isNumeric = (node: FormNode | undefined): boolean =>
  ['number', 'integer'].includes(String(node?.schema.type));

const choicesOf = (node: FormNode | undefined): readonly Json[] =>
  node?.schema.enum ?? node?.children.get('*')?.schema.enum ?? [];

/** Something that may stand in a field, as far as its schema tells. */
export function sampleOf(node: FormNode | undefined, today: string): Json {
  const { type, format, minimum, minLength } = node?.schema ?? {};
  const [choice] = node?.schema.enum ?? [];
  if (choice !== undefined) return choice;
  if (type === 'boolean') return true;
  if (isNumeric(node)) return typeof minimum === 'number' ? minimum : 1;
  if (type === 'array') return [rowOf({ node, isOfRow: false, today })];
  if (type === 'object') return {};
  if (format === 'date') return today;
  if (format === 'email') return 'name@example.com';
  return 'a'.repeat(Math.max(1, typeof minLength === 'number' ? Math.min(minLength, 1000) : 1));
}
