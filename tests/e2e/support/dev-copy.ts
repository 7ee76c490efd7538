// A copy of the repository that a test may change, with `npm run dev` running in it.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyStore } from '../../helpers/copied-store.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What a clone does not bring, and what nothing here needs. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.data', 'docs', 'tests']);

export interface DevCopy {
  readonly address: string;
  /** Puts one text for another in a file of the copy; throws where the text is not there. */
  change(file: string, text: string, by: string): Promise<void>;
  /** Presses Ctrl-C; resolves when every process it started is gone. */
  interrupt(): Promise<void>;
  /** Ends what is left, and takes the copy away. */
  remove(): Promise<void>;
}

/** Copies the repository as it stands and starts `npm run dev` there on a free port; resolves when it is ready. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-dev-'));
  await cp(ROOT, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(basename(path)) || join(path, '..') !== join(ROOT, '.'),
  });
  await linkPackages(folder);
  const port = await freePort();
  // A group of its own, as in a terminal: Ctrl-C reaches all of it.
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const address = await ready(child);
  return {
    address,
    change: async (file, text, by) => {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} does not hold ${text}`);
      // As some editors and slow disks save: for a moment the file is empty.
      await writeFile(path, '');
      await new Promise((resolve) => setTimeout(resolve, 30));
      await writeFile(path, before.replace(text, by));
    },
    interrupt: async () => {
      signal(child, 'SIGINT');
      await exited;
      while (signal(child, 0)) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    remove: async () => {
      signal(child, 'SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * The packages of this checkout one by one, so that what tools keep beside them stays with the copy. It begins with what
 * was compiled here before, as a checkout does in which somebody works.
 */
async function linkPackages(folder: string): Promise<void> {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(to);
  if (existsSync(join(from, '.cache'))) await copyStore(join(from, '.cache'), join(to, '.cache'));
  const names = (await readdir(from)).filter((name) => !/^\.(cache|vite)/.test(name));
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
}

function ready(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer): void => {
      said += part;
      const found = /Ready: (http\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
}

/** To the whole group; false when nothing of it is left. */
function signal(child: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, name);
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const listener = createServer();
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      listener.close(() => resolve(port));
    });
  });
}
