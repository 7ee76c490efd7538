// Judges a form before anybody asks, so that a press of its button finds the judge warm and the faults known.

import { onceLeft } from './after-press.ts';
import type { FormState } from './form-state.ts';
import { whenIdle, whenPainted } from './when-idle.ts';

/** Somebody who types goes on sooner than that. */
const REST_MS = 700;

export interface Ahead {
  /** Somebody listens, so the form is drawn. */
  drawn(): void;
  stop(): void;
}

/**
 * Once the form is on screen, which is waited for, and again whenever typing has rested; while the browser has nothing else
 * to do. Where nothing is said yet, no rest shows anything: then once the field is left, as it is by the press of a button,
 * long before that is a click. `begun` ends when the first outcome of the rules is there.
 */
export function judgeAhead(state: FormState, begun: Promise<void>): Ahead {
  let callOff = (): void => {};
  let stay = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;
  let isAsked = false;
  const judge = (when: typeof whenIdle): void => {
    callOff();
    if (!state.gone && state.faults.isStale()) callOff = when(() => state.look());
  };
  const look = (): void => {
    const left = changedAt + REST_MS - performance.now();
    timer = left > 0 ? setTimeout(look, Math.ceil(left)) : undefined;
    if (timer !== undefined) return;
    stay();
    const again = (): void => judge(whenIdle);
    if (state.faults.mayShow()) again();
    else stay = onceLeft(again);
  };
  // One timer for all keys of a word, not one a key.
  const off = state.changes.add(() => {
    changedAt = performance.now();
    timer ??= setTimeout(look, REST_MS);
  });
  return {
    drawn(): void {
      if (isAsked) return;
      isAsked = true;
      void begun.then(
        () => judge(whenPainted),
        () => undefined,
      );
    },
    stop(): void {
      stay();
      callOff();
      clearTimeout(timer);
      off();
    },
  };
}
