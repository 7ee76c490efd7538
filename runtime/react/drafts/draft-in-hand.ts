// What the parts of an autosave share: the draft in this window, what is told of it, and whose turn it is.

import { listeners } from '../store/listeners.ts';
import type { AutosaveOptions, DraftState } from './autosave.ts';
import { createOwnSaves, type OwnSaves } from './own-saves.ts';
import { createSaveTurns, type SaveTurns } from './save-turns.ts';
import { createWorkingCopy, type WorkingCopy } from './working-copy.ts';

export interface DraftInHand {
  readonly options: AutosaveOptions;
  readonly copy: WorkingCopy;
  readonly own: OwnSaves;
  readonly turns: SaveTurns;
  state(): DraftState;
  become(next: DraftState): void;
  subscribe(listener: () => void): () => void;
  /** It could not be saved: kept on this device, and said. */
  unsaved(next: DraftState): void;
}

/** The draft of a form that has just been opened. */
export function takeInHand(options: AutosaveOptions): DraftInHand {
  const own = createOwnSaves(options.sent);
  const copy = createWorkingCopy({ ...options, own });
  const subscribers = listeners<void>();
  const at = options.savedAt;
  let state: DraftState = at === undefined ? { kind: 'idle' } : { kind: 'saved', at };
  const become = (next: DraftState): void => {
    state = next;
    subscribers.tell();
  };
  return {
    options,
    copy,
    own,
    turns: createSaveTurns(),
    state: () => state,
    become,
    subscribe: subscribers.add,
    unsaved(next) {
      copy.isDirty = true;
      copy.keepHere();
      become(next);
    },
  };
}
