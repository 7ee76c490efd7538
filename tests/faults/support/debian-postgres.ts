// A PostgreSQL of the system's own, with the tools that dump and restore, in a folder of a test's own.
import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../helpers/free-port.ts';

const run = promisify(execFile);
const PLACE = '/usr/lib/postgresql';

export interface SystemPostgres {
  /** Where `pg_dump` and its sisters lie. */
  readonly bin: string;
  /** Address of one of its databases. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** For good, with its files. */
  remove(): Promise<void>;
}

/** The folder of its programs, the newest version first; undefined where the system has none, or we may not run it. */
export async function systemPostgres(): Promise<string | undefined> {
  const versions = await readdir(PLACE).catch(() => []);
  const [newest] = versions
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(b) - Number(a));
  const bin = newest === undefined ? undefined : join(PLACE, newest, 'bin');
  const works = (program: string) =>
    bin !== undefined && spawnSync(join(bin, program), ['--version']).status === 0;
  return works('initdb') && works('pg_dump') ? bin : undefined;
}

/** Starts one; it listens on the loopback alone. */
export async function startSystemPostgres(bin: string): Promise<SystemPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-system-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  // It refuses to run as root.
  const as = (program: string, args: readonly string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { cwd: '/' })
      : run(join(bin, program), [...args], { cwd: '/' });
  await chmod(folder, 0o755);
  await mkdir(data, { mode: 0o700 });
  if (isRoot) await run('chown', ['postgres', data, folder]);
  await as('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8']);
  const flags = `-c listen_addresses=127.0.0.1 -c port=${port} -c fsync=off -c unix_socket_directories=${folder}`;
  await as('pg_ctl', ['-D', data, '-o', flags, '-l', join(folder, 'log'), '-w', 'start']);
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    bin,
    url,
    async createDatabase(name) {
      await run(join(bin, 'createdb'), [`--maintenance-db=${url('postgres')}`, name]);
    },
    async remove() {
      await as('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
