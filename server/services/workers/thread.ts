// One worker thread: one order at a time, ended where it takes too long. A dead one is left to its owner to replace.
import { Worker } from 'node:worker_threads';
import { WorkersAway } from './away.ts';
import type { Order, TaskName, TaskResult } from './tasks.ts';
import type { Made, Outcome } from './worker.ts';

export interface ThreadSettings {
  readonly longestMs: number;
  readonly worker?: URL;
}

export class Thread {
  readonly #worker: Worker;
  readonly #longestMs: number;
  /** Ends the order under way without a document. */
  #fail: ((why: string) => void) | undefined;
  #alive = true;

  constructor({ longestMs, worker }: ThreadSettings) {
    this.#longestMs = longestMs;
    this.#worker = startWorker(worker);
    // An idle thread keeps no process from ending.
    this.#worker.unref();
    this.#worker.on('error', (error: unknown) => this.#die(String(error)));
    this.#worker.on('exit', (code) => this.#die(`its thread ended with code ${code}`));
  }

  get isAlive(): boolean {
    return this.#alive;
  }

  /** To be asked again only when it has answered. Throws what the task threw, or `WorkersAway`. */
  async run<Name extends TaskName>(order: Order<Name>): Promise<TaskResult<Name>> {
    const late = setTimeout(() => {
      void this.end(`it took longer than ${this.#longestMs} ms`);
    }, this.#longestMs);
    this.#worker.ref();
    try {
      const outcome = await this.#ask(order);
      if ('made' in outcome) return received(outcome.made) as TaskResult<Name>;
      const error = new Error(outcome.error.message);
      if (outcome.error.stack !== undefined) error.stack = outcome.error.stack;
      throw error;
    } finally {
      clearTimeout(late);
      this.#worker.unref();
    }
  }

  /** Ends the thread in the middle of whatever it does. */
  async end(why: string): Promise<void> {
    this.#die(why);
    await this.#worker.terminate();
  }

  #ask(order: Order): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (!this.#alive) return reject(new WorkersAway('its thread has ended'));
      const finish = () => {
        this.#fail = undefined;
        this.#worker.off('message', heard);
      };
      const heard = (outcome: Outcome) => {
        finish();
        resolve(outcome);
      };
      this.#fail = (why) => {
        finish();
        reject(new WorkersAway(why));
      };
      this.#worker.on('message', heard);
      this.#worker.postMessage(order);
    });
  }

  #die(why: string): void {
    this.#alive = false;
    this.#fail?.(why);
  }
}

/** The bytes as a task gives them: messages carry no buffers of Node. */
function received(made: Made): Buffer | readonly Buffer[] {
  const bufferOf = ({ buffer }: Uint8Array<ArrayBuffer>) => Buffer.from(buffer);
  return Array.isArray(made) ? made.map(bufferOf) : bufferOf(made);
}

/** From source beside this file, or as it was built beside the server. */
function startWorker(module: URL = new URL(ownWorker(), import.meta.url)): Worker {
  const isSource = module.pathname.endsWith('.ts');
  const entry = isSource ? new URL('./from-source.mjs', import.meta.url) : module;
  return new Worker(entry, { workerData: module.href, execArgv: [] });
}

const ownWorker = (): string =>
  import.meta.url.endsWith('.ts') ? './worker.ts' : './task-worker.mjs';
