// Random tokens: 256 bits given to one holder, only their hash kept.
import { createHash, randomBytes } from 'node:crypto';
import { insertToken, type SessionPlace, type TokenKey } from '../store/accounts/account-tokens.ts';
import type { Store, StoreTransaction } from '../store/index.ts';
import type { TokenPurpose } from '../store/tables/account-token.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a token works. A session is renewed by use. */
export const LIFETIMES: Readonly<Record<TokenPurpose, number>> = {
  session: 8 * HOUR,
  register: 30 * MINUTE,
  'second-factor': 10 * MINUTE,
  question: 30 * MINUTE,
  reset: 60 * MINUTE,
  device: 180 * 24 * HOUR,
  'staff-session': 8 * HOUR,
  // The first login sets an authenticator app up in this time.
  'staff-ticket': 20 * MINUTE,
  'staff-invitation': 72 * HOUR,
  'staff-reset': 60 * MINUTE,
  'staff-device': 180 * 24 * HOUR,
};

/** The row of a token somebody shows us. */
export function tokenKey(purpose: TokenPurpose, token: string): TokenKey {
  return { purpose, token_hash: createHash('sha256').update(token).digest('hex') };
}

/** Makes a token that works from now on; what is returned is nowhere else. */
export async function issueToken(
  db: Store | StoreTransaction,
  purpose: TokenPurpose,
  holder: string,
  now: Date,
): Promise<string> {
  return issueTo(db, { purpose, holder, now });
}

/** The token of a session that begins now, there. */
export const issueSession = (
  db: Store,
  session: {
    readonly purpose: 'session' | 'staff-session';
    readonly holder: string;
    readonly now: Date;
    readonly place: SessionPlace;
  },
): Promise<string> => issueTo(db, session);

async function issueTo(
  db: Store | StoreTransaction,
  {
    purpose,
    holder,
    now,
    place,
  }: {
    readonly purpose: TokenPurpose;
    readonly holder: string;
    readonly now: Date;
    readonly place?: SessionPlace;
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(db, {
    ...tokenKey(purpose, token),
    holder,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIMES[purpose]),
    ...place,
  });
  return token;
}
