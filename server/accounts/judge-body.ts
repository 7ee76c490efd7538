// Judges the body of an account call by the same form the page shows.
import { contextAtSubmit, type JsonObject } from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context.ts';
import { judgeSubmission } from '../forms/judging.ts';
import { Refusal } from '../refusals.ts';
import { todayAt } from '../today.ts';

export type AccountForm =
  | 'sign-in'
  | 'login'
  | 'register'
  | 'forgot-username'
  | 'forgot-password'
  | 'reset-password'
  | 'settings'
  | 'login-code'
  | 'two-step-setup'
  | 'two-step-confirm'
  | 'two-step-off';

/** Refuses what the form's page would refuse, in the words of its first fault. */
export async function judgeBody(
  server: ServerContext,
  id: AccountForm,
  body: JsonObject,
): Promise<void> {
  const form = accountForm(server, id);
  const today = todayAt(server.now());
  const context = contextAtSubmit(form.bundle, { route: id, today });
  try {
    await judgeSubmission(server, form, { answers: body, context });
  } catch (error) {
    throw inItsWords(error);
  }
}

/** The released form; a release without it must not let anything through unjudged. */
export function accountForm(server: ServerContext, id: AccountForm): ReleasedForm {
  const form = server.content.forms[id];
  if (!form) throw new Error(`The release has no form ${id}.`);
  return form;
}

/** These forms are short: their first fault says more than "please fill required fields!". */
function inItsWords(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== 'INVALID_ANSWERS') return error;
  const first = error.details.faults?.[0]?.message;
  return new Refusal(error.code, { ...error.details, ...(first && { sentence: first }) });
}
