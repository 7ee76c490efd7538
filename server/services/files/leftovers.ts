// What uploads that were killed leave in the folder: bodies without an entry, and what was being written.
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const WRITING = /\.(part|tmp)$/;

/** Removes what no entry leads to and nobody has written to since `before`; files that are whole stay. */
export async function removeLeftovers(root: string, before: Date): Promise<void> {
  // `bin` and its entry share the first half of their name; see the file store.
  for (const path of await filesBelow(root)) {
    const left = WRITING.test(path) || (path.endsWith('.bin') && !(await hasEntry(path)));
    if (left && (await isOlder(path, before))) await rm(path, { force: true });
  }
}

async function filesBelow(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function hasEntry(body: string): Promise<boolean> {
  const key = body.slice(-'.bin'.length - 64, -'.bin'.length);
  const entry = join(body, '..', `${key.slice(0, 32)}.json`);
  const text = await readFile(entry, 'utf8').catch(() => '');
  return text.includes(`"key":"${key}"`);
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  const known = await stat(path).catch(() => undefined);
  return known !== undefined && known.mtime < before;
}
