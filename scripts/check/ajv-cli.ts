// Runs ajv-cli over the content: one process per meta-schema, all at once. A second pair of eyes beside our compiler.
// What passed once is remembered by the hash of the files, so that only changed kinds cost a process.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ContentSource, filesByKind } from '../../runtime/content/index.ts';
import { unlessKnown } from './stamps.ts';

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
      const words = join(root, 'scripts/check/ajv-words.cjs');
      const texts = files.flatMap((file) => [file, source.get(file) ?? '']);
      const read = [cli, await readFile(meta, 'utf8'), await readFile(words, 'utf8'), ...texts];
      return unlessKnown({ cacheDir, name: 'ajv-cli', read }, () =>
        validate({ meta, words }, files, folder),
      );
    }),
  );
  return found.flat();
}

const cli = createRequire(import.meta.url).resolve('ajv-cli/dist/index.js');

/** A meta-schema, and the module that teaches ajv-cli the words of our own in it. */
interface Description {
  readonly meta: string;
  readonly words: string;
}

function validate(
  { meta, words }: Description,
  files: readonly string[],
  folder: string,
): Promise<readonly CliFault[]> {
  const data = files.flatMap((file) => ['-d', file]);
  const args = [
    cli,
    'validate',
    '-c',
    'ajv-formats',
    '-c',
    words,
    '--strict-types=false',
    '--all-errors',
    '--errors=text',
    '-s',
    meta,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, [...args, ...data], { cwd: folder }, (error, _out, stderr) => {
      resolve(error === null ? [] : refusals(stderr, files));
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
