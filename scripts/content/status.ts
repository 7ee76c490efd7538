// `npm run content -- status`: what is other in a folder than what is live.
import { compared } from '../../server/content/compared.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import type { Store } from '../../server/store/index.ts';
import { filesOf } from './files-of.ts';
import { readFolder } from './folder.ts';

/** Throws in words where the folder cannot be read. */
export async function status(db: Store, folder: string): Promise<void> {
  const { number } = await currentRelease(db);
  const others = compared(await filesOf(db, number), await readFolder(folder));
  if (others.length === 0)
    return console.log(`${folder} has the files of release ${number}, which is live.`);
  console.log(`Release ${number} is live. Other in ${folder}:`);
  for (const { file, kind, places } of others) {
    const many = places.length === 1 ? '1 place' : `${places.length} places`;
    const layout = places.length === 0 ? 'layout alone' : many;
    console.log(`  ${file}: ${kind === 'changed' ? layout : kind}`);
  }
}
