// The releases as staff look back at them, and the files of one by its number.
import type { ContentSource } from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { filesOfRelease } from '../../content/history.ts';
import { emailsOfStaff } from '../../store/accounts/staff.ts';
import { allReleases } from '../../store/content/release-history.ts';
import { currentRelease } from '../../store/content/releases.ts';
import type { Store } from '../../store/index.ts';

/** The newest first, with people by their e-mail addresses. */
export async function releasesShown(db: Store) {
  const [rows, head] = [await allReleases(db), await currentRelease(db)];
  const people = await emailsOfStaff(
    db,
    rows.flatMap(({ author, approved_by }) => [staffIdIn(author), staffIdIn(approved_by)]),
  );
  const nameOf = (author: string): string => people.get(staffIdIn(author)) ?? author;
  return rows.map((row) => ({
    number: row.number,
    since: row.published_at.toISOString(),
    how: row.how,
    author: nameOf(row.author),
    title: row.title,
    note: row.note,
    approvedBy: nameOf(row.approved_by),
    isLive: row.number === head.number,
    hasFiles: row.source !== null,
  }));
}

/** As `authorOf` writes somebody of the staff; '' of anybody else. */
const staffIdIn = (author: string): string => /^staff (\S+)$/.exec(author)?.[1] ?? '';

/** Throws where there is no such release, or its files were not kept yet. */
export async function requireFiles(db: Store, number: number): Promise<ContentSource> {
  const files = await filesOfRelease(db, number);
  if (!files) throw new Refusal('RELEASE_UNKNOWN');
  return files;
}
