// The thread that builds content: keeps what it built, answers one question after the other, and gives up what is overtaken.
import { setImmediate as others } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Builder } from '../build/builder.ts';
import type { BuildOptions, BuildResult } from '../model/types.ts';
import { type FromThread, type PlainResult, type Question, RANK, type ToThread } from './words.ts';

/** Whoever has something newer is heard after this at the latest, and the step under way. */
const HEAR_EVERY_MS = 4;

class Overtaken extends Error {}

type Ask = Extract<ToThread, { kind: 'ask' }>;
type Given = Exclude<ToThread, Ask>;

class Thread {
  readonly #builder: Builder;
  readonly #source = new Map<string, string>();
  /** What was given and is not taken over yet: nothing changes under a build. */
  #given: Given[] = [];
  #asked: Ask[] = [];
  #isBusy = false;
  /** Of the question that is being answered. */
  #rank = 0;
  #heardAt = 0;

  constructor(options: BuildOptions) {
    this.#builder = new Builder(options, () => this.#pause());
  }

  hear(message: ToThread): void {
    if (message.kind === 'ask') this.#asked.push(message);
    else {
      // What was asked of the content before is not worth knowing any more.
      for (const { id } of this.#asked.splice(0)) tell({ id, kind: 'overtaken' });
      this.#given.push(message);
    }
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let ask = this.#asked.shift(); ask !== undefined; ask = this.#asked.shift()) {
      this.#take();
      await this.#tellAnswer(ask);
    }
    this.#isBusy = false;
  }

  async #tellAnswer(ask: Ask): Promise<void> {
    const before = this.#rank;
    this.#rank = RANK[ask.question.name];
    tell(await this.#answer(ask));
    this.#rank = before;
  }

  /** Between two steps of a long answer: what is more urgent, and of the same content, is answered first. */
  async #answerUrgent(): Promise<void> {
    if (this.#given.length > 0) return;
    const at = this.#asked.findIndex(({ question }) => RANK[question.name] < this.#rank);
    const [ask] = at < 0 ? [] : this.#asked.splice(at, 1);
    if (ask) await this.#tellAnswer(ask);
  }

  /** Takes over all that was given since. */
  #take(): void {
    const given = this.#given.splice(0);
    for (const one of given)
      if (one.kind === 'against') this.#builder.compareWith(one.against);
      else
        for (const [file, text] of one.files)
          if (text === undefined) this.#source.delete(file);
          else this.#source.set(file, text);
    if (given.some(({ kind }) => kind === 'change')) this.#builder.change(this.#source);
  }

  async #answer({ id, question }: Ask): Promise<FromThread> {
    try {
      return { id, kind: 'answer', answer: await this.#answerTo(question) };
    } catch (error) {
      if (error instanceof Overtaken) return { id, kind: 'overtaken' };
      return {
        id,
        kind: 'error',
        message: error instanceof Error ? String(error.stack) : String(error),
      };
    }
  }

  async #answerTo({ name, of }: Question): Promise<unknown> {
    if (name === 'faults') return this.#builder.faults();
    if (name === 'warnings') return this.#builder.warnings();
    if (name === 'files') return this.#builder.files(of);
    if (name === 'app') return this.#builder.app();
    if (name === 'sentences') return this.#builder.sentences();
    if (name === 'build') return plain(await this.#builder.build());
    const form = await this.#builder.preview(of);
    return form && { bundle: form.bundled, validatorsCode: form.validatorsCode };
  }

  async #pause(): Promise<void> {
    if (performance.now() - this.#heardAt > HEAR_EVERY_MS) {
      await others();
      this.#heardAt = performance.now();
    }
    await this.#answerUrgent();
    if (this.#given.length > 0) throw new Overtaken();
  }
}

function plain({ release, ...others }: BuildResult): PlainResult {
  if (release === undefined) return others;
  const { forms, texts: _, ...rest } = release;
  const bare = Object.entries(forms).map(([id, { validate: _own, ...form }]) => [id, form]);
  return { ...others, release: { ...rest, forms: Object.fromEntries(bare) } };
}

const tell = (message: FromThread): void => parentPort?.postMessage(message);

const thread = new Thread((workerData as { readonly options: BuildOptions }).options);
parentPort?.on('message', (message: ToThread) => thread.hear(message));
