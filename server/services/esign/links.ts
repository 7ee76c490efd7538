// Links to our signing page: random tokens, of which the store knows only the hash, valid for a time.
import { createHash, randomBytes } from 'node:crypto';
import type { StoreTransaction } from '../../store/index.ts';
import { insertLink, voidLinks } from '../../store/signing/signature-log.ts';
import type { SignatureRequest } from './port.ts';

const HOUR = 3_600_000;

/** Opened at once, but read in peace. A mail may lie for as long as its request lives. */
const LONGEST_POPUP = 4 * HOUR;
/** Without the login or the code it opens nothing. */
const A_YEAR = 365 * 24 * HOUR;

/** Adds a link and gives its path. A new link for the pop-up makes the ones before it useless. */
export async function newLink(
  trx: StoreTransaction,
  request: SignatureRequest,
  now: Date,
): Promise<string> {
  if (request.via === 'popup') await voidLinks(trx, request.id, now);
  const popupEnd = new Date(now.getTime() + LONGEST_POPUP);
  const shorter = request.via === 'popup' && popupEnd < request.expires_at;
  const token = await addLink(trx, request.id, now, shorter ? popupEnd : request.expires_at);
  // The one of the pop-up is given to the applicant's own browser, and works in no other.
  return request.via === 'popup' ? `/sign/${token}` : mailedPath(token);
}

/** Adds a link to the signed file, which opens for its signer only, and says until when it works. */
export async function linkToSigned(
  trx: StoreTransaction,
  requestId: string,
  now: Date,
): Promise<{ readonly path: string; readonly until: Date }> {
  const until = new Date(now.getTime() + A_YEAR);
  return { path: mailedPath(await addLink(trx, requestId, now, until)), until };
}

/** Behind the `#` it is sent to nobody, and stands in no log on the way. */
const mailedPath = (token: string): string => `/sign#${token}`;

async function addLink(
  trx: StoreTransaction,
  request_id: string,
  created_at: Date,
  expires_at: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertLink(trx, { token_hash: hashOfToken(token), request_id, created_at, expires_at });
  return token;
}

/** What the store knows of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
