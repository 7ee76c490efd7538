// Lint: the values rules compare with, set and offer lie within the type and the choices of their fields.
import type { Json, Schema } from '../../../core/index.ts';
import { isObject, nearestOf, termIn } from '../../../core/index.ts';
import { inLine } from '../../check/in-line.ts';
import { wrongOperand } from '../../check/operand-words.ts';
import { comparisonsOf, type Placed } from '../../compile/rules.ts';
import { fileOfRule, type LinkedForm, type RuleFile } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { fitsTypes, typesOf } from '../../schema/types-of.ts';
import { sideCompared } from '../common/computed-kinds.ts';
import { kindsOf, type Side, sideOf } from '../common/fact-kinds.ts';
import { choicesOf, fieldIn } from '../common/field-lookup.ts';
import { ofForms } from '../common/lint.ts';
import { isRowTest } from './operator-kinds.ts';
import { misfitOf } from './operator-misfits.ts';

export const ruleValues = ofForms((form, { report }) => {
  for (const { rule, place } of form.placed) {
    for (const comparison of comparisonsOf(rule.conditions, `${place}/conditions`)) {
      checkComparison(form, rule, comparison, `${comparison.place}/value`, report);
    }
    checkEffect(form, rule, `${place}/event/params`, report);
  }
});

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
  { fact, compute, operator, value }: Pick<Placed, 'fact' | 'compute' | 'operator' | 'value'>,
  place: string,
  report: Report,
  asked: Side = sideCompared(form, rule, { fact, compute }),
): void {
  if (termIn(value) !== undefined) return;
  // An operator that does not fit is told as such; with another, the value may be right.
  if (misfitOf({ fact, operator, value }, asked) !== undefined) return;
  if (isRowTest(operator)) {
    if (!isObject(value)) return;
    const inner = {
      fact: `${fact}.*.${String(value.path)}`,
      operator: String(value.operator),
    };
    const { item } = sideOf(form, rule, inner.fact);
    const within = { ...inner, value: value.value ?? null };
    checkComparison(form, rule, within, `${place}/value`, report, { kinds: item && kindsOf(item) });
    return;
  }
  if (!checkFixed(form, rule, { fact, operator, value }, place, report)) return;
  const { name, item, many, swap } = undecorated(operator);
  const compares = swap ? undefined : COMPARES[name];
  const field = fieldIn(form, rule, fact);
  if (compares === undefined || field === undefined) return;
  // A path with `*` yields the list of all rows' values, so `contains` compares with the field itself.
  const inList = (compares.item ?? item) && !fact.includes('*');
  const own = inList ? field.schema.items : field.schema;
  if (own === undefined) return;
  const values = (compares.many ?? many) ? (Array.isArray(value) ? value : []) : [value];
  for (const one of values) {
    if (one !== null) checkValue(own, one, { form, rule, path: fact, place, report });
  }
}

/** What is left of an operator without its decorators, and what they say of fact and value. */
function undecorated(operator: string) {
  const words = operator.split(':');
  const has = (...names: readonly string[]) => names.some((name) => words.includes(name));
  return {
    name: words.at(-1) ?? '',
    item: has('everyFact', 'someFact'),
    many: has('everyValue', 'someValue'),
    swap: has('swap'),
  };
}

/** Numbers are compared with numbers, dates with dates, and patterns must be well written. */
function checkFixed(
  form: LinkedForm,
  rule: RuleFile,
  { fact, operator, value }: Pick<Placed, 'fact' | 'operator' | 'value'>,
  place: string,
  report: Report,
): boolean {
  const isField = (name: string): boolean => fieldIn(form, rule, name) !== undefined;
  const wrong = wrongOperand({ fact, operator, value, forEach: rule.forEach, isField });
  if (wrong === undefined) return true;
  report({
    code: 'value-outside-type',
    file: fileOfRule(form, rule),
    place,
    message: `The rule "${rule.name}" compares by "${operator}" with ${inLine(value)}, which is ${wrong.lacks}.`,
    remedy: wrong.remedy,
  });
  return false;
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
    if (field.schema.items === undefined) reportNoList(rule, { ...about, place: `${place}/field` });
    else checkValue(field.schema.items, value, { ...about, place: `${place}/value` });
  }
}

interface About {
  readonly form: LinkedForm;
  readonly rule: RuleFile;
  readonly path: string;
  readonly place: string;
  readonly report: Report;
}

/** Texts are put into a list of them, and taken out of one. */
function reportNoList({ event }: RuleFile, { form, rule, path, place, report }: About): void {
  report({
    code: 'value-outside-type',
    file: fileOfRule(form, rule),
    place,
    message: `The rule "${rule.name}" keeps a list of texts by "${event.type}", and "${path}" is no list.`,
    remedy: 'Name a list of texts, or write a value into the field by "set".',
  });
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
