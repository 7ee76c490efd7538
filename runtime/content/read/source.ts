// Reads the content folders into memory: path → text. Everything after this works the same on disk and in the Studio.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Json } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';
import { BYTE_ORDER_MARK } from './json-fault.ts';
import { printJson } from './print.ts';

const FOLDERS = ['schemas', 'rules', 'messages'];
const CONTENT_FILE = /\.(json|md)$/;
/** Advice for people who write content, not content. */
const NOT_CONTENT = /(^|\/)README\.md$/;

/** Reads `schemas/`, `rules/` and `messages/` below `root`, in a fixed order. */
export async function readContent(root: string): Promise<ContentSource> {
  const found = await Promise.all(FOLDERS.map((folder) => filesBelow(join(root, folder))));
  const names = found
    .flat()
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((name) => CONTENT_FILE.test(name) && !NOT_CONTENT.test(name))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')));
  return new Map(
    names.map((name, index) => [name, (texts[index] ?? '').replace(BYTE_ORDER_MARK, '')]),
  );
}

/** Content from memory: values that are not texts are written as JSON. */
export function contentOf(files: Readonly<Record<string, unknown>>): ContentSource {
  return new Map(
    Object.entries(files)
      .map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : printJson(value as Json),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
