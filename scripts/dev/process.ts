// Keeps the process of the API: starts it, has it look at changed content, starts it again, ends it by its id.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DevState } from './state.ts';

const API = fileURLToPath(new URL('./api.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** It finishes what it is doing, the loading of a demo world included. */
const PATIENCE_MS = 60_000;

export class ApiProcess {
  readonly #env: NodeJS.ProcessEnv;
  readonly #tell: (state: DevState) => void;
  readonly #waiting: (() => void)[] = [];
  #child: ChildProcess | undefined;
  #state: DevState = { kind: 'starting' };
  /** One start after the other: a second process on one store is refused. */
  #turn: Promise<void> = Promise.resolve();
  #over = false;

  /** Starts it with an environment; `tell` hears of every change of how it stands. */
  constructor(env: NodeJS.ProcessEnv, tell: (state: DevState) => void) {
    this.#env = env;
    this.#tell = tell;
    this.#start();
  }

  get state(): DevState {
    return this.#state;
  }

  /** Resolves when it answers, or when it is known why it cannot. */
  settled(): Promise<void> {
    if (this.#state.kind !== 'starting') return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** To be called when code of it has changed. */
  restart(): void {
    this.#turn = this.#turn.then(async () => {
      await this.#end();
      this.#start();
    });
  }

  /** To be called when content has changed; it goes on with the old one where the new one has faults. */
  lookAtContent(): void {
    const { kind } = this.#state;
    if (this.#child?.connected && (kind === 'ready' || kind === 'refused'))
      this.#child.send('look');
    else this.restart();
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#over = true;
    await this.#turn;
    await this.#end();
  }

  #start(): void {
    if (this.#over) return;
    const child = fork(API, { cwd: ROOT, execArgv: ['--import', 'tsx'], env: this.#env });
    this.#child = child;
    this.#set({ kind: 'starting' });
    child.on('message', (heard) => {
      if (child !== this.#child) return;
      const state = heard as DevState;
      if (state.kind === 'starting') this.restart();
      else this.#set(state);
    });
    child.on('exit', (code, signal) => {
      if (child === this.#child) this.#ended(signal ?? `exit code ${code}`);
    });
  }

  #ended(how: string): void {
    this.#child = undefined;
    const { kind } = this.#state;
    const known = kind === 'stopped' || (kind === 'refused' && !this.#state.running);
    if (!known) this.#set({ kind: 'stopped', message: `It ended with ${how}.` });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      child.on('exit', () => {
        clearTimeout(force);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  #set(state: DevState): void {
    this.#state = state;
    this.#tell(state);
    if (state.kind === 'starting') return;
    for (const go of this.#waiting.splice(0)) go();
  }
}
