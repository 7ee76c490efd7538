// Runs a job once when the browser has nothing else to do, or soon where it cannot tell.

const SOON_MS = 200;
const LATEST_MS = 2000;

/** Gives a function that calls it off. */
export function whenIdle(job: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(job, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(job, SOON_MS);
  return () => clearTimeout(timer);
}
