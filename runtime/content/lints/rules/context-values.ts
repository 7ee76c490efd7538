// Lint: what is known besides the answers is compared with what it can be, where that is known beforehand.
import { isCalendarDate, type Json, nearestOf } from '../../../core/index.ts';
import { comparisonsOf } from '../../compile/rules.ts';
import {
  isAlone,
  type LinkedForm,
  type Model,
  ownRules,
  type PlacedRule,
  unitsOf,
} from '../../model/model.ts';
import { didYouMean, type NewFault, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const contextValues: WholeLint = ({ model, report }) => {
  const anywhere = valuesAnywhere(model);
  for (const form of unitsOf(model)) {
    for (const placed of ownRules(form)) {
      const known = isAlone(form) ? anywhere : valuesIn(holding(placed, form, model), model);
      checkRule(placed, known, report);
    }
    if (!model.unread.has(form.casesFile)) checkCases(form, anywhere, report);
  }
};

/** What a fact can be, by its name below `context`. */
type Known = ReadonlyMap<string, Fact>;

interface Fact {
  readonly values: readonly string[];
  /** There may be others, which only the program knows: what is nearly one of these is a slip. */
  readonly open?: boolean;
}

/** The forms in which a rule holds: its own, and those that take it over. */
const holding = ({ file, place }: PlacedRule, form: LinkedForm, { forms }: Model) =>
  forms.filter(
    ({ id, placed }) =>
      id === form.id || placed.some((one) => one.file === file && one.place === place),
  );

function valuesIn(forms: readonly LinkedForm[], { house }: Model): Known {
  const routes = forms.flatMap(({ form }) => form.record?.route ?? []);
  return new Map<string, Fact>([
    ['mode', { values: forms.map(({ form }) => (form.record ? 'edit' : 'new')) }],
    ['who', { values: forms.map(({ form: { access } }) => house.roles[access]?.who ?? access) }],
    ['roles', { values: Object.keys(house.roles) }],
    ['section', { values: forms.flatMap(({ sections }) => sections.map(({ id }) => id)) }],
    ['route', { values: routes, open: routes.length < forms.length }],
  ]);
}

/** Of a section that any form may use, and of cases, which may tell of another page. */
function valuesAnywhere({ forms, sections, house }: Model): Known {
  const roles = Object.entries(house.roles).map(([name, { who }]) => who ?? name);
  const steps = [...forms, ...sections.values()].flatMap((form) => form.sections);
  const routes = forms.flatMap(({ form }) => form.record?.route ?? []);
  return new Map<string, Fact>([
    ['mode', { values: ['new', 'edit'] }],
    ['who', { values: roles }],
    ['roles', { values: Object.keys(house.roles) }],
    ['section', { values: steps.map(({ id }) => id) }],
    ['route', { values: routes, open: true }],
  ]);
}

/** Operators that compare with the value itself, and those that look for it in a list. */
const ITSELF = /^(not:)*(equal|notEqual|equalIgnoringCase|in|notIn)$/;
const HOLDING = /^(not:)*(contains|doesNotContain|containsAny)$/;

const compares = (fact: string, operator: string): boolean =>
  (fact === 'context.roles' ? HOLDING : ITSELF).test(operator);

function checkRule({ rule, file, place }: PlacedRule, known: Known, report: Report): void {
  for (const one of comparisonsOf(rule.conditions, `${place}/conditions`)) {
    const { fact, plus, operator, value } = one;
    if (!fact.startsWith('context.') || plus !== undefined || !compares(fact, operator)) continue;
    for (const compared of Array.isArray(value) ? value : [value]) {
      const wrong = neverIs(fact.slice('context.'.length), compared, known, operator);
      if (wrong === undefined) continue;
      report({
        ...wrong,
        code: 'value-never-known',
        file,
        place: `${one.place}/value`,
        message: `The rule "${rule.name}" compares "${fact}" with ${JSON.stringify(compared)}, which it never is.`,
      });
    }
  }
}

function checkCases({ cases, casesFile }: LinkedForm, known: Known, report: Report): void {
  for (const [index, { name, context = {} }] of cases.entries()) {
    for (const [fact, value] of Object.entries(context).flatMap(([name, one]) =>
      [one].flat().map((each) => [name, each] as const),
    )) {
      const wrong = neverIs(fact, value ?? null, known, 'equal');
      if (wrong === undefined) continue;
      report({
        ...wrong,
        code: 'value-never-known',
        file: casesFile,
        place: `/cases/${index}/context/${fact}`,
        message: `The case "${name}" says that "context.${fact}" is ${JSON.stringify(value)}, which it never is.`,
      });
    }
  }
}

/** What to write where a fact can never be a value; undefined where it may be. */
function neverIs(
  name: string,
  value: Json,
  known: Known,
  operator: string,
): Pick<NewFault, 'remedy' | 'nearest'> | undefined {
  if (value === null || (typeof value === 'object' && !Array.isArray(value))) return undefined;
  if (name === 'today') {
    if (typeof value === 'string' && isCalendarDate(value)) return undefined;
    return { remedy: 'Write a day such as "2030-01-31", with the year first.' };
  }
  const fact = known.get(name);
  if (fact === undefined) return undefined;
  const values = [...new Set(fact.values)];
  const comparable = operator.endsWith('IgnoringCase') ? String(value).toLowerCase() : value;
  const isOne = values.some((one) =>
    operator.endsWith('IgnoringCase') ? one.toLowerCase() === comparable : one === comparable,
  );
  const nearest = nearestOf(String(value), values);
  if (isOne || (fact.open === true && nearest === undefined)) return undefined;
  const [only = '', ...others] = values.map((one) => JSON.stringify(one));
  const all =
    others.length === 0
      ? `Here it is always ${only}: correct the value, or take the condition out.`
      : `It is one of: ${[only, ...others].join(', ')}.`;
  return { remedy: didYouMean(nearest, fact.open === true ? 'Correct the value.' : all), nearest };
}
