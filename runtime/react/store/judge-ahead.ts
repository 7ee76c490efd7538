// Judges a form before anybody asks, so that a press of its button finds the judge warm and the faults known.

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
 * to do. `begun` ends when the first outcome of the rules is there.
 */
export function judgeAhead(state: FormState, begun: Promise<void>): Ahead {
  let callOff = (): void => {};
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
    if (timer === undefined) judge(whenIdle);
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
      callOff();
      clearTimeout(timer);
      off();
    },
  };
}
