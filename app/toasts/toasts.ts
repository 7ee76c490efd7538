// Says what happened, over any page: the queue lives outside the routes, so that a message survives a redirect.

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly note?: string;
}

export interface ToastMore {
  /** In place of the usual time, for what says that something is under way. */
  readonly shownMs?: number;
  /** A second sentence beside one that must stand to the letter: what helps now. */
  readonly note?: string | undefined;
}

export interface Toasts {
  list(): readonly ToastItem[];
  show(kind: ToastKind, text: string, more?: ToastMore): void;
  close(id: number): void;
  /** Takes back a sentence that no longer holds. */
  retract(text: string): void;
  /** Takes back every failure: what was tried has worked. */
  forgive(): void;
  /** Somebody does something new: failures told by now are of something before it. */
  outdate(): void;
  /** Takes back the failures of something before. */
  dropOutdated(): void;
  subscribe(listener: () => void): () => void;
}

/** A failure stays until it is closed; anything else goes by itself. */
const SHOWN_MS = 6000;
/** More at once would cover the page; the oldest give way. */
const MOST = 4;

export function createToasts(): Toasts {
  let items: readonly ToastItem[] = [];
  let last = 0;
  let outdated = 0;
  const listeners = new Set<() => void>();
  const take = (next: readonly ToastItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number): void => take(items.filter((item) => item.id !== id));
  return {
    list: () => items,
    show(kind, text, { shownMs = SHOWN_MS, note } = {}) {
      // The same sentence twice is one sentence; it starts anew.
      const others = items.filter((item) => item.text !== text || item.kind !== kind);
      last += 1;
      const id = last;
      take([...others, { id, kind, text, ...(note && { note }) }].slice(-MOST));
      if (kind !== 'error') setTimeout(() => close(id), shownMs);
    },
    close,
    retract: (text) => {
      if (items.some((item) => item.text === text))
        take(items.filter((item) => item.text !== text));
    },
    forgive: () => {
      if (items.some(({ kind }) => kind === 'error'))
        take(items.filter(({ kind }) => kind !== 'error'));
    },
    outdate: () => {
      outdated = last;
    },
    dropOutdated: () => {
      const stays = ({ id, kind }: ToastItem) => kind !== 'error' || id > outdated;
      if (!items.every(stays)) take(items.filter(stays));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
