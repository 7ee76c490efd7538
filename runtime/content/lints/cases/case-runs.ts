// Runs the cases of a form whose rules can be run, once for all lints that look at the results.
import type { FormBundle, Judge, Validate } from '../../../core/index.ts';
import {
  createJudge,
  type RuleCase,
  type RuleCaseResult,
  RuntimeError,
  runCase,
  toDotted,
} from '../../../core/index.ts';
import type { CompiledForm } from '../../compile/compile.ts';
import type { LinkedForm } from '../../model/model.ts';
import { RUNTIME_ERRORS } from './runtime-errors.ts';

/** Faults that leave the rules runnable; with any other, every case would fail for no good reason. */
export const HARMLESS: ReadonlySet<string> = new Set([
  'case-fails',
  'rule-without-case',
  'unused-message',
  'missing-label',
  'missing-choice-label',
  'missing-required-sentence',
  'slow-pattern',
  'mask-and-pattern-differ',
  'unknown-placeholder',
]);

/** What a form is judged by: its own rules and cases, and what its sections bring. */
export const filesJudgedBy = ({
  rulesFile,
  casesFile,
  file,
  placed,
  declared,
  fields,
}: LinkedForm): readonly string[] => [
  rulesFile,
  casesFile,
  file,
  ...new Set([...placed, ...declared, ...fields.values()].map((one) => one.file)),
];

/** Runs the cases of a form, one after the other. */
export async function runCases(
  cases: LinkedForm['cases'],
  { bundled, validate }: CompiledForm,
): Promise<readonly RuleCaseResult[]> {
  const bundle: FormBundle = {
    ...bundled,
    release: '',
    modules: { validators: '', templates: '' },
  };
  const judge = judgeOf(bundle, validate);
  const results: RuleCaseResult[] = [];
  for (const example of cases) results.push(await runSafely(bundle, judge, example as RuleCase));
  return results;
}

/** One judge for all cases of a form: planning its rules takes as long as running a case. */
function judgeOf(bundle: FormBundle, validate: Validate): () => Judge {
  let judge: Judge | undefined;
  return () => {
    judge ??= createJudge(bundle, validate);
    return judge;
  };
}

/** A rule the judge itself refuses (sets that never settle) fails its case instead of the whole check. */
async function runSafely(
  bundle: FormBundle,
  judge: () => Judge,
  example: RuleCase,
): Promise<RuleCaseResult> {
  try {
    return await runCase(bundle, judge(), example);
  } catch (error) {
    return { mismatches: [reasonOf(error)], ran: [], fired: [] };
  }
}

function reasonOf(error: unknown): string {
  const places = error instanceof RuntimeError && error.code === 'UNSETTLED' && error.params.places;
  if (Array.isArray(places))
    return `its rules never come to an end, as what they set is changed by it again: ${places.map((place) => toDotted(String(place))).join(', ')}`;
  if (error instanceof RuntimeError) {
    const params = JSON.stringify(error.params);
    return `the rules cannot be run: ${RUNTIME_ERRORS[error.code]} (${error.code} ${params})`;
  }
  return `the rules cannot be run: ${error instanceof Error ? error.message : String(error)}`;
}
