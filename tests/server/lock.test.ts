// Two processes on one data folder would lose rows silently, so the second is refused and a killed one leaves no lock.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '../../server/store/engine/lock.ts';

const HOLDER = fileURLToPath(new URL('helpers/hold-lock.ts', import.meta.url));

describe('the lock of a data folder', () => {
  let parent: string;
  let folder: string;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'portal-lock-'));
    folder = join(parent, 'store');
    await mkdir(folder);
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  it('refuses a second owner with a sentence that names the folder and the way out', async () => {
    const lock = await lockFolder(folder);
    const second = lockFolder(folder);
    await expect(second).rejects.toThrow(FolderInUse);
    await expect(second).rejects.toThrow(/already in use .*DATA_DIR/);
    await lock.release();
  });

  it('is free again after release', async () => {
    await (await lockFolder(folder)).release();
    await (await lockFolder(folder)).release();
  });

  it('holds across processes, and a killed process leaves none behind', async () => {
    const holder = await hold(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    holder.kill('SIGKILL');
    await ended(holder);
    expect(existsSync(`${folder}.lock`)).toBe(true);
    await (await lockFolder(folder)).release();
  });

  it('goes to exactly one of several that start after a killed one', async () => {
    const holder = await hold(folder);
    holder.kill('SIGKILL');
    await ended(holder);
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
    const locks = starts.filter((start) => start.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    for (const lock of locks) await lock.value.release();
  });

  it('serves folders whose path is too long for a socket', async () => {
    const deep = join(parent, 'a'.repeat(120));
    await mkdir(deep);
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUse);
    await lock.release();
  });
});

function hold(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve(child));
    child.once('exit', () => reject(new Error('the holder ended early')));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}
