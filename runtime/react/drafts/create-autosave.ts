// Keeps a draft: saved about a second after the last key, with revision numbers; on this device while the network is away.

import {
  type Answers,
  type Draft,
  draftOf,
  getAt,
  type JsonObject,
  sameValue,
} from '../../core/index.ts';
import type { CallAnswer } from '../ports.ts';
import { listeners } from '../store/listeners.ts';
import { type Newer, outcomeOf, type SaveOutcome, theirsIn } from './answer.ts';
import type { Autosave, AutosaveOptions, DraftState } from './autosave.ts';
import { forgetLocal, keepLocal } from './local.ts';
import { createOwnSaves } from './own-saves.ts';
import { watchPage } from './page-watch.ts';
import { createSaveTimer } from './save-timer.ts';

/** A draft as a save names it: with the revision it stands on, if one is known. */
type Parts = Omit<Draft, 'revision' | 'savedAt'> & Partial<Pick<Draft, 'revision'>>;

/** So often in a row may somebody else be quicker; whoever loses each time is asked. */
const MOST_MEETINGS = 5;

/** Starts to keep the draft of a store at once. */
export const createAutosave = (options: AutosaveOptions): Autosave => new DraftAutosave(options);

/** Rarely needed. Where it cannot be had just now the person is asked about the whole draft. */
const fetchJoining = () => import('./conflict.ts').catch(() => undefined);

class DraftAutosave implements Autosave {
  readonly #options: AutosaveOptions;
  readonly #told = listeners<void>();
  readonly #own = createOwnSaves();
  readonly #timer;
  readonly #ends: readonly (() => void)[];
  #state: DraftState;
  #revision: number | undefined;
  /** The answers that the server and this window last had in common; null where nobody knows. */
  #base: Answers | null;
  #isDirty = false;
  #isGone = false;
  #underWay: Promise<CallAnswer | undefined> | undefined;
  #held: { readonly over: Promise<void>; readonly letGo: () => void } | undefined;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#revision = options.revision;
    this.#base = options.base === undefined ? this.#answers() : options.base;
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

  async meet(answer: CallAnswer): Promise<'ours' | 'theirs' | undefined> {
    const theirs = theirsIn(answer);
    if (!theirs) return undefined;
    if (this.#own.includes(theirs) || sameValue(theirs.data, this.#answers())) {
      this.#revision = theirs.revision;
      return 'ours';
    }
    if (await this.#joined(theirs)) this.#revision = theirs.revision;
    else await this.#conflict(theirs);
    return 'theirs';
  }

  remind(): void {
    if (this.#state.kind === 'conflict') this.#become({ ...this.#state });
  }

  async keepMine(): Promise<void> {
    if (this.#state.kind !== 'conflict') return;
    await this.#goOnFrom(this.#state.theirs);
  }

  async takeTheirs(): Promise<void> {
    if (this.#state.kind !== 'conflict') return;
    const { theirs, places } = this.#state;
    const { store } = this.#options;
    for (const place of places) store.set(place, getAt(theirs.data, place));
    await this.#goOnFrom(theirs);
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

  async #save(keepalive: boolean, met = 0): Promise<CallAnswer | undefined> {
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
    if (outcome.kind === 'elsewhere' && met < MOST_MEETINGS) {
      const isOurs = this.#own.includes(outcome.theirs);
      if (isOurs || (await this.#joined(outcome.theirs))) {
        this.#revision = outcome.theirs.revision;
        return this.#save(false, met + 1);
      }
    }
    if (outcome.kind === 'saved') {
      this.#own.arrived(body.data);
      this.#base = body.data;
    }
    await this.#settle(outcome, answer);
    return { ...answer, ok: outcome.kind === 'saved' };
  }

  /** Takes in what was changed elsewhere only. False where one place was changed on both sides, or nobody knows. */
  async #joined({ data }: Newer): Promise<boolean> {
    if (!data || !this.#base) return false;
    const joining = await fetchJoining();
    if (this.#isGone || !joining?.joinAnswers(this.#options.store, this.#base, data)) return false;
    this.#base = data;
    this.#isDirty = !sameValue(this.#answers(), data);
    return true;
  }

  /** The person has decided: what is on screen now follows the draft of elsewhere. */
  async #goOnFrom({ revision, data }: Newer): Promise<void> {
    this.#revision = revision;
    this.#base = data ?? null;
    this.#become({ kind: 'saving' });
    this.#isDirty = true;
    await this.flush();
  }

  async #settle(outcome: SaveOutcome, answer: CallAnswer): Promise<void> {
    switch (outcome.kind) {
      case 'saved':
        this.#saved(outcome);
        break;
      case 'elsewhere':
        await this.#conflict(outcome.theirs);
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

  /** Asks, of the places that were changed on both sides; what only one side changed is put together before. */
  async #conflict(theirs: Newer): Promise<void> {
    const joining = await fetchJoining();
    const { store } = this.#options;
    const places = joining?.disputed(store, this.#base, theirs.data ?? {}) ?? [];
    this.#unsaved({ kind: 'conflict', theirs, places });
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
