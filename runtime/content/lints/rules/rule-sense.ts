// Lint: rules that can never fire, and rules that say opposite things under the same conditions.
import { generic } from '../../../core/index.ts';
import { pointerIn, targetsOf } from '../../compile/rules.ts';
import { stable } from '../../model/hash.ts';
import type { RuleFile } from '../../model/model.ts';
import { ofForms } from '../common/lint.ts';
import { impossibleFact, mustHold } from './together.ts';

export const ruleSense = ofForms((form, { report }) => {
  const held = form.placed.map(({ rule }) => momentAndConditions(rule));
  for (const [index, { rule, file, place }] of form.placed.entries()) {
    const fact = impossibleFact(form, rule, mustHold(rule));
    if (fact !== undefined) {
      report({
        code: 'rule-never-fires',
        file,
        place: `${place}/conditions`,
        message: `The rule "${rule.name}" can never fire: no answer of "${fact}" meets all of its conditions.`,
        remedy: 'Use "any" where one condition is enough, or take one of them away.',
      });
    }
    for (const [before, earlier] of form.placed.slice(0, index).entries()) {
      if (held[before] !== held[index]) continue;
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
});

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
