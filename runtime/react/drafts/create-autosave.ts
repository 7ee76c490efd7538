// Keeps a draft: saved about a second after the last key, with revision numbers; on this device while the network is away.

import { type Answers, type Draft, draftOf, type JsonObject, sameValue } from '../../core/index.ts';
import type { CallAnswer } from '../ports.ts';
import { listeners } from '../store/listeners.ts';
import { outcomeOf, type SaveOutcome, theirsIn } from './answer.ts';
import type { Autosave, AutosaveOptions, DraftState } from './autosave.ts';
import { forgetLocal, keepLocal } from './local.ts';
import { createOwnSaves } from './own-saves.ts';
import { watchPage } from './page-watch.ts';
import { createSaveTimer } from './save-timer.ts';

/** A draft as a save names it: with the revision it stands on, if one is known. */
type Parts = Omit<Draft, 'revision' | 'savedAt'> & Partial<Pick<Draft, 'revision'>>;

/** Starts to keep the draft of a store at once. */
export const createAutosave = (options: AutosaveOptions): Autosave => new DraftAutosave(options);

class DraftAutosave implements Autosave {
  readonly #options: AutosaveOptions;
  readonly #told = listeners<void>();
  readonly #own = createOwnSaves();
  readonly #timer;
  readonly #ends: readonly (() => void)[];
  #state: DraftState;
  #revision: number | undefined;
  #isDirty = false;
  #isGone = false;
  #underWay: Promise<CallAnswer | undefined> | undefined;
  #held: { readonly over: Promise<void>; readonly letGo: () => void } | undefined;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#revision = options.revision;
    const at = options.savedAt;
    this.#state = at === undefined ? { kind: 'idle' } : { kind: 'saved', at };
    this.#timer = createSaveTimer(
      () => void this.flush(),
      () => !this.#held && !this.#isGone,
      options.pauseMs,
    );
    this.#ends = [
      options.store.onChange(() => this.#changed()),
      watchPage({
        onLeave: () => this.#leave(),
        onReturn: () => this.#isDirty && void this.flush(),
      }),
    ];
  }

  readonly subscribe = this.#told.add;
  readonly state = (): DraftState => this.#state;
  readonly revision = (): number | undefined => this.#revision;

  async flush(
    given: { readonly always?: boolean; readonly keepalive?: boolean } = {},
  ): Promise<CallAnswer | undefined> {
    this.#timer.stop();
    while (this.#underWay || this.#held) await (this.#underWay ?? this.#held?.over);
    if (this.#isGone || this.#state.kind === 'conflict') return undefined;
    if (!this.#isDirty && !given.always) return undefined;
    this.#underWay = this.#save(given.keepalive === true).finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async hold(): Promise<boolean> {
    do await this.flush();
    while (this.#underWay);
    this.remind();
    if (this.#state.kind === 'conflict') return false;
    this.#timer.stop();
    let letGo = (): void => undefined;
    this.#held = { over: new Promise((resolve) => (letGo = resolve)), letGo: () => letGo() };
    return true;
  }

  release(): void {
    this.#letGo();
    if (this.#isDirty && this.#state.kind !== 'conflict') this.#timer.soon();
  }

  meet(answer: CallAnswer): 'ours' | 'theirs' | undefined {
    const theirs = theirsIn(answer);
    if (!theirs) return undefined;
    if (this.#own.includes(theirs) || sameValue(theirs.data, this.#answers())) {
      this.#revision = theirs.revision;
      return 'ours';
    }
    this.#unsaved({ kind: 'conflict', theirs });
    return 'theirs';
  }

  remind(): void {
    if (this.#state.kind === 'conflict') this.#become({ ...this.#state });
  }

  async keepMine(): Promise<void> {
    if (this.#state.kind !== 'conflict') return;
    this.#revision = this.#state.theirs.revision;
    this.#become({ kind: 'saving' });
    this.#isDirty = true;
    await this.flush();
  }

  async takeTheirs(): Promise<string | undefined> {
    if (this.#state.kind !== 'conflict') return undefined;
    const { theirs } = this.#state;
    this.#revision = theirs.revision;
    if (theirs.data) await this.#options.store.replaceAll(theirs.data);
    this.#isDirty = false;
    this.#timer.stop();
    forgetLocal(this.#options.key);
    this.#become({ kind: 'saved', at: theirs.savedAt ?? new Date().toISOString() });
    return theirs.step;
  }

  forget(): void {
    this.#end();
    this.#isDirty = false;
    forgetLocal(this.#options.key);
  }

  dispose(): void {
    this.#end();
    for (const end of this.#ends) end();
  }

  async #save(keepalive: boolean, again = false): Promise<CallAnswer | undefined> {
    const { store, beside } = this.#options;
    const call = this.#options.call ?? store.bundle.draft?.save;
    if (call === undefined) return undefined;
    this.#isDirty = false;
    this.#become({ kind: 'saving' });
    const body = this.#parts();
    this.#own.sent(body.data);
    const payload = { ...beside, ...body } as JsonObject;
    const answer = await store.calls(call, payload, keepalive ? { keepalive } : {});
    if (this.#isGone) return answer;
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'elsewhere' && !again && this.#own.includes(outcome.theirs)) {
      this.#revision = outcome.theirs.revision;
      return this.#save(false, true);
    }
    if (outcome.kind === 'saved') this.#own.arrived(body.data);
    this.#settle(outcome, answer);
    return { ...answer, ok: outcome.kind === 'saved' };
  }

  #settle(outcome: SaveOutcome, answer: CallAnswer): void {
    switch (outcome.kind) {
      case 'saved':
        this.#saved(outcome);
        break;
      case 'elsewhere':
        this.#unsaved({ kind: 'conflict', theirs: outcome.theirs });
        break;
      case 'refused':
        this.#unsaved({ kind: 'refused', message: outcome.message });
        this.#options.onRefused?.({ ...answer, ok: false });
        break;
      case 'away':
        this.#unsaved({ kind: 'waiting' });
        this.#timer.retry();
        break;
    }
  }

  #saved(outcome: SaveOutcome & { readonly kind: 'saved' }): void {
    this.#revision = outcome.revision ?? this.#revision;
    if (!this.#isDirty) forgetLocal(this.#options.key);
    this.#become({ kind: 'saved', at: outcome.at });
    if (this.#isDirty) this.#timer.soon();
  }

  #unsaved(next: DraftState): void {
    this.#isDirty = true;
    this.#keepHere();
    this.#become(next);
  }

  #changed(): void {
    const isFirst = !this.#isDirty;
    this.#isDirty = true;
    if (this.#state.kind !== 'conflict') this.#timer.changed(isFirst);
  }

  /** The page may never come back: what is not saved is kept here first, then sent. */
  #leave(): void {
    if (!this.#isDirty || this.#isGone) return;
    this.#keepHere();
    void this.flush({ keepalive: true });
  }

  #become(next: DraftState): void {
    this.#state = next;
    this.#told.tell();
  }

  #answers(): Answers {
    const { store } = this.#options;
    return draftOf(store.bundle, store.answers());
  }

  #parts(): Parts {
    const step = this.#options.step?.();
    return {
      data: this.#answers(),
      ...(this.#revision !== undefined && { revision: this.#revision }),
      ...(step !== undefined && { step }),
      release: this.#options.store.bundle.release,
    };
  }

  #keepHere(): void {
    const copy = { revision: 0, ...this.#parts(), savedAt: new Date().toISOString() };
    keepLocal(this.#options.key, copy);
  }

  #letGo(): void {
    this.#held?.letGo();
    this.#held = undefined;
  }

  #end(): void {
    this.#isGone = true;
    this.#timer.stop();
    this.#letGo();
  }
}
