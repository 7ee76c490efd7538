// Lint: a rule that finds a fault has a condition under which nothing is wrong; without one nobody could ever go on.
import type { Condition } from '../../../core/index.ts';
import { ofUnits } from '../common/lint.ts';

export const alwaysWrong = ofUnits((form, { report }) => {
  for (const { rule, file, place } of form.placed) {
    if (rule.event.type !== 'fault' || !holdsAlways(rule.conditions)) continue;
    report({
      code: 'always-wrong',
      file,
      place: `${place}/conditions`,
      message: `The rule "${rule.name}" finds a fault whatever is answered: it has no conditions, so nobody could ever go on.`,
      remedy:
        'Add "conditions" that say when the answer is wrong: { "all": [ { "fact": …, "operator": …, "value": … } ] }. For an answer that must be given use "require"; for words that stop nobody, "warn".',
    });
  }
});

/** Conditions of which none compares anything. */
export function holdsAlways(condition: Condition): boolean {
  if ('all' in condition) return condition.all.every(holdsAlways);
  return 'any' in condition && condition.any.some(holdsAlways);
}
