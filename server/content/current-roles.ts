// The roles of the house as the release says that is current in a store, for commands that bring no release back.
import { currentRelease, findPack } from '../store/content/releases.ts';
import type { Store } from '../store/index.ts';
import { packIn } from './packed.ts';
import type { ReleasedContent } from './released.ts';

/** Without roles where nothing was published yet, or before they were part of a release. */
export async function currentRoles(db: Store): Promise<Pick<ReleasedContent, 'roles'>> {
  const { release } = await currentRelease(db);
  const pack = release === null ? undefined : await findPack(db, release);
  const roles = pack === undefined ? undefined : packIn(pack).roles;
  return roles ? { roles } : {};
}
