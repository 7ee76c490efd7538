// Whose work a change is: of whoever owns it, and of everybody of whose edits something stands.
import type { Store, StoreTransaction } from '../../store/index.ts';
import type { ChangeRow } from '../../store/studio/changes.ts';
import { stepsOf } from '../../store/studio/commands.ts';
import { stacksOf } from './standing.ts';

/** Did they work on it? Whoever took all of it back did not. */
export async function isTheirs(
  db: Store | StoreTransaction,
  { id, owner }: Pick<ChangeRow, 'id' | 'owner'>,
  staff: string,
): Promise<boolean> {
  return owner === staff || stacksOf(await stepsOf(db, id, staff)).done.length > 0;
}
