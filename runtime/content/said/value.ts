// What a rule compares, fills in or leaves to choose, as people know it.
import {
  type Computation,
  type DayShift,
  isComputation,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from '../../core/index.ts';
import type { FieldNode } from '../model/model.ts';
import type { ContentSource } from '../model/types.ts';
import { choiceLabel, type Fields, kindOf, labelAt, pointerOfFact } from './fields.ts';
import type { SaidCondition, SaidValue } from './types.ts';

/** Where a rule stands: its content, the fields around it, and the list it is repeated over. */
export interface Reading {
  readonly source: ContentSource;
  readonly fields: Fields;
  readonly list?: string | undefined;
  /** How what a row has to fit is said. */
  readonly test: (test: Json, rows: string) => SaidCondition;
}

/** A fact, as people call what it names. */
export function saidFact({ source, fields, list }: Reading, fact: string): SaidValue {
  if (fact === 'context.today') return { is: 'today' };
  if (fact === 'row.$index') return { is: 'place' };
  if (fact.startsWith('context.')) return { is: 'known', names: fact.split('.').slice(1) };
  const pointer = pointerOfFact(fact, list);
  const label = labelAt(source, fields, pointer);
  // Of a list that is not the one at hand it is said, which: two may ask the same of their rows.
  const rows = fact.startsWith('row.') ? -1 : pointer.lastIndexOf('/*/');
  if (rows < 0) return { is: 'field', label };
  return { is: 'field', label, inRows: labelAt(source, fields, pointer.slice(0, rows)) };
}

/** The field of a fact, where it is one of an answer. */
export const nodeOf = (
  { fields, list }: Reading,
  fact: string | undefined,
): FieldNode | undefined =>
  fact === undefined || fact.startsWith('context.')
    ? undefined
    : fields.get(pointerOfFact(fact, list));

/** Either side of a comparison: a fact, what is computed, or a value as the field has it. */
export function saidTerm(reading: Reading, term: Json, field?: FieldNode): SaidValue {
  if (isObject(term) && isComputation(term.compute)) return saidComputed(reading, term.compute);
  if (isObject(term) && typeof term.fact === 'string') {
    const of = saidFact(reading, term.fact);
    return isObject(term.plus) ? { is: 'moved', of, by: term.plus as DayShift } : of;
  }
  return saidLiteral(reading, term, field);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function saidLiteral(reading: Reading, value: Json, field: FieldNode | undefined): SaidValue {
  if (isList(value)) {
    const of = value.map((one) => saidLiteral(reading, one, field));
    // Two values may be called the same.
    return { is: 'list', of: [...new Map(of.map((one) => [JSON.stringify(one), one])).values()] };
  }
  if (value === null || value === '') return { is: 'nothing' };
  const label = choiceLabel(reading.source, field, value);
  if (typeof value === 'boolean' && label === String(value)) return { is: value ? 'yes' : 'no' };
  if (typeof value !== 'string' || label !== value) return { is: 'text', text: label };
  if (value === 'today' && (field === undefined || kindOf(field.schema) !== 'choice'))
    return { is: 'today' };
  return DAY.test(value) ? { is: 'day', day: value } : { is: 'text', text: value };
}

/** What a function makes, with what it is made of. */
export function saidComputed(reading: Reading, compute: Computation): SaidValue {
  const { fn, of, path, plus, where, except, until } = compute;
  const rows = typeof of === 'string' ? of : '';
  const looked = typeof path === 'string' ? `${rows}.*.${path}` : undefined;
  const operands = (isList(of as Json) ? of : [of]) as readonly Json[];
  const made = looked === undefined ? operands : [looked];
  const beside = [plus, before(compute)].filter((one) => one !== undefined);
  const by = shiftIn(compute);
  return {
    ...{ is: 'computed', fn },
    of: [...made, ...beside].map((one) => operand(reading, one)),
    ...(until !== undefined && { until: operand(reading, until) }),
    ...(by && { by }),
    ...(where !== undefined && { where: reading.test(where, rows) }),
    ...(isList(except ?? null) &&
      where === undefined && { where: excepted(reading, except, rows) }),
  };
}

/** `concat` puts texts, not answers, around what it is made of. */
const before = ({ fn, before: text, after }: Computation): Json | undefined =>
  fn === 'concat'
    ? { text: [text, after].filter((one) => typeof one === 'string').join(' … ') }
    : undefined;

const excepted = (reading: Reading, except: Json | undefined, rows: string): SaidCondition => ({
  is: 'compared',
  left: { is: 'computed', fn: 'each', of: [] },
  by: 'notIn',
  with: saidTerm(reading, except ?? null, nodeOf(reading, `${rows}.*`) ?? nodeOf(reading, rows)),
});

function operand(reading: Reading, one: Json): SaidValue {
  if (isComputation(one)) return saidComputed(reading, one);
  if (typeof one === 'string') return saidFact(reading, one);
  if (isObject(one) && typeof one.text === 'string') return { is: 'text', text: one.text };
  return saidTerm(reading, one);
}

function shiftIn(compute: JsonObject): DayShift | undefined {
  const units = ['days', 'weeks', 'months', 'years'] as const;
  const by = Object.fromEntries(
    units.flatMap((unit) => (compute[unit] === undefined ? [] : [[unit, compute[unit]]])),
  );
  return Object.keys(by).length === 0 ? undefined : (by as DayShift);
}
