// A disk that fills up under a server that runs.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';

/** Disks of a test's own need a system that lets us mount them. */
const CAN_MOUNT = spawnSync('unshare', ['-rm', 'true']).status === 0;
const MEGABYTE = 1024 * 1024;

describe.skipIf(!CAN_MOUNT)('a server whose disk fills up', () => {
  let folder: string;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-full-'));
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended();
    await rm(folder, { recursive: true, force: true });
  });

  it('is not ready while there is hardly any room, and says in its log where', async () => {
    const files = join(folder, 'files');
    await mkdir(files);
    const env = { DATA_DIR: join(folder, 'data'), FILES_URL: files, MIN_FREE_DISK_MB: '8' };
    server = startServer(env, { prepare: `mount -t tmpfs -o size=20m tmpfs ${files}` });
    const address = await server.ready();
    const ready = async () => (await fetch(`${address}/readyz`)).json();
    expect(await ready()).toEqual({ status: 'ok' });

    // The disk is there for the server alone; this is the way into its world.
    const filler = join(`/proc/${server.child.pid}/root`, files, 'filler');
    await writeFile(filler, Buffer.alloc(15 * MEGABYTE));
    expect(await ready()).toEqual({ status: 'error', troubles: ['disk-full'] });
    await ready();
    await rm(filler);
    expect(await ready()).toEqual({ status: 'ok' });

    const { output } = server;
    const lines = () =>
      output()
        .split('\n')
        .filter((line) => line.includes('hardly any room left'))
        .map((line) => JSON.parse(line));
    await expect
      .poll(lines)
      .toEqual([expect.objectContaining({ level: 50, path: files, freeMb: expect.any(Number) })]);
  });
});
