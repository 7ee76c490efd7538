// Known devices: where somebody once logged in, tries are counted apart, so that strangers cannot lock them out.
import type { ServerContext } from '../context/context.ts';
import type { Visit } from '../http/visit.ts';
import { findToken } from '../store/accounts/account-tokens.ts';
import { findAttorney } from '../store/attorneys/attorneys.ts';
import { inTransaction } from '../store/index.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { mailTo } from './mails.ts';
import { issueToken, tokenKey } from './tokens.ts';

/** Whose device it is: an attorney's, or one of the staff. */
export type DevicePurpose = 'device' | 'staff-device';

/** The hash of this device's token, when this attorney, or this one of the staff, logged in here before. */
export async function knownDevice(
  server: ServerContext,
  visit: Visit,
  holder: string | undefined,
  purpose: DevicePurpose = 'device',
): Promise<string | undefined> {
  const token = readCookie(visit, purpose);
  if (token === '') return undefined;
  const device = await findToken(server.db, tokenKey(purpose, token), server.now());
  return device && device.holder === holder ? device.token_hash : undefined;
}

/** Knows this device from now on. */
export async function rememberDevice(
  server: ServerContext,
  visit: Visit,
  holder: string,
  purpose: DevicePurpose = 'device',
): Promise<void> {
  if (await knownDevice(server, visit, holder, purpose)) return;
  const token = await issueToken(server.db, purpose, holder, server.now());
  writeCookie(server, visit, purpose, token);
}

/** Tells the attorney of a number, if there is one, that strangers used up the tries; the link makes the owner's browser a known device. */
export async function warnOwner(
  server: Pick<ServerContext, 'db' | 'services' | 'now'>,
  number: string,
  page: string,
): Promise<void> {
  const owner = await findAttorney(server.db, number);
  if (!owner) return;
  await inTransaction(server.db, async (trx) => {
    const token = await issueToken(trx, 'device', owner.id, server.now());
    await mailTo(server, trx, owner, 'tries_limited', { link: `${page}#device=${token}` });
  });
}

/** Knows the browser that opened the link of such a mail. It opens nothing: what is asked for must still be right. */
export async function takeMailedDevice(
  server: ServerContext,
  visit: Visit,
  token: string,
): Promise<void> {
  const device = await findToken(server.db, tokenKey('device', token), server.now());
  if (device) writeCookie(server, visit, 'device', token);
}
