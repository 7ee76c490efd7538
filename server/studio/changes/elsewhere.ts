// What other changes in work make of a sentence.
import { textAt } from '../../../runtime/content/index.ts';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { changesTouching } from '../../store/studio/changes.ts';
import { isOther } from './counts.ts';
import { heldOf, keepHeld } from './source-of.ts';

type Elsewhere = AnswerOf<'studio_elsewhere'>['data'];

/** More of them would be read by nobody. */
const MOST = 5;

/** Of those in which it reads otherwise than in the release they stand on, the newest first; `change` is left out. */
export async function elsewhereOf(
  { db }: Pick<ServerContext, 'db'>,
  asker: Pick<Staff, 'id'>,
  { key, change }: { readonly key: string; readonly change: string },
): Promise<Elsewhere> {
  const touch = `sentence:${key}`;
  const found: Elsewhere[number][] = [];
  for (const row of await changesTouching(db, touch, { but: change, most: MOST })) {
    const { id, name, owner, owner_email, state } = row;
    const held = await heldOf({ db }, row);
    keepHeld(db, id, held);
    if (state === 'published' || state === 'discarded' || !isOther(held, touch)) continue;
    const text = textAt(held.edited.source, key) ?? '';
    found.push({ id, name, owner: owner_email, own: owner === asker.id, state, text });
  }
  return found;
}
