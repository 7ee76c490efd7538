// The table of lints. Each lies in a file of its own and says in one sentence what it refuses.

import type { LintTable } from './common/lint.ts';
import { FORM_LINTS } from './form-lints.ts';
import { RULE_LINTS } from './rule-lints.ts';
import { WORD_LINTS } from './word-lints.ts';

/** Every lint by name, in the order they run: later ones may trust what earlier ones refuse. */
export const LINTS: LintTable = { ...FORM_LINTS, ...RULE_LINTS, ...WORD_LINTS };
