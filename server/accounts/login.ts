// Logging in: for the first time by what only the attorney knows, afterwards by username and password.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { Visit } from '../http/visit.ts';
import { attempt, type Named } from '../security-events/index.ts';
import { findLogin } from '../store/accounts/accounts.ts';
import { findSecondFactor } from '../store/accounts/second-factors.ts';
import { type Attorney, findAttorney, findIdentity } from '../store/attorneys/attorneys.ts';
import { requireApproved } from './approval.ts';
import { placeOf } from './bearer.ts';
import { writeCookie } from './cookies.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { enabled } from './disabled.ts';
import { isPassword } from './hashing.ts';
import { type Identity, isIdentity } from './identify.ts';
import { shownUser } from './shown.ts';
import { issueSession, issueToken, LIFETIMES } from './tokens.ts';
import { type CountedTry, countTry } from './tries.ts';

/** The attorney, with or without a token; or the ticket that the second step asks for. */
export type LoginData = AnswerOf<'login_attorney'>['data'];

/** First-time mode: the attorney without a token, and a cookie that lets this browser choose the password. */
export async function firstTimeLogin(
  server: ServerContext,
  visit: Visit,
  given: Identity,
): Promise<LoginData> {
  const { attorney, tried } = await countedIdentity(server, visit, given, 'login.identity');
  if (!attorney) throw new Refusal('NO_RECORDS');
  await tried.forgive();
  requireApproved(server, attorney);
  if (attorney.password_hash !== null) throw new Refusal('ALREADY_REGISTERED');
  const token = await issueToken(server.db, 'register', attorney.id, server.now());
  writeCookie(server, visit, 'register', token);
  const until = new Date(server.now().getTime() + LIFETIMES.register);
  return { ...shownUser(server, attorney), register_until: until.toISOString() };
}

/** The attorney the three belong to; the try is counted until it is forgiven. */
export async function countedIdentity(
  server: ServerContext,
  visit: Visit,
  given: Identity,
  event: 'login.identity' | 'recovery.username',
): Promise<{ attorney: Attorney | undefined; tried: CountedTry }> {
  const account = given.attorney_number.trim();
  const owner = await findIdentity(server.db, account);
  attempt(visit.request, event, { who: attorneyNamed(owner) });
  const device = await knownDevice(server, visit, owner?.id);
  const warning = 'tries-of-login';
  const tried = await countTry(server, visit, { kind: 'identity', account, device, warning });
  const isRight = isIdentity(server, owner, given);
  return { attorney: isRight ? await findAttorney(server.db, account) : undefined, tried };
}

/** Registered mode. No such username and a wrong password look alike and cost the same. */
export async function passwordLogin(
  server: ServerContext,
  visit: Visit,
  given: { readonly username: string; readonly password: string },
): Promise<LoginData> {
  const username = given.username.trim();
  const owner = enabled(await findLogin(server.db, username));
  attempt(visit.request, 'login.password', { who: attorneyNamed(owner) });
  const right = await isCountedPassword(server, visit, {
    account: username,
    attorney: owner,
    password: given.password,
  });
  const attorney = owner && right ? await findAttorney(server.db, owner.id) : undefined;
  if (!attorney) throw new Refusal('WRONG_PASSWORD');
  requireApproved(server, attorney);
  const factor = await findSecondFactor(server.db, attorney.id);
  if (!factor?.confirmed_at) return startedSession(server, visit, attorney);
  const ticket = await issueToken(server.db, 'second-factor', attorney.id, server.now());
  return { second_factor: true, ticket };
}

/** An attorney as security events name them; '' where there is none. */
export const attorneyNamed = (attorney: Pick<Attorney, 'id'> | undefined): Named => ({
  kind: 'attorney',
  id: attorney?.id ?? '',
});

export interface PasswordTry {
  /** What was typed for the account. */
  readonly account: string;
  readonly attorney: Pick<Attorney, 'id' | 'password_hash'> | undefined;
  readonly password: string;
}

/** Compares a password, counting the try as long as it is wrong. */
export async function isCountedPassword(
  server: ServerContext,
  visit: Visit,
  { account, attorney, password }: PasswordTry,
): Promise<boolean> {
  const device = await knownDevice(server, visit, attorney?.id);
  const tried = await countTry(server, visit, { kind: 'password', account, device });
  const right = await isPassword(attorney?.password_hash, password);
  if (right) await tried.forgive();
  return right;
}

/** The user with a new token; this device is known from now on. */
export async function startedSession(
  server: ServerContext,
  visit: Visit,
  attorney: Attorney,
): Promise<LoginData> {
  const session = { purpose: 'session', holder: attorney.id, place: placeOf(visit) } as const;
  const token = await issueSession(server.db, { ...session, now: server.now() });
  attempt(visit.request, 'session.started', { who: attorneyNamed(attorney) });
  await rememberDevice(server, visit, attorney.id);
  return { token, ...shownUser(server, attorney) };
}
