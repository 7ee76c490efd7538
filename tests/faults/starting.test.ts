// A start that cannot succeed says in one line what is wrong and what to do, and leaves everything as it found it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/index.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';

const KEY = 'the-key-of-this-store-'.repeat(3);
/** Disks of a test's own need a system that lets us mount them. */
const CAN_MOUNT = spawnSync('unshare', ['-rm', 'true']).status === 0;

describe('a start', () => {
  let folder: string;
  /** A data folder that a server has made and was killed on. */
  let used: string;
  const running: ServerProcess[] = [];
  const start = (env: Record<string, string>, prepare?: string) => {
    const server = startServer(
      { DATA_DIR: used, SECRET_KEY: KEY, ...env },
      prepare ? { prepare } : {},
    );
    running.push(server);
    return server;
  };
  /** The one line a start ended with; what it says of its progress comes before. */
  const refusal = async (env: Record<string, string>, prepare?: string) => {
    const server = start(env, prepare);
    const ready = server.ready().then(
      (address) => `ready at ${address}`,
      () => 'never ready',
    );
    expect(await Promise.race([server.ended(), ready])).toBe(1);
    const said = server.output().trim().split('\n');
    return said.filter((line) => !/^(Making|Tables|Content|Demo)/.test(line)).join('\n');
  };
  const kill = async (server: ServerProcess) => {
    server.child.kill('SIGKILL');
    await server.ended();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-starting-'));
    used = join(folder, 'used');
    const first = start({});
    await first.ready();
    await kill(first);
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await kill(server);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('refuses a store folder with files of somebody else, and leaves them there', async () => {
    const dataDir = join(folder, 'foreign');
    await mkdir(join(dataDir, 'store'), { recursive: true });
    await writeFile(join(dataDir, 'store', 'thesis.txt'), 'ten years of work');
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `${join(dataDir, 'store')} is no store of ours: it holds thesis.txt. Nothing was changed. ` +
        'Move them away, or set DATA_DIR to another folder.',
    );
    expect(await readdir(join(dataDir, 'store'))).toEqual(['thesis.txt']);
  });

  it.each([
    ['PG_VERSION', 'takes it when that is back'],
    ['global/pg_control', 'names that'],
    ['pg_wal', 'names that'],
  ])('refuses a store that lost %s instead of making an empty one, and %s', async (lost, then) => {
    const dataDir = join(folder, `without-${lost.replace('/', '-')}`);
    await cp(used, dataDir, { recursive: true, filter: (path) => !path.endsWith('.lock') });
    const [part, aside] = [join(dataDir, 'store', lost), join(dataDir, 'aside')];
    await rename(part, aside);
    const before = await readdir(join(dataDir, 'store'), { recursive: true });
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `The store in ${join(dataDir, 'store')} is broken: ${lost} is missing. Nothing was removed. ` +
        'Put the folder back from a backup, or set DATA_DIR to another one.',
    );
    expect(await readdir(join(dataDir, 'store'), { recursive: true })).toEqual(before);
    if (then === 'names that') return;
    await rename(aside, part);
    const again = start({ DATA_DIR: dataDir });
    await again.ready();
    expect(again.output()).not.toMatch(/new store|Demo world loaded/);
  });

  it('refuses a key that is not the one of the store, before anything has to be opened', async () => {
    expect(await refusal({ SECRET_KEY: 'some-other-key-'.repeat(4) })).toMatch(
      /^SECRET_KEY does not open what this store holds\. Put the key of before back [^\n]+$/,
    );
    await start({ SECRET_KEY: `${'some-other-key-'.repeat(4)},${KEY}` }).ready();
  });

  it('refuses a store whose key is lost, and makes no new one', async () => {
    const dataDir = join(folder, 'keyless');
    await start({ DATA_DIR: dataDir, SECRET_KEY: '' }).ready();
    await kill(running.pop() as ServerProcess);
    const key = join(dataDir, 'secret.key');
    await rename(key, join(folder, 'key-of-before'));
    const missing = `This store was sealed with a key, and ${key} is missing. Put it back from a backup, or set SECRET_KEY to the key of before.`;
    expect(await refusal({ DATA_DIR: dataDir, SECRET_KEY: '' })).toBe(missing);
    expect(await readdir(dataDir)).not.toContain('secret.key');
    const reseal = spawnSync('npm', ['run', '--silent', 'reseal'], {
      env: { ...process.env, DATA_DIR: dataDir, SECRET_KEY: '' },
      encoding: 'utf8',
    });
    expect([reseal.status, reseal.stderr.trim()]).toEqual([1, missing]);
    expect(await readdir(dataDir)).not.toContain('secret.key');

    await writeFile(key, '');
    expect(await refusal({ DATA_DIR: dataDir, SECRET_KEY: '' })).toMatch(
      /secret\.key holds no key\. [^\n]+$/,
    );
    await rename(join(folder, 'key-of-before'), key);
    await start({ DATA_DIR: dataDir, SECRET_KEY: '' }).ready();
  });

  it('refuses a store that a newer version has brought up to date, as commands do', async () => {
    const dataDir = join(folder, 'newer');
    await cp(used, dataDir, { recursive: true, filter: (path) => !path.endsWith('.lock') });
    const { db, close } = await openStore({ dataDir });
    await db.insertInto('schema_migration').values({ name: '9001-of-tomorrow' }).execute();
    await close();
    const line =
      'A newer version has brought this store up to date (9001-of-tomorrow). Nothing was changed. ' +
      'Start that version or a later one, or put the store and its files back from a backup of before it.';
    expect(await refusal({ DATA_DIR: dataDir })).toBe(line);
    const listing = spawnSync('npm', ['run', '--silent', 'staff', '--', 'list'], {
      env: { ...process.env, DATA_DIR: dataDir, SECRET_KEY: KEY },
      encoding: 'utf8',
    });
    expect([listing.status, listing.stderr.trim()]).toEqual([1, line]);
  });

  it('refuses a setting whose name is misspelt before anything is made', async () => {
    const dataDir = join(folder, 'misspelt');
    expect(await refusal({ DATA_DIR: dataDir, DATABSE_URL: 'postgres://127.0.0.1/portal' })).toBe(
      'DATABSE_URL is no setting. Did you mean DATABASE_URL? Rename it, or leave it out.',
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    [{ HOST: '203.0.113.9' }, /^HOST is no address of this machine\. [^\n]+$/],
    [{ HOST: 'no.such.host.invalid' }, /^HOST cannot be found\. [^\n]+$/],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^DATABASE_URL leads to no database we can use \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. [^\n]+$/,
    ],
    [{ DATA_DIR: '/proc/nowhere' }, /^\/proc\/nowhere cannot be written\. [^\n]+$/],
    [{ DATA_DIR: '/proc/version' }, /^\/proc\/version is not a folder\. [^\n]+$/],
  ])('says in one line what is wrong with %j', async (env, line) => {
    expect(await refusal(env)).toMatch(line);
  });

  it.skipIf(!CAN_MOUNT)('says in one line that a disk is full, new or used', async () => {
    const small = join(folder, 'small');
    await mkdir(small);
    const empty = `mount -t tmpfs -o size=2m tmpfs ${small}`;
    expect(await refusal({ DATA_DIR: small }, empty)).toMatch(/^There is no room left [^\n]+$/);
    const fill = `dd if=/dev/zero of=${small}/fill bs=4k 2>/dev/null || true`;
    const filled = `mount -t tmpfs -o size=80m tmpfs ${small}; cp -r ${used}/. ${small}; ${fill}`;
    expect(await refusal({ DATA_DIR: small }, filled)).toMatch(/^There is no room left [^\n]+$/);
  });

  it.skipIf(!CAN_MOUNT)('says in one line that a folder may only be read', async () => {
    const closed = `mount --bind ${used} ${used}; mount -o remount,ro,bind ${used}`;
    expect(await refusal({}, closed)).toMatch(/^[^\n]+ cannot be written\. [^\n]+$/);
  });
});
