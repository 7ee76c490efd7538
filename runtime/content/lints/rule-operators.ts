// Lint: an operator suits the answer it asks about and what it compares it with; a `plus` stands where days are compared.
import { decoratedBy, isObject, operatorNamed, type Schema } from '../../core/index.ts';
import { comparisonsOf, type Placed } from '../compile/rules.ts';
import {
  type LinkedForm,
  ownRules,
  type PlacedRule,
  type RuleFile,
  unitsOf,
} from '../model/model.ts';
import type { Report } from '../read/faults.ts';
import { fieldIn } from './field-lookup.ts';
import type { Lint } from './lint.ts';
import { type FactKind, fitOf, isRowTest, kindsOf } from './operator-kinds.ts';

export const ruleOperators: Lint = ({ model, report }) => {
  for (const form of unitsOf(model)) {
    for (const placed of ownRules(form)) {
      for (const one of comparisonsOf(placed.rule.conditions, `${placed.place}/conditions`))
        check({ form, placed, report }, one);
    }
  }
};

interface At {
  readonly form: LinkedForm;
  readonly placed: PlacedRule;
  readonly report: Report;
}

type Asked = Pick<Placed, 'fact' | 'plus' | 'operator' | 'value' | 'place'>;

/** What is known of a fact: of which kinds its answers are, and what its items are if it is a list. */
interface Side {
  readonly kinds?: readonly FactKind[] | undefined;
  readonly item?: Schema | undefined;
}

function check(at: At, { fact, plus, operator, value, place }: Asked): void {
  const side = sideOf(at.form, at.placed.rule, fact);
  if (!fits(at, operator, side, { fact, place })) return;
  if (isRowTest(operator)) {
    if (!isObject(value)) return;
    const inner = { fact: `${fact}.*.${String(value.path)}`, operator: String(value.operator) };
    const member = { kinds: kindsOf(fieldIn(at.form, at.placed.rule, inner.fact)?.schema ?? {}) };
    fits(at, inner.operator, member, { fact: inner.fact, place: `${place}/value` });
    return;
  }
  if (plus !== undefined) checkPlus(at, { operator, side, fact, place });
  if (!isObject(value) || typeof value.fact !== 'string') return;
  const other = sideOf(at.form, at.placed.rule, value.fact);
  const there = { fact: value.fact, place: `${place}/value` };
  if (value.plus !== undefined) checkPlus(at, { operator, side: other, ...there });
  checkOther(at, operator, side, other, { fact, other: value.fact, place: there.place });
}

/** Is the operator one for such answers? Of a decorated one, for the items it looks at as well. */
function fits(
  at: At,
  operator: string,
  side: Side,
  { fact, place }: { readonly fact: string; readonly place: string },
): boolean {
  const { rule, file } = at.placed;
  const fit = fitOf(operator);
  const inner = decoratedBy(operator)?.rest;
  const inItems = inner !== undefined && /^(every|some)Fact:/.test(operator);
  if (overlap(fit?.of, side.kinds)) {
    const items = { kinds: side.item && kindsOf(side.item) };
    return !inItems || fits(at, inner, items, { fact, place });
  }
  at.report({
    code: 'operator-does-not-fit',
    file,
    place: `${place}/operator`,
    message: `The operator "${operator}" does not fit "${fact}" in the rule "${rule.name}": it asks about ${aKind(fit?.of)}, and this is ${aKind(side.kinds)}. It could never hold.`,
    remedy: fit?.instead ?? 'Choose an operator that fits.',
  });
  return false;
}

/** What two answers are compared by suits both. */
function checkOther(
  { placed: { rule, file }, report }: At,
  operator: string,
  side: Side,
  other: Side,
  { fact, other: name, place }: { fact: string; other: string; place: string },
): void {
  const wanted = BESIDE[operatorNamed(operator).value];
  const kinds =
    wanted ?? (decoratedBy(operator) === undefined ? besides(operator, side) : undefined);
  if (overlap(kinds, other.kinds)) return;
  report({
    code: 'operator-does-not-fit',
    file,
    place: `${place}/fact`,
    message: `The rule "${rule.name}" compares "${fact}" by "${operator}" with "${name}", which is ${aKind(other.kinds)}, not ${aKind(kinds)}. It could never hold.`,
    remedy: 'Compare it with an answer of the same kind.',
  });
}

/** `contains` compares items of a list, what else takes any value the answer itself. */
const besides = (operator: string, side: Side): readonly FactKind[] | undefined =>
  /^(contains|doesNotContain)$/.test(operator) ? side.item && kindsOf(side.item) : side.kinds;

const BESIDE: Readonly<Record<string, readonly FactKind[]>> = {
  list: ['list'],
  number: ['number', 'text'],
  text: ['text', 'date'],
  pattern: ['text'],
  date: ['date', 'text'],
  flag: ['yes or no'],
};

function checkPlus(
  { placed: { rule, file }, report }: At,
  { operator, side, fact, place }: { operator: string; side: Side; fact: string; place: string },
): void {
  const kind = operatorNamed(operator).value;
  const compares = kind === 'date' || kind === 'any';
  if (compares && overlap(['date', 'text'], side.kinds)) return;
  report({
    code: 'plus-not-read',
    file,
    place: `${place}/plus`,
    message: compares
      ? `"plus" moves a day, and "${fact}" in the rule "${rule.name}" is ${aKind(side.kinds)}.`
      : `"plus" moves a day, and "${operator}" in the rule "${rule.name}" does not compare days.`,
    remedy: compares
      ? 'Take "plus" out, or name a field that holds a date.'
      : 'Use "before", "after", "onOrBefore" or "onOrAfter", or take "plus" out.',
  });
}

function sideOf(form: LinkedForm, rule: RuleFile, fact: string): Side {
  if (fact === 'row.$index') return { kinds: ['number'] };
  if (fact === 'context.today') return { kinds: ['date'] };
  const schema = fieldIn(form, rule, fact)?.schema;
  if (schema === undefined) return {};
  if (fact.includes('*')) return { kinds: ['list'], item: schema };
  return { kinds: kindsOf(schema), item: schema.items };
}

/** A day may stand in any text. What is not known may be anything. */
const overlap = (
  wanted: readonly FactKind[] | undefined,
  kinds: readonly FactKind[] | undefined,
): boolean =>
  wanted === undefined ||
  kinds === undefined ||
  kinds.some(
    (kind) =>
      wanted.includes(kind) ||
      (kind === 'date' && wanted.includes('text') && !wanted.includes('number')),
  );

const AS_SAID: Readonly<Record<FactKind, string>> = {
  text: 'a text',
  number: 'a number',
  date: 'a date',
  'yes or no': 'yes or no',
  list: 'a list',
  group: 'a group of fields',
};

const aKind = (kinds: readonly FactKind[] | undefined): string =>
  (kinds ?? []).map((kind) => AS_SAID[kind]).join(' or ');
