// Says what happened, over any page, one message at a time: the queue lives outside the routes, so that a message survives a redirect.

import type { Toast, ToastKind, Traced } from '../../runtime/react/index.ts';

export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly note?: string;
  /** By which whoever runs the portal finds in its log what failed. */
  readonly reference?: string;
  /** What can be done about it. */
  readonly action?: ToastAction;
}

/** A button of a message, which closes it. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

export interface ToastMore {
  /** In place of the usual time, for what says that something is under way. */
  readonly shownMs?: number;
  /** A second sentence beside one that must stand to the letter: what helps now. */
  readonly note?: string | undefined;
  readonly action?: ToastAction;
}

export interface Toasts {
  /** The one message on show. */
  shown(): ToastItem | undefined;
  show(kind: Exclude<ToastKind, 'error'>, text: string, more?: ToastMore): void;
  /** Says what failed: `of` is the answer of the service that says so, or what was made of it; undefined where nobody was asked. */
  fail(of: Traced | undefined, text: string, note?: string): void;
  /** Either, for the runtime of forms. */
  readonly tell: Toast;
  close(id: number): void;
  /** Somebody is at it: its time stands still until they leave it, and begins anew then. */
  hold(id: number, isHeld: boolean): void;
  /** Takes back a sentence that no longer holds. */
  retract(text: string): void;
  /** Takes back every failure: what was tried has worked. */
  forgive(): void;
  /** Somebody does something new: what is told by now is of something before it. */
  outdate(): void;
  /** Takes back the failures of something before, and what waits behind them. */
  dropOutdated(): void;
  subscribe(listener: () => void): () => void;
}

/** A failure stays until it is closed; anything else goes by itself. */
const SHOWN_MS = 6000;
/** Of what asks for a press: long enough to be reached by keys, too. */
const ACTED_MS = 20_000;

interface Waiting extends ToastItem {
  readonly shownMs: number;
}

export function createToasts(): Toasts {
  /** All of one act, in the order they were told; only the one on show may be of an act before. */
  let waiting: readonly Waiting[] = [];
  let shown: Waiting | undefined;
  let last = 0;
  let outdated = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const run = (item: Waiting | undefined): void => {
    clearTimeout(timer);
    if (item && item.kind !== 'error') timer = setTimeout(() => close(item.id), item.shownMs);
  };
  const take = (next: readonly Waiting[]): void => {
    waiting = next;
    const chosen = firstOf(next);
    if (chosen === shown) return;
    shown = chosen;
    // Its time begins when it can be read.
    run(chosen);
    for (const listener of listeners) listener();
  };
  const close = (id: number): void => take(waiting.filter((item) => item.id !== id));
  const isOfThisAct = ({ id }: ToastItem): boolean => id > outdated;
  const add = (item: Omit<Waiting, 'id'>): void => {
    // The same sentence twice is one sentence; it starts anew.
    const others = waiting.filter(({ text, kind }) => text !== item.text || kind !== item.kind);
    last += 1;
    // What an act brings about stands in place of what was told before it.
    take([...others.filter(isOfThisAct), { ...item, id: last }]);
  };
  const { show, fail, tell } = saying(add);
  return {
    shown: () => shown,
    show,
    fail,
    tell,
    close,
    hold(id, isHeld) {
      if (shown?.id !== id) return;
      if (isHeld) clearTimeout(timer);
      else run(shown);
    },
    retract: (text) => take(waiting.filter((item) => item.text !== text)),
    forgive: () => take(waiting.filter(({ kind }) => kind !== 'error')),
    outdate: () => {
      outdated = last;
    },
    dropOutdated: () =>
      take(
        waiting.filter((item) => isOfThisAct(item) || (item === shown && item.kind !== 'error')),
      ),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The ways to say something; `add` puts it on show in its turn. */
function saying(add: (item: Omit<Waiting, 'id'>) => void): Pick<Toasts, 'show' | 'fail' | 'tell'> {
  const show: Toasts['show'] = (kind, text, { shownMs, note, action } = {}) =>
    add({
      ...{ kind, text, shownMs: shownMs ?? (action ? ACTED_MS : SHOWN_MS) },
      ...(note && { note }),
      ...(action && { action }),
    });
  const fail: Toasts['fail'] = (of, text, note) => {
    const reference = of?.reference;
    add({
      kind: 'error',
      text,
      shownMs: 0,
      ...(note && { note }),
      ...(reference && { reference }),
    });
  };
  return {
    show,
    fail,
    tell: (kind, text, of) => (kind === 'error' ? fail(of, text) : show(kind, text)),
  };
}

/** Of several of one act, the first failure: it is the cause. Without one, the newest. */
const firstOf = (items: readonly Waiting[]): Waiting | undefined =>
  items.find(({ kind }) => kind === 'error') ?? items.at(-1);
