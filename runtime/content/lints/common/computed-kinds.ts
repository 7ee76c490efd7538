// Of which kind what is computed is, before anybody answers.
import { type Computation, isComputation, type Json } from '../../../core/index.ts';
import { pointerIn } from '../../compile/rules.ts';
import type { LinkedForm, RuleFile } from '../../model/model.ts';
import { type FactKind, type Kinds, kindsOf, type Side, sideOf } from './fact-kinds.ts';
import { fieldAt } from './field-lookup.ts';

/** Kind of what each function makes. Those that are not named make what they are computed of. */
const MAKES: Readonly<Record<string, FactKind>> = {
  count: 'number',
  sum: 'number',
  plus: 'number',
  minus: 'number',
  times: 'number',
  divided: 'number',
  rounded: 'number',
  year: 'number',
  month: 'number',
  day: 'number',
  weekday: 'number',
  daysBetween: 'number',
  yearsBetween: 'number',
  join: 'text',
  concat: 'text',
  numberedJson: 'text',
  digits: 'text',
  upper: 'text',
  lower: 'text',
  trim: 'text',
  shiftedDay: 'date',
  unique: 'list',
};

/** What is known of what a comparison asks about: a fact, or what is computed of some. */
export const sideCompared = (
  form: LinkedForm,
  rule: RuleFile,
  { fact, compute }: { readonly fact: string; readonly compute?: Computation | undefined },
): Side =>
  compute === undefined ? sideOf(form, rule, fact) : { kinds: kindsMade(form, rule, compute) };

/** The kinds of what a computation makes; undefined where that is not known. */
export function kindsMade(
  form: LinkedForm,
  rule: RuleFile,
  compute: Computation,
): Kinds | undefined {
  const { fn, of } = compute;
  if (Object.hasOwn(MAKES, fn)) return MAKES[fn] && [MAKES[fn]];
  if (fn === 'first')
    return typeof of === 'string' ? kindsOfItems(sideOf(form, rule, of)) : undefined;
  if (fn !== 'smallest' && fn !== 'largest') return undefined;
  const all = valuesCompared(form, rule, compute);
  return all.some((kinds) => kinds === undefined) ? undefined : all.flatMap((kinds) => kinds ?? []);
}

/** The kinds of each value that `smallest` and `largest` look at; of rows, those of their member. */
export function valuesCompared(
  form: LinkedForm,
  rule: RuleFile,
  { of, path }: Computation,
): readonly (Kinds | undefined)[] {
  if (Array.isArray(of)) return of.map((one: Json) => kindsOfOperand(form, rule, one));
  if (typeof of !== 'string') return [kindsOfOperand(form, rule, of as Json)];
  if (typeof path !== 'string') return [kindsOfItems(sideOf(form, rule, of))];
  const member = fieldAt(form, `${pointerIn(rule, of)}/*/${path.replaceAll('.', '/')}`);
  return [member && kindsOf(member.schema)];
}

/** The kinds of a value that something is computed of. */
export function kindsOfOperand(form: LinkedForm, rule: RuleFile, operand: Json): Kinds | undefined {
  if (typeof operand === 'number') return ['number'];
  if (typeof operand === 'string') return sideOf(form, rule, operand).kinds;
  return isComputation(operand) ? kindsMade(form, rule, operand) : undefined;
}

const kindsOfItems = ({ kinds, item }: Side): Kinds | undefined =>
  kinds?.length === 1 && kinds[0] === 'list' ? item && kindsOf(item) : kinds;
