// Makes a new PGlite folder quickly: initdb in WebAssembly takes seconds, so its result is kept and copied.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ROOT } from '../../common/root.ts';
import { OwnFiles } from './own-files.ts';
import { closeWhole } from './owner-only.ts';
import { brokenStore, foreignFiles } from './unusable.ts';

/** Parts every store has; one without them cannot be opened, and what opens it would say no more than that. */
const PARTS = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base',
  'pg_wal',
  'pg_xact',
  'pg_hba.conf',
  'postgresql.conf',
];
/** In the folder of a store that is being made: whoever finds it there knows that a start was cut short. */
const UNFINISHED = 'unfinished';

/**
 * Fills `folder` where it is empty. A store appears whole or not at all, even if we are killed on the way. What is in
 * it already is a whole store, or refused as it stands: nothing in it is ever removed.
 */
export async function prepareFolder(folder: string, progress: (line: string) => void) {
  const found = await readdir(folder);
  if (found.length > 0) return requireStore(folder, found);
  progress(`Making a new store in ${folder}`);
  await removeUnfinished(folder);
  const making = await mkdtemp(`${folder}.new-`);
  try {
    await writeFile(join(making, UNFINISHED), '');
    const fresh = join(making, 'store');
    const template = await findTemplate().catch(() => undefined);
    if (!template || !(await copied(template, fresh))) await initialise(fresh);
    // Refuses a folder that is no longer empty.
    await rmdir(folder);
    await rename(fresh, folder);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

function requireStore(folder: string, found: readonly string[]): void {
  const missing = PARTS.filter((part) => !existsSync(join(folder, part)));
  if (missing.length === 0) return;
  if (missing.length === PARTS.length) throw foreignFiles(folder, [...found].sort());
  throw brokenStore(folder, `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`);
}

/** Starts that were killed while they made a store left their half of it; only we have the folder, so none is at it. */
async function removeUnfinished(folder: string): Promise<void> {
  const beside = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(beside)) {
    const made = join(beside, name);
    if (name.startsWith(prefix) && existsSync(join(made, UNFINISHED)))
      await rm(made, { recursive: true, force: true });
  }
}

/** The folder that new stores are copied from, made at the first need and once per PGlite version. */
async function findTemplate(): Promise<string> {
  const modules = join(ROOT, 'node_modules');
  const packageJson = join(modules, '@electric-sql/pglite/package.json');
  const { version } = JSON.parse(await readFile(packageJson, 'utf8')) as { version: string };
  const template = join(modules, '.cache', `pglite-${version}`);
  if (existsSync(template)) return template;
  await mkdir(dirname(template), { recursive: true });
  const mine = `${template}.${randomUUID()}`;
  try {
    await initialise(mine);
    // Where another process was quicker, its template stands and ours goes.
    await rename(mine, template).catch(() => undefined);
  } finally {
    await rm(mine, { recursive: true, force: true });
  }
  return template;
}

/** False where the template is somebody else's, and closed to us. */
async function copied(template: string, fresh: string): Promise<boolean> {
  try {
    // A copy has the modes of what it is made from, and a template may be an earlier version's.
    closeWhole(template);
    await cp(template, fresh, { recursive: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    await rm(fresh, { recursive: true, force: true });
    return false;
  }
}

async function initialise(folder: string): Promise<void> {
  const database = await PGlite.create({ fs: new OwnFiles(folder) });
  await database.close();
}
