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

/**
 * Starts what `npm start` starts, built where its sources changed since the last run of tests; `env` goes on top of a clean
 * environment. `prepare` are commands of the shell that come before, in a world of their own: what they mount is gone with
 * the process. `umask` is what it is started with: what it makes is open to others unless it says otherwise.
 */
export function startServer(
  env: Record<string, string>,
  prepare?: string,
  umask = '022',
): ServerProcess {
  const { PATH = '', HOME = '' } = process.env;
  build ??= nodeBuild('server');
  const server = [process.execPath, join(build, 'main.mjs')];
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
