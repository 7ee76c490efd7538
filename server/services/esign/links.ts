// Links to our signing page: random tokens, of which the store knows only the hash, valid for a time.
import { createHash, randomBytes } from 'node:crypto';
import type { StoreTransaction } from '../../store/index.ts';
import { insertLink, voidLinks } from '../../store/signature-log.ts';
import type { SignatureRequest } from './port.ts';

const HOUR = 3_600_000;

/** Opened at once, but read in peace. A mail may lie for as long as its request lives. */
const LONGEST_POPUP = 4 * HOUR;

/** Adds a link and gives its path. A new link for the pop-up makes the ones before it useless. */
export async function newLink(
  trx: StoreTransaction,
  request: SignatureRequest,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (request.via === 'popup') await voidLinks(trx, request.id, now);
  const popupEnd = new Date(now.getTime() + LONGEST_POPUP);
  const shorter = request.via === 'popup' && popupEnd < request.expires_at;
  await insertLink(trx, {
    token_hash: hashOfToken(token),
    request_id: request.id,
    created_at: now,
    expires_at: shorter ? popupEnd : request.expires_at,
  });
  return `/sign/${token}`;
}

/** What the store knows of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
