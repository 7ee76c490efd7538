// Runs a job once when something has been painted and the browser has nothing else to do, or soon where it cannot tell.

import { afterPaint } from './after-paint.ts';

const SOON_MS = 200;
const LATEST_MS = 2000;

/** Gives a function that calls it off. */
export function whenIdle(job: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(job, SOON_MS);
    return () => clearTimeout(timer);
  }
  let id: number | undefined;
  // A moment's rest before the first paint is no rest: the person waits for the page.
  const painted = afterPaint(() => {
    id = requestIdleCallback(job, { timeout: LATEST_MS });
  });
  painted.ask();
  return () => {
    painted.stop();
    if (id !== undefined) cancelIdleCallback(id);
  };
}
