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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const later = (ms: number) => {
    stop();
    if (mayRun()) timer = setTimeout(save, ms);
  };
  return {
    changed(isFirst) {
      if (isFirst) since = Date.now();
      const left = LONGEST - (Date.now() - since);
      later(Math.max(0, Math.min(pauseMs, left)));
    },
    soon: () => later(pauseMs),
    retry: () => later(RETRY),
    stop,
  };
}
