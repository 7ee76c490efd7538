// Keeps a draft: saved about a second after the last key, with revision numbers; on this device while the network is away.

import type { Autosave, AutosaveOptions } from './autosave.ts';
import { type DraftInHand, takeInHand } from './draft-in-hand.ts';
import { meetNewerDrafts } from './newer-draft.ts';
import { watchPage } from './page-watch.ts';
import { draftSaver } from './save-draft.ts';
import { createSaveTimer, type SaveTimer } from './save-timer.ts';

/** Starts to keep the draft of a store at once. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const draft = takeInHand(options);
  const { copy, turns } = draft;
  const isInConflict = (): boolean => draft.state().kind === 'conflict';
  const flush: Flush = (given = {}) => {
    timer.stop();
    return turns.take(() => {
      const isWanted = copy.isDirty || given.always;
      return isWanted && !isInConflict() ? save(given.keepalive === true) : undefined;
    });
  };
  const timer = createSaveTimer(() => void flush(), turns.isOpen, options.pauseMs);
  const { join, ask, ...newer } = meetNewerDrafts(draft, flush);
  const save = draftSaver(draft, { join, ask, ...newer }, timer);
  const unwatch = watch(draft, timer, flush);
  const end = (): void => {
    turns.end();
    timer.stop();
  };
  return {
    ...newer,
    state: draft.state,
    subscribe: draft.subscribe,
    revision: () => copy.revision,
    inHand: () => ({
      ...copy.parts(),
      base: copy.base,
      isDirty: copy.isDirty,
      isAtRest: turns.isOpen() && !turns.isSaving(),
    }),
    flush,
    async hold() {
      do await flush();
      while (turns.isSaving());
      newer.remind();
      if (isInConflict()) return false;
      timer.stop();
      turns.hold();
      return true;
    },
    release() {
      turns.letGo();
      if (copy.isDirty && !isInConflict()) timer.soon();
    },
    forget() {
      end();
      copy.isDirty = false;
      copy.forgetHere();
    },
    dispose() {
      end();
      unwatch();
    },
  };
}

type Flush = (
  given?: Parameters<Autosave['flush']>[0] & { readonly keepalive?: boolean },
) => ReturnType<Autosave['flush']>;

/** Hears of what is typed, and of the page being left, perhaps for good; gives what ends it. */
function watch(draft: DraftInHand, timer: SaveTimer, flush: Flush): () => void {
  const { copy, turns, options } = draft;
  const unheard = options.store.onChange(() => {
    const isFirst = !copy.isDirty;
    copy.isDirty = true;
    if (draft.state().kind !== 'conflict') timer.changed(isFirst);
  });
  const unwatched = watchPage({
    onLeave() {
      if (!(copy.isDirty || turns.isSaving()) || turns.isOver()) return;
      // The page may never come back: what is not known to be saved is kept here first, then sent.
      copy.keepHere();
      void flush({ keepalive: true });
    },
    onReturn: () => copy.isDirty && void flush(),
  });
  return () => {
    unheard();
    unwatched();
  };
}
