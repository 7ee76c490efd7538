// Answers of any contract as our server says them, each beside the same in the habits of a service of the provider.

import fc from 'fast-check';
import type { AnswerShape, Json } from '../../../runtime/core/index.ts';

/** The same answer twice. */
export interface BothWays {
  readonly ours: Json;
  readonly theirs: Json;
}

type Way = fc.Arbitrary<BothWays>;

const same = (value: fc.Arbitrary<Json>): Way => value.map((one) => ({ ours: one, theirs: one }));

const spoken = <T extends Json>(value: fc.Arbitrary<T>, say: (value: T) => Json): Way =>
  value.map((one) => ({ ours: one, theirs: say(one) }));

/** Any answer of this shape. */
export function bothWays(shape: AnswerShape): Way {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(bothWays));
  const known = shape.const === undefined ? shape.enum : [shape.const];
  if (known) return spoken(fc.constantFrom(...known), inCapitals);
  const types = shape.type === undefined ? [] : [shape.type].flat();
  const ways = types.map((type) => KINDS[type]?.(shape, types) ?? same(fc.constant('x')));
  return ways.length === 0 ? same(fc.constantFrom('x', 1, true)) : fc.oneof(...ways);
}

const inCapitals = (value: Json): Json => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value).toUpperCase();
};

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const asText = (types: readonly string[]) => (value: number) =>
  types.includes('string') ? value : String(value);

type Kind = (shape: AnswerShape, types: readonly string[]) => Way;

const KINDS: Readonly<Record<string, Kind>> = {
  null: () => same(fc.constant(null)),
  boolean: () => spoken(fc.boolean(), (yes) => (yes ? '1' : '0')),
  integer: (_shape, types) => spoken(fc.integer(), asText(types)),
  number: (_shape, types) =>
    spoken(
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
      asText(types),
    ),
  string: textWay,
  array: ({ items = {}, maxItems = 4 }) =>
    fc
      .tuple(fc.array(bothWays(items), { maxLength: Math.min(4, maxItems) }), fc.boolean())
      .map(([all, gaps]) => ({
        ours: all.map(({ ours }) => ours),
        theirs: gaps && all.length > 0 ? withGaps(all) : all.map(({ theirs }) => theirs),
      })),
  object: objectWay,
};

const withGaps = (all: readonly BothWays[]): Json =>
  Object.fromEntries(all.map(({ theirs }, index) => [String(index * 2 + 1), theirs]));

function textWay({ pattern, format, minLength = 0 }: AnswerShape): Way {
  if (format === 'date-time')
    return spoken(
      day.map((date) => `${date}T09:12:44`),
      (moment) => moment.replace('T', ' '),
    );
  if (pattern === undefined && format === undefined)
    return spoken(fc.string({ minLength }), (text) => text);
  const takes = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  if (!takes('2026-03-04')) return same(fc.stringMatching(new RegExp(pattern ?? '', 'u')));
  const days = spoken(day, (date) => `${date} 00:00:00`);
  const none = same(fc.constant('')).map(({ ours }) => ({ ours, theirs: '0000-00-00' }));
  return takes('') && format === undefined ? fc.oneof(days, none) : days;
}

function objectWay({ properties = {}, required = [] }: AnswerShape): Way {
  const members = Object.entries(properties).map(([name, shape]) =>
    required.includes(name)
      ? bothWays(shape).map((told) => [name, told] as const)
      : fc.option(bothWays(shape)).map((told) => [name, told] as const),
  );
  return fc.tuple(...members).map((all) => {
    const told = all.flatMap(([name, both]) => (both ? [[name, both] as const] : []));
    const ours = Object.fromEntries(told.map(([name, both]) => [name, both.ours]));
    const theirs = Object.fromEntries(told.map(([name, both]) => [name, both.theirs]));
    return { ours, theirs: told.length === 0 ? [] : theirs };
  });
}
