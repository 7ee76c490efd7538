// Runs the cases of every form whose rules can be run, once for all lints that look at the results.
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
import { hashText } from '../../model/hash.ts';
import type { LinkedForm } from '../../model/model.ts';
import type { FaultList } from '../../read/faults.ts';
import { RUNTIME_ERRORS } from './runtime-errors.ts';

export interface CaseRuns {
  readonly linked: LinkedForm;
  /** One for each case, in order. */
  readonly results: readonly RuleCaseResult[];
}

/** Faults that leave the rules runnable; with any other, every case would fail for no good reason. */
const HARMLESS = new Set([
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

type Results = Promise<readonly RuleCaseResult[]>;

const runs = new WeakMap<CompiledForm, Results>();

/** By file, what was run last in this process: a form that an edit leaves as it is is not run again. */
const lastRuns = new Map<string, LastRun>();

interface LastRun {
  readonly of: string;
  readonly validate: Validate;
  readonly results: Results;
}

/** The results for each form, and each shared section alone, without faults that would keep its cases from running. */
export async function caseRuns(
  compiled: readonly CompiledForm[],
  faults: FaultList,
): Promise<readonly CaseRuns[]> {
  const broken = new Set(
    faults
      .all()
      .filter(({ code }) => !HARMLESS.has(code))
      .map(({ file }) => file),
  );
  const sound = compiled.filter(({ linked }) => filesOf(linked).every((file) => !broken.has(file)));
  return Promise.all(
    sound.map(async (form) => {
      const results = runs.get(form) ?? runChanged(form);
      runs.set(form, results);
      return { linked: form.linked, results: await results };
    }),
  );
}

/** What a form is judged by: its own rules and cases, and what its sections bring. */
const filesOf = ({
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

function runChanged(form: CompiledForm): Results {
  const { linked, bundled, validate } = form;
  const of = hashText(JSON.stringify([bundled, linked.cases]));
  const last = lastRuns.get(linked.file);
  // Who compiles again gets the validator it had, where the schema is the same.
  if (last?.of === of && last.validate === validate) return last.results;
  const results = runAll(form);
  lastRuns.set(linked.file, { of, validate, results });
  return results;
}

async function runAll({
  linked,
  bundled,
  validate,
}: CompiledForm): Promise<readonly RuleCaseResult[]> {
  const bundle: FormBundle = {
    ...bundled,
    release: '',
    modules: { validators: '', templates: '' },
  };
  const judge = judgeOf(bundle, validate);
  const results: RuleCaseResult[] = [];
  for (const example of linked.cases)
    results.push(await runSafely(bundle, judge, example as RuleCase));
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
