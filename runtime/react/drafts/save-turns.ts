// Whose turn it is: one save of a draft at a time, none while its form is sent, and none when it is over.

import type { CallAnswer } from '../common/ports.ts';

type Answer = Promise<CallAnswer | undefined>;

export interface SaveTurns {
  /** Nobody holds the draft, and it is not over. A save may be under way. */
  isOpen(): boolean;
  isOver(): boolean;
  isSaving(): boolean;
  /** Saves when it is its turn, at once where it is now; `save` may find that there is nothing to do. */
  take(save: () => Answer | undefined): Answer;
  hold(): void;
  letGo(): void;
  end(): void;
}

/** Turns of one draft. */
export function createSaveTurns(): SaveTurns {
  let isOver = false;
  let underWay: Answer | undefined;
  let held: { readonly over: Promise<void>; readonly letGo: () => void } | undefined;
  const letGo = (): void => {
    held?.letGo();
    held = undefined;
  };
  return {
    isOpen: () => !held && !isOver,
    isOver: () => isOver,
    isSaving: () => underWay !== undefined,
    async take(save) {
      while (underWay || held) await (underWay ?? held?.over);
      underWay = (isOver ? undefined : save())?.finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    hold() {
      let open = (): void => undefined;
      held = { over: new Promise((resolve) => (open = resolve)), letGo: () => open() };
    },
    letGo,
    end() {
      isOver = true;
      letGo();
    },
  };
}
