// A browser or driver in a process of its own, with a folder that goes with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Child {
  readonly folder: string;
  /** All that it wrote so far. */
  written(): string;
  /** The first group of the pattern, once it was written; throws where the process ends before. */
  said(pattern: RegExp): Promise<string>;
  /** Ends the process, whose own ones end without it, and removes the folder. */
  end(): Promise<void>;
}

/** Where the clock of everybody in the tests goes: that of the house. */
const TIME_ZONE = 'America/New_York';

/** What has not ended must not outlive the tests. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a command; `args` are told its folder. */
export async function startChild(
  command: string,
  args: (folder: string) => readonly string[] | Promise<readonly string[]>,
  env: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-browser-'));
  const child = spawn(command, await args(folder), {
    cwd: folder,
    env: { ...process.env, HOME: folder, TZ: TIME_ZONE, LANG: 'en_US.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  let heard = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part;
      heard();
    });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    folder,
    written: () => text,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        heard = () => {
          const found = pattern.exec(text)?.[1];
          if (found !== undefined) resolve(found);
        };
        heard();
        void ended.then(() => reject(new Error(`${command} ended: ${text}`)));
      }),
    async end() {
      child.kill('SIGKILL');
      await ended;
      running.delete(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
