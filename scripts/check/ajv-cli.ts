// Runs ajv-cli over the content: one process per meta-schema, all at once. A second pair of eyes beside our compiler.
// What passed once is remembered by the hash of the files, so that only changed kinds cost a process.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ContentSource, filesByKind } from '../../runtime/content/index.ts';

/** A file that ajv-cli refuses, with its own words. */
export interface CliFault {
  readonly file: string;
  readonly words: string;
}

/** Checks every file against the meta-schema of its kind. */
export async function runAjvCli(
  root: string,
  folder: string,
  source: ContentSource,
  cacheDir: string,
): Promise<readonly CliFault[]> {
  const kinds = [...filesByKind(source)].filter(([, files]) => files.length > 0);
  const found = await Promise.all(
    kinds.map(async ([kind, files]) => {
      const meta = join(root, `schemas/meta/${kind}.schema.json`);
      const stamp = join(cacheDir, `ajv-cli-${await hashOf(meta, files, source)}`);
      if (existsSync(stamp)) return [];
      const faults = await validate(meta, files, folder);
      if (faults.length === 0) await remember(stamp);
      return faults;
    }),
  );
  return found.flat();
}

const cli = createRequire(import.meta.url).resolve('ajv-cli/dist/index.js');

function validate(
  meta: string,
  files: readonly string[],
  folder: string,
): Promise<readonly CliFault[]> {
  const data = files.flatMap((file) => ['-d', file]);
  const args = [
    cli,
    'validate',
    '-c',
    'ajv-formats',
    '--strict-types=false',
    '--all-errors',
    '--errors=text',
    '-s',
    meta,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, [...args, ...data], { cwd: folder }, (error, _out, words) => {
      resolve(error === null ? [] : refusals(words, files));
    });
  });
}

/** ajv-cli prints "<file> invalid" and then what is wrong. Of a file it cannot read it says only that, and stops. */
function refusals(words: string, files: readonly string[]): readonly CliFault[] {
  const parts = words.split(/^(?=\S+ invalid$)/m);
  const faults = parts.flatMap((part) => {
    const file = files.find((name) => part.startsWith(`${name} invalid`));
    return file === undefined ? [] : [{ file, words: part.trim() }];
  });
  if (faults.length > 0) return faults;
  const unread = files.find((name) => words.includes(name)) ?? files[0] ?? '';
  return [{ file: unread, words: words.trim() }];
}

async function hashOf(
  meta: string,
  files: readonly string[],
  source: ContentSource,
): Promise<string> {
  const hash = createHash('sha256')
    .update(cli)
    .update(await readFile(meta));
  for (const file of files) hash.update(`\n${file}\n`).update(source.get(file) ?? '');
  return hash.digest('hex').slice(0, 32);
}

/** A read-only disk costs time only. */
async function remember(stamp: string): Promise<void> {
  await mkdir(dirname(stamp), { recursive: true })
    .then(() => writeFile(stamp, ''))
    .catch(() => undefined);
}
