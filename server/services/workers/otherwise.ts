// Searches in a thread of its own for what a form does otherwise in another release: it is judged some thousand times.
import { actsOtherwise, type JsonObject } from '../../../runtime/core/index.ts';
import { type FormInTexts, formOfTexts } from './judged.ts';

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
    ...{ before: formOfTexts(before), after: formOfTexts(after) },
    context: JSON.parse(context) as JsonObject,
    isOver: () => performance.now() > until,
  });
  return Buffer.from(JSON.stringify(found));
}
