// Lint: every rule has a case in which it fires and one in which it does not.
import { caseRuns } from './case-runs.ts';
import { type Lint, rulesWithPlaces } from './lint.ts';

export const caseCoverage: Lint = async ({ model, compiled, faults, report }) => {
  for (const { linked, results } of await caseRuns(compiled, faults)) {
    if (model.unread.has(linked.casesFile)) continue;
    const fired = new Set(results.flatMap((result) => result.fired));
    const rested = new Set(
      results.flatMap((result) => result.ran.filter((name) => !result.fired.includes(name))),
    );
    for (const { rule, place } of rulesWithPlaces(linked)) {
      const missing = [
        ...(fired.has(rule.name) ? [] : ['in which it fires']),
        ...(rested.has(rule.name) ? [] : ['in which it does not fire']),
      ];
      if (missing.length === 0) continue;
      report({
        code: 'rule-without-case',
        file: linked.rulesFile,
        place: `${place}/name`,
        message: `The rule "${rule.name}" has no case ${missing.join(', and none ')}.`,
        remedy: `Add one to ${linked.casesFile}.`,
      });
    }
  }
};
