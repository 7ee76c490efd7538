// Links by which somebody looks at a change and can do nothing else: they end by themselves, and can be revoked. For who has no login there is a code.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { emailsOfStaff } from '../../store/accounts/staff.ts';
import {
  countCode,
  findLiveLink,
  insertStudioLink,
  liveLinks,
  revokeLink,
  type StudioLink,
} from '../../store/studio/links.ts';
import { findVisit, insertVisit } from '../../store/studio/visits.ts';
import { hashOfCode, isCode, newCode } from './link-code.ts';

type Server = Pick<ServerContext, 'db' | 'now'>;

const DAY_MS = 24 * 60 * 60_000;
const GOOD_FOR_MS = 14 * DAY_MS;
/** More would be forgotten by whoever made them. */
const MOST = 20;
/** Of one link, ever: whoever typed that badly asks for another. */
const MOST_TRIES = 10;
/** Then the code is typed again. */
export const VISIT_MS = 2 * 60 * 60_000;

/** Those that are good now, the newest first. */
export async function linksOf({ db, now }: Server, change: string) {
  const links = await liveLinks(db, change, now());
  const people = await emailsOfStaff(
    db,
    links.map(({ made_by }) => made_by),
  );
  return links.map(({ id, expires_at, made_by, code_hash, wrong_codes }) => ({
    ...{ id, expiresAt: expires_at.toISOString(), madeBy: people.get(made_by) ?? '' },
    ...{ hasCode: code_hash !== null, isSpent: wrong_codes >= MOST_TRIES },
  }));
}

export interface MadeLink {
  readonly address: string;
  /** '' where it is for people with a login. */
  readonly code: string;
}

/** A new one. Its address and its code are told once. */
export async function makeLink(
  { db, now }: Server,
  change: string,
  { by, hasCode }: { readonly by: string; readonly hasCode: boolean },
): Promise<MadeLink> {
  const made_at = now();
  if ((await liveLinks(db, change, made_at)).length >= MOST) throw new Refusal('TOO_MANY');
  const token = secret();
  const code = hasCode ? newCode() : '';
  await insertStudioLink(db, {
    ...{ id: randomUUID(), token_hash: hashOf(token), change_id: change },
    ...{ made_by: by, made_at, expires_at: new Date(made_at.getTime() + GOOD_FOR_MS) },
    code_hash: hasCode ? hashOfCode(token, code) : null,
  });
  return { address: `${hasCode ? '/shown' : '/studio/show'}/${token}`, code };
}

/** Throws where it was not good any more. */
export async function withdrawLink({ db, now }: Server, change: string, id: string): Promise<void> {
  if (!(await revokeLink(db, { id, change, now: now() }))) throw new Refusal('SHOW_LINK_ENDED');
}

/** A link of any kind, for people with a login. Throws where it is not good. */
export async function shownByLink({ db, now }: Server, token: string): Promise<StudioLink> {
  const link = await findLiveLink(db, hashOf(token), now());
  if (!link) throw new Refusal('SHOW_LINK_ENDED');
  return link;
}

/** A link for people without a login. Throws where it is not good. */
export async function linkWithCode({ db, now }: Server, token: string): Promise<StudioLink> {
  const link = await findLiveLink(db, hashOf(token), now());
  if (!link || link.code_hash === null) throw new Refusal('SHOW_LINK_ENDED');
  return link;
}

/** What is shown with for a while, once the code is right. Throws where it is wrong, or was too often. */
export async function enterByCode(
  server: Server,
  link: StudioLink,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<string> {
  const { db } = server;
  const { id, code_hash } = link;
  // Counted before it is compared: many at once are no way around it.
  if (!(await countCode(db, id, { by: 1, most: MOST_TRIES }))) throw new Refusal('SHOW_LINK_SPENT');
  if (code_hash === null || !isCode(code_hash, token, code)) throw new Refusal('SHOW_CODE_WRONG');
  await countCode(db, id, { by: -1, most: MOST_TRIES + 1 });
  return visitBy(server, link);
}

/** What is shown with for a while, by whoever may look. */
export async function visitBy({ db, now }: Server, { id }: StudioLink): Promise<string> {
  const ticket = secret();
  const expires_at = new Date(now().getTime() + VISIT_MS);
  await insertVisit(db, { token_hash: hashOf(ticket), link_id: id, expires_at });
  return ticket;
}

/** The change somebody looks at who opened this link. Throws where the link has ended meanwhile too. */
export async function shownToVisit(
  { db, now }: Server,
  link: string,
  ticket: string,
): Promise<string> {
  const change = await findVisit(db, { link, tokenHash: hashOf(ticket), now: now() });
  if (change === undefined) throw new Refusal('SHOW_LINK_ENDED');
  return change;
}

const secret = (): string => randomBytes(24).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
