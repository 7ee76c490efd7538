// What somebody's next undo takes back, and what the next redo does again, in words.
import type { Store } from '../../store/index.ts';
import { stepsOf } from '../../store/studio/commands.ts';
import { stacksOf } from './standing.ts';

/** As the last command of each act reads; '' where there is nothing. */
export async function nextActs(
  db: Store,
  change: string,
  author: string,
): Promise<{ readonly undo: string; readonly redo: string }> {
  const { done, undone } = stacksOf(await stepsOf(db, change, author));
  return { undo: done.at(-1)?.reads ?? '', redo: undone.at(-1)?.reads ?? '' };
}
