// On which pages of the portal a sentence is seen that code shows: by the list that was made of the code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../common/root.ts';

type Pages = Readonly<Record<string, readonly string[]>>;

let read: Pages | undefined;

/** Names of pages, best first; `*` stands for all of them. */
export function pagesOf(files: readonly string[]): readonly string[] {
  read ??= JSON.parse(readFileSync(join(ROOT, 'server/data/pages-of-code.json'), 'utf8')) as Pages;
  const pages = read;
  return [...new Set(files.flatMap((file) => pages[file] ?? []))];
}
