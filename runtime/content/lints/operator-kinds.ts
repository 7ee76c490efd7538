// Which answers each operator can ever be true of, so that one which does not fit its fact is named as such.
import {
  decoratedBy,
  isCalendarDate,
  type Json,
  operatorNamed,
  type Schema,
} from '../../core/index.ts';
import { typesOf } from '../schema/types-of.ts';
import { satisfies } from '../schema/validators.ts';

/** A kind of answer: `words` are texts of which none can be a day. */
export type FactKind = 'text' | 'words' | 'number' | 'date' | 'yes or no' | 'list' | 'group';

const TEXTS: readonly FactKind[] = ['text', 'words', 'date'];
/** Numbers may be kept as texts. */
const NUMBERS: readonly FactKind[] = ['number', 'text', 'words'];
const DATES: readonly FactKind[] = ['date', 'text'];
const LISTS: readonly FactKind[] = ['list'];
const SINGLE: readonly FactKind[] = ['text', 'words', 'number', 'date', 'yes or no'];

interface Fit {
  /** Undefined where it may be true of any answer. */
  readonly of?: readonly FactKind[];
  /** What to use for answers that do not fit. */
  readonly instead?: string;
}

const FIT = {
  numbers: {
    of: NUMBERS,
    instead: 'Numbers are compared with it; days with "before" and "after".',
  },
  dates: {
    of: DATES,
    instead: 'Days are compared with it; numbers with "lessThan" and "greaterThan".',
  },
  texts: { of: TEXTS, instead: 'For other kinds use "equal" or "in".' },
  lists: {
    of: LISTS,
    instead: 'For a single answer use "equal" or "in"; a part of a text is found by "matches".',
  },
  counts: { of: LISTS, instead: 'It counts the rows of a list; compare a number with "equal".' },
  rows: {
    of: LISTS,
    instead: 'It looks at the rows of a list; of one answer, name it as the fact.',
  },
  single: {
    of: SINGLE,
    instead: 'A list is asked by "contains" or "containsAny", each of its items by "everyFact:in".',
  },
} as const satisfies Readonly<Record<string, Fit>>;

/** By operator; those that are not named here suit every answer. */
const FITS: Readonly<Record<string, Fit>> = {
  in: FIT.single,
  notIn: FIT.single,
  contains: FIT.lists,
  doesNotContain: FIT.lists,
  containsAny: FIT.lists,
  lessThan: FIT.numbers,
  lessThanInclusive: FIT.numbers,
  greaterThan: FIT.numbers,
  greaterThanInclusive: FIT.numbers,
  isNumber: { of: NUMBERS, instead: 'Whether something is answered at all is asked by "isEmpty".' },
  hasRepeats: FIT.rows,
  repeatedIn: FIT.single,
  equalIgnoringCase: FIT.texts,
  isOtherName: FIT.texts,
  passesChecksum: FIT.texts,
  matches: {
    of: ['text', 'words', 'number', 'date'],
    instead: 'For other kinds use "equal" or "contains".',
  },
  before: FIT.dates,
  after: FIT.dates,
  onOrBefore: FIT.dates,
  onOrAfter: FIT.dates,
  countAtLeast: FIT.counts,
  countEqual: FIT.counts,
  anyRow: FIT.rows,
  everyRow: FIT.rows,
};

/** Which answers an operator, decorated or not, can be true of; undefined where any. */
export function fitOf(name: string): Fit | undefined {
  const decorated = decoratedBy(name);
  if (decorated === undefined) return Object.hasOwn(FITS, name) ? FITS[name] : undefined;
  if (/^(every|some)Fact:/.test(name))
    return { ...FIT.rows, instead: 'It looks at each item of a list.' };
  return decorated.decorator.value === 'fact' ? undefined : fitOf(decorated.rest);
}

/** Is an operator, decorated or not, a test of rows? */
export const isRowTest = (name: string): boolean => operatorNamed(name).value === 'row';

/** The kinds of answer a schema admits; undefined where it leaves that open. */
export function kindsOf(schema: Schema): readonly FactKind[] | undefined {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 0) return undefined;
  return types.map((type) => (type === 'string' ? kindOfTexts(schema) : (KINDS[type] ?? 'group')));
}

function kindOfTexts(schema: Schema): FactKind {
  if (schema.format === 'date' || schema.format === 'date-time') return 'date';
  return canBeDay(schema) ? 'text' : 'words';
}

/** Days that differ in every digit a pattern may be particular about. */
const DAYS = ['2026-01-31', '1998-12-05', '2026-01-31T08:00:00Z'];

/** May a day stand in such a text? */
const canBeDay = (schema: Schema): boolean =>
  schema.enum?.some((one) => typeof one === 'string' && isCalendarDate(one)) ??
  DAYS.some((day) => satisfies(schema, day) !== false);

const KINDS: Readonly<Record<string, FactKind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yes or no',
  array: 'list',
  object: 'group',
};

/** The kinds a value that stands in a rule is of. */
export const kindOf = (value: Json): FactKind | undefined => {
  if (Array.isArray(value)) return 'list';
  return value === null ? undefined : KINDS[typeof value];
};
