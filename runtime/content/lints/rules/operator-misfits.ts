// What is wrong where an operator asks of an answer what that can never be, and which operator asks what is meant.
import { decoratedBy, isObject, type Json, type Schema } from '../../../core/index.ts';
import { inLine } from '../../check/in-line.ts';
import { aKind, type FactKind, isText, kindsOf, overlap, type Side } from '../common/fact-kinds.ts';
import { fitOf, isOfItems, isSingle } from './operator-kinds.ts';

export interface Asked {
  readonly fact: string;
  readonly operator: string;
  readonly value: Json;
}

export interface Misfit {
  /** Why it does not fit, after the name of the fact. */
  readonly why: string;
  readonly remedy: string;
}

/** Why an operator does not fit what it asks about, if it does not; of items where it looks at each of a list. */
export function misfitOf({ fact, operator, value }: Asked, side: Side): Misfit | undefined {
  const fit = fitOf(operator, value);
  const rest = decoratedBy(operator)?.rest ?? operator;
  const ends = `It ${alwaysHolds(operator, value) ? 'would always' : 'could never'} hold.`;
  if (!overlap(fit, side.kinds)) {
    const asks = `it asks about ${aKind(fit)}, and this is ${aKind(side.kinds, fit)}`;
    return { why: `${asks}. ${ends}`, remedy: remedyFor({ fact, operator, value }, side) };
  }
  if (looksForValues(operator, value) && isOfRows(side.item)) {
    const search = `it looks for ${inLine(value)}, and each row is a group of fields`;
    return { why: `${search}. ${ends}`, remedy: ofRows({ fact, operator, value }, side.item) };
  }
  if (!isOfItems(operator) || side.item === undefined) return undefined;
  const items = { kinds: kindsOf(side.item) };
  const inner = fitOf(rest, value);
  if (overlap(inner, items.kinds)) return undefined;
  const asks = `"${rest}" asks about ${aKind(inner)}, and each item is ${aKind(items.kinds, inner)}`;
  const within = { fact, operator: rest, value };
  const remedy = isOfRows(side.item) ? ofRows(within, side.item) : remedyForItems(within, items);
  return { why: `${asks}. ${ends}`, remedy };
}

const isOfRows = (item: Schema | undefined): boolean =>
  item !== undefined && kindsOf(item)?.every((kind) => kind === 'group') === true;

/** Does it look into a list for what is no row? */
const looksForValues = (operator: string, value: Json): boolean =>
  /^(not:)*(contains|doesNotContain|containsAny)$/.test(operator) &&
  [value].flat().every((one) => isSingle(one) && !isObject(one));

const baseOf = (operator: string): string => operator.slice(operator.lastIndexOf(':') + 1);

/** What is never so is always not so. */
function alwaysHolds(operator: string, value: Json): boolean {
  const turned = operator.split(':').filter((word) => word === 'not').length;
  const base = baseOf(operator);
  const isNegative = /^(notEqual|notIn|doesNotContain)$/.test(base) && !isOfItems(operator);
  const isFlag = value === false && /^(isNumber|hasRepeats)$/.test(base);
  return (turned + (isNegative ? 1 : 0) + (isFlag ? 1 : 0)) % 2 === 1;
}

const remedyFor = (asked: Asked, side: Side): string =>
  side.kinds?.includes('list') === true ? ofList(asked, side.item) : ofSingle(asked, side);

/** Of the items of a list: the operator may look into the list by itself. */
const remedyForItems = (asked: Asked, items: Side): string =>
  /^(contains|doesNotContain|containsAny|count\w+|hasRepeats)$/.test(baseOf(asked.operator))
    ? `"${asked.operator}" looks into the list by itself: write it without "someFact:" or "everyFact:" before it.`
    : ofSingle(asked, items);

/** Operators of single answers, and those that ask the same of a list. */
const OF_LISTS: Readonly<Record<string, string>> = {
  equal: 'contains',
  notEqual: 'doesNotContain',
  in: 'containsAny',
  notIn: 'not:containsAny',
};

const ROWS =
  'Of a list of rows "countAtLeast" and "countEqual" ask how many there are, "anyRow" and "everyRow" what stands in them.';

