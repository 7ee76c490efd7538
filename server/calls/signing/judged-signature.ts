// Judges what the signing page sends by the form it shows, `sign`; a refusal names the fields, as everywhere.
import { type Answers, contextAtSubmit, type JsonObject } from '../../../runtime/core/index.ts';
import type { ServerContext } from '../../context.ts';
import { newFault } from '../../forms/faults.ts';
import { judgeSubmission } from '../../forms/judging.ts';
import { isDrawing } from '../../services/esign/index.ts';
import { todayAt } from '../../today.ts';
import { textOf } from '../call.ts';

const FORM = 'sign';

/** What is printed of a signature. */
export interface JudgedSignature {
  readonly name: string;
  readonly method: 'type' | 'draw';
  readonly drawing?: string;
}

/** The answers to print, or a refusal with its faults at their fields. */
export async function judgedSignature(
  server: ServerContext,
  answers: JsonObject,
): Promise<JudgedSignature> {
  const form = server.content.forms[FORM];
  if (!form) throw new Error(`The release has no form ${FORM}.`);
  const today = todayAt(server.now());
  const context = contextAtSubmit(form.bundle, { route: FORM, today });
  const judged = await judgeSubmission(server, form, { answers, context, check: readable });
  const drawing = textOf(judged.drawing);
  return {
    name: textOf(judged.name).trim().replace(/\s+/g, ' '),
    method: judged.method === 'draw' ? 'draw' : 'type',
    ...(drawing !== '' && { drawing }),
  };
}

/** A drawing may be called a PNG, as the form asks, and be none: that shows in its bytes only. */
async function readable({ method, drawing }: Answers) {
  const called = method === 'draw' && textOf(drawing).startsWith('data:image/png;base64,');
  return called && !isDrawing(textOf(drawing)) ? [newFault('/drawing', 'pattern')] : [];
}
