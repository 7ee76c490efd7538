// The server as `npm start` runs it, for measurements from outside: started, asked whether it is ready, killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 60_000;

export interface Started {
  readonly address: string;
  /** From the command until `/readyz` answered. */
  readonly seconds: number;
  /** Ends the whole group of processes at once, as a crash does. */
  kill(): Promise<void>;
}

/** Runs `npm start` on a store. */
export async function npmStart(store: Readonly<Record<string, string>>): Promise<Started> {
  const { PATH = '', HOME = '' } = process.env;
  const port = String(await freePort());
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { PATH, HOME, PORT: port, ...store },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm start could not be run.');
  const ended = once(child, 'exit');
  const kill = async () => {
    if (child.exitCode === null) process.kill(-pid, 'SIGKILL');
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || performance.now() - begun > PATIENCE_MS) {
      await kill();
      throw new Error('The server did not become ready.');
    }
    await wait(10);
  }
  return { address, seconds: (performance.now() - begun) / 1000, kill };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const bound = listener.address();
  listener.close();
  return typeof bound === 'object' && bound ? bound.port : 0;
}
