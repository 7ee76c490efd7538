// Which rules can be drawn as rows of field, comparison and value, and with which comparisons; any other is told and left alone.
import { isList, isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { KindOfAnswer } from './types.ts';

/** A comparison that can be picked for a field. */
export interface OfferedComparison {
  readonly name: NameOfOffered;
  readonly operator: string;
  /** What is typed or picked beside it; `none` where its value says nothing more. */
  readonly control: 'none' | 'choice' | 'choices' | 'yesno' | 'number' | 'day' | 'text' | 'count';
  /** The value of one without a control. */
  readonly fixed?: boolean;
  /** Another field may stand in the place of the value. */
  readonly isOther: boolean;
}

export type NameOfOffered =
  | 'is'
  | 'isNot'
  | 'in'
  | 'notIn'
  | 'contains'
  | 'containsNot'
  | 'less'
  | 'most'
  | 'more'
  | 'least'
  | 'empty'
  | 'answered'
  | 'before'
  | 'after'
  | 'onOrAfter'
  | 'onOrBefore'
  | 'rowsLeast';

type Control = OfferedComparison['control'];
type Row = readonly [name: NameOfOffered, operator: string, control: Control];

const ANSWERED: readonly OfferedComparison[] = [
  { name: 'answered', operator: 'isEmpty', control: 'none', fixed: false, isOther: false },
  { name: 'empty', operator: 'isEmpty', control: 'none', fixed: true, isOther: false },
];

const ROWS: Readonly<Record<KindOfAnswer, readonly Row[]>> = {
  choice: [
    ['is', 'equal', 'choice'],
    ['isNot', 'notEqual', 'choice'],
    ['in', 'in', 'choices'],
    ['notIn', 'notIn', 'choices'],
  ],
  choices: [
    ['contains', 'contains', 'choice'],
    ['containsNot', 'doesNotContain', 'choice'],
  ],
  yesno: [['is', 'equal', 'yesno']],
  number: [
    ['is', 'equal', 'number'],
    ['isNot', 'notEqual', 'number'],
    ['more', 'greaterThan', 'number'],
    ['least', 'greaterThanInclusive', 'number'],
    ['less', 'lessThan', 'number'],
    ['most', 'lessThanInclusive', 'number'],
  ],
  day: [
    ['before', 'before', 'day'],
    ['after', 'after', 'day'],
    ['onOrAfter', 'onOrAfter', 'day'],
    ['onOrBefore', 'onOrBefore', 'day'],
  ],
  text: [
    ['is', 'equal', 'text'],
    ['isNot', 'notEqual', 'text'],
  ],
  rows: [['rowsLeast', 'countAtLeast', 'count']],
  other: [],
};

/** Lists are compared with a value, never with an answer. */
const NO_OTHER: ReadonlySet<Control> = new Set(['choices', 'count', 'yesno']);

/** The comparisons that fit a kind of answer, those of every day first. */
export const comparisonsFor = (kind: KindOfAnswer): readonly OfferedComparison[] => [
  ...ROWS[kind].map(([name, operator, control]) => ({
    ...{ name, operator, control },
    isOther: !NO_OTHER.has(control) && kind !== 'choices',
  })),
  ...ANSWERED,
];

/** One row of the builder: a field, how it is compared, and with which value, or other field. */
export interface DrawnRow {
  readonly fact: string;
  readonly operator: string;
  readonly value: Json;
}

/** What the builder draws of a rule. */
export interface DrawnRule {
  readonly effect: 'show' | 'require' | 'refuse' | 'fill';
  readonly match: 'all' | 'any';
  readonly rows: readonly DrawnRow[];
  readonly message?: string;
  readonly value?: Json;
  readonly from?: string;
}

const EFFECTS: Readonly<Record<string, DrawnRule['effect']>> = {
  show: 'show',
  require: 'require',
  fault: 'refuse',
  set: 'fill',
};

/** Words of a rule that the builder leaves as they are. */
const WORDS: ReadonlySet<string> = new Set([
  '$comment',
  'name',
  'on',
  'forEach',
  'conditions',
  'event',
]);

/** A rule as the builder draws it; undefined of one that says more. */
export function drawnRule(rule: JsonObject): DrawnRule | undefined {
  const { event, conditions } = rule;
  const effect = isObject(event) ? EFFECTS[String(event.type)] : undefined;
  const params = isObject(event) && isObject(event.params) ? event.params : {};
  if (effect === undefined || Object.keys(rule).some((word) => !WORDS.has(word))) return undefined;
  const group = drawnGroup(conditions);
  if (!group || params.compute !== undefined || params.params !== undefined) return undefined;
  const { message, value, copy } = params;
  if (typeof copy === 'string' && copy.startsWith('context.')) return undefined;
  return {
    ...{ effect, ...group },
    ...(typeof message === 'string' && { message }),
    ...(effect === 'fill' && value !== undefined && { value }),
    ...(typeof copy === 'string' && { from: copy }),
  };
}

function drawnGroup(conditions: Json | undefined): Pick<DrawnRule, 'match' | 'rows'> | undefined {
  if (!isObject(conditions)) return undefined;
  const match = conditions.any === undefined ? 'all' : 'any';
  const list = conditions[match] ?? null;
  if (!isList(list) || list.length === 0) return undefined;
  const rows = list.map(drawnRow);
  return rows.every((row) => row !== undefined) ? { match, rows } : undefined;
}

const OPERATORS: ReadonlySet<string> = new Set([
  ...Object.values(ROWS)
    .flat()
    .map(([, operator]) => operator),
  'isEmpty',
]);

function drawnRow(row: Json): DrawnRow | undefined {
  if (!isObject(row)) return undefined;
  const { fact, operator, value, ...more } = row;
  if (typeof fact !== 'string' || fact.startsWith('context.') || fact.includes('*'))
    return undefined;
  if (typeof operator !== 'string' || !OPERATORS.has(operator) || Object.keys(more).length > 0)
    return undefined;
  if (isObject(value) && !isOtherField(value)) return undefined;
  return { fact, operator, value: value ?? null };
}

/** Another field, as it is answered, and nothing known besides. */
const isOtherField = (value: JsonObject): boolean =>
  typeof value.fact === 'string' &&
  !value.fact.startsWith('context.') &&
  Object.keys(value).length === 1;
