// Lint: rules that can never fire, and rules that say opposite things under the same conditions.
import type { Json } from '../../core/index.ts';
import { generic, isObject, OPERATORS } from '../../core/index.ts';
import { type Comparison, comparisonsOf, pointerIn, targetsOf } from '../compile/rules.ts';
import { stable } from '../model/hash.ts';
import type { FieldNode, LinkedForm, RuleFile } from '../model/model.ts';
import { choicesOf, fieldIn, isListField } from './field-lookup.ts';
import type { Lint } from './lint.ts';

export const ruleSense: Lint = ({ model, report }) => {
  for (const form of model.forms) {
    for (const [index, { rule, file, place }] of form.placed.entries()) {
      const fact = impossibleFact(form, rule);
      if (fact !== undefined) {
        report({
          code: 'rule-never-fires',
          file,
          place: `${place}/conditions`,
          message: `The rule "${rule.name}" can never fire: no answer of "${fact}" meets all of its conditions.`,
          remedy: 'Use "any" where one condition is enough, or take one of them away.',
        });
      }
      for (const earlier of form.placed.slice(0, index)) {
        const clash = clashOf(earlier.rule, rule);
        if (clash === undefined) continue;
        report({
          code: 'rules-contradict',
          file,
          place,
          message: `The rules "${earlier.rule.name}" and "${rule.name}" hold under the same conditions, but ${clash}.`,
          remedy: 'Change the conditions of one of them, or take it away.',
        });
      }
    }
  }
};

/** A fact of whose possible values none meets all conditions that must hold together. */
function impossibleFact(form: LinkedForm, rule: RuleFile): string | undefined {
  const together = conjunction(rule);
  const facts = new Set(together.map(({ fact }) => fact));
  return [...facts].find((fact) => {
    if (fact.includes('*')) return false;
    const tests = together.filter((one) => one.fact === fact && isFixed(one));
    const candidates = candidatesFor(fieldIn(form, rule, fact), tests);
    return (
      candidates !== undefined &&
      !candidates.some((value) =>
        tests.every((test) => OPERATORS[test.operator]?.test(value, test.value)),
      )
    );
  });
}

/** Comparisons that must all hold: those under `all`, however deep. */
function conjunction({ conditions }: RuleFile): readonly Comparison[] {
  return comparisonsOf(conditions).filter(({ place }) => !/\/(any|not)(\/|$)/.test(place));
}

const isFixed = ({ value, operator }: Comparison): boolean =>
  value !== 'today' && !isObject(value) && OPERATORS[operator] !== undefined;

/** Values worth trying; undefined where any text or date might do. */
function candidatesFor(
  field: FieldNode | undefined,
  tests: readonly Comparison[],
): readonly Json[] | undefined {
  // A list may hold several values at once, so that each test may be met by another of them.
  if (tests.length < 2 || isListField(field)) return undefined;
  const named = tests.flatMap(({ operator, value }) => {
    if (operator === 'equal') return [value];
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

const OPPOSITE: Readonly<Record<string, string>> = {
  show: 'hide',
  hide: 'show',
  require: 'relax',
  relax: 'require',
  enable: 'disable',
  disable: 'enable',
  tag: 'untag',
  untag: 'tag',
};

/** What two rules of equal conditions disagree about, in words. */
function clashOf(first: RuleFile, second: RuleFile): string | undefined {
  if (momentAndConditions(first) !== momentAndConditions(second)) return undefined;
  const targets = new Set(targetsOf(first).map(({ path }) => generic(pointerIn(first, path))));
  const shared = targetsOf(second).find(({ path }) =>
    targets.has(generic(pointerIn(second, path))),
  );
  if (shared === undefined) return undefined;
  if (OPPOSITE[first.event.type] === second.event.type) {
    if (first.event.params.value !== second.event.params.value) return undefined;
    return `one says "${first.event.type}" and the other "${second.event.type}" of "${shared.path}"`;
  }
  if (first.event.type !== 'set' || second.event.type !== 'set') return undefined;
  return stable(first.event.params) === stable(second.event.params)
    ? undefined
    : `they set "${shared.path}" to different values`;
}

const momentAndConditions = ({ on = 'edit', forEach = '', conditions }: RuleFile): string =>
  stable({ on, forEach, conditions });
