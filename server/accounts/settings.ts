// User Settings: a new password and a new secret answer, for whoever knows the old password.

import type { PointerOf } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { seenOf } from '../http/seen.ts';
import type { Visit } from '../http/visit.ts';
import { attempt } from '../security-events/index.ts';
import { deleteTokensOf } from '../store/accounts/account-tokens.ts';
import { changeAccount } from '../store/accounts/accounts.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { inTransaction } from '../store/index.ts';
import { hashAnswer, hashPassword } from './hashing.ts';
import { isCountedPassword } from './login.ts';
import { mailTo } from './mails.ts';
import { sessionHash } from './session.ts';

const OLD_PASSWORD = '/old_password' satisfies PointerOf<'settings'>;

export interface NewSettings {
  readonly old_password: string;
  readonly password: string;
  readonly secret_question: string;
  readonly secret_answer: string;
}

/** Changes both and logs all other browsers out. */
export async function changeSettings(
  server: ServerContext,
  visit: Visit,
  attorney: Attorney,
  given: NewSettings,
): Promise<void> {
  attempt(visit.request, 'password.changed', { act: 'settings' });
  await requireOldPassword(server, visit, attorney, given.old_password);
  const change = {
    password_hash: await hashPassword(given.password),
    secret_question: given.secret_question,
    secret_answer_hash: await hashAnswer(given.secret_answer),
  };
  const ownHash = sessionHash(visit.request);
  const by = { who: attorney.username ?? attorney.id, ...seenOf(visit) };
  await inTransaction(server.db, async (trx) => {
    await changeAccount(trx, attorney.id, change, { at: server.now(), by });
    await deleteTokensOf(trx, attorney.id, ['session', 'second-factor', 'reset'], ownHash);
    await mailTo(server, trx, attorney, 'settings_changed');
  });
}

/** A token alone changes no account: it may have been left on a screen. */
export async function requireOldPassword(
  server: ServerContext,
  visit: Visit,
  attorney: Attorney,
  password: string,
  path: PointerOf<'settings'> | PointerOf<'two-step-setup' | 'two-step-off'> = OLD_PASSWORD,
): Promise<void> {
  const account = attorney.username ?? attorney.id;
  if (await isCountedPassword(server, visit, { account, attorney, password })) return;
  const message = server.content.texts.t('server.account.wrongOldPassword');
  const faults = [{ path, code: 'wrong', message }];
  throw new Refusal('WRONG_OLD_PASSWORD', { faults });
}
