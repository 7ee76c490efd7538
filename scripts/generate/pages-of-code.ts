// Which pages of the portal each file with sentences in it draws on: by what the pages import, the nearest page first.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Needs } from '../../runtime/content/index.ts';
import { graphOf, readSources } from '../arrows/sources.ts';
import { keysByName, readCodeKeys } from '../check/code-keys.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Around every page. */
const FRAME = 'app/App.tsx';
/** Stands for every page. */
const EVERY = '*';
/** A file of so many pages is everybody's: of them these are told. */
const MOST_PAGES = 6;
/** Words that content has for names of its own; those of views and faults are known by what shows them. */
const OF_FLOWS = /^flows\./;
/** A page in the list of all, and the file it is in. */
const PAGE = /^ {2}'?([\w-]+)'?: \(\) => import\('\.\/([^']+)'\)/gm;
/** The files through which any page is reached. */
const CROSSROADS: ReadonlySet<string> = new Set(['app/pages.ts', 'app/routes.tsx']);

/** By file, the names of pages, and by key what code says of any flow; files of the frame have one name for all. */
export async function pagesOfCode(
  root: string,
  needs: Needs,
): Promise<Record<string, readonly string[]>> {
  const graph = graphOf(await readSources(root));
  const frame = distances(graph, FRAME);
  const near = new Map<string, { readonly page: string; readonly far: number }[]>();
  const pages = await readFile(join(root, 'app/pages.ts'), 'utf8');
  for (const { 1: page = '', 2: path = '' } of pages.matchAll(PAGE))
    for (const [file, far] of distances(graph, `app/${path}`))
      near.set(file, [...(near.get(file) ?? []), { page, far }]);
  const pagesOf = (file: string): readonly string[] =>
    frame.has(file)
      ? [EVERY]
      : [...(near.get(file) ?? [])]
          .sort((one, other) => one.far - other.far)
          .map(({ page }) => page)
          .slice(0, MOST_PAGES);
  const byName = [...keysByName(await readCodeKeys(root))].filter(([key]) => OF_FLOWS.test(key));
  const all = [
    ...Object.keys(needs).map((file) => [file, pagesOf(file)] as const),
    ...byName
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, files]) => [key, [...new Set([...files].flatMap(pagesOf))]] as const),
  ];
  return Object.fromEntries(all.filter(([, pages]) => pages.length > 0));
}

/** How many imports away each file is that one draws on. */
function distances(graph: Graph, start: string): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  for (const [file, far] of found)
    for (const next of graph.get(file) ?? [])
      if (!found.has(next) && !CROSSROADS.has(next)) found.set(next, far + 1);
  return found;
}

/** A file a line. */
export const pagesText = (pages: Readonly<Record<string, readonly string[]>>): string =>
  `{\n${Object.entries(pages)
    .map(([file, names]) => `  ${JSON.stringify(file)}: ${JSON.stringify(names)}`)
    .join(',\n')}\n}\n`;
