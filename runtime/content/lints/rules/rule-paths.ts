// Lint: every path in a rule or a case names a field of the form.
import { isObject, toPointer } from '../../../core/index.ts';
import {
  comparisonsOf,
  factsCompared,
  isContext,
  sourcesOf,
  targetsOf,
} from '../../compile/rules.ts';
import {
  type CaseFile,
  isAlone,
  type LinkedForm,
  ownRules,
  type PlacedRule,
  type RuleFile,
  SHARED_WORDS,
} from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import {
  fieldAt,
  fieldIn,
  isExpected,
  isListField,
  nearestField,
  nearestInRow,
  unknownContext,
} from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { isRowTest } from './operator-kinds.ts';

export const rulePaths = ofUnits((form, { report }) => {
  for (const one of ownRules(form)) checkRule(form, one, report);
  for (const [index, example] of form.cases.entries()) {
    checkCase(form, example, `/cases/${index}/expect`, report);
  }
});

function checkRule(form: LinkedForm, { rule, file, place }: PlacedRule, report: Report): void {
  if (rule.forEach !== undefined && !isListField(fieldAt(form, toPointer(rule.forEach)))) {
    const near = nearestList(form, rule.forEach);
    report({
      code: 'unknown-field',
      file,
      place: `${place}/forEach`,
      message: `The rule "${rule.name}" is repeated over "${rule.forEach}", which is no list of this form.`,
      remedy: didYouMean(near, 'Name a list of the form.'),
      nearest: near,
    });
    return;
  }
  for (const { path, place: where } of pathsOf(rule, place)) {
    const problem = problemOf(form, rule, path);
    if (problem !== undefined) report({ ...problem, file, place: where });
  }
}

/** What a rule that stands elsewhere names and this form does not have. */
export const wrongPaths = (form: LinkedForm, { rule, place }: PlacedRule) =>
  pathsOf(rule, place).flatMap(({ path }) => problemOf(form, rule, path) ?? []);

function problemOf(form: LinkedForm, rule: RuleFile, path: string) {
  if (path === 'today') return unknown(rule, path, 'context.today');
  if (isContext(path)) {
    const wrong = unknownContext(form, path);
    return wrong && unknownFact(form, path, wrong.near);
  }
  if (/^row(\.|$)/.test(path)) {
    if (rule.forEach === undefined) {
      return {
        code: 'row-outside-list',
        message: `The rule "${rule.name}" speaks of "${path}", but is not repeated over a list.`,
        remedy: 'Add "forEach" with the name of the list, or name the field by its whole path.',
      };
    }
    if (path === 'row.$index' || fieldIn(form, rule, path) !== undefined) return undefined;
    return unknown(rule, path, nearestInRow(form, rule, path));
  }
  if (fieldIn(form, rule, path) !== undefined || isExpected(form, path)) return undefined;
  const near = nearestField(form, path);
  return isAlone(form) ? outside(form, rule, path, near) : unknown(rule, path, near);
}

const outside = ({ id }: LinkedForm, rule: RuleFile, path: string, near?: string) => ({
  code: 'section-reaches-out',
  message: `The rule "${rule.name}" of the section "${id.slice(SHARED_WORDS.length)}" names "${path}", which is no field of that section.`,
  remedy: didYouMean(
    near,
    `Name a field of the section, add "${path}" to "expects" in its section.json, or move the rule to the form that has both.`,
  ),
  nearest: near,
});

const unknown = (rule: RuleFile, path: string, near: string | undefined) => ({
  code: 'unknown-field',
  message: `The rule "${rule.name}" names the field "${path}", which this form does not have.`,
  remedy: didYouMean(near, 'Correct the path, or add the field to a section.'),
  nearest: near,
  about: path,
});

function unknownFact({ facts }: LinkedForm, path: string, near: string | undefined) {
  const known = facts.map((name) => `context.${name}`);
  return {
    code: 'unknown-fact',
    message: `Nothing is known of "${path}" when this form is judged.`,
    remedy: didYouMean(near, `Known are: ${known.join(', ')}.`),
    nearest: near,
  };
}

/** Every path of a rule that stands at a place: facts, compared facts, members of rows, sources and targets. */
function pathsOf(rule: RuleFile, at: string): readonly { path: string; place: string }[] {
  const inConditions = comparisonsOf(rule.conditions, `${at}/conditions`).flatMap((one) => {
    const { fact, compute, operator, value, place } = one;
    const isOfRows = compute === undefined && isRowTest(operator) && isObject(value);
    const member = isOfRows ? `${fact}.*.${String(value.path)}` : undefined;
    return [
      ...factsCompared(one),
      ...(member === undefined ? [] : [{ path: member, place: `${place}/value/path` }]),
    ];
  });
  const around = [...sourcesOf(rule), ...targetsOf(rule)];
  return [...inConditions, ...around.map(({ path, place }) => ({ path, place: `${at}${place}` }))];
}

const PATH_LISTS = ['hidden', 'shown', 'required', 'notRequired', 'enabled', 'disabled'];
const PLACED_LISTS = ['faults', 'noFaults', 'warnings', 'noWarnings'];

function checkCase(
  form: LinkedForm,
  { name, expect, context = {} }: CaseFile,
  place: string,
  report: Report,
): void {
  const check = (path: string, at: string) => {
    if (fieldAt(form, toPointer(path)) !== undefined || isExpected(form, path)) return;
    const near = nearestField(form, path);
    report({
      code: 'unknown-field',
      file: form.casesFile,
      place: `${place}${at}`,
      message: `The case "${name}" expects something of "${path}", which this form does not have.`,
      remedy: didYouMean(near, 'Correct the path.'),
      nearest: near,
      about: path,
    });
  };
  for (const fact of Object.keys(context)) {
    const wrong = unknownContext(form, `context.${fact}`);
    if (wrong === undefined) continue;
    const at = place.replace(/\/expect$/, `/context/${fact}`);
    const fault = unknownFact(form, `context.${fact}`, wrong.near);
    report({ ...fault, file: form.casesFile, place: at, nearest: wrong.near?.split('.')[1] });
  }
  for (const word of PATH_LISTS) {
    const list = expect[word];
    for (const [index, path] of (Array.isArray(list) ? list : []).entries()) {
      check(String(path), `/${word}/${index}`);
    }
  }
  for (const word of PLACED_LISTS) {
    const list = expect[word];
    for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
      if (isObject(entry)) check(String(entry.at), `/${word}/${index}/at`);
    }
  }
  for (const word of ['values', 'options']) {
    const record = expect[word];
    for (const path of Object.keys(isObject(record) ? record : {})) check(path, `/${word}/${path}`);
  }
}

function nearestList(form: LinkedForm, path: string): string | undefined {
  const near = nearestField(form, path);
  return near !== undefined && isListField(fieldAt(form, toPointer(near))) ? near : undefined;
}
