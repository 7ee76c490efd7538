// Keeps a draft: saved about a second after the last key, with revision numbers; on this device while the network is away.

import { type Answers, draftOf, type JsonObject, sameValue } from '../../core/index.ts';
import { asObject } from '../parts/options.ts';
import type { CallAnswer } from '../ports.ts';
import type { FormStore } from '../store/form-store.ts';
import { listeners } from '../store/listeners.ts';
import { forgetLocal, keepLocal } from './local.ts';

/** What was saved elsewhere since we last saved. */
export interface Theirs {
  readonly revision: number;
  readonly savedAt: string | undefined;
  readonly data: Answers | undefined;
  readonly step: string | undefined;
}

export type DraftState =
  | { readonly kind: 'idle' | 'saving' | 'waiting' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'conflict'; readonly theirs: Theirs };

export interface DraftParts {
  readonly data: Answers;
  readonly revision?: number;
  readonly step?: string;
  readonly release: string;
}

export interface DraftKeeperOptions {
  readonly store: FormStore;
  /** The call that saves; the bundle's `draft.save` unless told. */
  readonly call?: string;
  /** Adds what the call needs besides (an id of the record). */
  readonly payload?: (parts: DraftParts) => JsonObject;
  /** Name of the copy on this device. */
  readonly key: string;
  readonly revision?: number;
  readonly savedAt?: string;
  readonly step?: () => string | undefined;
  readonly pauseMs?: number;
}

export interface DraftKeeper {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  revision(): number | undefined;
  /** Saves now what is not saved yet. `always` saves even if nothing changed; gives the call's answer. */
  flush(options?: { readonly always?: boolean }): Promise<CallAnswer | undefined>;
  /** Conflict: ours replaces what was saved elsewhere. */
  keepMine(): Promise<void>;
  /** Conflict: what was saved elsewhere replaces ours. Gives the step it stood on. */
  takeTheirs(): Promise<string | undefined>;
  /** The draft has become a submission, or was given up: the copy on this device goes. */
  forget(): void;
  dispose(): void;
}

const PAUSE = 1000;
/** Somebody who types without a pause is saved all the same, this often at least. */
const LONGEST = 5000;
const RETRY = 15_000;

/** Starts to keep the draft of a store at once. */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { store, key, pauseMs = PAUSE } = options;
  const call = options.call ?? store.bundle.draft?.save;
  const told = listeners<void>();
  let state: DraftState =
    options.savedAt === undefined ? { kind: 'idle' } : { kind: 'saved', at: options.savedAt };
  let revision = options.revision;
  let dirty = false;
  let dirtySince = 0;
  let sent: Answers | undefined;
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<CallAnswer | undefined> | undefined;

  const become = (next: DraftState) => {
    state = next;
    told.tell();
  };
  const parts = (): DraftParts => {
    const step = options.step?.();
    return {
      data: draftOf(store.bundle, store.answers()),
      ...(revision !== undefined && { revision }),
      ...(step !== undefined && { step }),
      release: store.bundle.release,
    };
  };
  const keepHere = (): boolean => {
    const { data, step, release } = parts();
    return keepLocal(key, { data, revision, step, release, at: new Date().toISOString() });
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  async function save(keepalive: boolean): Promise<CallAnswer | undefined> {
    if (call === undefined) return undefined;
    dirty = false;
    become({ kind: 'saving' });
    const body = parts();
    const before = sent;
    sent = body.data;
    const answer = await store.calls(
      call,
      options.payload?.(body) ?? (body as unknown as JsonObject),
      keepalive ? { keepalive } : {},
    );
    if (gone) return answer;
    if (answer.ok) saved(answer);
    else if (answer.status === 409 && isOurs(answer, before)) await again(answer);
    else if (answer.status === 409) conflict(answer);
    else away();
    return answer;
  }

  function saved(answer: CallAnswer): void {
    const data = asObject(asObject(answer.body)?.data);
    if (typeof data?.revision === 'number') revision = data.revision;
    const at = data?.savedAt;
    if (!dirty) forgetLocal(key);
    become({ kind: 'saved', at: typeof at === 'string' ? at : new Date().toISOString() });
    if (dirty) later(pauseMs);
  }

  /** A save whose answer was lost on the way is what stands there now: our own words are no conflict. */
  function isOurs(answer: CallAnswer, before: Answers | undefined): boolean {
    const theirs = asObject(asObject(answer.body)?.data)?.data;
    return [sent, before].some((ours) => ours !== undefined && sameValue(theirs, ours));
  }

  async function again(answer: CallAnswer): Promise<void> {
    revision = Number(asObject(asObject(answer.body)?.data)?.revision ?? 0);
    await save(false);
  }

  function conflict(answer: CallAnswer): void {
    const data = asObject(asObject(answer.body)?.data);
    const { savedAt, step } = data ?? {};
    dirty = true;
    keepHere();
    become({
      kind: 'conflict',
      theirs: {
        revision: Number(data?.revision ?? 0),
        savedAt: typeof savedAt === 'string' ? savedAt : undefined,
        data: asObject(data?.data),
        step: typeof step === 'string' ? step : undefined,
      },
    });
  }

  function away(): void {
    dirty = true;
    keepHere();
    become({ kind: 'waiting' });
    later(RETRY);
  }

  async function flush(
    given: { readonly always?: boolean; readonly keepalive?: boolean } = {},
  ): Promise<CallAnswer | undefined> {
    clearTimeout(timer);
    if (underWay) await underWay;
    if (gone || state.kind === 'conflict' || !(dirty || given.always)) return undefined;
    underWay = save(given.keepalive === true).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  const onReturn = () => {
    if (dirty) void flush();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
    else onReturn();
  };
  /** The page may never come back: what is not saved is kept here first, then sent. */
  const leave = () => {
    if (!dirty) return;
    keepHere();
    void flush({ keepalive: true });
  };
  const stop = store.onChange(() => {
    if (!dirty) dirtySince = Date.now();
    dirty = true;
    const left = LONGEST - (Date.now() - dirtySince);
    if (state.kind !== 'conflict') later(Math.max(0, Math.min(pauseMs, left)));
  });
  window.addEventListener('online', onReturn);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisibility);

  return {
    state: () => state,
    subscribe: told.add,
    revision: () => revision,
    flush: (given) => flush(given),
    async keepMine() {
      if (state.kind !== 'conflict') return;
      revision = state.theirs.revision;
      become({ kind: 'saving' });
      dirty = true;
      await flush();
    },
    async takeTheirs() {
      if (state.kind !== 'conflict') return undefined;
      const { theirs } = state;
      revision = theirs.revision;
      if (theirs.data) await store.replaceAll(theirs.data);
      dirty = false;
      clearTimeout(timer);
      forgetLocal(key);
      become({ kind: 'saved', at: theirs.savedAt ?? new Date().toISOString() });
      return theirs.step;
    },
    forget() {
      clearTimeout(timer);
      dirty = false;
      forgetLocal(key);
    },
    dispose() {
      gone = true;
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', onReturn);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
