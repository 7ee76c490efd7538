// What content was compiled to, kept on disk beside the compiler's own cache: commands, servers and tests of one version
// begin with the same content, and the first of them compiles it for all.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentSource } from '../../runtime/content/index.ts';
import { compilerCode } from '../common/running-code.ts';
import { packed, unpacked } from './packed.ts';
import type { Asset, ReleasedContent } from './released.ts';

/** Releases that are kept: each source and each version of the compiler makes another. */
const KEPT = 8;
const NAME = /^release-[\da-f]{32}\.json$/;

/** As a file says it, behind the hash of all this. */
interface Remembered {
  readonly pack: string;
  readonly assets: readonly (readonly [name: string, asset: Asset])[];
}

export interface Known {
  readonly source: ContentSource;
  /** What it is held against, and may be refused for. */
  readonly against: string;
}

/**
 * What `make` makes of this content, or what it made of it before: of the same files, by the same compiler on the same
 * libraries and the same Node. What cannot be read to the last character is made anew; a disk that takes nothing costs time only.
 */
export async function remembered(
  folder: string,
  { source, against }: Known,
  make: () => Promise<ReleasedContent>,
): Promise<ReleasedContent> {
  const key = sumOf(JSON.stringify([compilerCode(), against, [...source]])).slice(0, 32);
  const file = join(folder, `release-${key}.json`);
  const before = await readReleased(file);
  if (before) return before;
  const made = await make();
  await keep(folder, file, made).catch(() => undefined);
  return made;
}

async function readReleased(file: string): Promise<ReleasedContent | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  if (end < 0 || sumOf(text.slice(end + 1)) !== text.slice(0, end)) return undefined;
  const { pack, assets } = JSON.parse(text.slice(end + 1)) as Remembered;
  return unpacked(pack, async () => new Map(assets));
}

/** Writes beside and renames, so that nobody reads half a file. */
async function keep(folder: string, file: string, content: ReleasedContent): Promise<void> {
  const { pack, assets } = packed(content);
  const text = JSON.stringify({ pack, assets: [...assets] } satisfies Remembered);
  await mkdir(folder, { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, `${sumOf(text)}\n${text}`);
  await rename(part, file);
  await removeOld(folder);
}

async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  const aged = names.map(async (name) => {
    const path = join(folder, name);
    return { path, at: (await stat(path)).mtimeMs };
  });
  const newestFirst = (await Promise.all(aged)).sort((a, b) => b.at - a.at);
  for (const { path } of newestFirst.slice(KEPT)) await rm(path, { force: true });
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
