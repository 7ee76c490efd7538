// Rows of `studio_visit`: who opened a link looks for a while.
import type { Insertable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { StudioVisitTable } from '../tables/studio-visit.ts';

export async function insertVisit(db: Store, visit: Insertable<StudioVisitTable>): Promise<void> {
  await db.insertInto('studio_visit').values(visit).execute();
}

/** The change that is shown; undefined where the visit or its link has ended. */
export async function findVisit(
  db: Store,
  { link, tokenHash, now }: Record<'link' | 'tokenHash', string> & { readonly now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('studio_visit')
    .innerJoin('studio_link', 'studio_link.id', 'studio_visit.link_id')
    .select('studio_link.change_id')
    .where('studio_visit.token_hash', '=', tokenHash)
    .where('studio_visit.link_id', '=', link)
    .where('studio_visit.expires_at', '>', now)
    .where('studio_link.expires_at', '>', now)
    .where('studio_link.revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.change_id;
}

/** Forgets those that have ended. */
export async function deleteEndedVisits(db: Store, before: Date): Promise<void> {
  await db.deleteFrom('studio_visit').where('expires_at', '<', before).execute();
}
