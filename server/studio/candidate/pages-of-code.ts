// On which pages of the portal a sentence is seen that code shows: by the list that was made of the code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../common/root.ts';

type Pages = Readonly<Record<string, readonly string[]>>;

let read: Pages | undefined;

/** Names of pages, best first, by the files that show a sentence and by its key; `*` stands for all of them. */
export function pagesOf(files: readonly string[], key: string): readonly string[] {
  read ??= JSON.parse(readFileSync(join(ROOT, 'server/data/pages-of-code.json'), 'utf8')) as Pages;
  const pages = read;
  return [...new Set([...files, ...keysLike(key)].flatMap((name) => pages[name] ?? []))];
}

/** How code puts the key of a flow together: the names that content gives are any. */
function keysLike(key: string): readonly string[] {
  const [first = '', , word = '', ...more] = key.split('.');
  if (first !== 'flows') return [];
  const likely =
    more.length === 0
      ? [
          ['*', word],
          ['*', '*'],
        ]
      : [['*', word, '*']];
  return likely.map((words) => [first, ...words].join('.'));
}
