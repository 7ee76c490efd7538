// The answers an application opens with, and the step it opens on.

import {
  type Answers,
  draftOf,
  type JsonObject,
  sameValue,
  startAnswers,
  withDefaults,
} from '../../../runtime/core/index.ts';
import { formContext } from '../form/context.ts';
import type { Unstarted } from './opened.ts';

export interface Start {
  readonly answers: Answers;
  readonly context: JsonObject;
  /** The farthest step that was opened. */
  readonly step: string | undefined;
}

/**
 * Kept on this device, else saved, else made from the lead. `typed` is what this page held when its session ended: tax
 * and bank numbers are in nothing that is kept, so it goes first where all else is the same.
 */
export async function startOf(
  { form, lead, resumed }: Unstarted,
  typed: Answers | undefined,
): Promise<Start> {
  const { bundle } = form;
  const context = formContext(bundle, 'application', { lead });
  if (!resumed) return { answers: await startAnswers(bundle, context), context, step: undefined };
  const { step } = resumed;
  if (typed && sameValue(draftOf(bundle, typed), resumed.answers))
    return { answers: typed, context, step };
  return { answers: withDefaults(bundle, resumed.answers), context, step };
}
