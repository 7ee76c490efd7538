// The files of releases by their hashes, newest first: what became of each from one to the next.
import type { Store } from '../statements/transaction.ts';

export interface FilesOfRelease {
  readonly number: number;
  readonly at: Date;
  /** Hash by path; undefined where they were not kept. */
  readonly files: Readonly<Record<string, string>> | undefined;
}

/** Those before this number, at most so many. */
export async function filesOfReleases(
  db: Store,
  below: number,
  most: number,
): Promise<readonly FilesOfRelease[]> {
  const rows = await db
    .selectFrom('release_history')
    .leftJoin('content_source', 'content_source.id', 'release_history.source')
    .select(['release_history.number', 'release_history.published_at', 'content_source.files'])
    .where('release_history.number', '<', below)
    .orderBy('release_history.number', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ number, published_at, files }) => ({
    number,
    at: published_at,
    files: (files ?? undefined) as FilesOfRelease['files'],
  }));
}
