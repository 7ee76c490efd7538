// Starts the real server with its private door, in a process of its own.
import { type ChildProcess, fork } from 'node:child_process';

/** Where a running server is reached, by its pages and by the test's private door. */
export interface Reached {
  readonly address: string;
  readonly door: string;
}

export interface Forked {
  readonly child: ChildProcess;
  readonly reached: Reached;
  /** What it wrote so far, where `keepLog` was asked for. */
  readonly log: () => string;
}

/** Resolves once the server of this build listens; throws where it ends before. It ends with its parent. */
export async function forkServer(
  file: string,
  env: Record<string, string>,
  { keepLog = false } = {},
): Promise<Forked> {
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', DEMO: '1', ...env },
    stdio: keepLog ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      written += part;
    });
  }
  const reached = await new Promise<Reached>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
    child.on('message', (message) => resolve(message as Reached));
  });
  return { child, reached, log: () => written };
}
