// What is known of the files of an application by their keys: for what is printed of them.
import { createHash } from 'node:crypto';
import type { ApplicationPdf, Files, Shelf } from '../ports.ts';

/** Size and hash of every file on these shelves. Files move to a later shelf, never to an earlier one: none is missed. */
export async function knownFiles(
  files: Pick<Files, 'list' | 'get'>,
  shelves: readonly Shelf[],
): Promise<NonNullable<ApplicationPdf['files']>> {
  const known = new Map<string, { size: number; sha256: string }>();
  for (const shelf of shelves)
    for (const { key, size, sha256 } of await files.list(shelf)) {
      const hash = sha256 ?? (await hashOf(files, shelf, key));
      if (hash !== undefined) known.set(key, { size, sha256: hash });
    }
  return known;
}

/** Files that were kept before hashes were have none beside them. */
async function hashOf(
  files: Pick<Files, 'get'>,
  shelf: Shelf,
  key: string,
): Promise<string | undefined> {
  const found = await files.get(shelf, key);
  return found && createHash('sha256').update(found.body).digest('hex');
}
