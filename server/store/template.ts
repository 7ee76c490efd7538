// Makes a new PGlite folder quickly: initdb in WebAssembly takes seconds, so its result is kept and copied.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/** Fills `folder` unless it holds a store. A store appears whole or not at all, even if we are killed on the way. */
export async function prepareFolder(folder: string, progress: (line: string) => void) {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  progress(`Making a new store in ${folder}`);
  await mkdir(dirname(folder), { recursive: true });
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  const template = await findTemplate().catch(() => undefined);
  if (template) await cp(template, fresh, { recursive: true });
  else await initialise(fresh);
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}

/** The folder that new stores are copied from, made at the first need and once per PGlite version. */
async function findTemplate(): Promise<string> {
  const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
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

async function initialise(folder: string): Promise<void> {
  const database = await PGlite.create(folder);
  await database.close();
}
