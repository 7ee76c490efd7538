// Lint: every rule has a case in which it fires and one in which it does not.
import { ownRules, type RuleFile } from '../../model/model.ts';
import type { Lint } from '../common/lint.ts';
import { caseRuns } from './case-runs.ts';

const isAlways = ({ conditions }: RuleFile): boolean =>
  'all' in conditions && conditions.all.length === 0;

export const caseCoverage: Lint = async ({ model, compiled, faults, report }) => {
  for (const { linked, results } of await caseRuns(compiled, faults)) {
    if (model.unread.has(linked.casesFile)) continue;
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
  }
};
