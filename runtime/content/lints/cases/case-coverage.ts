// Lint: every rule has a case in which it fires and one in which it does not.
import { ownRules, type RuleFile } from '../../model/model.ts';
import type { CaseLint } from '../common/lint.ts';

const isAlways = ({ conditions }: RuleFile): boolean =>
  'all' in conditions && conditions.all.length === 0;

export const caseCoverage: CaseLint = {
  each: 'runs',
  look: ({ linked, results }, { model, report }) => {
    if (model.unread.has(linked.casesFile)) return;
    const fired = new Set(results.flatMap((result) => result.fired));
    const rested = new Set(
      results.flatMap((result) => result.ran.filter((name) => !result.fired.includes(name))),
    );
    for (const { rule, file, place } of ownRules(linked)) {
      const missing = [
        ...(fired.has(rule.name) ? [] : ['in which it fires']),
        ...(rested.has(rule.name) || isAlways(rule) ? [] : ['in which it does not fire']),
      ];
      if (missing.length === 0) continue;
      report({
        code: 'rule-without-case',
        file,
        place: `${place}/name`,
        message: `The rule "${rule.name}" has no case ${missing.join(', and none ')}.`,
        remedy: `Add one to ${linked.casesFile}.`,
      });
    }
  },
};
