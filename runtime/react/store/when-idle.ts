// Runs a job once when the browser has nothing else to do, or soon where it cannot tell.

import { afterPaint } from './after-paint.ts';

const SOON_MS = 200;
const LATEST_MS = 2000;

type CallOff = () => void;

/** Gives a function that calls it off. */
export function whenIdle(job: () => void): CallOff {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(job, SOON_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(job, { timeout: LATEST_MS });
  return () => cancelIdleCallback(id);
}

/** The same, but not before something has been painted: a moment's rest before is none, the person waits for the page. */
export function whenPainted(job: () => void): CallOff {
  let callOff = (): void => {};
  const painted = afterPaint(() => {
    callOff = whenIdle(job);
  });
  painted.ask();
  return () => {
    painted.stop();
    callOff();
  };
}
