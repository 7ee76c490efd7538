// What is wrong with the value that a condition compares with, in words, and what to write instead.
import {
  checkOperand,
  decoratedBy,
  isObject,
  type Json,
  type OperandKind,
  operatorNamed,
  SHIFT_WORDS,
  termIn,
} from '../../core/index.ts';
import { dayIn, meansToday, plusIn } from './day-words.ts';
import { inLine } from './in-line.ts';
import { ignoresCase, patternRemedy } from './pattern-words.ts';
import { type Compared, listRemedy, rowRemedy } from './row-words.ts';

export interface OperandWords {
  /** What the value is not: "no number". */
  readonly lacks: string;
  readonly remedy: string;
}

/** What is wrong with the value of a comparison whose operator is known; undefined where nothing is. */
export function wrongOperand(compared: Compared): OperandWords | undefined {
  const { operator, value } = compared;
  const kind = operatorNamed(operator).value;
  if (kind !== 'row' && termIn(value) !== undefined) return undefined;
  const item = Array.isArray(value) ? wrongItem(compared, value) : undefined;
  if (item !== undefined) return item;
  const isCount = /(^|:)count[A-Z]\w*$/.test(operator);
  if (isCount ? isWhole(value) : fits(operator, value) && !mayNotBe(kind, value)) return undefined;
  return { lacks: LACKS[kind], remedy: (isCount ? countRemedy : REMEDIES[kind])(compared) };
}

/** Of the values that each are compared, the first that is wrong. */
function wrongItem(compared: Compared, values: readonly Json[]): OperandWords | undefined {
  const decorated = decoratedBy(compared.operator);
  if (decorated?.decorator.value === 'same')
    return wrongItem({ ...compared, operator: decorated.rest }, values);
  if (decorated?.decorator.value !== 'list') return undefined;
  const kind = operatorNamed(decorated.rest).value;
  const wrong = values.find((one) => !fits(compared.operator, [one]) || mayNotBe(kind, one));
  if (wrong === undefined) return undefined;
  const isOpen = isObject(wrong) || wrong === 'today';
  const remedy = isOpen
    ? 'Write fixed values into the list; with today or a field, compare in a condition of its own.'
    : REMEDIES[kind]({ ...compared, operator: decorated.rest, value: wrong });
  return {
    lacks: `a list in which ${inLine(wrong)} is ${isOpen ? 'no fixed value' : LACKS[kind]}`,
    remedy,
  };
}

/** What one engine reads and another does not is taken by none. */
const mayNotBe = (kind: OperandKind, value: Json): boolean =>
  kind === 'pattern' && typeof value === 'string' && ignoresCase(value);

const isWhole = (value: Json): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function fits(operator: string, value: Json): boolean {
  try {
    checkOperand(operator, value);
    return !(/(^|:)repeatedIn$/.test(operator) && namesRows(value));
  } catch {
    return false;
  }
}

/** A path in a list is a text like any other, and what stands in the rows is meant. */
const namesRows = (value: Json): boolean =>
  Array.isArray(value) && value.some((one) => isText(one) && /^\w+(\.\w+)*\.\*\./.test(one));

const LACKS: Readonly<Record<OperandKind, string>> = {
  any: 'no value',
  number: 'no number',
  text: 'no text',
  flag: 'neither true nor false',
  list: 'no list of answers',
  row: 'no test of a row',
  date: 'no day',
  pattern: 'no pattern that can be read',
};

const isText = (value: Json): value is string => typeof value === 'string';

/** The name of a field that stands where its answer is meant. */
const answerOf = (value: Json, isField: Compared['isField']): string | undefined =>
  isText(value) && isField?.(value) === true
    ? `For the answer of the field "${value}" write { "fact": "${value}" }.`
    : undefined;

const numberIn = (value: Json): string | undefined => {
  const bare = isText(value) ? value.replace(/^[\s$€£]+|[,\s]|%$/g, '') : '';
  return /^-?\d+(\.\d+)?$/.test(bare) ? String(Number(bare)) : undefined;
};

/** Operators of numbers, and those that ask the same of days. */
const OF_DAYS: Readonly<Record<string, string>> = {
  lessThan: 'before',
  lessThanInclusive: 'onOrBefore',
  greaterThan: 'after',
  greaterThanInclusive: 'onOrAfter',
};

function numberRemedy({ operator, value, isField }: Compared): string {
  const ofDays = OF_DAYS[operator.slice(operator.lastIndexOf(':') + 1)];
  const isDay =
    isText(value) &&
    (/^\d{4}-\d{2}-\d{2}$/.test(value) ||
      (dayIn(value) ?? plusIn(value)) !== undefined ||
      meansToday(value));
  if (isDay && ofDays !== undefined)
    return `Days are compared by "${ofDays}": write that operator for "${operator}".`;
  const inside = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
  if (typeof inside === 'number') return `Write the number alone: ${inside}.`;
  const number = numberIn(value);
  if (number !== undefined)
    return `Write the number without quotes${number === value ? '' : ' and signs'}: ${number}.`;
  return (
    answerOf(value, isField) ??
    'Write a number without quotes, such as 5, or { "fact": "…" } for the answer of a field.'
  );
}

function countRemedy({ value }: Compared): string {
  const number = numberIn(value);
  if (number !== undefined && isWhole(Number(number)))
    return `Write the number without quotes: ${number}.`;
  return 'Write a whole number without quotes: 0, 1, 2 …';
}

function textRemedy({ operator, value, isField }: Compared): string {
  if (Array.isArray(value))
    return `Write one text; to compare with each of a list, write "someValue:${operator}".`;
  if (typeof value === 'number' || typeof value === 'boolean')
    return `Write it in quotes: "${value}".`;
  return answerOf(value, isField) ?? 'Write a text in quotes.';
}

/** The day as it is written here, where it can be told from what is written. */
function dateRemedy({ value, isField }: Compared): string {
  const shift = isObject(value) ? (isObject(value.plus) ? value.plus : value) : undefined;
  if (shift !== undefined && SHIFT_WORDS.some((word) => typeof shift[word] === 'number'))
    return `Say from which day it is counted: { "fact": "context.today", "plus": ${inLine(shift)} }.`;
  if (!isText(value)) return OTHER_DAYS;
  const plus = plusIn(value);
  if (plus !== undefined)
    return `A day is moved by "plus": write { "fact": "context.today", "plus": ${plus} }.`;
  if (meansToday(value)) return 'Write "today".';
  const day = dayIn(value);
  if (day !== undefined) return `Write "${day}": year, month, day.`;
  return answerOf(value, isField) ?? OTHER_DAYS;
}

const OTHER_DAYS =
  'Write a date such as "2030-01-31", or "today"; the answer of a field is { "fact": "…" }, a day that is moved { "fact": "context.today", "plus": { "days": 30 } }.';

const REMEDIES: Readonly<Record<OperandKind, (compared: Compared) => string>> = {
  any: () => 'Write a value.',
  number: numberRemedy,
  text: textRemedy,
  flag: () => 'Write true or false, without quotes.',
  list: listRemedy,
  row: rowRemedy,
  date: dateRemedy,
  pattern: ({ value }) =>
    isText(value) ? patternRemedy(value) : 'Write a pattern in quotes, such as "^[A-Z]".',
};
