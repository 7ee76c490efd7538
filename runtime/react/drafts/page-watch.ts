// Tells when a page is left, perhaps for good, and when it or its network is back.

export interface PageHears {
  readonly onLeave: () => void;
  readonly onReturn: () => void;
}

/** Listens until the answer is called. */
export function watchPage({ onLeave, onReturn }: PageHears): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  window.addEventListener('online', onReturn);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
