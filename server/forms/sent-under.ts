// Answers that come from a page which was open when a new release of its form came: carried over, or refused in words.
import { type Answers, carryOverOpen } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { refusalBeforeJudging } from './faults.ts';
import { beginsAnew, formOfRelease } from './releases.ts';

/** The form of the page that made the call, where the page names another release of it than this one. */
export async function sentUnder(
  server: ServerContext,
  { bundle }: ReleasedForm,
): Promise<ReleasedForm | undefined> {
  const { formRelease } = server;
  if (formRelease === undefined || formRelease === bundle.release) return undefined;
  return formOfRelease(server, bundle.id, formRelease);
}

/**
 * What was sent, as this form holds it. Refused with `FORM_CHANGED` where something a person wrote would be lost, or the form begins
 * anew: then the page has to show its new version first.
 */
export async function underForm(
  server: ServerContext,
  form: ReleasedForm,
  sent: Answers,
): Promise<{ readonly answers: Answers; readonly isCarried: boolean }> {
  const then = await sentUnder(server, form);
  if (!then) return { answers: sent, isCarried: false };
  const misfit = refusalBeforeJudging(server, then, sent);
  if (misfit) throw misfit;
  if (beginsAnew(form)) throw new Refusal('FORM_CHANGED');
  const { answers, leftOut } = carryOverOpen(form.bundle, sent, then.bundle);
  if (leftOut.length > 0) throw new Refusal('FORM_CHANGED');
  return { answers, isCarried: true };
}
