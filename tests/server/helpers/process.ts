// The server as people run it: the build in a process of its own, with its output to read and a signal to end it.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBuild } from '../../../scripts/node-builds.mjs';

/** Looked for once: telling whether there is a build of these sources means reading them all. */
let build: string | undefined;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** The address it says it is ready at. */
  ready(): Promise<string>;
  /** Its exit code, once it ended. */
  ended(): Promise<number | null>;
}

export interface Circumstances {
  /** Commands of the shell that come before, in a world of their own: what they mount is gone with the process. */
  readonly prepare?: string;
  /** What it is started with: what it makes is open to others unless it says otherwise. */
  readonly umask?: string;
  /** The built server to run in place of this version's own. */
  readonly main?: string;
}

/**
 * Starts what `npm start` starts, built where its sources changed since the last run of tests; `env` goes on top of a clean
 * environment.
 */
export function startServer(
  env: Record<string, string>,
  { prepare, umask = '022', main = ownMain() }: Circumstances = {},
): ServerProcess {
  const { PATH = '', HOME = '' } = process.env;
  const server = [process.execPath, main];
  const inside = ['unshare', '-rm', 'sh', '-ec', `${prepare}; exec "$@"`, 'sh', ...server];
  const run = prepare === undefined ? server : inside;
  const [command, ...args] = ['sh', '-c', `umask ${umask}; exec "$@"`, 'sh', ...run] as const;
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { PATH, HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    output: () => output,
    ended: () => exit,
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const address = /^Ready: (\S+)$/m.exec(output)?.[1];
          if (address) resolve(address);
        };
        child.stdout?.on('data', look);
        exit.then(() => reject(new Error(`The server ended: ${output}`)));
      }),
  };
}

function ownMain(): string {
  build ??= nodeBuild('server');
  return join(build, 'main.mjs');
}
