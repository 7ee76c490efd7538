// A draft that was saved elsewhere meanwhile: what can be put together is, and the rest is asked about.

import { getAt, sameValue } from '../../core/index.ts';
import { type Newer, theirsIn } from './answer.ts';
import type { Autosave } from './autosave.ts';
import type { DraftInHand } from './draft-in-hand.ts';

export interface NewerDrafts extends Pick<Autosave, 'meet' | 'remind' | 'keepMine' | 'takeTheirs'> {
  /** Takes in what was changed elsewhere only. False where one place was changed on both sides, or nobody knows. */
  join(theirs: Newer): Promise<boolean>;
  /** Asks, of the places that were changed on both sides; what only one side changed is put together before. */
  ask(theirs: Newer): Promise<void>;
}

/** Rarely needed. Where it cannot be had just now the person is asked about the whole draft. */
const fetchJoining = () => import('./conflict.ts').catch(() => undefined);

/** `save` sends what is on screen once the person has decided. */
export function meetNewerDrafts(draft: DraftInHand, save: () => Promise<unknown>): NewerDrafts {
  const { copy, own, turns } = draft;
  const { store } = draft.options;
  const join = async (theirs: Newer): Promise<boolean> => {
    if (!theirs.data || !copy.base) return false;
    const joining = await fetchJoining();
    if (turns.isOver() || !joining?.joinAnswers(store, copy.base, theirs.data)) return false;
    copy.agree(theirs.data, theirs.revision);
    return true;
  };
  const ask = async (theirs: Newer): Promise<void> => {
    const joining = await fetchJoining();
    const places = joining?.disputed(store, copy.base, theirs.data ?? {}) ?? [];
    draft.unsaved({ kind: 'conflict', theirs, places });
  };
  const decide = async (theirs: Newer): Promise<void> => {
    copy.follow(theirs);
    draft.become({ kind: 'saving' });
    await save();
  };
  return {
    join,
    ask,
    async meet(answer) {
      const theirs = theirsIn(answer);
      if (!theirs) return undefined;
      if (own.includes(theirs) || sameValue(theirs.data, copy.answers())) {
        copy.revision = theirs.revision;
        return 'ours';
      }
      if (!(await join(theirs))) await ask(theirs);
      return 'theirs';
    },
    remind() {
      const state = draft.state();
      if (state.kind === 'conflict') draft.become({ ...state });
    },
    async keepMine() {
      const state = draft.state();
      if (state.kind === 'conflict') await decide(state.theirs);
    },
    async takeTheirs() {
      const state = draft.state();
      if (state.kind !== 'conflict') return;
      for (const place of state.places) store.set(place, getAt(state.theirs.data, place));
      await decide(state.theirs);
    },
  };
}
