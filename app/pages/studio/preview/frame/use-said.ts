// What a form on screen says: what its change says, and over it what somebody has in hand, the same object while it says the same.

import { useMemo, useRef } from 'react';
import type { Marks } from './marks.ts';
import type { Changed } from './open-changed.ts';
import type { OpenedPreview } from './open-preview.ts';
import { type InHand, reworded, type Saying, sayTheSame, withInHand } from './reworded.ts';

interface OnScreen {
  readonly now: Changed;
  readonly inHand: InHand;
  readonly shown: OpenedPreview;
}

/** Undefined where no form is to be shown. */
export function useSaid(now: Changed, inHand: InHand, marks: Marks): OpenedPreview | undefined {
  const last = useRef<OnScreen>(undefined);
  return useMemo(() => {
    const { shown } = now;
    if (!shown) return undefined;
    const next = { now, inHand, shown };
    // What was in hand and is in the change now says nothing new.
    if (last.current && isSame(last.current, next)) {
      last.current = { ...next, shown: last.current.shown };
      return last.current.shown;
    }
    const isInHand = Object.keys(inHand).length > 0;
    const said = isInHand
      ? reworded(shown, { texts: withInHand(shown.store.texts, inHand, marks) })
      : shown;
    last.current = { ...next, shown: said };
    return said;
  }, [now, inHand, marks]);
}

function isSame(before: OnScreen, after: OnScreen): boolean {
  const [one, other] = [before.now, after.now];
  if (one.drawing !== other.drawing || one.content !== other.content) return false;
  if (before.shown.form.bundle.pages !== after.shown.form.bundle.pages) return false;
  const [said, says] = [sayingOf(before), sayingOf(after)];
  return said !== undefined && says !== undefined && sayTheSame(said, says);
}

const sayingOf = ({ now: { bundle }, inHand }: OnScreen): Saying | undefined =>
  bundle && { bundle, inHand };
