// Lint: a compute function is given only what it takes, and members of rows that the rows have.
import {
  COMPUTE,
  decoratedBy,
  type Json,
  type JsonObject,
  nearestOf,
  OPERATORS,
  rowTestsIn,
  toPointer,
} from '../../../core/index.ts';
import { inLine } from '../../check/in-line.ts';
import { wrongOperand } from '../../check/operand-words.ts';
import { computationsOf } from '../../compile/computations.ts';
import { pointerIn } from '../../compile/rules.ts';
import { type FieldNode, fileOfRule, type LinkedForm, type RuleFile } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { typesOf } from '../../schema/types-of.ts';
import { kindsOf } from '../common/fact-kinds.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { ofForms } from '../common/lint.ts';
import { misfitOf } from './operator-misfits.ts';

const IN_WHERE = ['path', 'equals', 'operator', 'value'];

export const computeArguments = ofForms((form, { report }) => {
  for (const { rule, place } of form.placed) {
    for (const { compute, place: there } of computationsOf(rule, place)) {
      const { fn, of, ...given } = compute;
      const known = Object.hasOwn(COMPUTE, fn) ? COMPUTE[fn] : undefined;
      if (known === undefined) continue;
      const at = { form, rule, fn, place: there, report };
      const takes = [...(known.takes ?? []), ...(known.paths ?? [])];
      checkNames(at, `"${fn}"`, given, takes);
      checkNeeds(at, fn, given);
      for (const { test, at: where } of rowTestsIn(given.where, 'where')) {
        checkNames({ ...at, place: `${there}/${where}` }, '"where"', test, IN_WHERE);
        checkTest({ ...at, place: `${there}/${where}` }, of as Json, test);
        checkMember(at, of as Json, test.path, `${where}/path`);
      }
      if (takes.includes('path')) checkMember(at, of as Json, given.path, 'path');
    }
  }
});

/** What is asked of a member of a row suits it, as in a condition. */
function checkTest({ form, rule, place, report }: At, of: Json, test: JsonObject): void {
  const { path, operator, value = null } = test;
  if (typeof operator !== 'string' || typeof of !== 'string' || typeof path !== 'string') return;
  const file = fileOfRule(form, rule);
  if (!isOperatorKnown(operator)) {
    const near = nearestOf(operator, Object.keys(OPERATORS));
    const message = `The rule "${rule.name}" asks rows by "${operator}", and there is no such operator.`;
    const remedy = didYouMean(near, `Known are: ${Object.keys(OPERATORS).join(', ')}.`);
    report({
      code: 'unknown-name',
      file,
      place: `${place}/operator`,
      message,
      remedy,
      nearest: near,
    });
    return;
  }
  const member = fieldAt(form, `${pointerIn(rule, of)}/*${toPointer(path)}`);
  if (member === undefined) return;
  const misfit = misfitOf({ fact: path, operator, value }, { kinds: kindsOf(member.schema) });
  if (misfit !== undefined) {
    const message = `The operator "${operator}" does not fit "${path}" in the rule "${rule.name}": ${misfit.why}`;
    const where = { file, place: `${place}/operator` };
    report({ code: 'operator-does-not-fit', ...where, message, remedy: misfit.remedy });
    return;
  }
  const wrong = wrongOperand({ fact: path, operator, value, forEach: rule.forEach });
  if (wrong === undefined) return;
  report({
    code: 'value-outside-type',
    file,
    place: `${place}/value`,
    message: `The rule "${rule.name}" compares by "${operator}" with ${inLine(value)}, which is ${wrong.lacks}.`,
    remedy: wrong.remedy,
  });
}

function isOperatorKnown(name: string): boolean {
  const rest = decoratedBy(name)?.rest;
  return Object.hasOwn(OPERATORS, name) || (rest !== undefined && isOperatorKnown(rest));
}

/** What a function cannot do without. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  daysBetween: ['until'],
  yearsBetween: ['until'],
};

function checkNeeds({ form, rule, place, report }: At, fn: string, given: object): void {
  const known = Object.hasOwn(NEEDS, fn) ? (NEEDS[fn] ?? []) : [];
  for (const name of known.filter((one) => !Object.hasOwn(given, one))) {
    report({
      code: 'missing-argument',
      file: fileOfRule(form, rule),
      place,
      message: `The rule "${rule.name}" computes "${fn}" without "${name}".`,
      remedy: `Add "${name}": the day it is counted to, such as "context.today".`,
    });
  }
}

interface At {
  readonly form: LinkedForm;
  readonly rule: RuleFile;
  readonly fn: string;
  readonly place: string;
  readonly report: Report;
}

function checkNames(
  { form, rule, place, report }: At,
  taker: string,
  given: object,
  takes: readonly string[],
): void {
  for (const name of Object.keys(given)) {
    if (takes.includes(name)) continue;
    const near = nearestOf(name, takes);
    report({
      code: 'unknown-argument',
      file: fileOfRule(form, rule),
      place: `${place}/${name}`,
      message: `The rule "${rule.name}" gives ${taker} a "${name}", which it does not take.`,
      remedy: didYouMean(
        near,
        takes.length === 0 ? 'It takes nothing besides "of".' : `Known are: ${takes.join(', ')}.`,
      ),
      nearest: near,
    });
  }
}

/** A member of the rows that are counted, added up or looked through. */
function checkMember(
  { form, rule, fn, place, report }: At,
  of: Json | undefined,
  path: Json | undefined,
  word: string,
): void {
  if (typeof of !== 'string' || typeof path !== 'string') return;
  const list = pointerIn(rule, of);
  // A list that is not there is told where it is named.
  if (fieldAt(form, list) === undefined) return;
  const rows = `${list}/*`;
  const member = fieldAt(form, `${rows}${toPointer(path)}`);
  if (member !== undefined) {
    if (word === 'path') checkSum({ form, rule, fn, place, report }, path, member);
    return;
  }
  const start = `${rows.replace(/\/\d+(?=\/|$)/g, '/*')}/`;
  const near = nearestOf(
    path,
    [...form.fields.keys()]
      .filter((pointer) => pointer.startsWith(start))
      .map((pointer) => pointer.slice(start.length).replaceAll('/', '.')),
  );
  report({
    code: 'unknown-field',
    file: fileOfRule(form, rule),
    place: `${place}/${word}`,
    message: `The rule "${rule.name}" looks for "${path}" in the rows of "${of}", which they do not have.`,
    remedy: didYouMean(near, 'Name a field of the rows.'),
    nearest: near,
  });
}

/** Words add up to nothing, and nobody would notice; an amount may be kept as text. */
function checkSum(
  { form, rule, fn, place, report }: At,
  path: string,
  { schema }: FieldNode,
): void {
  const types = typesOf(schema);
  const isAmount = types.length === 0 || ['number', 'integer'].some((type) => types.includes(type));
  const isText = types.includes('string') && schema.enum === undefined;
  if (fn !== 'sum' || isAmount || isText) return;
  report({
    code: 'unknown-argument',
    file: fileOfRule(form, rule),
    place: `${place}/path`,
    message: `The rule "${rule.name}" adds up "${path}", which is no number.`,
    remedy: 'Name a field of the rows that is a number.',
  });
}
