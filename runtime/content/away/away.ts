// Content that is built in a thread of its own: the newest change wins, and nobody else waits for it.
import { Worker } from 'node:worker_threads';
import type { Against } from '../build/inputs.ts';
import type { BuildOptions, BuildResult } from '../model/types.ts';
import type { IndexedSentence } from '../wording/types.ts';
import type {
  Asked,
  FileChange,
  FromThread,
  PlainResult,
  Preview,
  Question,
  ToThread,
} from './words.ts';

/** A newer change came before this was built: whoever asked asks again, or lets it be. */
export class Overtaken extends Error {
  constructor() {
    super('The content changed before this was built.');
    this.name = 'Overtaken';
  }
}

/** The thread is no more. */
export class BuilderAway extends Error {
  constructor(why: string) {
    super(`Content cannot be built: ${why}.`);
    this.name = 'BuilderAway';
  }
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Room enough for the content ten times over; a thread that wants more has lost its way. */
const MOST_MB = 512;

export class ContentBuilder {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #ended: string | undefined;

  /** Starts the thread; it has no content yet. `options.cacheDir` is shared with whoever compiles too. */
  constructor(options: BuildOptions) {
    this.#worker = startWorker(options);
    // An idle thread keeps no process from ending.
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#hear(message));
    this.#worker.on('error', (error: unknown) => this.#end(String(error)));
    this.#worker.on('exit', (code) => this.#end(`its thread ended with code ${code}`));
  }

  /** Its thread is no more: whatever is asked of it is refused. */
  get isAway(): boolean {
    return this.#ended !== undefined;
  }

  /** Files that are others now, new, or gone; what was asked before is overtaken. */
  change(files: Iterable<FileChange>): void {
    this.#give({ kind: 'change', files: [...files] });
  }

  /** What the content is held against from now on; what was asked before is overtaken. */
  compareWith(against: Against): void {
    this.#give({ kind: 'against', against });
  }

  /** One form as it would be shown; undefined where it cannot be put together. Throws `Overtaken`, or `BuilderAway`. */
  preview(form: string): Promise<Preview | undefined> {
    return this.#ask({ name: 'preview', of: form });
  }

  /** One form as it would be shown, as files: its bundle first. Answers and throws as `preview`. */
  files(form: string): Promise<Asked['files']['answer']> {
    return this.#ask({ name: 'files', of: form });
  }

  /** What every page needs of it, as a file. Throws as `preview`. */
  app(): Promise<Asked['app']['answer']> {
    return this.#ask({ name: 'app', of: undefined });
  }

  /** Every sentence with where it appears. Throws as `preview`. */
  sentences(): Promise<readonly IndexedSentence[]> {
    return this.#ask({ name: 'sentences', of: undefined });
  }

  /** All faults, as a build from scratch tells them. Throws as `preview`. */
  faults(): Promise<BuildResult['faults']> {
    return this.#ask({ name: 'faults', of: undefined });
  }

  /** What is told besides of its content. Throws as `preview`. */
  warnings(): Promise<BuildResult['warnings']> {
    return this.#ask({ name: 'warnings', of: undefined });
  }

  /** All faults and, where there are none, the release. Throws as `preview`. */
  build(): Promise<PlainResult> {
    return this.#ask({ name: 'build', of: undefined });
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    this.#end('it was ended');
    await this.#worker.terminate();
  }

  #ask<Name extends keyof Asked>(
    question: Extract<Question, { name: Name }>,
  ): Promise<Asked[Name]['answer']> {
    if (this.#ended !== undefined) return Promise.reject(new BuilderAway(this.#ended));
    this.#asked += 1;
    const id = this.#asked;
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#send({ kind: 'ask', id, question });
    });
  }

  /** An answer that is under way is of what was there before: nobody is given it any more. */
  #give(message: ToThread): void {
    for (const { reject } of this.#waiting.values()) reject(new Overtaken());
    this.#waiting.clear();
    this.#send(message);
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromThread): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (message.kind === 'answer') waiting?.resolve(message.answer);
    else
      waiting?.reject(message.kind === 'overtaken' ? new Overtaken() : new Error(message.message));
  }

  #end(why: string): void {
    this.#ended ??= why;
    for (const { reject } of this.#waiting.values()) reject(new BuilderAway(this.#ended));
    this.#waiting.clear();
  }
}

/** From source beside this file, or as it was built beside whoever runs. */
function startWorker(options: BuildOptions): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const module = new URL(isSource ? './thread.ts' : './builder-worker.mjs', import.meta.url);
  const entry = isSource ? new URL('./from-source.mjs', import.meta.url) : module;
  return new Worker(entry, {
    workerData: { module: module.href, options },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB, maxYoungGenerationSizeMb: 32 },
  });
}
