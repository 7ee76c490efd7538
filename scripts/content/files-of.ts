// The files of a release by its number, for the commands that read them.
import type { ContentSource } from '../../runtime/content/index.ts';
import { ConfigError } from '../../server/config/config.ts';
import { filesOfRelease } from '../../server/content/history.ts';
import type { Store } from '../../server/store/index.ts';

/** Throws in words where there is no such release, or its files were not kept yet. */
export async function filesOf(db: Store, number: number): Promise<ContentSource> {
  const files = await filesOfRelease(db, number);
  if (files) return files;
  throw new ConfigError(
    `The files of release ${number} are not kept: there is no such release, or it is from before releases kept their files. See: npm run content -- list`,
  );
}
