// Links by which a colleague looks at a change and can do nothing else: they end by themselves, and can be revoked.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { emailsOfStaff } from '../../store/accounts/staff.ts';
import { findLiveLink, insertStudioLink, liveLinks, revokeLink } from '../../store/studio/links.ts';

type Server = Pick<ServerContext, 'db' | 'now'>;

const GOOD_FOR_MS = 14 * 24 * 60 * 60_000;
/** More would be forgotten by whoever made them. */
const MOST = 20;

/** Those that are good now, the newest first. */
export async function linksOf({ db, now }: Server, change: string) {
  const links = await liveLinks(db, change, now());
  const people = await emailsOfStaff(
    db,
    links.map(({ made_by }) => made_by),
  );
  return links.map(({ id, expires_at, made_by }) => ({
    id,
    expiresAt: expires_at.toISOString(),
    madeBy: people.get(made_by) ?? '',
  }));
}

/** The address of a new one, which is told once. */
export async function makeLink({ db, now }: Server, change: string, by: string): Promise<string> {
  const made_at = now();
  if ((await liveLinks(db, change, made_at)).length >= MOST) throw new Refusal('TOO_MANY');
  const token = randomBytes(24).toString('base64url');
  await insertStudioLink(db, {
    ...{ id: randomUUID(), token_hash: hashOf(token), change_id: change },
    ...{ made_by: by, made_at, expires_at: new Date(made_at.getTime() + GOOD_FOR_MS) },
  });
  return `/studio/show/${token}`;
}

/** Throws where it was not good any more. */
export async function withdrawLink({ db, now }: Server, change: string, id: string): Promise<void> {
  if (!(await revokeLink(db, { id, change, now: now() }))) throw new Refusal('SHOW_LINK_ENDED');
}

/** The change that a link shows. Throws where it is not good. */
export async function shownByLink({ db, now }: Server, token: string): Promise<string> {
  const link = await findLiveLink(db, hashOf(token), now());
  if (!link) throw new Refusal('SHOW_LINK_ENDED');
  return link.change_id;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
