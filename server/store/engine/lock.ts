// Gives one process the data folder to itself. PGlite does not lock: a second process would silently lose rows.
//
// The lock is a Unix socket beside the folder (a named pipe on Windows) that the owner listens on. The operating system
// closes it with the process, however that ends, and a socket nobody listens on refuses connections: a killed process
// leaves a dead file, which the next start replaces. A pid file would need guesses about reused pids and about
// containers that share a volume, and Node has no flock.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What every Unix takes as the path of a socket, in bytes. */
const LONGEST_SOCKET_PATH = 100;

/** Another process has the folder open. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is already in use by another process. ` +
        'Stop that one first, or set DATA_DIR to another folder (or DATABASE_URL to a PostgreSQL server).',
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Takes the folder (which must exist) or throws `FolderInUse`. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  for (const address of addressesOf(realpathSync(folder))) {
    const server = await take(address, folder);
    if (server) return { release: () => close(server) };
  }
  throw new Error(`No lock could be made for the data folder ${folder}.`);
}

/** The second place serves paths too long for a socket and file systems that hold none. */
function addressesOf(folder: string): readonly string[] {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return [`\\\\.\\pipe\\portal-${name}`];
  const inTemporary = join(tmpdir(), `portal-${process.getuid?.() ?? 0}-${name}.lock`);
  const beside = `${folder}.lock`;
  return Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH ? [beside, inTemporary] : [inTemporary];
}

async function take(address: string, folder: string): Promise<Server | undefined> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const outcome = await listen(address);
    if (outcome === 'unsupported') return undefined;
    if (outcome !== 'taken') return outcome;
    if (await answers(address)) break;
    if (!(await removeDead(address))) break;
  }
  throw new FolderInUse(folder);
}

function listen(address: string): Promise<Server | 'taken' | 'unsupported'> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRINUSE' ? 'taken' : 'unsupported');
    });
    server.listen({ path: address, exclusive: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** False when the file was alive after all: another start may have replaced it since we looked. */
async function removeDead(address: string): Promise<boolean> {
  const aside = `${address}.${process.pid}`;
  await rename(address, aside).catch(() => undefined);
  const alive = await answers(aside);
  if (alive) await link(aside, address).catch(() => undefined);
  await rm(aside, { force: true });
  return !alive;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
