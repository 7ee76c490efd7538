// The forms of accounts: each account call is judged by the same form its page shows.
import type { Answers } from '../../runtime/core/index.ts';
import type { FormId } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { judgedAnswers } from '../forms/judging.ts';
import { type FormUse, releasedForm } from '../forms/use.ts';

const FORMS = [
  'sign-in',
  'mailbox-code',
  'login',
  'register',
  'forgot-username',
  'forgot-password',
  'reset-password',
  'settings',
  'notifications',
  'login-code',
  'confirm-password',
  'confirm-code',
  'two-step-setup',
  'two-step-confirm',
  'two-step-off',
  'staff-login',
  'staff-code',
  'staff-set-up',
  'staff-forgot-password',
  'staff-password',
  'staff-confirm',
  'account-disable',
  'account-enable',
] as const satisfies readonly FormId[];

export type AccountForm = (typeof FORMS)[number];

/** An account form. Nobody keeps its answers: they say what is to be done. */
export function accountForm(server: ServerContext, id: AccountForm): FormUse {
  return { form: releasedForm(server, id), short: true };
}

/** Refuses what the form's page would refuse, in the words of its first fault; `personal` are names no password is made of. */
export async function judgeBody(
  server: ServerContext,
  id: AccountForm,
  body: Answers,
  personal: readonly string[] = [],
): Promise<void> {
  await judgedAnswers(server, { ...accountForm(server, id), personal }, body);
}
