// Logging in as staff: e-mail address and password, and then always a code. A password alone opens nothing but the second step.

import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Visit } from '../../http/visit.ts';
import { attempt } from '../../security-events/index.ts';
import { takeToken } from '../../store/accounts/account-tokens.ts';
import { findStaffLogin } from '../../store/accounts/staff.ts';
import { inTransaction } from '../../store/index.ts';
import { knownDevice } from '../devices.ts';
import { enabled } from '../disabled.ts';
import { isPassword } from '../hashing.ts';
import { issueToken, tokenKey } from '../tokens.ts';
import { type CountedTry, countTry } from '../tries.ts';
import { ownerOfTicket, takeStaffTyped, typedOfStaff } from './second-factor.ts';
import { staffNamed, startStaffSession } from './session.ts';

export interface SecondStep {
  readonly ticket: string;
  /** No app is set up yet: this comes before all else. */
  readonly set_up: boolean;
}

/** The first step. No such account and a wrong password look alike and cost the same. */
export async function staffPasswordLogin(
  server: ServerContext,
  visit: Visit,
  given: { readonly email: string; readonly password: string },
): Promise<SecondStep> {
  const email = emailOf(given.email);
  const staff = enabled(await findStaffLogin(server.db, email));
  attempt(visit.request, 'login.password', { who: staffNamed(staff) });
  const device = await knownDevice(server, visit, staff?.id, 'staff-device');
  const account = `staff/${email}`;
  const tried = await countTry(server, visit, { kind: 'password', account, device });
  const right = await isPassword(staff?.password_hash, given.password);
  if (!staff || !right) throw new Refusal('WRONG_STAFF_PASSWORD');
  await tried.forgive();
  const ticket = await issueToken(server.db, 'staff-ticket', staff.id, server.now());
  return { ticket, set_up: staff.factor_confirmed_at === null };
}

/** The second step: the ticket of the first, and a code. */
export async function staffCodeLogin(
  server: ServerContext,
  visit: Visit,
  given: { readonly ticket: string; readonly code: string },
) {
  attempt(visit.request, 'login.code', { who: staffNamed(undefined) });
  const staff = await ownerOfTicket(server, given.ticket);
  attempt(visit.request, 'login.code', { who: staffNamed(staff) });
  if (!staff.factor_confirmed_at) throw new Refusal('SECOND_FACTOR_OFF');
  const tried = await countedCode(server, visit, staff.id);
  const typed = await typedOfStaff(server, staff, given.code);
  await inTransaction(server.db, async (trx) => {
    await takeStaffTyped(trx, staff, typed);
    const ticket = await takeToken(trx, tokenKey('staff-ticket', given.ticket), server.now());
    if (!ticket) throw new Refusal('TICKET_EXPIRED');
  });
  await tried.forgive();
  return startStaffSession(server, visit, staff);
}

/** Counts a code that was typed, until it is forgiven. */
export async function countedCode(
  server: ServerContext,
  visit: Visit,
  id: string,
): Promise<CountedTry> {
  const device = await knownDevice(server, visit, id, 'staff-device');
  return countTry(server, visit, { kind: 'code', account: `staff/${id}`, device });
}

/** As accounts have it. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase();
