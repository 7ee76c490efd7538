// What the signing page tells the page that opened it. It is news only: whether something is signed, the server says.

export type SigningNews = 'ready' | 'signed';

const NAME = 'portal.signing';

/** Tells every page of this browser. */
export function tellSigning(news: SigningNews): void {
  const channel = open();
  channel?.postMessage(news);
  channel?.close();
}

/** Hears it; gives back how to stop. */
export function hearSigning(listener: (news: SigningNews) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'ready' || data === 'signed') listener(data);
  });
  return () => channel?.close();
}

/** An old browser without channels is served by asking the server alone. */
function open(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
}
