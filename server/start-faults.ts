// What keeps the server from starting, in one line that names it and the way out; undefined where it is our own fault.
import { ConfigError } from './config/config.ts';
import { StrandedItems } from './content/carried-states.ts';
import { ContentError } from './content/load.ts';
import { WrongSecret } from './secret-check.ts';
import { UnusableFiles } from './services/files/index.ts';
import { UnusableLeads } from './services/leads/index.ts';
import { FolderInUse, StoreAway, UnusableStore, type WhyAway } from './store/index.ts';

const SAID = [
  ConfigError,
  ContentError,
  FolderInUse,
  StrandedItems,
  UnusableFiles,
  UnusableLeads,
  UnusableStore,
  WrongSecret,
];

const OTHER_HOST =
  'Set HOST to an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.';
const OTHER_PORT = 'Set PORT to another number.';
const OTHER_FOLDER = 'or set DATA_DIR (or FILES_URL) to another folder.';

/** Of `listen`: what is wrong with where we are to be reached. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is already in use by another program. Stop it, or set PORT to another number.',
  EACCES: `PORT may not be used by this user. ${OTHER_PORT}`,
  EADDRNOTAVAIL: `HOST is no address of this machine. ${OTHER_HOST}`,
  EINVAL: `HOST is no address of this machine. ${OTHER_HOST}`,
  ENOTFOUND: `HOST cannot be found. ${OTHER_HOST}`,
  EAI_AGAIN: `HOST cannot be found. ${OTHER_HOST}`,
};

const unwritable = (path: string) =>
  `${path} cannot be written. Let this user write there, ${OTHER_FOLDER}`;
const full = (path: string) => `There is no room left to write ${path}. Make room, ${OTHER_FOLDER}`;
const noFolder = (path: string) => `${path} is not a folder. Move it away, ${OTHER_FOLDER}`;

/** Of files and folders, by the code of the system. */
const WRITING: Readonly<Record<string, (path: string) => string>> = {
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  ENOSPC: full,
  EDQUOT: full,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  // Some places, such as those that tell of the system, take no folders.
  ENOENT: unwritable,
};

/** Of databases: a full disk, and files of theirs that are missing or spoilt. */
const STORE: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full. Make room there, and start again.',
  '58P01': 'The store is broken: a file of it is missing. Put it back from a backup.',
  '58030': 'The store is broken: a file of it cannot be read. Put it back from a backup.',
  XX001: 'The store is broken: its data are spoilt. Put it back from a backup.',
  XX002: 'The store is broken: an index is spoilt. Put it back from a backup.',
  '42501':
    'The user of DATABASE_URL may not make or use the tables. Give it the rights, or name another.',
};

/** Of databases that cannot do their work now. */
const AWAY: Readonly<Record<WhyAway, string>> = {
  away: 'The database went away during the start. Start again when it is back.',
  busy: 'The start waited for a lock in the database that another session holds. End that session (pg_stat_activity names it), and start again.',
  'read-only':
    'The database takes no changes (it is a replica or read-only). Set DATABASE_URL to the one that does.',
};

/** The line for an error that ended the start. */
export function startFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (SAID.some((known) => error instanceof known)) return error.message;
  if (error instanceof StoreAway) return AWAY[error.why];
  if (!('code' in error) || typeof error.code !== 'string') return undefined;
  const { code } = error;
  const of = (name: 'syscall' | 'path' | 'dest'): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  if (['listen', 'getaddrinfo'].includes(of('syscall') ?? '')) return LISTENING[code];
  const place = of('dest') ?? of('path');
  return STORE[code] ?? (place === undefined ? undefined : WRITING[code]?.(place));
}
