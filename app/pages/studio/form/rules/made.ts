// A rule as it is put together on the page, and as the server takes it.

import type { Json } from '../../../../../runtime/core/index.ts';
import type { AnswerOf, PayloadOf } from '../../../../calls/typed.ts';

type Rules = AnswerOf<'studio_rules'>['data'];
export type RuleOfField = Rules['rules'][number];
export type Field = Rules['fields'][number];
export type Comparison = Field['comparisons'][number];
export type Drawn = NonNullable<RuleOfField['drawn']>;
export type Row = Drawn['rows'][number];
export type Tried = PayloadOf<'studio_rule_try'>;

export const EFFECTS = ['show', 'require', 'refuse', 'fill'] as const;

/** A row about a field, with the first comparison that fits it. */
export function rowOf({ fact, comparisons }: Field): Row {
  const [first] = comparisons;
  return { fact, operator: first?.operator ?? 'isEmpty', value: first?.fixed ?? null };
}

/** What a new rule begins with: what is refused is mostly the answer itself; else the field asked before it. */
export function beginRows(fields: readonly Field[], effect: Drawn['effect'], way: string): Row[] {
  const own = fields.findIndex(({ fact }) => wayOf(fact) === way.replace(/^.*\/\*/, ''));
  const at = effect === 'refuse' ? own : Math.max(own - 1, 0);
  const field = fields[at] ?? fields[0];
  return field ? [rowOf(field)] : [];
}

const wayOf = (fact: string): string => `/${fact.replace(/^row\./, '').replaceAll('.', '/')}`;

/** The comparison that a row has; of two with one operator, the one of its value. */
export const comparisonOf = (field: Field | undefined, row: Row): Comparison | undefined =>
  field?.comparisons.find(
    ({ operator, fixed }) =>
      operator === row.operator && (fixed === undefined || fixed === row.value),
  );

/** Is it said what the field is compared with? */
export const isWhole = (field: Field | undefined, row: Row): boolean =>
  comparisonOf(field, row)?.control === 'none' || !isNothing(row.value as Json);

const isNothing = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The conditions of its rows, as a file of rules has them. */
export const whenOf = ({ match, rows }: Drawn): { readonly [word: string]: Json } => ({
  [match]: rows.map(({ fact, operator, value }) => ({ fact, operator, value: value as Json })),
});

/** The words of each comparison. */
export const WORDS: Readonly<Record<string, string>> = {
  is: 'studio.rules.by.is',
  isNot: 'studio.rules.by.isNot',
  in: 'studio.rules.by.in',
  notIn: 'studio.rules.by.notIn',
  contains: 'studio.rules.by.contains',
  containsNot: 'studio.rules.by.containsNot',
  less: 'studio.rules.by.less',
  most: 'studio.rules.by.most',
  more: 'studio.rules.by.more',
  least: 'studio.rules.by.least',
  empty: 'studio.rules.by.empty',
  answered: 'studio.rules.by.answered',
  before: 'studio.rules.by.before',
  after: 'studio.rules.by.after',
  onOrAfter: 'studio.rules.by.onOrAfter',
  onOrBefore: 'studio.rules.by.onOrBefore',
  rowsLeast: 'studio.rules.by.rowsLeast',
};
