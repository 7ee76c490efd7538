// Judges in a thread of its own what would hold up everybody: texts in, texts out, since those cross threads fastest.
import { instantiateValidators } from '../../../runtime/content/index.ts';
import {
  createJudge,
  type FormBundle,
  type Judge,
  type JudgeInput,
} from '../../../runtime/core/index.ts';

/** A form by the texts it is made of. */
export interface FormInTexts {
  readonly bundle: string;
  /** Left out where the answers were validated before, and only what the rules say of them is asked for. */
  readonly validators?: string;
}

/** A form, and what is judged by it, as JSON. */
export interface ToJudge extends FormInTexts {
  readonly input: string;
}

export interface JudgedForm {
  readonly form: FormBundle;
  readonly judge: Judge;
}

/** Those of the forms asked for last: making one takes as long as judging a small form. */
const forms = new Map<string, JudgedForm>();
const MOST_FORMS = 8;

/** The judgement as JSON. Throws a RuntimeError for a form that this judge does not know how to judge. */
export async function judged({ input, ...texts }: ToJudge): Promise<Buffer> {
  const judgement = await formOfTexts(texts).judge.judge(JSON.parse(input) as JudgeInput);
  return Buffer.from(JSON.stringify(judgement));
}

/** The form with its judge, made once. Throws as `judged` does. */
export function formOfTexts({ bundle, validators }: FormInTexts): JudgedForm {
  const key = `${bundle}\n${validators ?? ''}`;
  const known = forms.get(key) ?? made(bundle, validators);
  forms.delete(key);
  forms.set(key, known);
  const [oldest] = forms.keys();
  if (forms.size > MOST_FORMS && oldest !== undefined) forms.delete(oldest);
  return known;
}

function made(bundle: string, validators: string | undefined): JudgedForm {
  const form = JSON.parse(bundle) as FormBundle;
  const validate = validators === undefined ? () => [] : instantiateValidators(validators);
  return { form, judge: createJudge(form, validate) };
}
