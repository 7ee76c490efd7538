// Lint: an operator suits the answer it asks about and what it compares it with; a `plus` stands where days are compared.
import {
  computationText,
  decoratedBy,
  isObject,
  operatorNamed,
  termIn,
} from '../../../core/index.ts';
import { listRemedy } from '../../check/row-words.ts';
import { comparisonsOf, type Placed } from '../../compile/rules.ts';
import type { LinkedForm, PlacedRule } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { sideCompared } from '../common/computed-kinds.ts';
import {
  aKind,
  alike,
  type Kinds,
  kindsOf,
  overlap,
  type Side,
  sideOf,
} from '../common/fact-kinds.ts';
import { ofUnits } from '../common/lint.ts';
import { besideOf, DATES, isRowTest } from './operator-kinds.ts';
import { type Asked, misfitOf } from './operator-misfits.ts';

export const ruleOperators = ofUnits((form, { report }) => {
  for (const placed of form.placed) {
    for (const one of comparisonsOf(placed.rule.conditions, `${placed.place}/conditions`))
      check({ form, placed, report }, one);
  }
});

interface At {
  readonly form: LinkedForm;
  readonly placed: PlacedRule;
  readonly report: Report;
}

function check(at: At, { fact, compute, plus, operator, value, place }: Placed): void {
  const side = sideCompared(at.form, at.placed.rule, { fact, compute });
  if (!fits(at, { fact, operator, value }, side, place)) return;
  if (isRowTest(operator)) {
    if (!isObject(value)) return;
    const path = `${fact}.*.${String(value.path)}`;
    // Of one row, not of all.
    const member = { kinds: kindsOf(sideOf(at.form, at.placed.rule, path).item ?? {}) };
    const inner = { fact: path, operator: String(value.operator), value: value.value ?? null };
    if (!fits(at, inner, member, `${place}/value`)) return;
    const other = isObject(value.value) ? value.value : {};
    if (typeof other.fact !== 'string' || other.plus === undefined) return;
    const there = { fact: other.fact, place: `${place}/value/value` };
    const kinds = sideOf(at.form, at.placed.rule, other.fact);
    checkPlus(at, { operator: inner.operator, side: kinds, ...there });
    return;
  }
  if (plus !== undefined) checkPlus(at, { operator, side, fact, place });
  const term = termIn(value);
  if (term === undefined) return;
  const beside = 'compute' in term ? { fact: computationText(term.compute), ...term } : term;
  const other = sideCompared(at.form, at.placed.rule, beside);
  const there = { fact: beside.fact, place: `${place}/value` };
  if (beside.plus !== undefined && !checkPlus(at, { operator, side: other, ...there })) return;
  const word = 'compute' in term ? 'compute' : 'fact';
  checkOther(
    at,
    { fact, operator, value },
    { side, other, name: beside.fact, place: `${there.place}/${word}` },
  );
}

/** Is the operator one for such answers? Of a decorated one, for the items it looks at as well. */
function fits(
  { placed: { rule, file }, report }: At,
  asked: Asked,
  side: Side,
  place: string,
): boolean {
  const misfit = misfitOf(asked, side);
  if (misfit === undefined) return true;
  report({
    code: 'operator-does-not-fit',
    file,
    place: `${place}/operator`,
    message: `The operator "${asked.operator}" does not fit "${asked.fact}" in the rule "${rule.name}": ${misfit.why}`,
    remedy: misfit.remedy,
  });
  return false;
}

interface Compared {
  readonly side: Side;
  readonly other: Side;
  readonly name: string;
  readonly place: string;
}

/** What two answers are compared by suits both. */
function checkOther(
  { placed: { rule, file }, report }: At,
  { fact, operator, value }: Asked,
  { side, other, name, place }: Compared,
): void {
  const wanted = besideOf(operator);
  const own = decoratedBy(operator) === undefined ? comparedOf(operator, side) : undefined;
  const kinds = wanted ?? own;
  const isRepeat = operator.endsWith('repeatedIn');
  const ofRows = other.item && kindsOf(other.item);
  const isOfGroups = isRepeat && ofRows?.every((kind) => kind === 'group') === true;
  if (overlap(wanted ?? alike(own), other.kinds) && !isOfGroups) return;
  const is = isOfGroups ? 'a list of whole rows, of which' : aKind(other.kinds, kinds);
  report({
    code: 'operator-does-not-fit',
    file,
    place,
    message: `The rule "${rule.name}" compares "${fact}" by "${operator}" with "${name}", which is ${is}${isOfGroups ? ' none is an answer' : `, not ${aKind(kinds)}`}. It could never hold.`,
    remedy: isRepeat
      ? listRemedy({ fact, operator, value, forEach: rule.forEach })
      : 'Compare it with an answer of the same kind.',
  });
}

/** `contains` compares items of a list, what else takes any value the answer itself. */
const comparedOf = (operator: string, side: Side): Kinds | undefined =>
  /^(contains|doesNotContain)$/.test(operator) ? side.item && kindsOf(side.item) : side.kinds;

/** False where nothing is moved. */
function checkPlus(
  { placed: { rule, file }, report }: At,
  { operator, side, fact, place }: { operator: string; side: Side; fact: string; place: string },
): boolean {
  const kind = operatorNamed(operator).value;
  const compares = kind === 'date' || kind === 'any';
  if (compares && overlap(DATES, side.kinds)) return true;
  report({
    code: 'plus-not-read',
    file,
    place: `${place}/plus`,
    message: compares
      ? `"plus" moves a day, and "${fact}" in the rule "${rule.name}" is ${aKind(side.kinds, DATES)}.`
      : `"plus" moves a day, and "${operator}" in the rule "${rule.name}" does not compare days.`,
    remedy: compares
      ? 'Take "plus" out, or name a field that holds a date.'
      : 'Use "before", "after", "onOrBefore" or "onOrAfter", or take "plus" out.',
  });
  return false;
}
