// Somebody in the Studio: what they send, as a browser does.
import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { AnswerOf, CallId } from '../../../schemas/calls/calls.gen.d.ts';
import type { Answer, Browser } from './app.ts';
import { staffToken } from './staff.ts';

type StudioCall = Extract<CallId, `studio_${string}`>;
type DataOf<Id extends StudioCall> = Extract<AnswerOf<Id>, { data: unknown }>['data'];

export type Sent = JsonObject;

/** A command with an id of its own. */
export const say = (key: string, text: string, more: Sent = {}): Sent => ({
  id: randomUUID(),
  ...{ kind: 'sentence', key, text },
  ...more,
});

export class Editor {
  readonly #browser: Browser;
  #token: Record<string, string> = {};
  /** The change they work on, and the newest command they know of. */
  change = '';
  seq = 0;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Logs in one of the demo's staff. */
  static async of(browser: Browser, email: string): Promise<Editor> {
    const editor = new Editor(browser);
    editor.#token = await staffToken(browser, email);
    return editor;
  }

  /** What they show with a request, such as for a file. */
  get headers(): Record<string, string> {
    return { ...this.#token };
  }

  /** A call as it is answered. */
  call(id: StudioCall, body: Sent = {}): Promise<Answer> {
    const path = id.slice('studio_'.length).replaceAll('_', '-');
    return this.#browser.post(`/api/studio/${path}`, body, this.#token);
  }

  /** The same of a call at an address of its own. */
  at(path: string, body: Sent = {}): Promise<Answer> {
    return this.#browser.post(`/api/${path}`, body, this.#token);
  }

  /** What a call that succeeds tells. */
  async ask<Id extends StudioCall>(id: Id, body: Sent = {}): Promise<DataOf<Id>> {
    const { status, body: said } = await this.call(id, body);
    if (status !== 200) throw new Error(`${id}: ${status} ${JSON.stringify(said)}`);
    return said.data as DataOf<Id>;
  }

  /** Sends commands in the change they work on, knowing what they know. */
  async edit(...commands: readonly Sent[]): Promise<DataOf<'studio_edit'>> {
    const { change, seq: after } = this;
    const data = await this.ask('studio_edit', { change, after, commands });
    this.change = data.change.id;
    this.seq = data.change.seq;
    return data;
  }

  /** Takes part in a colleague's change, having seen all of it. */
  async join(change: string): Promise<this> {
    const found = await this.ask('studio_change', { id: change });
    this.change = change;
    this.seq = found?.change.seq ?? 0;
    return this;
  }
}
