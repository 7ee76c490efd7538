// The press: makes documents in threads of their own, so that whoever does not print never waits for whoever does.
import { availableParallelism } from 'node:os';
import { PressAway } from './away.ts';
import type { Order, TaskInput, TaskName, TaskResult } from './tasks.ts';
import { Thread } from './thread.ts';

export interface PressSettings {
  /** How long one document may take before its thread is taken for hung. */
  readonly longestMs?: number;
  /** The module of the thread, where it is another than `worker.ts`. */
  readonly worker?: URL;
  /** Threads at most. */
  readonly threads?: number;
}

/** The largest application of the house takes seconds; on a machine many times slower still less than this. */
const LONGEST_MS = 60_000;
/** More than this are not kept waiting: each holds its answers in memory, and nobody waits for minutes. */
const MOST_WAITING = 200;
/** Beyond these a machine has better to do. */
const MOST_THREADS = 4;

interface Waiting {
  /** Does it in that thread; settles when the thread has nothing more to do with it. */
  readonly begin: (thread: Thread) => Promise<void>;
  readonly reject: (error: Error) => void;
}

export interface Press {
  /**
   * Does a task in its turn. Throws what the task threw; `PressAway` where its thread died or hung, where too many wait,
   * and where the press is closed.
   */
  run<Name extends TaskName>(task: Name, input: TaskInput<Name>): Promise<TaskResult<Name>>;
  /** Ends the threads at once; what is not made by then is refused. */
  close(): Promise<void>;
}

/** Opens a press. Its threads are started at the first need; one core is left to those who answer calls. */
export const openPress = (settings: PressSettings = {}): Press => new Threads(settings);

class Threads implements Press {
  readonly #settings: PressSettings;
  readonly #most: number;
  readonly #threads = new Set<Thread>();
  readonly #idle: Thread[] = [];
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(settings: PressSettings) {
    this.#settings = settings;
    this.#most =
      settings.threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  }

  run<Name extends TaskName>(task: Name, input: TaskInput<Name>): Promise<TaskResult<Name>> {
    if (this.#closed) return Promise.reject(new PressAway('it is closed'));
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new PressAway(`${MOST_WAITING} are waiting already`));
    return new Promise((resolve, reject) => {
      const order: Order<Name> = { task, input };
      const begin = (thread: Thread) => thread.run(order).then(resolve, reject);
      this.#waiting.push({ begin, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new PressAway('it is closed'));
    await Promise.all([...this.#threads].map((thread) => thread.end('it is closed')));
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const thread = this.#rested() ?? this.#another();
    const work = thread && this.#waiting.shift();
    if (!thread || !work) return;
    void work.begin(thread).finally(() => {
      if (thread.isAlive) this.#idle.push(thread);
      else this.#threads.delete(thread);
      this.#next();
    });
  }

  /** One that has nothing to do, and has not died of it. */
  #rested(): Thread | undefined {
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) {
      if (thread.isAlive) return thread;
      this.#threads.delete(thread);
    }
    return undefined;
  }

  #another(): Thread | undefined {
    if (this.#threads.size >= this.#most) return undefined;
    const { longestMs = LONGEST_MS, worker } = this.#settings;
    const thread = new Thread({ longestMs, ...(worker && { worker }) });
    this.#threads.add(thread);
    return thread;
  }
}
