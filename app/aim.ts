// Which page of the portal somebody is about to open: the one of the link they aim at.

/** Who sweeps across a menu aims at none of its links. */
const DWELL_MS = 60;

/**
 * Watches links to pages of the portal under the pointer, a finger or the focus, and hands over the path of each that is
 * aimed at, once. Gives back how to stop.
 */
export function followAim(room: Document, onAim: (pathname: string) => void): () => void {
  const reported = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = (path: string): void => {
    if (reported.has(path) || isThrifty()) return;
    reported.add(path);
    onAim(path);
  };
  const look = ({ type, target }: Event): void => {
    clearTimeout(waiting);
    const path = pathOf(target);
    if (path === undefined) return;
    if (type === 'pointerover') waiting = setTimeout(() => tell(path), DWELL_MS);
    else tell(path);
  };
  const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const sign of signs) room.addEventListener(sign, look, { passive: true });
  return () => {
    clearTimeout(waiting);
    for (const sign of signs) room.removeEventListener(sign, look);
  };
}

/** Of a link that shows another page in this window. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const { origin, pathname } = new URL(link.href);
  const { location } = link.ownerDocument;
  return origin === location.origin && pathname !== location.pathname ? pathname : undefined;
}

/** Has this person asked for few data? */
const isThrifty = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
