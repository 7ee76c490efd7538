// Judges in a thread of its own what would hold up everybody: texts in, texts out, since those cross threads fastest.
import { instantiateValidators } from '../../../runtime/content/index.ts';
import {
  createJudge,
  type FormBundle,
  type Judge,
  type JudgeInput,
} from '../../../runtime/core/index.ts';

/** A form by the texts it is made of, and what is judged by it, as JSON. */
export interface ToJudge {
  readonly bundle: string;
  /** Left out where the answers were validated before, and only what the rules say of them is asked for. */
  readonly validators?: string;
  readonly input: string;
}

/** Those of the forms asked for last: making one takes as long as judging a small form. */
const judges = new Map<string, Judge>();
const MOST_JUDGES = 8;

/** The judgement as JSON. Throws a RuntimeError for a form that this judge does not know how to judge. */
export async function judged({ bundle, validators, input }: ToJudge): Promise<Buffer> {
  const judgement = await judgeOf(bundle, validators).judge(JSON.parse(input) as JudgeInput);
  return Buffer.from(JSON.stringify(judgement));
}

function judgeOf(bundle: string, validators: string | undefined): Judge {
  const key = `${bundle}\n${validators ?? ''}`;
  const judge =
    judges.get(key) ??
    createJudge(
      JSON.parse(bundle) as FormBundle,
      validators === undefined ? () => [] : instantiateValidators(validators),
    );
  judges.delete(key);
  judges.set(key, judge);
  const [oldest] = judges.keys();
  if (judges.size > MOST_JUDGES && oldest !== undefined) judges.delete(oldest);
  return judge;
}
