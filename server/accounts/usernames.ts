// What the registration form says of a username alone, before anything else is typed.

import type { PointerOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { inFirstWords, refuseFaults } from '../forms/faults.ts';
import { judgementOf } from '../forms/judging.ts';
import { accountForm } from './account-form.ts';

const USERNAME = '/username' satisfies PointerOf<'register'>;

/** The refusal for a username the form would not take, in the form's words. */
export async function usernameFaults(
  server: ServerContext,
  username: string,
): Promise<Refusal | undefined> {
  const use = accountForm(server, 'register');
  const { form, judgement } = await judgementOf(
    server,
    use,
    { username } satisfies SomeAnswersOf<'register', 'username'>,
    'edit',
  );
  const faults = judgement.faults.filter((fault) => fault.path === USERNAME);
  if (faults.length === 0) return undefined;
  return inFirstWords(refuseFaults(server, form, 'INVALID_ANSWERS', faults));
}
