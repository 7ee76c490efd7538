// Lint: an operator suits the answer it asks about and what it compares it with; a `plus` stands where days are compared.
import { decoratedBy, isObject, operatorNamed } from '../../core/index.ts';
import { comparisonsOf, type Placed } from '../compile/rules.ts';
import { type LinkedForm, ownRules, type PlacedRule, unitsOf } from '../model/model.ts';
import type { Report } from '../read/faults.ts';
import { aKind, overlap, type Side, sideOf } from './fact-kinds.ts';
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
  if (value.plus !== undefined && !checkPlus(at, { operator, side: other, ...there })) return;
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
    message: `The operator "${operator}" does not fit "${fact}" in the rule "${rule.name}": it asks about ${aKind(fit?.of)}, and this is ${aKind(side.kinds, fit?.of)}. It could never hold.`,
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
    message: `The rule "${rule.name}" compares "${fact}" by "${operator}" with "${name}", which is ${aKind(other.kinds, kinds)}, not ${aKind(kinds)}. It could never hold.`,
    remedy: 'Compare it with an answer of the same kind.',
  });
}

/** `contains` compares items of a list, what else takes any value the answer itself. Any text may be the same as another. */
function besides(operator: string, side: Side): readonly FactKind[] | undefined {
  const isOfItems = /^(contains|doesNotContain)$/.test(operator);
  const kinds = isOfItems ? side.item && kindsOf(side.item) : side.kinds;
  const isText = kinds?.some((kind) => kind === 'text' || kind === 'words');
  return kinds && isText ? [...kinds, 'text', 'words'] : kinds;
}

const BESIDE: Readonly<Record<string, readonly FactKind[]>> = {
  list: ['list'],
  number: ['number', 'text', 'words'],
  text: ['text', 'words', 'date'],
  pattern: ['text', 'words'],
  date: ['date', 'text'],
  flag: ['yes or no'],
};

const DAYS: readonly FactKind[] = ['date', 'text'];

/** False where nothing is moved. */
function checkPlus(
  { placed: { rule, file }, report }: At,
  { operator, side, fact, place }: { operator: string; side: Side; fact: string; place: string },
): boolean {
  const kind = operatorNamed(operator).value;
  const compares = kind === 'date' || kind === 'any';
  if (compares && overlap(DAYS, side.kinds)) return true;
  report({
    code: 'plus-not-read',
    file,
    place: `${place}/plus`,
    message: compares
      ? `"plus" moves a day, and "${fact}" in the rule "${rule.name}" is ${aKind(side.kinds, DAYS)}.`
      : `"plus" moves a day, and "${operator}" in the rule "${rule.name}" does not compare days.`,
    remedy: compares
      ? 'Take "plus" out, or name a field that holds a date.'
      : 'Use "before", "after", "onOrBefore" or "onOrAfter", or take "plus" out.',
  });
  return false;
}
