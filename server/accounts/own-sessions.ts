// Where somebody is logged in, as they see it themselves, and the end of sessions they name.
import type { ServerContext } from '../context/context.ts';
import { browserName } from '../http/browser-name.ts';
import type { Visit } from '../http/visit.ts';
import { attempt } from '../security-events/index.ts';
import {
  deleteSessionNamed,
  deleteTokensOf,
  sessionsOf,
} from '../store/accounts/account-tokens.ts';
import { hashOfBearer, type SessionPurpose } from './bearer.ts';

/** As many of the hash as tell sessions apart, and open nothing. */
export const SESSION_ID_LENGTH = 24;

/** Whose sessions, and the call by which they are asked for. */
export interface SessionHolder {
  readonly visit: Visit;
  readonly holder: string;
  readonly purpose: SessionPurpose;
}

/** Every live one, the one of this call first, the others by when they were last used. */
export async function ownSessions(
  server: ServerContext,
  { visit, holder, purpose }: SessionHolder,
) {
  const mine = hashOfBearer(visit.request, purpose);
  const all = await sessionsOf(server.db, { holder, purpose, now: server.now() });
  const unknown = server.content.texts.t('server.account.unknownBrowser');
  const shown = all.map(({ token_hash, browser, network, created_at, used_at }) => ({
    id: token_hash.slice(0, SESSION_ID_LENGTH),
    device: browserName(browser) || unknown,
    network,
    since: created_at.toISOString(),
    used: (used_at ?? created_at).toISOString(),
    here: token_hash === mine,
  }));
  return [...shown.filter(({ here }) => here), ...shown.filter(({ here }) => !here)];
}

/** Ends one, or all but that of this call. One that has ended already, or is somebody else's, is ended by nobody. */
export async function endOwnSessions(
  server: ServerContext,
  { visit, holder, purpose }: SessionHolder,
  id: string | undefined,
): Promise<void> {
  const on = { kind: 'session', id: id ?? 'others' };
  attempt(visit.request, 'session.ended', { on });
  if (id !== undefined) return deleteSessionNamed(server.db, { holder, purpose, beginning: id });
  const ownHash = hashOfBearer(visit.request, purpose);
  const purposes = purpose === 'session' ? (['session'] as const) : (['staff-session'] as const);
  await deleteTokensOf(server.db, holder, purposes, ownHash);
}
