// When a draft is saved: after a pause in typing, at the latest after a few seconds of it, and again where the network was away.

const PAUSE = 1000;
/** Somebody who types without a pause is saved all the same, this often at least. */
const LONGEST = 5000;
const RETRY = 15_000;

export interface SaveTimer {
  /** Something was typed; `isFirst` since the last save. */
  changed(isFirst: boolean): void;
  /** Saves after the pause. */
  soon(): void;
  /** Saves when the network may be back. */
  retry(): void;
  stop(): void;
}

/** One save is waited for at a time; where it `mayRun` no more when it is asked for, none is. */
export function createSaveTimer(
  save: () => void,
  mayRun: () => boolean,
  pauseMs = PAUSE,
): SaveTimer {
  let since = 0;
  let due = 0;
  let rings = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    rings = Number.POSITIVE_INFINITY;
  };
  const ring = () => {
    stop();
    if (due > performance.now()) wait();
    else save();
  };
  const wait = () => {
    rings = due;
    timer = setTimeout(ring, Math.max(0, Math.ceil(due - performance.now())));
  };
  // Most keys put off what is waited for: one timer for all keys of a word, not one a key.
  const later = (ms: number) => {
    due = performance.now() + ms;
    if (mayRun() && rings <= due) return;
    stop();
    if (mayRun()) wait();
  };
  return {
    changed(isFirst) {
      if (isFirst) since = performance.now();
      const left = LONGEST - (performance.now() - since);
      later(Math.max(0, Math.min(pauseMs, left)));
    },
    soon: () => later(pauseMs),
    retry: () => later(RETRY),
    stop,
  };
}
