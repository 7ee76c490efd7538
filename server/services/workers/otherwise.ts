// Searches in a thread of its own for what a form does otherwise in another release: it is judged some thousand times.
import { instantiateValidators } from '../../../runtime/content/index.ts';
import {
  actsOtherwise,
  createJudge,
  type FormBundle,
  type JsonObject,
} from '../../../runtime/core/index.ts';

/** A form by the texts it is made of. */
export interface FormInTexts {
  readonly bundle: string;
  readonly validators: string;
}

export interface ToCompare {
  readonly before: FormInTexts;
  readonly after: FormInTexts;
  /** As JSON. */
  readonly context: string;
  /** It ends after this, with what was found by then. */
  readonly longestMs: number;
}

/** What was found, as JSON. */
export async function otherwise({ before, after, context, longestMs }: ToCompare): Promise<Buffer> {
  const until = performance.now() + longestMs;
  const found = await actsOtherwise({
    ...{ before: sideOf(before), after: sideOf(after) },
    context: JSON.parse(context) as JsonObject,
    isOver: () => performance.now() > until,
  });
  return Buffer.from(JSON.stringify(found));
}

function sideOf({ bundle, validators }: FormInTexts) {
  const form = JSON.parse(bundle) as FormBundle;
  return { form, judge: createJudge(form, instantiateValidators(validators)) };
}
