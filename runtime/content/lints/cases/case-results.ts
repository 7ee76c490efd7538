// Lint: every case holds.

import type { CaseLint } from '../common/lint.ts';

export const caseResults: CaseLint = {
  each: 'runs',
  look: ({ linked, results }, { report }) => {
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
  },
};
