// Passwords of staff: chosen by a link that came by mail, with the invitation or because one was forgotten. The second factor stays.

import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { limitByClient } from '../../http/limit-by-client.ts';
import type { Visit } from '../../http/visit.ts';
import { attempt } from '../../security-events/index.ts';
import { deleteTokensOf, findToken, takeToken } from '../../store/accounts/account-tokens.ts';
import {
  findStaff,
  findStaffByEmail,
  type Staff,
  setStaffPassword,
} from '../../store/accounts/staff.ts';
import { inTransaction, type StoreTransaction } from '../../store/index.ts';
import { askForMail, mayMail } from '../asked.ts';
import { rememberDevice } from '../devices.ts';
import { enabled } from '../disabled.ts';
import { hashPassword } from '../hashing.ts';
import { issueToken, LIFETIMES, tokenKey } from '../tokens.ts';
import { emailOf } from './login.ts';
import { mailStaff } from './mails.ts';
import { staffNamed } from './session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Needs = Pick<ServerContext, 'db' | 'services' | 'now'>;

/** By which one may choose a password; using one, or a new invitation, ends them all. */
const LINKS = ['staff-reset', 'staff-invitation'] as const;

/** Asked for by one network in ten minutes, for whatever addresses. */
const MOST_ASKED = 60;

/** Writes down that a link was asked for; whether there is such an account is looked up after the answer. */
export async function askStaffReset(
  server: ServerContext,
  visit: Visit,
  typed: string,
): Promise<void> {
  await limitByClient(server, visit, 'staff-reset', MOST_ASKED);
  // Whose it would be is not known before the answer.
  attempt(visit.request, 'recovery.link', { who: staffNamed(undefined) });
  await askForMail(server, 'staff-reset', emailOf(typed));
}

/** Mails a link where there is such an account, three an hour at most: those before it still work, so that nobody is kept out by asking for more. */
export async function mailStaffReset(server: Needs, email: string): Promise<void> {
  const staff = enabled(await findStaffByEmail(server.db, email));
  const mayBe = await mayMail(server.db, 'staff-reset', email, server.now());
  if (!staff || !mayBe) return;
  await inTransaction(server.db, async (trx) => {
    const link = await linkOf(server, trx, staff, 'staff-reset');
    const minutes = LIFETIMES['staff-reset'] / MINUTE;
    await mailStaff(server, trx, staff, 'staff_reset', { link, minutes });
  });
}

/** Mails the first link, in the transaction that makes the account. */
export async function mailInvitation(
  server: Pick<ServerContext, 'services' | 'now'>,
  trx: StoreTransaction,
  staff: Pick<Staff, 'id' | 'email'>,
): Promise<void> {
  await deleteTokensOf(trx, staff.id, LINKS);
  const link = await linkOf(server, trx, staff, 'staff-invitation');
  const hours = LIFETIMES['staff-invitation'] / HOUR;
  await mailStaff(server, trx, staff, 'staff_invitation', { link, hours });
}

async function linkOf(
  { now }: Pick<ServerContext, 'now'>,
  trx: StoreTransaction,
  { id }: Pick<Staff, 'id'>,
  purpose: (typeof LINKS)[number],
): Promise<string> {
  return `/staff/password#${await issueToken(trx, purpose, id, now())}`;
}

/** Whose link it is; nobody's once it was used, is too old, was replaced, or never was. Looking uses nothing up. */
export async function ownerOfStaffLink(
  server: ServerContext,
  link: string,
): Promise<Staff | undefined> {
  for (const purpose of LINKS) {
    const found = await findToken(server.db, tokenKey(purpose, link), server.now());
    if (found) return findStaff(server.db, found.holder);
  }
  return undefined;
}

/** False for a link that is nobody's. */
export const isStaffLinkLive = async (server: ServerContext, link: string): Promise<boolean> =>
  (await ownerOfStaffLink(server, link)) !== undefined;

/** Sets the new password and ends everything the old one opened. */
export async function chooseStaffPassword(
  server: ServerContext,
  visit: Visit,
  given: { readonly link: string; readonly password: string },
): Promise<void> {
  attempt(visit.request, 'password.changed', { act: 'link', who: staffNamed(undefined) });
  if (!(await isStaffLinkLive(server, given.link))) throw new Refusal('LINK_EXPIRED');
  const passwordHash = await hashPassword(given.password);
  const id = await inTransaction(server.db, async (trx) => {
    const staff = await takeLink(server, trx, given.link);
    if (!staff) throw new Refusal('LINK_EXPIRED');
    attempt(visit.request, 'password.changed', { who: staffNamed(staff) });
    await setStaffPassword(trx, staff.id, passwordHash);
    await deleteTokensOf(trx, staff.id, [
      ...LINKS,
      'staff-session',
      'staff-ticket',
      'staff-device',
    ]);
    await mailStaff(server, trx, staff, 'staff_password_changed');
    return staff.id;
  });
  // Whoever holds the mailbox is no stranger: guesses of others do not keep them from the new password.
  await rememberDevice(server, visit, id, 'staff-device');
}

/** Whose link it was; of all who try with one, exactly one gets it. */
async function takeLink(
  server: ServerContext,
  trx: StoreTransaction,
  link: string,
): Promise<Staff | undefined> {
  for (const purpose of LINKS) {
    const taken = await takeToken(trx, tokenKey(purpose, link), server.now());
    if (taken) return enabled(await findStaff(trx, taken.holder));
  }
  return undefined;
}