/** A number is how many rows there are; any other value stands in one of them. */
function ofRows({ fact, operator, value }: Asked, item: Schema | undefined): string {
  const base = baseOf(operator);
  if (typeof value === 'number')
    return `How many rows there are is asked by "countEqual" and "countAtLeast"${base === 'equal' ? ': write "countEqual" for "equal"' : ''}.`;
  if (!/^(equal|in|contains|containsAny|matches|equalIgnoringCase)$/.test(base)) return ROWS;
  const inner = { contains: 'equal', containsAny: 'in' }[base] ?? base;
  const members = Object.entries(item?.properties ?? {});
  const [one] = [value].flat();
  const [name = 'name'] =
    members.find(([, { enum: choices }]) => choices?.includes(one ?? null)) ??
    members.find(([, schema]) => overlap(fitOf(inner, value), kindsOf(schema))) ??
    [];
  const test = inLine({ path: name, operator: inner, value });
  return `What stands in the rows is asked by "anyRow": { "fact": "${fact}", "operator": "anyRow", "value": ${test} }.`;
}

function ofList({ fact, operator, value }: Asked, item: Schema | undefined): string {
  const base = baseOf(operator);
  const items = item && kindsOf(item);
  if (isOfRows(item)) return ofRows({ fact, operator, value }, item);
  if (base === 'repeatedIn')
    return 'Whether something stands twice in a list is asked by "hasRepeats", with true.';
  const instead = OF_LISTS[base];
  if (instead !== undefined)
    return `What is in a list is asked by "${operator.slice(0, -base.length)}${instead}": write that for "${operator}".`;
  if (items !== undefined && overlap(fitOf(base, value), items))
    return `Of the items of a list "someFact:${base}" asks about one at least, "everyFact:${base}" about each.`;
  return 'Of a list "contains" and "containsAny" ask what is in it, "countAtLeast" and "countEqual" how many.';
}

/** Operators of days, and those that ask the same of numbers. */
const OF_NUMBERS: Readonly<Record<string, string>> = {
  before: 'lessThan',
  onOrBefore: 'lessThanInclusive',
  after: 'greaterThan',
  onOrAfter: 'greaterThanInclusive',
};

const OF_DAYS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OF_NUMBERS).map(([day, number]) => [number, day]),
);

/** What is asked of a single answer where an operator of lists stands. */
const OF_SINGLE: Readonly<Record<string, string>> = {
  contains: 'equal',
  doesNotContain: 'notEqual',
  containsAny: 'in',
};

const OF_TEXTS = 'A text is asked by "equal" or "in", a part of it by "matches".';

const ASKED_BY: Readonly<Record<FactKind, string>> = {
  text: OF_TEXTS,
  words: OF_TEXTS,
  choice: 'One of a few values is asked by "equal" or "in".',
  number: 'A number is asked by "equal", "lessThan" or "greaterThan".',
  date: 'A day is asked by "before", "after", "onOrBefore" or "onOrAfter".',
  'yes or no': 'A yes or no is asked by "equal", with true or false.',
  list: ROWS,
  group: 'Name a field of the group as the fact, with a dot between: "office.city".',
};

function ofSingle({ operator, value }: Asked, { kinds = [] }: Side): string {
  const base = baseOf(operator);
  const [kind = 'text'] = kinds;
  if (isOfItems(operator)) {
    const rest = decoratedBy(operator)?.rest ?? base;
    return overlap(fitOf(rest, value), kinds)
      ? `"${operator.slice(0, operator.indexOf(':') + 1)}" is for lists: write "${rest}".`
      : ASKED_BY[kind];
  }
  const pair = { number: OF_NUMBERS, date: OF_DAYS }[kind as string]?.[base];
  if (pair !== undefined)
    return `${kind === 'date' ? 'Days' : 'Numbers'} are compared by "${pair}": write that for "${base}".`;
  if (base === 'hasRepeats')
    return 'Whether an answer stands twice among the rows of a list is asked by "repeatedIn": { "fact": "contacts.*.email" }.';
  const single = OF_SINGLE[base];
  if (single !== undefined && kind !== 'group')
    return `A single answer is asked by "${single}"${isText(kind) && kind !== 'choice' ? ', a part of a text by "matches"' : ''}.`;
  return ASKED_BY[kind];
}
