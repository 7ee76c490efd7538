// When a rule acts, said: its conditions with what they call by name put in, and each "not" turned into the words for it.
import { isList, isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { SaidComparison, SaidCondition, SaidValue } from './types.ts';
import { nodeOf, type Reading, saidTerm } from './value.ts';

/** Names that lead to names; more would be a circle. */
const MOST_NAMES = 20;

/** The words of an operator, and those for its opposite. */
const WORDS: Readonly<Record<string, readonly [SaidComparison, SaidComparison]>> = {
  equal: ['is', 'isNot'],
  notEqual: ['isNot', 'is'],
  in: ['in', 'notIn'],
  notIn: ['notIn', 'in'],
  contains: ['contains', 'containsNot'],
  doesNotContain: ['containsNot', 'contains'],
  containsAny: ['containsAny', 'containsNone'],
  isEmpty: ['empty', 'answered'],
  isEmptyOrZero: ['emptyOrZero', 'neither'],
  isNumber: ['number', 'noNumber'],
  hasRepeats: ['repeats', 'noRepeats'],
  repeatedIn: ['repeatedIn', 'onceIn'],
  equalIgnoringCase: ['likes', 'likesNot'],
  isOtherName: ['otherName', 'sameName'],
  passesChecksum: ['checksum', 'noChecksum'],
  matches: ['matches', 'matchesNot'],
  countAtLeast: ['rowsLeast', 'rowsFewer'],
  countEqual: ['rows', 'rowsNot'],
};

/** What does not hold of an empty answer has no opposite in words: nothing is neither less nor more. */
const PLAIN: Readonly<Record<string, SaidComparison>> = {
  lessThan: 'less',
  lessThanInclusive: 'most',
  greaterThan: 'more',
  greaterThanInclusive: 'least',
  before: 'before',
  after: 'after',
  onOrAfter: 'onOrAfter',
  onOrBefore: 'onOrBefore',
};

/** Operators whose value says whether they hold or not. */
const BY_VALUE: ReadonlySet<string> = new Set([
  'isEmpty',
  'isEmptyOrZero',
  'isNumber',
  'hasRepeats',
]);
/** What these compare with is no answer. */
const ALONE: ReadonlySet<string> = new Set([...BY_VALUE, 'passesChecksum']);

/** Conditions as written; `named` are those that rules of the file share. */
export function saidCondition(
  reading: Reading,
  condition: Json | undefined,
  named: JsonObject,
): SaidCondition {
  return said({ reading, named, steps: 0 }, condition, true);
}

interface Place {
  readonly reading: Reading;
  readonly named: JsonObject;
  readonly steps: number;
}

function said(place: Place, condition: Json | undefined, holds: boolean): SaidCondition {
  if (condition === undefined) return { is: holds ? 'always' : 'never' };
  if (!isObject(condition) || place.steps > MOST_NAMES) return { is: 'never' };
  if (typeof condition.condition === 'string')
    return said(
      { ...place, steps: place.steps + 1 },
      place.named[condition.condition] ?? null,
      holds,
    );
  if (condition.not !== undefined) return said(place, condition.not, !holds);
  for (const word of ['all', 'any'] as const) {
    const list = condition[word];
    if (list !== undefined && isList(list)) return group(place, { word, list }, holds);
  }
  return compared(place.reading, condition, holds);
}

interface Group {
  readonly word: 'all' | 'any';
  readonly list: readonly Json[];
}

function group(place: Place, { word, list }: Group, holds: boolean): SaidCondition {
  if (list.length === 0) return { is: (word === 'all') === holds ? 'always' : 'never' };
  // None of them, and not both of them: what is turned round goes down to the comparisons.
  const of = list.map((one) => said(place, one, holds));
  const [only] = of;
  if (of.length === 1 && only !== undefined) return only;
  return {
    is: (word === 'all') === holds ? 'all' : 'any',
    of: flat(of, (word === 'all') === holds ? 'all' : 'any'),
  };
}

/** What stands in a group of the same kind may as well stand beside it. */
const flat = (of: readonly SaidCondition[], is: 'all' | 'any'): readonly SaidCondition[] =>
  of.flatMap((one) => (one.is === is ? one.of : [one]));

/** One comparison, of answers or of a row. */
function compared(reading: Reading, comparison: JsonObject, holds: boolean): SaidCondition {
  const { operator, value = null } = comparison;
  const { name, words } = decorated(String(operator));
  const fact = typeof comparison.fact === 'string' ? comparison.fact : undefined;
  const left = saidTerm(reading, comparison);
  if (name === 'anyRow' || name === 'everyRow') return ofRows(reading, comparison, holds);
  const field = nodeOf(reading, fact);
  const right = saidTerm(reading, value, field);
  const turned = words.filter((word) => word === 'not').length % 2 === 1;
  const isTrue = (BY_VALUE.has(name) && value === false ? !holds : holds) !== turned;
  const [first, second] = words.includes('swap') ? [right, left] : [left, right];
  const one = (value: SaidValue, side: 'Fact' | 'Value'): SaidValue =>
    words.includes(`every${side}`)
      ? { is: isTrue ? 'every' : 'some', of: value }
      : words.includes(`some${side}`)
        ? { is: isTrue ? 'some' : 'every', of: value }
        : value;
  if (left.is === 'place' && value === 0) {
    if (name === 'equal') return { is: 'compared', left, by: isTrue ? 'firstRow' : 'furtherRow' };
    if (name === 'greaterThan')
      return { is: 'compared', left, by: isTrue ? 'furtherRow' : 'firstRow' };
  }
  const by = wordFor(name, isTrue);
  if (by === undefined)
    return {
      is: 'none',
      of: [
        {
          is: 'compared',
          left: one(first, 'Fact'),
          by: PLAIN[name] ?? 'other',
          with: one(second, 'Value'),
        },
      ],
    };
  return {
    ...{ is: 'compared', left: one(first, 'Fact'), by },
    ...(!ALONE.has(name) && { with: one(second, 'Value') }),
  };
}

const wordFor = (name: string, isTrue: boolean): SaidComparison | undefined => {
  const pair = WORDS[name];
  if (pair) return pair[isTrue ? 0 : 1];
  const plain = PLAIN[name];
  if (plain) return isTrue ? plain : undefined;
  return isTrue ? 'other' : 'otherNot';
};

function decorated(operator: string): { readonly name: string; readonly words: readonly string[] } {
  const parts = operator.split(':');
  return { name: parts.at(-1) ?? '', words: parts.slice(0, -1) };
}

function ofRows(
  reading: Reading,
  { fact, operator, value }: JsonObject,
  holds: boolean,
): SaidCondition {
  const name = decorated(String(operator)).name;
  const isEvery = (name === 'everyRow') === holds;
  const list = typeof fact === 'string' ? fact : '';
  const of = rowTest(reading, value ?? null, list);
  return {
    ...{ is: 'rows', every: isEvery, list: saidTerm(reading, { fact: list }) },
    of: holds ? of : opposite(of),
  };
}

/** A test that is made on each row: `path` names a member of it. */
export function rowTest(reading: Reading, test: Json, list: string): SaidCondition {
  if (!isObject(test)) return { is: 'never' };
  const asCondition = (one: Json): Json => {
    if (!isObject(one)) return one;
    if (one.not !== undefined) return { not: asCondition(one.not) };
    for (const word of ['all', 'any'] as const) {
      const tests = one[word];
      if (tests !== undefined && isList(tests)) return { [word]: tests.map(asCondition) };
    }
    const fact = one.path === undefined ? 'row' : `row.${String(one.path)}`;
    const [operator, value] =
      one.operator === undefined ? ['equal', one.equals] : [one.operator, one.value];
    return { fact, operator, value: value ?? null };
  };
  return saidCondition({ ...reading, list }, asCondition(test), {});
}

const opposite = (condition: SaidCondition): SaidCondition =>
  condition.is === 'none' && condition.of[0] ? condition.of[0] : { is: 'none', of: [condition] };
