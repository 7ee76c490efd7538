// What the registration form says of a username alone, before anything else is typed.
import { contextOf } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context.ts';
import { refuseFaults } from '../forms/faults.ts';
import { judgeOf } from '../forms/judging.ts';
import { Refusal } from '../refusals.ts';
import { todayAt } from '../today.ts';
import { accountForm } from './judge-body.ts';

/** The refusal for a username the form would not take, in the form's words. */
export async function usernameFaults(
  server: ServerContext,
  username: string,
): Promise<Refusal | undefined> {
  const form = accountForm(server, 'register');
  const today = todayAt(server.now());
  const judgement = await judgeOf(form).judge({
    answers: { username },
    context: contextOf(form.bundle, { route: 'register', today }),
    moment: 'edit',
  });
  const faults = judgement.faults.filter((fault) => fault.path === '/username');
  if (faults.length === 0) return undefined;
  const { details } = refuseFaults(server, form, 'INVALID_ANSWERS', faults);
  const sentence = details.faults?.[0]?.message;
  return new Refusal('INVALID_ANSWERS', { ...details, ...(sentence && { sentence }) });
}
