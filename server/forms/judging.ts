// Judges a submission again on the server: the browser's word counts for nothing.
import {
  type Answers,
  createJudge,
  type Fault,
  generic,
  getAt,
  isBlank,
  type JsonObject,
  type Judge,
  type Judgement,
  submissionOf,
} from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context.ts';
import { newFault, refusalBeforeJudging, refuseFaults } from './faults.ts';

const judges = new WeakMap<ReleasedForm, Judge>();

/** The judge of a released form, made once. */
export function judgeOf(form: ReleasedForm): Judge {
  const known = judges.get(form);
  if (known) return known;
  const judge = createJudge(form.bundle, form.validate);
  judges.set(form, judge);
  return judge;
}

export interface JudgedInput {
  readonly answers: Answers;
  /** What the server itself knows: lead, today, route … Nothing of it comes from the browser. */
  readonly context: JsonObject;
  /** Faults only a look into the store or a catalogue can find. */
  readonly check?: (answers: Answers) => Promise<readonly Fault[]>;
}

/** The answers to store, or a refusal that names every fault. */
export async function judgeSubmission(
  server: ServerContext,
  form: ReleasedForm,
  input: JudgedInput,
): Promise<Answers> {
  const misfit = refusalBeforeJudging(server, form, input.answers);
  if (misfit) throw misfit;
  const { answers, context } = input;
  const judgement = await judgeOf(form).judge({ answers, context, moment: 'submit' });
  const faults = [...judgement.faults, ...hiddenAnswers(form, judgement, answers)];
  if (input.check) faults.push(...(await input.check(judgement.answers)));
  if (faults.length > 0) throw refuseFaults(server, form, 'INVALID_ANSWERS', faults);
  return submissionOf(form.bundle, judgement);
}

/** A screen that follows the rules never sends what it hides. Helper inputs are not stored, so they may come along. */
function hiddenAnswers(form: ReleasedForm, judgement: Judgement, answers: Answers): Fault[] {
  const { fields } = form.bundle;
  return Object.entries(judgement.fields)
    .filter(([pointer, state]) => state.hidden && !isBlank(getAt(answers, pointer)))
    .filter(([pointer]) => !fields[generic(pointer)]?.transient)
    .map(([pointer]) => newFault(pointer, 'hidden'));
}
