// The releases as staff look back at them, and the files of one by its number.
import type { ContentSource } from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { filesOfRelease } from '../../content/history.ts';
import type { ServerContext } from '../../context/context.ts';
import { allReleases } from '../../store/content/release-history.ts';
import { currentRelease } from '../../store/content/releases.ts';
import type { Store } from '../../store/index.ts';
import { ownersOf } from '../../store/studio/changes.ts';
import { authorsShown } from '../authors.ts';

/** The newest first, with people as staff know them. */
export async function releasesShown(server: Pick<ServerContext, 'db' | 'content'>) {
  const { db } = server;
  const [rows, head] = [await allReleases(db), await currentRelease(db)];
  const named = rows.flatMap(({ author, approved_by }) => [author, approved_by]);
  const nameOf = await authorsShown(server, named);
  const owners = await ownersOf(
    db,
    rows.flatMap(({ change_id }) => change_id ?? []),
  );
  return rows.map((row) => ({
    number: row.number,
    since: row.published_at.toISOString(),
    how: row.how,
    author: nameOf(row.author),
    title: row.title,
    note: row.note,
    approvedBy: nameOf(row.approved_by),
    writtenBy: owners.get(row.change_id ?? '') ?? '',
    change: row.change_id ?? '',
    isLive: row.number === head.number,
    hasFiles: row.source !== null,
  }));
}

/** Throws where there is no such release, or its files were not kept yet. */
export async function requireFiles(db: Store, number: number): Promise<ContentSource> {
  const files = await filesOfRelease(db, number);
  if (!files) throw new Refusal('RELEASE_UNKNOWN');
  return files;
}
