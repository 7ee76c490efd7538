// Rows of `release_history`: what was current before, to look back at and to go back to.
import type { Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { ReleaseHistoryTable } from '../tables/release-history.ts';

/** A release, and what the store keeps of it besides its files. */
export type PastRelease = Selectable<ReleaseHistoryTable> & { readonly pack: string };

/** The newest first, this many. */
export async function newestReleases(db: Store, most: number): Promise<readonly PastRelease[]> {
  return db
    .selectFrom('release_history')
    .innerJoin('published_release', 'published_release.id', 'release_history.release')
    .selectAll('release_history')
    .select('published_release.pack')
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** The one that became current under this number; undefined where none did, or it was before numbers were noted. */
export async function releaseNumbered(
  db: Store | StoreTransaction,
  number: number,
): Promise<PastRelease | undefined> {
  return db
    .selectFrom('release_history')
    .innerJoin('published_release', 'published_release.id', 'release_history.release')
    .selectAll('release_history')
    .select('published_release.pack')
    .where('number', '=', number)
    .executeTakeFirst();
}

/** What code needed when the release of that number became current, as it was kept; undefined where it was not. */
export async function needsWhenCurrent(db: Store, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('release_history')
    .innerJoin('content_file', 'content_file.hash', 'release_history.needs')
    .select('content_file.body')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.body;
}

/** A release without what the store keeps of it. */
export type ListedRow = Selectable<ReleaseHistoryTable>;

/** All of them, the newest first. */
export async function allReleases(db: Store): Promise<readonly ListedRow[]> {
  return db.selectFrom('release_history').selectAll().orderBy('number', 'desc').execute();
}
