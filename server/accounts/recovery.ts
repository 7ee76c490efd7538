// What was forgotten: the username goes out by mail; a right secret answer sends a link to choose a new password.

import type { MailId } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { seenOf } from '../http/seen.ts';
import type { Visit } from '../http/visit.ts';
import { attempt } from '../security-events/index.ts';
import { deleteTokensOf, findToken, takeToken } from '../store/accounts/account-tokens.ts';
import { changeAccount } from '../store/accounts/accounts.ts';
import { endApplicant } from '../store/applicants/end-applicant.ts';
import { type Attorney, findAttorney, findIdentity } from '../store/attorneys/attorneys.ts';
import { inTransaction } from '../store/index.ts';
import { isApproved } from './approval.ts';
import { mayMail } from './asked.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { enabled } from './disabled.ts';
import { hashPassword, isAnswer } from './hashing.ts';
import type { Identity } from './identify.ts';
import { attorneyNamed, countedIdentity } from './login.ts';
import { mailTo } from './mails.ts';
import { issueToken, LIFETIMES, tokenKey } from './tokens.ts';
import { countTry } from './tries.ts';

const MINUTE = 60_000;

/** Mails the username. Right tries count too: each sends a mail. */
export async function mailUsername(
  server: ServerContext,
  visit: Visit,
  given: Identity,
): Promise<void> {
  const { attorney } = await countedIdentity(server, visit, given, 'recovery.username');
  if (!attorney) throw new Refusal('USERNAME_NOT_FOUND');
  // What was mailed before says the same.
  if (!(await mayMail(server.db, 'username', attorney.id, server.now()))) return;
  const template = usernameMail(server, attorney);
  await inTransaction(server.db, (trx) => mailTo(server, trx, attorney, template));
}

/** Who has no username is told what to do: wait for the approval, or register. */
function usernameMail(server: ServerContext, attorney: Attorney): MailId {
  if (attorney.username !== null) return 'forgot_username';
  return isApproved(server, attorney) ? 'not_registered' : 'not_approved';
}

/** The attorney whose number and username these are. */
export async function ownerOfBoth(
  server: ServerContext,
  visit: Visit,
  given: { readonly attorney_number: string; readonly username: string },
): Promise<{ readonly id: string; readonly secret_question: string }> {
  const number = given.attorney_number.trim();
  const attorney = enabled(await findIdentity(server.db, number));
  attempt(visit.request, 'recovery.question', { who: attorneyNamed(attorney) });
  const device = await knownDevice(server, visit, attorney?.id);
  const tried = await countTry(server, visit, { kind: 'question', account: number, device });
  const username = given.username.trim().toLowerCase();
  const question = attorney?.secret_question;
  if (!attorney || !question || attorney.username?.toLowerCase() !== username)
    throw new Refusal('ATTORNEY_NOT_FOUND');
  await tried.forgive();
  const token = await issueToken(server.db, 'question', attorney.id, server.now());
  writeCookie(server, visit, 'question', token);
  return { id: attorney.id, secret_question: question };
}

/** Sends the link when the answer is right, to whoever was asked the question in this browser: a number alone is no first stage. */
export async function mailResetLink(
  server: ServerContext,
  visit: Visit,
  given: { readonly id: string; readonly secret_answer: string },
): Promise<void> {
  attempt(visit.request, 'recovery.link', { who: { kind: 'attorney', id: '' } });
  const token = readCookie(visit, 'question');
  const asked = token && (await findToken(server.db, tokenKey('question', token), server.now()));
  if (!asked || asked.holder !== given.id) throw new Refusal('ATTORNEY_NOT_FOUND');
  const attorney = enabled(await findAttorney(server.db, given.id));
  attempt(visit.request, 'recovery.link', { who: attorneyNamed(attorney) });
  const device = await knownDevice(server, visit, attorney?.id);
  // Right answers count too: each sends a mail.
  const warning = 'tries-of-answer';
  await countTry(server, visit, { kind: 'answer', account: given.id, device, warning });
  const right = await isAnswer(attorney?.secret_answer_hash, given.secret_answer);
  if (!attorney || !right) throw new Refusal('WRONG_ANSWER');
  // The link of before still works, so that nobody is kept out by mails that are held back.
  if (!(await mayMail(server.db, 'reset', attorney.id, server.now()))) return;
  await inTransaction(server.db, async (trx) => {
    await deleteTokensOf(trx, attorney.id, ['reset']);
    const token = await issueToken(trx, 'reset', attorney.id, server.now());
    await mailTo(server, trx, attorney, 'reset_password', {
      link: `/reset-password#${token}`,
      minutes: LIFETIMES.reset / MINUTE,
    });
  });
}

/** Whose link it is; nobody's once it was used, is too old, was replaced, or never was. Looking uses nothing up. */
export async function ownerOfLink(
  server: ServerContext,
  link: string,
): Promise<Attorney | undefined> {
  const found = await findToken(server.db, tokenKey('reset', link), server.now());
  return found && findAttorney(server.db, found.holder);
}

/** False for a link that is nobody's. */
export const isLinkLive = async (server: ServerContext, link: string): Promise<boolean> =>
  (await ownerOfLink(server, link)) !== undefined;

/** Sets the new password and ends everything the old one opened. */
export async function resetPassword(
  server: ServerContext,
  visit: Visit,
  given: { readonly link: string; readonly password: string },
): Promise<void> {
  attempt(visit.request, 'password.changed', { act: 'link', who: attorneyNamed(undefined) });
  if (!(await isLinkLive(server, given.link))) throw new Refusal('LINK_EXPIRED');
  const password_hash = await hashPassword(given.password);
  const attorneyId = await inTransaction(server.db, async (trx) => {
    const link = await takeToken(trx, tokenKey('reset', given.link), server.now());
    const attorney = link && enabled(await findAttorney(trx, link.holder));
    if (!attorney) throw new Refusal('LINK_EXPIRED');
    attempt(visit.request, 'password.changed', { who: attorneyNamed(attorney) });
    const by = { who: attorney.username ?? attorney.id, ...seenOf(visit) };
    await changeAccount(trx, attorney.id, { password_hash }, { at: server.now(), by });
    await deleteTokensOf(trx, attorney.id, [
      'session',
      'second-factor',
      'question',
      'reset',
      'device',
    ]);
    await endApplicant(trx, attorney);
    await mailTo(server, trx, attorney, 'password_changed');
    return attorney.id;
  });
  // Whoever holds the mailbox is no stranger: guesses of others do not keep them from the new password.
  await rememberDevice(server, visit, attorneyId);
}
