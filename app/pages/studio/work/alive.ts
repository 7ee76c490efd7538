// Knows which pages of this browser are still there: each holds a lock, which the browser takes back when the page is gone.

/** Where nobody can tell, a page counts as gone. */
export type Locks = Pick<LockManager, 'request'> | undefined;

/** Others see this page as there until the answer is called. */
export function holdPage(locks: Locks, page: string): () => void {
  let free = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    free = resolve;
  });
  void locks?.request(nameOf(page), () => until);
  return () => free();
}

/** Acts once that page is gone, which may be at once; not any more once the answer is called. */
export function whenGone(locks: Locks, page: string, act: () => void): () => void {
  if (!locks) {
    act();
    return () => undefined;
  }
  const waiting = new AbortController();
  // Called off: nobody waits any more.
  locks.request(nameOf(page), { signal: waiting.signal }, act).catch(() => undefined);
  return () => waiting.abort();
}

/** Those of the browser; a page from an insecure address has none. */
export const locksOf = ({ locks }: Partial<Pick<Navigator, 'locks'>>): Locks => locks;

const nameOf = (page: string): string => `portal.studio.page.${page}`;
