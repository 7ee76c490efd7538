// The pages of the portal, by what `app/pages.ts` imports on demand.

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'rolldown/experimental';

const PAGES = 'app/pages.ts';

/** The files that are fetched when a page is opened; paths from the root. */
export function pagesOf(root: string): readonly string[] {
  const text = readFileSync(posix.join(root, PAGES), 'utf8');
  return parseSync(PAGES, text).module.dynamicImports.map(({ moduleRequest }) =>
    posix.join(posix.dirname(PAGES), text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  );
}
