// Lint: a calculation has as many values as it takes, all of them numbers, or days where it takes those, and divides by none that may be 0.
import {
  COMPUTE,
  type Computation,
  computationText,
  isComputation,
  type Json,
  type Schema,
} from '../../../core/index.ts';
import { computationsOf } from '../../compile/computations.ts';
import { fileOfRule, type LinkedForm, type RuleFile } from '../../model/model.ts';
import type { NewFault } from '../../read/faults.ts';
import { kindsOfOperand, valuesCompared } from '../common/computed-kinds.ts';
import { aKind, type Kinds, overlap } from '../common/fact-kinds.ts';
import { fieldIn } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { mustHold } from './together.ts';

export const calculations = ofUnits((form, { report }) => {
  for (const { rule, place } of form.placed) {
    for (const { compute, place: there } of computationsOf(rule, place)) {
      const at = { form, rule, compute };
      for (const { at: word, ...wrong } of [...wrongCount(at), ...wrongValues(at), ...byZero(at)])
        report({ ...wrong, file: fileOfRule(form, rule), place: `${there}${word}` });
    }
  }
});

interface At {
  readonly form: LinkedForm;
  readonly rule: RuleFile;
  readonly compute: Computation;
}

/** What is wrong with one word of a computation; `at` is the place of the word. */
type Wrong = Pick<NewFault, 'code' | 'message' | 'remedy'> & { readonly at: string };

const listOf = ({ of }: Computation): readonly Json[] | undefined =>
  Array.isArray(of) ? (of as readonly Json[]) : undefined;

const isOfRows = (fn: string): boolean => COMPUTE[fn]?.takes?.includes('path') === true;

/** One value, or a list of some. */
function wrongCount({ rule, compute }: At): readonly Wrong[] {
  const { fn, of } = compute;
  const known = Object.hasOwn(COMPUTE, fn) ? COMPUTE[fn] : undefined;
  if (known === undefined) return [];
  const list = listOf(compute);
  const wrong = { code: 'argument-does-not-fit', at: '/of' };
  if (known.several === undefined) {
    if (list === undefined && typeof of !== 'number') return [];
    const remedy =
      typeof list?.[0] === 'string' && list.length === 1
        ? `Write it without brackets: "of": "${list[0]}".`
        : 'Name one field, or compute one value of several first: { "fn": "plus", "of": [ … ] }.';
    return [
      {
        ...wrong,
        message: `The rule "${rule.name}" computes "${fn}" of ${JSON.stringify(of)}; it is made of one field or computation.`,
        remedy,
      },
    ];
  }
  const [least, most] = known.several;
  if (list === undefined ? isOfRows(fn) : list.length >= least && list.length <= most) return [];
  const wanted = most === least ? `${least} values` : `${least} values or more`;
  return [
    {
      ...wrong,
      message: `The rule "${rule.name}" computes "${fn}" of ${list === undefined ? 'one value' : `${list.length} values`}; it takes a list of ${wanted}.`,
      remedy: `Write a list of fields, numbers and computations: "of": ["${typeof of === 'string' ? of : 'price'}", 2].`,
    },
  ];
}

/** Functions whose every value is a number. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['plus', 'minus', 'times', 'divided', 'rounded']);
const OUTERMOST: ReadonlySet<string> = new Set(['smallest', 'largest']);
const NUMBERS: Kinds = ['number'];
const ORDERED: Kinds = ['number', 'date'];

function wrongValues(at: At): readonly Wrong[] {
  const { form, rule, compute } = at;
  const { fn, of } = compute;
  const list = listOf(compute);
  if (OUTERMOST.has(fn)) return wrongOrder(at);
  if (!OF_NUMBERS.has(fn)) return [];
  return (list ?? [of as Json]).flatMap((value, index) => {
    const kinds = kindsOfOperand(form, rule, value);
    if (overlap(NUMBERS, kinds) || isInDigits(form, rule, value)) return [];
    return [noNumber(rule, fn, { value, kinds, at: list === undefined ? '/of' : `/of/${index}` })];
  });
}

interface Given {
  readonly value: Json;
  readonly kinds: Kinds | undefined;
  readonly at: string;
}

const noNumber = ({ name }: RuleFile, fn: string, { value, kinds, at }: Given): Wrong => ({
  code: 'argument-does-not-fit',
  at,
  message: `The rule "${name}" computes "${fn}" of ${nameOf(value)}, which is ${aKind(kinds)}, not a number. Nothing would ever come of it.`,
  remedy: kinds?.includes('date')
    ? 'Of days "daysBetween", "yearsBetween", "year", "month", "day" and "weekday" make numbers.'
    : kinds?.includes('list')
      ? 'A list becomes a number by "sum", "count", "smallest" or "largest".'
      : 'Name a field that is a number, or make it one in its schema.',
});

/** An amount may be kept as text: its pattern, or the widget that it is typed in, lets nothing else in. */
function isInDigits(form: LinkedForm, rule: RuleFile, value: Json): boolean {
  const field = typeof value === 'string' ? fieldIn(form, rule, value) : undefined;
  const { type, pattern } = field?.schema ?? {};
  return type === 'string' && (pattern !== undefined || field?.ui['ui:widget'] === 'money');
}

