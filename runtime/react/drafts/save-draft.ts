// Sends a draft to the server, and does what its answer asks for: said, tried again, put together, or asked about.

import type { JsonObject } from '../../core/index.ts';
import type { CallAnswer } from '../common/ports.ts';
import { outcomeOf, type SaveOutcome } from './answer.ts';
import type { DraftInHand } from './draft-in-hand.ts';
import type { NewerDrafts } from './newer-draft.ts';
import type { SaveTimer } from './save-timer.ts';

/** So often in a row may somebody else be quicker; whoever loses each time is asked. */
const MOST_MEETINGS = 5;

/** A save that is over by then is told when it is done: words that come and go at once would only flicker, and be read aloud. */
const QUICK_MS = 400;

/** How one draft is saved: gives the call's answer, `ok` only where the server has the draft now. */
export function draftSaver(draft: DraftInHand, newer: NewerDrafts, timer: SaveTimer) {
  const { copy, own, turns, options } = draft;
  const { store, beside } = options;
  const save = async (keepalive: boolean, met = 0): Promise<CallAnswer | undefined> => {
    if (options.onDevice) {
      draft.unsaved({ kind: 'here' });
      return undefined;
    }
    const call = options.call ?? store.bundle.draft?.save;
    if (call === undefined) return undefined;
    copy.isDirty = false;
    const slow = setTimeout(() => draft.become({ kind: 'saving' }), QUICK_MS);
    const body = copy.parts();
    own.sent(body.data);
    const payload = { ...beside, ...body } as JsonObject;
    const answer = await store.calls(call, payload, keepalive ? { keepalive } : {});
    clearTimeout(slow);
    if (turns.isOver()) return answer;
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'elsewhere' && met < MOST_MEETINGS) {
      const { theirs } = outcome;
      const isOurs = own.includes(theirs);
      if (isOurs) copy.revision = theirs.revision;
      if (isOurs || (await newer.join(theirs))) return save(false, met + 1);
    }
    if (outcome.kind === 'saved') {
      own.arrived(body.data);
      copy.base = body.data;
    }
    const saveAnswer = { ...answer, ok: outcome.kind === 'saved' };
    await applyOutcome(outcome, saveAnswer);
    return saveAnswer;
  };
  const applyOutcome = async (outcome: SaveOutcome, saveAnswer: CallAnswer): Promise<void> => {
    switch (outcome.kind) {
      case 'saved':
        copy.revision = outcome.revision ?? copy.revision;
        if (!copy.isDirty) copy.forgetHere();
        draft.become({ kind: 'saved', at: outcome.at });
        if (copy.isDirty) timer.soon();
        break;
      case 'elsewhere':
        await newer.ask(outcome.theirs);
        break;
      case 'refused':
        draft.unsaved({ kind: 'refused', message: outcome.message });
        options.onRefused?.(saveAnswer);
        break;
      case 'away':
        draft.unsaved({ kind: 'waiting' });
        timer.retry();
        break;
    }
  };
  return save;
}
