// Rows of `studio_link`: who has the token of one that lives may look.
import type { Insertable, Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { StudioLinkTable } from '../tables/studio-link.ts';

export type StudioLink = Selectable<StudioLinkTable>;

export async function insertStudioLink(
  db: Store,
  link: Omit<Insertable<StudioLinkTable>, 'revoked_at'>,
): Promise<void> {
  await db.insertInto('studio_link').values(link).execute();
}

/** The one of a token that is good now; undefined where it is unknown, has expired or was revoked. */
export async function findLiveLink(
  db: Store,
  tokenHash: string,
  now: Date,
): Promise<StudioLink | undefined> {
  return db
    .selectFrom('studio_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Those of a change that are good now, the newest first. */
export async function liveLinks(
  db: Store,
  change: string,
  now: Date,
): Promise<readonly StudioLink[]> {
  return db
    .selectFrom('studio_link')
    .selectAll()
    .where('change_id', '=', change)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .orderBy('made_at', 'desc')
    .execute();
}

/** Counts a code that was typed, or forgives one; false where as many were typed already. */
export async function countCode(
  db: Store,
  id: string,
  { by, most }: { readonly by: 1 | -1; readonly most: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studio_link')
    .set(({ eb }) => ({ wrong_codes: eb('wrong_codes', '+', by) }))
    .where('id', '=', id)
    .where('wrong_codes', '<', most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True where it was good until now. */
export async function revokeLink(
  db: Store,
  { id, change, now }: Record<'id' | 'change', string> & { readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studio_link')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('change_id', '=', change)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
