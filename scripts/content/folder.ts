// The content files of a folder that somebody else may have filled: read whole, or refused in words before anything is made of them.
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ContentSource,
  isPathOfContent,
  LARGEST_FILE,
  refusedFiles,
} from '../../runtime/content/index.ts';
import { ConfigError } from '../../server/config/config.ts';

const FOLDERS = ['schemas', 'rules', 'messages'];
const CONTENT_FILE = /\.(json|md)$/;
/** Advice for people who write content, not content. */
const NOT_CONTENT = /(^|\/)README\.md$/;
const MOST_FILES = 10_000;
const SHOWN = 10;

/** Every content file by its path. Throws a `ConfigError` that names what cannot be taken, and reads nothing of it. */
export async function readFolder(folder: string): Promise<ContentSource> {
  const found: Found = { files: [], refused: [] };
  for (const name of FOLDERS) await look(folder, name, found);
  const files = found.files.sort();
  if (files.length > MOST_FILES)
    found.refused.push(`There are ${files.length} files: more than ${MOST_FILES} are no content.`);
  requireNone(folder, found.refused);
  const source = new Map<string, string>();
  for (const path of files) {
    const text = textOf(await readFile(join(folder, path)));
    if (text === undefined) found.refused.push(`${path} is not UTF-8: save it again as UTF-8.`);
    else source.set(path, text);
  }
  if (source.size === 0 && found.refused.length === 0)
    found.refused.push('It has no schemas, rules or messages.');
  requireNone(folder, [...found.refused, ...refusedFiles(source)]);
  return source;
}

interface Found {
  readonly files: string[];
  readonly refused: string[];
}

async function look(folder: string, path: string, found: Found): Promise<void> {
  const at = await lstat(join(folder, path)).catch(() => undefined);
  if (at === undefined) return;
  if (at.isSymbolicLink())
    found.refused.push(`${path} is a symbolic link: put the file itself there.`);
  else if (at.isDirectory())
    for (const name of await readdir(join(folder, path)))
      await look(folder, `${path}/${name}`, found);
  else if (CONTENT_FILE.test(path) && !NOT_CONTENT.test(path)) take(path, at, found);
}

function take(
  path: string,
  at: { readonly size: number; isFile(): boolean },
  { files, refused }: Found,
): void {
  if (!at.isFile()) refused.push(`${path} is not a file.`);
  else if (!isPathOfContent(path)) refused.push(`${path} is not the path of a content file.`);
  else if (at.size > LARGEST_FILE)
    refused.push(`${path} has ${at.size} bytes: more than ${LARGEST_FILE} are no content.`);
  else files.push(path);
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function requireNone(folder: string, refused: readonly string[]): void {
  if (refused.length === 0) return;
  const more = refused.length > SHOWN ? [`  … and ${refused.length - SHOWN} more`] : [];
  const lines = refused.slice(0, SHOWN).map((line) => `  ${line}`);
  throw new ConfigError(
    [`The content of ${folder} cannot be taken. Nothing has changed.`, ...lines, ...more].join(
      '\n',
    ),
  );
}
