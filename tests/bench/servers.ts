// The two servers whose rates are compared, each a process of its own, as people run it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StoreSettings } from '../../server/store/index.ts';

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** Where the proxy says people reach us. */
export const PUBLIC_URL = 'https://portal.example.com';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 60_000;

/** The portal in production as `npm start` runs it, behind a proxy on this machine. */
export const startOurs = (settings: StoreSettings): Promise<Running> =>
  start('scripts/start.mjs', settings, {
    NODE_ENV: 'production',
    MAIL_OUTBOX: '1',
    PUBLIC_URL,
    SECRET_KEY: 'bench-key-'.repeat(4),
    TRUST_PROXY: '127.0.0.1',
  });

/** A bare insert. */
export const startBare = (settings: StoreSettings): Promise<Running> =>
  start('tests/bench/bare-server.ts', settings, { NODE_ENV: 'production' });

async function start(
  file: string,
  { dataDir, databaseUrl }: StoreSettings,
  own: Readonly<Record<string, string>>,
): Promise<Running> {
  const { PATH = '', HOME = '' } = process.env;
  const port = await freePort();
  // Its log goes to a file: reading it must cost the client nothing.
  const log = join(dataDir, '..', `${file.replaceAll(/\W/g, '-')}.log`);
  const output = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file],
    {
      cwd: ROOT,
      env: {
        PATH,
        HOME,
        PORT: String(port),
        DATA_DIR: dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...own,
      },
      stdio: ['ignore', output, output],
    },
  );
  await ready(child, log);
  return { port, stop: () => stop(child) };
}

/** Behind a proxy the server tells the address of the proxy, not its own. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function ready(child: ChildProcess, log: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && child.exitCode === null; waited += 50) {
    if (/^Ready: /m.test(readFileSync(log, 'utf8'))) return;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start: ${readFileSync(log, 'utf8').slice(-2000)}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
