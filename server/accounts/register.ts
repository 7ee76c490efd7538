// Registering: the attorney who was just identified in this browser chooses username, password and secret answer.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { PointerOf } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { seenOf } from '../http/seen.ts';
import type { Visit } from '../http/visit.ts';
import { attempt } from '../security-events/index.ts';
import { deleteToken, deleteTokensOf, findToken } from '../store/accounts/account-tokens.ts';
import { findLogin, type NewAccount, setUpAccount } from '../store/accounts/accounts.ts';
import { endApplicant } from '../store/applicants/end-applicant.ts';
import type { ChangedBy } from '../store/attorneys/attorney-changes.ts';
import { type Attorney, findAttorney } from '../store/attorneys/attorneys.ts';
import { inTransaction, isDuplicate } from '../store/index.ts';
import { insertJob, type Job } from '../store/upkeep/jobs.ts';
import { requireApproved } from './approval.ts';
import { clearCookie, readCookie } from './cookies.ts';
import { enabled } from './disabled.ts';
import { hashAnswer, hashPassword } from './hashing.ts';
import { mailTo } from './mails.ts';
import { shownUser } from './shown.ts';
import { tokenKey } from './tokens.ts';

const USERNAME = '/username' satisfies PointerOf<'register'>;

/** How long the job of a registration is for whoever made it to do. */
export const REGISTERED_HOLD_MS = 5 * 60_000;

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly secret_question: string;
  readonly secret_answer: string;
}

/** The attorney a first-time login told in this browser, as long as the step to registering lasts. */
export async function identifiedHere(
  server: ServerContext,
  visit: Visit,
): Promise<Attorney | undefined> {
  const token = readCookie(visit, 'register');
  if (token === '') return undefined;
  const step = await findToken(server.db, tokenKey('register', token), server.now());
  return step && enabled(await findAttorney(server.db, step.holder));
}

/** Sign out: whoever sits here next is not that attorney. */
export async function endRegistering(server: ServerContext, visit: Visit): Promise<void> {
  const token = readCookie(visit, 'register');
  if (token === '') return;
  await deleteToken(server.db, tokenKey('register', token));
  clearCookie(server, visit, 'register');
}

/** True when nobody has this username. */
export async function isFree(server: ServerContext, username: string): Promise<boolean> {
  return (await findLogin(server.db, username.trim())) === undefined;
}

/** Sets the account up, once, and leaves a job to be done right after: of all who try with one username or one attorney, one succeeds. */
export async function register(
  server: ServerContext,
  visit: Visit,
  attorney: Attorney,
  given: Registration,
): Promise<{ readonly shown: JsonObject; readonly job: Job<'attorney-registered'> }> {
  attempt(visit.request, 'account.registered', { who: { kind: 'attorney', id: attorney.id } });
  requireApproved(server, attorney);
  if (attorney.password_hash !== null) throw new Refusal('ALREADY_REGISTERED');
  // Asked before the costly hashes; the index decides where two are quick.
  if (!(await isFree(server, given.username))) throw usernameTaken(server);
  const account = {
    username: given.username.trim(),
    password_hash: await hashPassword(given.password),
    secret_question: given.secret_question,
    secret_answer_hash: await hashAnswer(given.secret_answer),
  };
  const registered = { ...attorney, ...account };
  const by = { who: account.username, ...seenOf(visit) };
  const job = await storeOnce(server, registered, { account, by });
  clearCookie(server, visit, 'register');
  return { shown: shownUser(server, registered), job };
}

/** The refusal for a username somebody else has. */
export function usernameTaken(server: ServerContext): Refusal {
  const message = server.content.texts.t('server.account.usernameTaken');
  return new Refusal('USERNAME_TAKEN', { faults: [{ path: USERNAME, code: 'taken', message }] });
}

async function storeOnce(
  server: ServerContext,
  attorney: Attorney,
  { account, by }: { readonly account: NewAccount; readonly by: ChangedBy },
): Promise<Job<'attorney-registered'>> {
  try {
    return await inTransaction(server.db, async (trx) => {
      const made = { at: server.now(), by };
      if (!(await setUpAccount(trx, attorney.id, account, made)))
        throw new Refusal('ALREADY_REGISTERED');
      await deleteTokensOf(trx, attorney.id, ['register']);
      await endApplicant(trx, attorney);
      await mailTo(server, trx, attorney, 'welcome');
      // The lead service is a provider of its own; the account stands even where it is away.
      const kind = 'attorney-registered';
      const job = { kind, details: { attorney_id: attorney.id } } as const;
      return insertJob(trx, job, { now: server.now(), holdMs: REGISTERED_HOLD_MS });
    });
  } catch (error) {
    throw isDuplicate(error, 'attorney_username') ? usernameTaken(server) : error;
  }
}
