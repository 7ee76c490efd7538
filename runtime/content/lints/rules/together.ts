// Whether conditions can hold at the same time: looks for a value of a field that meets all that must hold of it.
import type { Condition, Json } from '../../../core/index.ts';
import { generic, isObject, operatorNamed } from '../../../core/index.ts';
import {
  comparisonsOf,
  factsCompared,
  isContext,
  type Placed,
  pointerIn,
} from '../../compile/rules.ts';
import { stable } from '../../model/hash.ts';
import type { FieldNode, LinkedForm, RuleFile } from '../../model/model.ts';
import { choicesOf, fieldIn, isListField } from '../common/field-lookup.ts';

/** Comparisons that must all hold for a rule to fire: those under `all`, however deep. */
export const mustHold = ({ conditions }: RuleFile): readonly Placed[] =>
  comparisonsOf(conditions, '').filter(({ must }) => must);

/** A fact of whose possible values none meets all that must hold of it. */
export function impossibleFact(
  form: LinkedForm,
  rule: RuleFile,
  together: readonly Placed[],
): string | undefined {
  const facts = new Set(together.map(({ fact }) => fact));
  return [...facts].find((fact) => {
    const ofFact = together.filter((one) => one.fact === fact);
    if (ofFact.some((one) => ofFact.some((other) => isOpposite(one, other)))) return true;
    if (fact.includes('*')) return false;
    const tests = ofFact.filter(isFixed);
    const candidates = candidatesFor(fieldIn(form, rule, fact), tests);
    return (
      candidates !== undefined &&
      !candidates.some((value) =>
        tests.every((test) => operatorNamed(test.operator).test(value, test.value)),
      )
    );
  });
}

/** Can two rules never hold at the same time, as far as can be told? Those for rows are compared row by row. */
export function exclude(form: LinkedForm, first: RuleFile, second: RuleFile): boolean {
  const alike = first.forEach === second.forEach;
  const ways = (rule: RuleFile) =>
    waysOf(rule.conditions).map((way) =>
      alike ? way : way.filter((one) => !factsCompared(one).some(({ path }) => isOfRow(path))),
    );
  const others = ways(second);
  return ways(first).every((way) =>
    others.every((other) => impossibleFact(form, first, [...way, ...other]) !== undefined),
  );
}

const isOfRow = (path: string): boolean => /^row(\.|$)/.test(path);

/** Does a rule hold whatever is answered, as far as can be told? */
export function alwaysHolds(form: LinkedForm, rule: RuleFile): boolean {
  if (comparisonsOf(rule.conditions, '').length === 0) return true;
  return waysOf(negated(rule.conditions)).every(
    (way) => way.length > 0 && impossibleFact(form, rule, way) !== undefined,
  );
}

const MOST_WAYS = 50;

/** The ways in which conditions can hold, each by what must hold then. What cannot be told is left out. */
function waysOf(condition: Condition): readonly (readonly Placed[])[] {
  if ('operator' in condition) return [comparisonsOf(condition, '')];
  if ('any' in condition) return condition.any.length > 0 ? condition.any.flatMap(waysOf) : [[]];
  if ('not' in condition) return waysOf(negated(condition.not));
  return condition.all.reduce<readonly (readonly Placed[])[]>(
    (ways, one) => {
      const more = waysOf(one);
      if (ways.length * more.length > MOST_WAYS) return ways;
      return ways.flatMap((way) => more.map((other) => [...way, ...other]));
    },
    [[]],
  );
}

/** The condition that holds when this one does not. */
function negated(condition: Condition): Condition {
  if ('not' in condition) return condition.not;
  if ('all' in condition) return { any: condition.all.map(negated) };
  if ('any' in condition) return { all: condition.any.map(negated) };
  const { operator, value } = condition;
  if (typeof value === 'boolean' && isFlag(operator)) return { ...condition, value: !value };
  return { ...condition, operator: OPPOSITES[operator] ?? `not:${operator}` };
}

/** Does one rule hold whenever the other does, as far as can be told? */
export function follows(whenever: RuleFile, holds: RuleFile): boolean {
  if (holds.forEach !== undefined && holds.forEach !== whenever.forEach) return false;
  const all = comparisonsOf(holds.conditions, '');
  const given = new Set(mustHold(whenever).map((one) => asked(whenever, one)));
  return all.every((one) => one.must && given.has(asked(holds, one)));
}

const asked = (rule: RuleFile, { fact, compute, plus, operator, value }: Placed): string =>
  stable({
    fact: compute !== undefined || isContext(fact) ? fact : generic(pointerIn(rule, fact)),
    plus: plus ?? null,
    operator,
    value,
  });

/** Two comparisons of one fact of which exactly one holds. */
const OPPOSITES: Readonly<Record<string, string>> = {
  equal: 'notEqual',
  notEqual: 'equal',
  in: 'notIn',
  notIn: 'in',
  contains: 'doesNotContain',
  doesNotContain: 'contains',
};

function isOpposite(one: Placed, other: Placed): boolean {
  if (stable({ plus: one.plus ?? null }) !== stable({ plus: other.plus ?? null })) return false;
  const same = stable({ value: one.value }) === stable({ value: other.value });
  if (one.operator === other.operator)
    return typeof one.value === 'boolean' && one.value !== other.value && isFlag(one.operator);
  return (
    same && (OPPOSITES[one.operator] === other.operator || other.operator === `not:${one.operator}`)
  );
}

const isFlag = (operator: string): boolean => operatorNamed(operator).value === 'flag';

const isFixed = ({ value, plus, operator }: Placed): boolean =>
  plus === undefined &&
  value !== 'today' &&
  !isObject(value) &&
  operatorNamed(operator).value !== 'row';

/** Values worth trying; undefined where any text or date might do. */
function candidatesFor(
  field: FieldNode | undefined,
  tests: readonly Placed[],
): readonly Json[] | undefined {
  if (tests.length < 2) return undefined;
  // A list may hold several values at once, so that each test may be met by another of them; it has one length.
  if (isListField(field)) return tests.every(isCount) ? lengthsFor(tests) : undefined;
  const named = tests.flatMap(({ operator, value }) => {
    if (operator === 'equal' || operator === 'equalIgnoringCase') return [value];
    return operator === 'in' && Array.isArray(value) ? value : [];
  });
  if (named.length > 0) return [...named, null];
  if (tests.some(({ operator, value }) => operator === 'isEmpty' && value === true))
    return [null, ''];
  const choices = field === undefined ? undefined : choicesOf(field.schema);
  if (choices !== undefined) return [...choices, null];
  if (field?.schema.type === 'boolean') return [true, false, null];
  const bounds = tests.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  if (bounds.length < tests.length) return undefined;
  return bounds.flatMap((bound) => [bound - 1, bound - 0.5, bound, bound + 0.5, bound + 1]);
}

const isCount = ({ operator }: Placed): boolean =>
  /^(not:)*(countAtLeast|countEqual|isEmpty)$/.test(operator);

/** Lists about as long as is asked for, with and without a row that is deleted and not counted. */
const lengthsFor = (tests: readonly Placed[]): readonly Json[] =>
  [0, ...tests.map(({ value }) => (typeof value === 'number' ? Math.min(value, MOST_ROWS) : 0))]
    .flatMap((length) => [length - 1, length, length + 1])
    .filter((length) => length >= 0)
    .map((length) => Array.from({ length }, () => 0))
    .flatMap((rows) => [rows, [...rows, { deleted: 1 }]]);

const MOST_ROWS = 10_000;
