// A process of tests that outlives a run: Vitest would begin one for each mutant, and import a whole server into it.
import {
  ForksPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type TestProject,
  type WorkerRequest,
} from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>[1];

/** What a mutant leaves behind (a timer, a server that never closed) is forgotten after so many at the latest. */
const RUNS = 50;

interface Kept {
  readonly worker: ForksPoolWorker;
  runs: number;
}
const kept = new Map<string, Kept>();

/** Ends all kept processes; for the end of a whole run. */
export async function endKept(): Promise<void> {
  const ended = [...kept.values()].map(({ worker }) => worker.stop());
  kept.clear();
  await Promise.all(ended);
}

/** One run in a kept process, or in a process of its own where the mutant changes what is done while modules load. */
export class KeptWorker implements PoolWorker {
  readonly name = 'kept';
  readonly cacheFs = true;
  private readonly listeners: [event: string, listener: Listener][] = [];
  private readonly alone: boolean;
  private readonly project: TestProject;
  private worker: ForksPoolWorker;
  private isOld = false;

  constructor(options: PoolOptions) {
    this.project = options.project;
    const provided: object = this.project.getProvidedContext();
    this.alone = 'mutantActivation' in provided && provided.mutantActivation === 'static';
    this.worker = new ForksPoolWorker(options);
  }

  async start(): Promise<void> {
    const old = this.alone ? undefined : kept.get(this.project.name);
    if (old && old.runs < RUNS) {
      old.runs += 1;
      this.worker = old.worker;
      this.isOld = true;
      return;
    }
    await old?.worker.stop();
    await this.worker.start();
    if (this.alone) return;
    const own = { worker: this.worker, runs: 1 };
    kept.set(this.project.name, own);
    // What a mutant has ended serves no other.
    this.worker.on('exit', () => {
      if (kept.get(this.project.name) === own) kept.delete(this.project.name);
    });
  }

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
    this.worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.worker.off(event, listener);
  }

  send(message: WorkerRequest): void {
    const type = message && 'type' in message ? message.type : undefined;
    // It has started already, and does not stop yet: Vitest is told so in its place.
    if (type === 'start' && this.isOld) this.answer('started');
    else if (type === 'stop' && !this.alone) this.answer('stopped');
    else this.worker.send(this.withTests(message));
  }

  /** A process learns which tests are asked for when it starts: one that is kept is told with each run. */
  private withTests(message: WorkerRequest): WorkerRequest {
    if (!message || !('type' in message) || message.type !== 'run') return message;
    const testNamePattern = this.project.config.testNamePattern ?? /(?:)/;
    const files = message.context.files.map((file) => ({ ...file, testNamePattern }));
    return { ...message, context: { ...message.context, files } };
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.listeners.splice(0)) this.worker.off(event, listener);
    if (this.alone) await this.worker.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  private answer(type: 'started' | 'stopped'): void {
    const response = { type, __vitest_worker_response__: true };
    queueMicrotask(() => {
      for (const [event, listener] of [...this.listeners])
        if (event === 'message') listener(response);
    });
  }
}
