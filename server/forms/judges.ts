// Which thread judges: few answers are judged on the spot, many by a worker thread, one set of one caller after the other.
import { setImmediate } from 'node:timers/promises';
import { codeOfValidators } from '../../runtime/content/index.ts';
import {
  createJudge,
  isList,
  type Json,
  type Judge,
  type JudgeInput,
  type Judgement,
} from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { type FormInTexts, WorkersAway } from '../services/workers/index.ts';

/** Rows of all lists together: up to here they are judged in some hundredths of a second. */
const FEW_ROWS = 100;

const JUDGES = new WeakMap<ReleasedForm, Judge>();

/** The judge of a released form, made once. */
export function judgeOf(form: ReleasedForm): Judge {
  const known = JUDGES.get(form);
  if (known) return known;
  const judge = createJudge(form.bundle, form.validate);
  JUDGES.set(form, judge);
  return judge;
}

/** Are these so many answers that whoever else calls would notice what is done to them? */
export function areMany(answers: Json): boolean {
  let rows = 0;
  const waiting: Json[] = [answers];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (isList(value)) rows += value.length;
    if (rows > FEW_ROWS) return true;
    for (const member of Object.values(value)) if (member !== undefined) waiting.push(member);
  }
  return false;
}

/** Between two things done to many answers: everybody who waits meanwhile comes first. */
export async function lettingOthersCall(answers: Json): Promise<void> {
  if (areMany(answers)) await setImmediate();
}

/** What the judge says, wherever it does. Throws a refusal where no thread can be had for many answers. */
export async function judgementIn(
  { workers }: Pick<ServerContext, 'workers'>,
  form: ReleasedForm,
  asked: JudgeInput,
  caller?: string,
): Promise<Judgement> {
  const texts = workers && areMany(asked.answers) ? textsOf(form) : undefined;
  if (!workers || !texts) return judgeOf(form).judge(asked);
  try {
    const order = { ...texts, input: JSON.stringify(asked) };
    const made = await workers.run('judge', order, caller);
    await setImmediate();
    return JSON.parse(made.toString()) as Judgement;
  } catch (error) {
    if (error instanceof WorkersAway) throw new Refusal('JUDGE_AWAY');
    throw error;
  }
}

const TEXTS = new WeakMap<ReleasedForm, Required<FormInTexts>>();

/** What another thread makes the form of; nothing where its validator is no text, as in a form made by hand. */
export function textsOf(form: ReleasedForm): Required<FormInTexts> | undefined {
  const known = TEXTS.get(form);
  if (known) return known;
  const validators = codeOfValidators(form.validate);
  if (validators === undefined) return undefined;
  const texts = { bundle: JSON.stringify(form.bundle), validators };
  TEXTS.set(form, texts);
  return texts;
}
