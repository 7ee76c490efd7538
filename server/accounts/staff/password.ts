// Passwords of staff: chosen by a link that came by mail, with the invitation or because one was forgotten. The second factor stays.
import type { ServerContext } from '../../context.ts';
import type { Visit } from '../../http/visit.ts';
import { Refusal } from '../../refusals.ts';
import { attempt } from '../../security-events/index.ts';
import { deleteTokensOf, findToken, takeToken } from '../../store/account-tokens.ts';
import { inTransaction, type StoreTransaction } from '../../store/index.ts';
import { findStaff, findStaffByEmail, type Staff, setStaffPassword } from '../../store/staff.ts';
import { knownDevice, rememberDevice } from '../devices.ts';
import { hashPassword } from '../hashing.ts';
import { issueToken, LIFETIMES, tokenKey } from '../tokens.ts';
import { countTry } from '../tries.ts';
import { emailOf } from './login.ts';
import { mailStaff } from './mails.ts';
import { staffNamed } from './session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** By which one may choose a password; a newer one replaces them all. */
const LINKS = ['staff-reset', 'staff-invitation'] as const;

/** Mails a link, where there is such an account; what is answered is the same either way. Right tries count too: each sends a mail. */
export async function mailStaffReset(
  server: ServerContext,
  visit: Visit,
  typed: string,
): Promise<void> {
  const email = emailOf(typed);
  const staff = await findStaffByEmail(server.db, email);
  attempt(visit.request, 'recovery.link', { who: staffNamed(staff) });
  const device = await knownDevice(server, visit, staff?.id, 'staff-device');
  await countTry(server, visit, { kind: 'mail', account: `staff/${email}`, device });
  if (!staff) return;
  await inTransaction(server.db, async (trx) => {
    const link = await newLink(server, trx, staff, 'staff-reset');
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
  const link = await newLink(server, trx, staff, 'staff-invitation');
  const hours = LIFETIMES['staff-invitation'] / HOUR;
  await mailStaff(server, trx, staff, 'staff_invitation', { link, hours });
}

async function newLink(
  { now }: Pick<ServerContext, 'now'>,
  trx: StoreTransaction,
  { id }: Pick<Staff, 'id'>,
  purpose: (typeof LINKS)[number],
): Promise<string> {
  await deleteTokensOf(trx, id, LINKS);
  return `/staff/password#${await issueToken(trx, purpose, id, now())}`;
}

/** False for a link that was used, is too old, was replaced, or never was. Looking uses nothing up. */
export async function isStaffLinkLive(server: ServerContext, link: string): Promise<boolean> {
  for (const purpose of LINKS)
    if (await findToken(server.db, tokenKey(purpose, link), server.now())) return true;
  return false;
}

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
    if (taken) return findStaff(trx, taken.holder);
  }
  return undefined;
}
