// Lint: every case holds.

import type { Lint } from '../common/lint.ts';
import { caseRuns } from './case-runs.ts';

export const caseResults: Lint = async ({ compiled, faults, report }) => {
  for (const { linked, results } of await caseRuns(compiled, faults)) {
    for (const [index, example] of linked.cases.entries()) {
      for (const mismatch of results[index]?.mismatches ?? []) {
        report({
          code: 'case-fails',
          file: linked.casesFile,
          place: `/cases/${index}`,
          message: `The case "${example.name}" fails: ${mismatch}.`,
          remedy: 'Correct the rule, or what the case expects.',
        });
      }
    }
  }
};
