// The worker threads: documents are made in them, so that whoever does not print never waits for whoever does.
import { availableParallelism } from 'node:os';
import { WorkersAway } from './away.ts';
import type { Order, TaskInput, TaskName, TaskResult } from './tasks.ts';
import { Thread } from './thread.ts';

export interface PoolSettings {
  /** How long one document may take before its thread is taken for hung. */
  readonly longestMs?: number;
  /** The module of the thread, where it is another than `worker.ts`. */
  readonly worker?: URL;
  /** The network that asks, which is the caller of a task that names none. */
  readonly network?: () => string | undefined;
  /** Threads at most. */
  readonly threads?: number;
}

/** The largest application of the house takes seconds; on a machine many times slower still less than this. */
const LONGEST_MS = 60_000;
/** More than this are not kept waiting: each holds its answers in memory, and nobody waits for minutes. */
const MOST_WAITING = 200;
/** Beyond these a machine has better to do. */
const MOST_THREADS = 4;

/** One caller has no more of them waiting: whoever sends that many knows what is done to the others. */
const MOST_OF_A_CALLER = 20;
/** A network may be that of an office. */
const MOST_OF_A_NETWORK = 100;

interface Waiting {
  /** Whose it is; of one caller one is done at a time. Nobody's wait for a thread alone. */
  readonly caller: string | undefined;
  /** Does it in that thread; settles when the thread has nothing more to do with it. */
  readonly begin: (thread: Thread) => Promise<void>;
  readonly reject: (error: Error) => void;
}

export interface WorkerPool {
  /**
   * Does a task in its turn: those of one caller one after the other, and of several callers each in turn. Throws what the task threw; `WorkersAway` where its thread died or hung, where too many wait,
   * and where the pool is closed.
   */
  run<Name extends TaskName>(
    task: Name,
    input: TaskInput<Name>,
    caller?: string,
  ): Promise<TaskResult<Name>>;
  /** Ends the threads at once; what is not made by then is refused. */
  close(): Promise<void>;
}

/** Opens a pool of worker threads. They are started at the first need; one core is left to those who answer calls. */
export const openWorkers = (settings: PoolSettings = {}): WorkerPool => new Threads(settings);

class Threads implements WorkerPool {
  readonly #settings: PoolSettings;
  readonly #most: number;
  readonly #threads = new Set<Thread>();
  readonly #idle: Thread[] = [];
  readonly #waiting: Waiting[] = [];
  /** Callers something is done for now. */
  readonly #busy = new Set<string>();
  /** When each caller that still waits had its last turn. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#most =
      settings.threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  }

  run<Name extends TaskName>(
    task: Name,
    input: TaskInput<Name>,
    named?: string,
  ): Promise<TaskResult<Name>> {
    const caller = named ?? this.#settings.network?.();
    const most = named === undefined ? MOST_OF_A_NETWORK : MOST_OF_A_CALLER;
    if (this.#closed) return Promise.reject(new WorkersAway('it is closed'));
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new WorkersAway(`${MOST_WAITING} are waiting already`));
    if (caller !== undefined && this.#waitingOf(caller) >= most)
      return Promise.reject(new WorkersAway(`${most} of one caller are waiting already`));
    return new Promise((resolve, reject) => {
      const order: Order<Name> = { task, input };
      const begin = (thread: Thread) => thread.run(order).then(resolve, reject);
      this.#waiting.push({ caller, begin, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new WorkersAway('it is closed'));
    await Promise.all([...this.#threads].map((thread) => thread.end('it is closed')));
  }

  #next(): void {
    const work = this.#due();
    const thread = work && (this.#rested() ?? this.#another());
    if (!thread || !work) return;
    this.#waiting.splice(this.#waiting.indexOf(work), 1);
    this.#began(work.caller);
    void work.begin(thread).finally(() => {
      if (thread.isAlive) this.#idle.push(thread);
      else this.#threads.delete(thread);
      this.#ended(work.caller);
      this.#next();
    });
  }

  /** Of those whose caller waits for nothing else the one whose last turn is longest ago. */
  #due(): Waiting | undefined {
    const lastTurn = ({ caller }: Waiting) => this.#turns.get(caller ?? '') ?? 0;
    let due: Waiting | undefined;
    for (const one of this.#waiting) {
      if (one.caller !== undefined && this.#busy.has(one.caller)) continue;
      if (due === undefined || lastTurn(one) < lastTurn(due)) due = one;
    }
    return due;
  }

  #began(caller: string | undefined): void {
    if (caller === undefined) return;
    this.#turn += 1;
    this.#busy.add(caller);
    this.#turns.set(caller, this.#turn);
  }

  #ended(caller: string | undefined): void {
    if (caller === undefined) return;
    this.#busy.delete(caller);
    if (this.#waitingOf(caller) === 0) this.#turns.delete(caller);
  }

  #waitingOf(caller: string): number {
    return this.#waiting.filter((one) => one.caller === caller).length;
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
