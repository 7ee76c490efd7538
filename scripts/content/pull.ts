// `npm run content -- pull`: the files of what is live, byte for byte, in a folder; what was written there by hand stays.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from '../../server/config/config.ts';
import { textToKeep } from '../../server/content/source.ts';
import { keptHashes } from '../../server/store/content/content-sources.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import type { Store } from '../../server/store/index.ts';
import { filesOf } from './files-of.ts';
import { readFolder } from './folder.ts';

const SHOWN = 10;

/** Throws in words, and writes nothing, where a file of the folder has a text that no release ever had. */
export async function pull(db: Store, folder: string): Promise<void> {
  const { number } = await currentRelease(db);
  const live = await filesOf(db, number);
  const there = await readFolder(folder).catch((error: unknown) => {
    if (isEmpty(error)) return new Map<string, string>();
    throw error;
  });
  const others = [...there].filter(([path, text]) => live.get(path) !== text);
  await requireKept(db, folder, others);
  const wanted = [...live].filter(([path, text]) => there.get(path) !== text);
  for (const [path, text] of wanted) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const gone = others.map(([path]) => path).filter((path) => !live.has(path));
  for (const path of gone) await rm(join(folder, path));
  const what = `${wanted.length} written, ${gone.length} removed, ${live.size - wanted.length} as they were`;
  console.log(`${resolve(folder)} has the files of release ${number} (${what}).`);
}

const isEmpty = (error: unknown): boolean =>
  error instanceof ConfigError && error.message.includes('It has no schemas, rules or messages.');

/** What some release had can be had again; what was only written here could not. */
async function requireKept(
  db: Store,
  folder: string,
  others: readonly (readonly [path: string, text: string])[],
): Promise<void> {
  const hashes = others.map(([, text]) => textToKeep(text).hash);
  const kept = await keptHashes(db, hashes);
  const own = others.filter((_, at) => !kept.has(hashes[at] ?? '')).map(([path]) => `  ${path}`);
  if (own.length === 0) return;
  const more = own.length > SHOWN ? [`  … and ${own.length - SHOWN} more`] : [];
  throw new ConfigError(
    [
      `These files of ${folder} were edited, and no release has them. Nothing was written. Push them first (npm run content -- push), or pull into another folder:`,
      ...own.slice(0, SHOWN),
      ...more,
    ].join('\n'),
  );
}
