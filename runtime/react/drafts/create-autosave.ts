// Keeps a draft: saved about a second after the last key, with revision numbers; on this device while the network is away.

import { type Answers, type Draft, draftOf, type JsonObject, sameValue } from '../../core/index.ts';
import type { CallAnswer } from '../ports.ts';
import { listeners } from '../store/listeners.ts';
import { type Newer, outcomeOf, type SaveOutcome, theirsIn } from './answer.ts';
import type { Autosave, AutosaveOptions, DraftState } from './autosave.ts';
import { forgetLocal, keepLocal } from './local.ts';
import { watchPage } from './page-watch.ts';

const PAUSE = 1000;
/** Somebody who types without a pause is saved all the same, this often at least. */
const LONGEST = 5000;
const RETRY = 15_000;
/** So many of our own saves are known again; more can hardly be lost on the way in a row. */
const KNOWN = 20;

/** Starts to keep the draft of a store at once. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { store, key, pauseMs = PAUSE } = options;
  const call = options.call ?? store.bundle.draft?.save;
  const told = listeners<void>();
  let state: DraftState =
    options.savedAt === undefined ? { kind: 'idle' } : { kind: 'saved', at: options.savedAt };
  let revision = options.revision;
  let dirty = false;
  let dirtySince = 0;
  let sent: readonly Answers[] = [];
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<CallAnswer | undefined> | undefined;
  let held: { readonly over: Promise<void>; readonly letGo: () => void } | undefined;

  const become = (next: DraftState) => {
    state = next;
    told.tell();
  };
  const draft = (): Answers => draftOf(store.bundle, store.answers());
  /** The draft as a save names it: with the revision it stands on. */
  const parts = (): Omit<Draft, 'revision' | 'savedAt'> & Partial<Pick<Draft, 'revision'>> => {
    const step = options.step?.();
    return {
      data: draft(),
      ...(revision !== undefined && { revision }),
      ...(step !== undefined && { step }),
      release: store.bundle.release,
    };
  };
  const keepHere = (): boolean => {
    return keepLocal(key, { revision: 0, ...parts(), savedAt: new Date().toISOString() });
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!held && !gone) timer = setTimeout(() => void flush(), ms);
  };

  async function save(keepalive: boolean, again = false): Promise<CallAnswer | undefined> {
    if (call === undefined) return undefined;
    dirty = false;
    become({ kind: 'saving' });
    const body = parts();
    sent = [...sent, body.data].slice(-KNOWN);
    const answer = await store.calls(
      call,
      { ...options.beside, ...body } as JsonObject,
      keepalive ? { keepalive } : {},
    );
    if (gone) return answer;
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'elsewhere' && !again && isOurs(outcome.theirs)) {
      revision = outcome.theirs.revision;
      return save(false, true);
    }
    if (outcome.kind === 'saved') sent = [body.data];
    settle(outcome, answer);
    return { ...answer, ok: outcome.kind === 'saved' };
  }

  function settle(outcome: SaveOutcome, answer: CallAnswer): void {
    switch (outcome.kind) {
      case 'saved':
        saved(outcome);
        break;
      case 'elsewhere':
        conflict(outcome.theirs);
        break;
      case 'refused':
        unsaved({ kind: 'refused', message: outcome.message });
        options.onRefused?.({ ...answer, ok: false });
        break;
      case 'away':
        unsaved({ kind: 'waiting' });
        later(RETRY);
        break;
    }
  }

  function saved(outcome: SaveOutcome & { readonly kind: 'saved' }): void {
    revision = outcome.revision ?? revision;
    if (!dirty) forgetLocal(key);
    become({ kind: 'saved', at: outcome.at });
    if (dirty) later(pauseMs);
  }

  function unsaved(next: DraftState): void {
    dirty = true;
    keepHere();
    become(next);
  }

  const conflict = (theirs: Newer): void => unsaved({ kind: 'conflict', theirs });

  /** A save whose answer was lost on the way is what stands there now: our own words are no conflict. */
  const isOurs = ({ data }: Newer): boolean => sent.some((ours) => sameValue(data, ours));

  async function flush(
    given: { readonly always?: boolean; readonly keepalive?: boolean } = {},
  ): Promise<CallAnswer | undefined> {
    clearTimeout(timer);
    while (underWay || held) await (underWay ?? held?.over);
    if (gone || state.kind === 'conflict' || !(dirty || given.always)) return undefined;
    underWay = save(given.keepalive === true).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  const letGo = (): void => {
    held?.letGo();
    held = undefined;
  };
  const remind = (): void => {
    if (state.kind === 'conflict') become({ ...state });
  };
  const onReturn = () => {
    if (dirty) void flush();
  };
  /** The page may never come back: what is not saved is kept here first, then sent. */
  const leave = () => {
    if (!dirty || gone) return;
    keepHere();
    void flush({ keepalive: true });
  };
  const stop = store.onChange(() => {
    if (!dirty) dirtySince = Date.now();
    dirty = true;
    const left = LONGEST - (Date.now() - dirtySince);
    if (state.kind !== 'conflict') later(Math.max(0, Math.min(pauseMs, left)));
  });
  const unwatch = watchPage({ onLeave: leave, onReturn });

  return {
    state: () => state,
    subscribe: told.add,
    revision: () => revision,
    flush: (given) => flush(given),
    async hold() {
      do await flush();
      while (underWay);
      remind();
      if (state.kind === 'conflict') return false;
      clearTimeout(timer);
      let letGo = (): void => undefined;
      held = { over: new Promise((resolve) => (letGo = resolve)), letGo: () => letGo() };
      return true;
    },
    release() {
      letGo();
      if (dirty && state.kind !== 'conflict') later(pauseMs);
    },
    meet(answer) {
      const theirs = theirsIn(answer);
      if (!theirs) return undefined;
      if (isOurs(theirs) || sameValue(theirs.data, draft())) {
        revision = theirs.revision;
        return 'ours';
      }
      conflict(theirs);
      return 'theirs';
    },
    remind,
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
      gone = true;
      clearTimeout(timer);
      dirty = false;
      forgetLocal(key);
      letGo();
    },
    dispose() {
      gone = true;
      clearTimeout(timer);
      letGo();
      stop();
      unwatch();
    },
  };
}
