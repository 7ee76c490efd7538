// What the demo world is made of, as a hash: a store that was filled with another one lacks something of it.
import { createHash } from 'node:crypto';
import type { Store } from '../store/index.ts';
import { findDemoWorld } from '../store/upkeep/demo-world.ts';
import { LEAD_ATTORNEYS } from './lead-attorneys.ts';
import { DEMO_MEMBERS } from './members.ts';
import { DEMO_PEOPLE } from './people.ts';
import { FULL_DESK, SMALL_DESK } from './work/planned.ts';
import { DEMO_STAFF } from './world.ts';

export const MADE_OF = createHash('sha256')
  .update(
    JSON.stringify([
      DEMO_MEMBERS,
      LEAD_ATTORNEYS,
      DEMO_PEOPLE,
      DEMO_STAFF,
      [FULL_DESK, SMALL_DESK],
    ]),
  )
  .digest('hex')
  .slice(0, 16);

/** True where the store was filled by a version with another demo world: people it lacks are added, what is there stays. */
export async function isOfBefore(db: Store): Promise<boolean> {
  return (await findDemoWorld(db)) !== MADE_OF;
}
