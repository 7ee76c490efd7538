// The answers an application opens with, and the step it opens on.

import {
  type Answers,
  draftOf,
  type JsonObject,
  sameValue,
  startAnswers,
  withDefaults,
} from '../../../runtime/core/index.ts';
import { formContext } from '../../host/context.ts';
import type { Begun } from '../../host/resume.ts';
import type { Lead } from '../../session/record.ts';

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
  { form, resumed }: Begun,
  lead: Lead,
  typed: Answers | undefined,
): Promise<Start> {
  const { bundle } = form;
  const context = formContext(bundle, 'application', { lead });
  if (!resumed) return { answers: await startAnswers(bundle, context), context, step: undefined };
  const { step } = resumed;
  if (typed && sameValue(draftOf(bundle, typed), resumed.data))
    return { answers: typed, context, step };
  return { answers: withDefaults(bundle, resumed.data), context, step };
}
