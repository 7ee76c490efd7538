// Files that were chosen at one place of a form and are not stored yet: each waits for its type or its turn, is on its way, or failed. They outlive the page of a step.

import type { Pointer } from '../../../core/index.ts';
import { listeners } from '../../store/listeners.ts';

export type PendingState = 'asks' | 'waits' | 'sending' | 'failed' | 'refused';

/** A file that is not stored yet. */
export interface Pending {
  readonly id: number;
  readonly file: File;
  /** '' until it is said, and where no types are declared. */
  readonly type: string;
  /** `asks` for its type; `refused` for good, where `failed` can be tried again. */
  readonly state: PendingState;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** When it was begun to be sent, in milliseconds. */
  readonly begun: number;
  /** Why it failed or was refused. */
  readonly message: string;
}

/** How one file is sent; gives '' once it is stored, else why it is not. */
export type SendFile = (
  pending: Pending,
  how: { readonly signal: AbortSignal; readonly onSent: (share: number) => void },
) => Promise<string>;

interface Needs {
  readonly place: () => Pointer | undefined;
  /** Must the type of a file be said before it is sent? */
  readonly asksType: boolean;
  /** What is wrong with a file, '' where it may be sent. */
  readonly check: (file: File) => Promise<string>;
  readonly send: SendFile;
  /** Says what is missing, for a press of Next or Submit. */
  readonly missing: (pending: Pending) => string;
}

const isSaid = ({ state, type }: Pending): boolean => state === 'asks' && type !== '';

/** The files of one place. */
export class UploadQueue {
  readonly #changed = listeners<void>();
  readonly subscribe = this.#changed.add;
  /** Set anew each time the place is drawn: its words and calls may have followed a release. */
  needs: Needs;
  #pending: readonly Pending[] = [];
  #next = 0;
  #working: Promise<void> | undefined;
  #under: { readonly id: number; readonly abort: AbortController } | undefined;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  readonly pending = (): readonly Pending[] => this.#pending;
  place(): Pointer | undefined {
    return this.needs.place();
  }

  /** Takes files in: each is checked, and sent as soon as it can be. */
  async add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      // Before it stands in the list itself: one of the same name is no second time its own.
      const message = await this.needs.check(file);
      this.#next += 1;
      const state = message !== '' ? 'refused' : this.needs.asksType ? 'asks' : 'waits';
      const one: Pending = {
        ...{ id: this.#next, file, type: '', state, sent: 0, begun: 0, message },
      };
      this.#set([...this.#pending, one]);
    }
    this.#work();
  }

  /** Says what a file is. Not sent yet: arrow keys go through the types one by one. */
  chooseType(id: number, type: string): void {
    this.#change(id, { type });
  }

  /** Sends one whose type is said, or that failed. */
  send(id: number): void {
    const one = this.#pending.find((each) => each.id === id);
    if (!one || (one.state !== 'failed' && !isSaid(one))) return;
    this.#change(id, { state: 'waits', message: '', sent: 0 });
    this.#work();
  }

  /** Takes one out, on its way or not. */
  drop(id: number): void {
    if (this.#under?.id === id) this.#under.abort.abort();
    this.#set(this.#pending.filter((one) => one.id !== id));
  }

  names(): readonly string[] {
    return this.#pending
      .filter(({ state }) => state === 'waits' || state === 'sending')
      .map(({ file }) => file.name);
  }

  /** Whoever goes on with the form has made up their mind: what has its type is sent. */
  async arrived(): Promise<void> {
    for (const one of this.#pending.filter(isSaid)) this.send(one.id);
    while (this.#working) await this.#working;
  }

  missing(): string {
    const [first] = this.#pending.filter(({ state }) => state !== 'waits' && state !== 'sending');
    return first ? this.needs.missing(first) : '';
  }

  /** One after the other: two of one name could not be told apart on their way. */
  #work(): void {
    this.#working ??= this.#sendAll().finally(() => {
      this.#working = undefined;
    });
  }

  async #sendAll(): Promise<void> {
    let next = this.#pending.find(({ state }) => state === 'waits');
    while (next) {
      await this.#send(next);
      next = this.#pending.find(({ state }) => state === 'waits');
    }
  }

  async #send(one: Pending): Promise<void> {
    const { id, file } = one;
    const abort = new AbortController();
    this.#under = { id, abort };
    this.#change(id, { state: 'sending', begun: Date.now() });
    const message = await this.needs.send(one, {
      signal: abort.signal,
      onSent: (share) => this.#change(id, { sent: share * file.size }),
    });
    this.#under = undefined;
    // Taken out meanwhile.
    if (abort.signal.aborted) return;
    if (message === '') this.#set(this.#pending.filter((each) => each.id !== id));
    else this.#change(id, { state: 'failed', message });
  }

  #change(id: number, change: Partial<Pending>): void {
    this.#set(this.#pending.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(pending: readonly Pending[]): void {
    this.#pending = pending;
    this.#changed.tell();
  }
}
