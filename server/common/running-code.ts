// Names the code that runs, with the libraries it stands on: what one version made is never taken for what another would make.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './root.ts';

/** What makes of content what the store keeps of it. */
const COMPILER = ['runtime/core', 'runtime/content', 'server/content', 'server/program'];
const EVERYTHING = ['runtime/core', 'runtime/content', 'server'];
/** What was built lies in one folder, with this. */
const BUILT = [relative(ROOT, fileURLToPath(new URL('.', import.meta.url)))];
const isSource = import.meta.url.endsWith('.ts');

/** The same for the same compiler of content on the same libraries and the same Node, and for no other. */
export const compilerCode = once(() => hashOfCode(ROOT, isSource ? COMPILER : BUILT));
/** The same of the whole server. */
export const serverCode = once(() => hashOfCode(ROOT, isSource ? EVERYTHING : BUILT));

/** Names the code in these folders, with the libraries of this root. Where nobody knows those, the name is new each time. */
export function hashOfCode(root: string, folders: readonly string[]): string {
  const libraries = join(root, 'package-lock.json');
  if (!existsSync(libraries)) return randomUUID();
  const hash = createHash('sha256').update(process.version).update(readFileSync(libraries));
  for (const folder of folders.map((path) => join(root, path)))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|mjs)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
