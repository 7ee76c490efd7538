// The answers an application opens with, and the step it opens on.

import {
  type Answers,
  type JsonObject,
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

/** Kept on this device, else saved, else made from the lead. */
export async function startOf({ form, lead, resumed }: Unstarted): Promise<Start> {
  const context = formContext(form.bundle, 'application', { lead });
  if (!resumed)
    return { answers: await startAnswers(form.bundle, context), context, step: undefined };
  return { answers: withDefaults(form.bundle, resumed.answers), context, step: resumed.step };
}
