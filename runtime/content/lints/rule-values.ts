// Lint: the values rules compare with, set and offer lie within the type and the choices of their fields.
import type { Json, Schema } from '../../core/index.ts';
import { isObject, nearestOf, OPERATORS } from '../../core/index.ts';
import { type Comparison, comparisonsOf } from '../compile/rules.ts';
import { fileOfRule, type LinkedForm, type RuleFile } from '../model/model.ts';
import { didYouMean, type Report } from '../read/faults.ts';
import { fitsTypes, typesOf } from '../schema/types-of.ts';
import { choicesOf, fieldIn } from './field-lookup.ts';
import type { Lint } from './lint.ts';

export const ruleValues: Lint = ({ model, report }) => {
  for (const form of model.forms) {
    for (const { rule, place } of form.placed) {
      for (const comparison of comparisonsOf(rule.conditions)) {
        checkComparison(form, rule, comparison, `${place}${comparison.place}/value`, report);
      }
      checkEffect(form, rule, `${place}/event/params`, report);
    }
  }
};

/** Which part of a field each operator compares, and whether its value is a list of such. */
const COMPARES: Readonly<Record<string, { readonly item?: true; readonly many?: true }>> = {
  equal: {},
  notEqual: {},
  in: { many: true },
  notIn: { many: true },
  contains: { item: true },
  doesNotContain: { item: true },
  containsAny: { item: true, many: true },
};

function checkComparison(
  form: LinkedForm,
  rule: RuleFile,
  { fact, operator, value }: Comparison,
  place: string,
  report: Report,
): void {
  if (isObject(value) && typeof value.fact === 'string') return;
  if (operator === 'anyRow' || operator === 'everyRow') {
    if (!isObject(value)) return;
    const inner = {
      fact: `${fact}.*.${String(value.path)}`,
      operator: String(value.operator),
      place: '',
    };
    checkComparison(form, rule, { ...inner, value: value.value ?? null }, `${place}/value`, report);
    return;
  }
  checkOperand(form, rule, operator, value, place, report);
  const compares = COMPARES[operator];
  const field = fieldIn(form, rule, fact);
  if (compares === undefined || field === undefined) return;
  // A path with `*` yields the list of all rows' values, so `contains` compares with the field itself.
  const own = compares.item && !fact.includes('*') ? field.schema.items : field.schema;
  if (own === undefined) return;
  const values = compares.many ? (Array.isArray(value) ? value : []) : [value];
  for (const one of values) {
    if (one !== null) checkValue(own, one, { form, rule, path: fact, place, report });
  }
}

/** Numbers are compared with numbers, dates with dates, and patterns must be well written. */
function checkOperand(
  form: LinkedForm,
  rule: RuleFile,
  operator: string,
  value: Json,
  place: string,
  report: Report,
): void {
  const kind = OPERATORS[operator]?.value;
  const wanted = kind === undefined ? undefined : OPERANDS[kind];
  if (wanted === undefined || wanted.fits(value)) return;
  report({
    code: 'value-outside-type',
    file: fileOfRule(form, rule),
    place,
    message: `The rule "${rule.name}" compares by "${operator}" with ${JSON.stringify(value)}.`,
    remedy: `Write ${wanted.says}.`,
  });
}

const OPERANDS: Readonly<
  Record<string, { readonly says: string; readonly fits: (value: Json) => boolean }>
> = {
  number: { says: 'a number', fits: (value) => typeof value === 'number' },
  text: { says: 'a text', fits: (value) => typeof value === 'string' },
  flag: { says: 'true or false', fits: (value) => typeof value === 'boolean' },
  list: { says: 'a list [ … ]', fits: Array.isArray },
  date: {
    says: 'a date such as 2030-01-31, or "today"',
    fits: (value) =>
      value === 'today' || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)),
  },
  pattern: { says: 'a regular expression', fits: isPattern },
};

function isPattern(value: Json): boolean {
  if (typeof value !== 'string') return false;
  try {
    new RegExp(value, 'u');
    return true;
  } catch {
    return false;
  }
}

function checkEffect(form: LinkedForm, rule: RuleFile, place: string, report: Report): void {
  const { type, params } = rule.event;
  const path = String(params.field);
  const field = fieldIn(form, rule, path);
  if (field === undefined) return;
  const about = { form, rule, path, report };
  const { value, values } = params;
  if (type === 'set' && value !== undefined && value !== null) {
    checkValue(field.schema, value, { ...about, place: `${place}/value` });
  }
  if (type === 'options' && Array.isArray(values)) {
    const schema = field.schema.items ?? field.schema;
    for (const [index, one] of values.entries()) {
      checkValue(schema, one, { ...about, place: `${place}/values/${index}` });
    }
  }
  if ((type === 'tag' || type === 'untag') && value !== undefined) {
    checkValue(field.schema.items ?? { enum: [] }, value, { ...about, place: `${place}/value` });
  }
}

interface About {
  readonly form: LinkedForm;
  readonly rule: RuleFile;
  readonly path: string;
  readonly place: string;
  readonly report: Report;
}

function checkValue(schema: Schema, value: Json, { form, rule, path, place, report }: About): void {
  const types = typesOf(schema);
  const choices = choicesOf(schema);
  const shown = JSON.stringify(value);
  if (!fitsTypes(value, types)) {
    report({
      code: 'value-outside-type',
      file: fileOfRule(form, rule),
      place,
      message: `The rule "${rule.name}" gives ${shown} for "${path}", whose type is ${types.join(' or ')}.`,
      remedy: 'Write a value of that type: numbers and true/false without quotes, texts in quotes.',
    });
    return;
  }
  if (choices === undefined || choices.some((choice) => JSON.stringify(choice) === shown)) return;
  const near = typeof value === 'string' ? nearestOf(value, choices.map(String)) : undefined;
  report({
    code: 'value-not-a-choice',
    file: fileOfRule(form, rule),
    place,
    message: `The rule "${rule.name}" gives ${shown} for "${path}", which is none of its choices.`,
    remedy: didYouMean(
      near,
      `Choices are: ${choices.map((choice) => JSON.stringify(choice)).join(', ')}.`,
    ),
    nearest: near,
  });
}
