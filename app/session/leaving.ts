// What must be finished before a person leaves (a last save), so that signing out loses nothing.

const jobs = new Set<() => Promise<unknown>>();

/** Registers a job; gives back how to withdraw it. */
export function onLeaving(job: () => Promise<unknown>): () => void {
  jobs.add(job);
  return () => {
    jobs.delete(job);
  };
}

/** Runs all of them; a failed one does not keep the person here. */
export async function finishBeforeLeaving(): Promise<void> {
  await Promise.allSettled([...jobs].map((job) => job()));
}