/** Numbers have an order, and so have days; one with the other has none. */
function wrongOrder({ form, rule, compute }: At): readonly Wrong[] {
  const all = valuesCompared(form, rule, compute);
  const list = listOf(compute);
  const placeOf = (index: number): string => {
    if (list !== undefined) return `/of/${index}`;
    return compute.path === undefined ? '/of' : '/path';
  };
  const strange = all.findIndex((kinds) => !overlap(ORDERED, kinds));
  const ofRule = `The rule "${rule.name}" computes "${compute.fn}" of`;
  if (strange >= 0)
    return [
      {
        code: 'argument-does-not-fit',
        at: placeOf(strange),
        message: `${ofRule} ${nameOf(list?.[strange] ?? compute.path ?? (compute.of as Json))}, which is ${aKind(all[strange])}, neither a number nor a date.`,
        remedy: 'Name fields that are numbers, or fields that hold dates.',
      },
    ];
  const isOnly = (kind: 'number' | 'date') => (kinds: Kinds | undefined) =>
    kinds?.every((one) => one === kind) === true;
  const day = all.findIndex(isOnly('date'));
  if (day < 0 || !all.some(isOnly('number'))) return [];
  return [
    {
      code: 'argument-does-not-fit',
      at: placeOf(day),
      message: `${ofRule} numbers and days together, which have no order.`,
      remedy: 'Take the days out, or make numbers of them by "daysBetween", "year" or the like.',
    },
  ];
}

const nameOf = (value: Json): string => {
  if (isComputation(value)) return `"${computationText(value)}"`;
  return JSON.stringify(value);
};

/** What may be 0 divides nothing: the result would be empty, and nobody would know why. */
function byZero(at: At): readonly Wrong[] {
  const [, by] = at.compute.fn === 'divided' ? (listOf(at.compute) ?? []) : [];
  if (by === undefined) return [];
  const { rule } = at;
  const wrong = { code: 'divided-by-nothing', at: '/of/1' };
  if (by === 0)
    return [
      {
        ...wrong,
        message: `The rule "${rule.name}" divides by 0. Nothing would ever come of it.`,
        remedy: 'Divide by another number, or name a field.',
      },
    ];
  if (typeof by === 'number' || isNeverZero(at, by)) return [];
  const asked = isComputation(by)
    ? `{ "compute": ${JSON.stringify(by)}, "operator": "greaterThan", "value": 0 }`
    : `{ "fact": ${JSON.stringify(by)}, "operator": "greaterThan", "value": 0 }`;
  return [
    {
      ...wrong,
      message: `The rule "${rule.name}" divides by ${nameOf(by)}, which may be 0. Nothing would come of it then.`,
      remedy: `Add the condition ${asked}, beside which another rule says what stands there otherwise${isComputation(by) ? '' : '; or give the field "exclusiveMinimum": 0 in its schema'}.`,
    },
  ];
}

function isNeverZero({ form, rule }: At, by: Json): boolean {
  const name = isComputation(by) ? computationText(by) : String(by);
  if (mustHold(rule).some((one) => one.fact === name && refusesZero(one.operator, one.value)))
    return true;
  if (isComputation(by)) return isRowsCounted(rule, by);
  const schema = fieldIn(form, rule, name)?.schema;
  return schema === undefined || excludesZero(schema);
}

/** How many rows there are, where the rule asks for some. */
const isRowsCounted = (rule: RuleFile, { fn, of, where, except }: Computation): boolean =>
  fn === 'count' &&
  where === undefined &&
  except === undefined &&
  mustHold(rule).some(
    ({ fact, operator, value }) =>
      fact === of &&
      ((/^count(AtLeast|Equal)$/.test(operator) && typeof value === 'number' && value > 0) ||
        (operator === 'isEmpty' && value === false)),
  );

function refusesZero(operator: string, value: Json): boolean {
  if (operator === 'isEmptyOrZero') return value === false;
  if (operator === 'notEqual') return value === 0;
  if (typeof value !== 'number') return false;
  if (operator === 'equal') return value !== 0;
  if (operator === 'greaterThan') return value >= 0;
  if (operator === 'lessThan') return value <= 0;
  if (operator === 'greaterThanInclusive') return value > 0;
  return operator === 'lessThanInclusive' && value < 0;
}

function excludesZero({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...schema }: Schema) {
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  return (
    (typeof minimum === 'number' && minimum > 0) ||
    (typeof maximum === 'number' && maximum < 0) ||
    (typeof exclusiveMinimum === 'number' && exclusiveMinimum >= 0) ||
    (typeof exclusiveMaximum === 'number' && exclusiveMaximum <= 0) ||
    choices?.includes(0) === false
  );
}
