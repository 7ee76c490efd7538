// The second factor: an authenticator app, or a recovery code where it is not at hand. Each code works once.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { Visit } from '../http/visit.ts';
import { attempt } from '../security-events/index.ts';
import { deleteTokensOf, findToken, takeToken } from '../store/accounts/account-tokens.ts';
import {
  countRecoveryCodes,
  findSecondFactor,
  putRecoveryCodes,
  putSecondFactor,
  recoveryHashes,
  removeSecondFactor,
  type SecondFactor,
  takeRecoveryCode,
  takeStep,
} from '../store/accounts/second-factors.ts';
import { type Attorney, findAttorney } from '../store/attorneys/attorneys.ts';
import { inTransaction, type Store, type StoreTransaction } from '../store/index.ts';
import {
  hashesOfCodes,
  newFactorSecret,
  newRecoveryCodes,
  readTyped,
  shownSecret,
  stepTyped,
  type TypedCode,
  takeTyped,
} from './codes.ts';
import { knownDevice } from './devices.ts';
import { enabled } from './disabled.ts';
import { attorneyNamed, type LoginData, startedSession } from './login.ts';
import { mailTo } from './mails.ts';
import { sessionHash } from './session.ts';
import { tokenKey } from './tokens.ts';
import { countTry } from './tries.ts';

/** Whether it is on, and how many recovery codes are left. */
export async function secondFactorStatus(server: ServerContext, id: string) {
  const factor = await findSecondFactor(server.db, id);
  const enabled = factor?.confirmed_at != null;
  return { enabled, recovery_codes_left: enabled ? await countRecoveryCodes(server.db, id) : 0 };
}

/** Puts a new secret up, to be confirmed by a code made with it. */
export async function setUpSecondFactor(
  server: ServerContext,
  attorney: Attorney,
): Promise<AnswerOf<'totp_setup'>['data']> {
  const secret = newFactorSecret();
  const put = await putSecondFactor(server.db, {
    attorney_id: attorney.id,
    secret: server.services.crypto.encrypt(secret, cellOf(attorney.id)),
    confirmed_at: null,
    last_step: 0,
    created_at: server.now(),
  });
  if (!put) throw new Refusal('SECOND_FACTOR_ON');
  return shownSecret(server, secret, attorney.username ?? attorney.id);
}

/**
 * Switches it on and hands out the recovery codes: this once, afterwards only their hashes exist. Other browsers, which
 * showed a password alone, are logged out.
 */
export async function confirmSecondFactor(
  server: ServerContext,
  visit: Visit,
  attorney: Attorney,
  code: string,
): Promise<readonly string[]> {
  attempt(visit.request, 'factor.added');
  const factor = await findSecondFactor(server.db, attorney.id);
  if (!factor) throw new Refusal('SECOND_FACTOR_OFF');
  if (factor.confirmed_at) throw new Refusal('SECOND_FACTOR_ON');
  const tried = await countTry(server, visit, { kind: 'code', account: attorney.id });
  const step = stepTyped(code, { secret: secretOf(server, factor), now: server.now() });
  const ownHash = sessionHash(visit.request);
  const codes = newRecoveryCodes();
  // Dear, and for nothing where the code is wrong.
  const hashes = step === undefined ? [] : await hashesOfCodes(codes);
  await inTransaction(server.db, async (trx) => {
    if (step === undefined || !(await takeStep(trx, attorney.id, step, server.now())))
      throw new Refusal('WRONG_CODE');
    await putRecoveryCodes(trx, attorney.id, hashes);
    await deleteTokensOf(trx, attorney.id, ['session', 'second-factor'], ownHash);
    await mailTo(server, trx, attorney, 'second_factor_on');
  });
  await tried.forgive();
  return codes;
}

/** Switches it off, by a code or a recovery code. */
export async function disableSecondFactor(
  server: ServerContext,
  visit: Visit,
  attorney: Attorney,
  code: string,
): Promise<void> {
  attempt(visit.request, 'factor.removed');
  await takeSecondFactor(server, visit, attorney, {
    code,
    async keep(trx) {
      await removeSecondFactor(trx, attorney.id);
      await mailTo(server, trx, attorney, 'second_factor_off');
    },
  });
}

/** The second step of a login: a ticket of the first, and a code. */
export async function codeLogin(
  server: ServerContext,
  visit: Visit,
  given: { readonly ticket: string; readonly code: string },
): Promise<LoginData> {
  const key = tokenKey('second-factor', given.ticket);
  const ticket = await findToken(server.db, key, server.now());
  const attorney = ticket && enabled(await findAttorney(server.db, ticket.holder));
  const factor = attorney && (await findSecondFactor(server.db, attorney.id));
  attempt(visit.request, 'login.code', { who: attorneyNamed(attorney) });
  if (!attorney || !factor?.confirmed_at) throw new Refusal('TICKET_EXPIRED');
  const device = await knownDevice(server, visit, attorney.id);
  const tried = await countTry(server, visit, { kind: 'code', account: attorney.id, device });
  const typed = await typedFor(server, factor, given.code);
  await inTransaction(server.db, async (trx) => {
    await takeCode(trx, factor, typed);
    if (!(await takeToken(trx, key, server.now()))) throw new Refusal('TICKET_EXPIRED');
  });
  await tried.forgive();
  return startedSession(server, visit, attorney);
}

/** Is it on? */
export const holdsSecondFactor = async (
  db: Store | StoreTransaction,
  attorneyId: string,
): Promise<boolean> => (await findSecondFactor(db, attorneyId))?.confirmed_at != null;

export interface CodeToTake {
  readonly code: string;
  /** In the transaction that uses the code up. */
  keep(trx: StoreTransaction): Promise<void>;
}

/** Uses a code up, counted as at a login, and stores with it what it is good for. */
export async function takeSecondFactor(
  server: ServerContext,
  visit: Visit,
  attorney: Attorney,
  { code, keep }: CodeToTake,
): Promise<void> {
  const factor = await findSecondFactor(server.db, attorney.id);
  if (!factor?.confirmed_at) throw new Refusal('SECOND_FACTOR_OFF');
  const device = await knownDevice(server, visit, attorney.id);
  const tried = await countTry(server, visit, { kind: 'code', account: attorney.id, device });
  const typed = await typedFor(server, factor, code);
  await inTransaction(server.db, async (trx) => {
    await takeCode(trx, factor, typed);
    await keep(trx);
  });
  await tried.forgive();
}

/** What was typed, before the store is held for it. */
const typedFor = (server: ServerContext, factor: SecondFactor, code: string) =>
  readTyped(code, { secret: secretOf(server, factor), now: server.now() }, () =>
    recoveryHashes(server.db, factor.attorney_id),
  );

/** Uses a code up, or refuses it: wrong, too old, or used before. */
async function takeCode(
  trx: StoreTransaction,
  { attorney_id: id }: SecondFactor,
  typed: TypedCode | undefined,
): Promise<void> {
  const used = await takeTyped(typed, {
    takeStep: (step) => takeStep(trx, id, step),
    takeRecoveryCode: (hash) => takeRecoveryCode(trx, id, hash),
  });
  if (!used) throw new Refusal('WRONG_CODE');
}

function secretOf(server: ServerContext, factor: SecondFactor): string {
  return server.services.crypto.decrypt(factor.secret, cellOf(factor.attorney_id));
}

function cellOf(attorneyId: string) {
  return { row: `second_factor/${attorneyId}`, field: 'secret' };
}
