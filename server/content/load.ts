// Builds the release the server works with from the content folders beside it.
import { join } from 'node:path';
import {
  buildRelease,
  type ContentFault,
  type ContentSource,
  type Release,
  readContent,
} from '../../runtime/content/index.ts';
import { ROOT } from '../common/root.ts';
import { PROGRAM } from '../program/index.ts';
import { codeNeeds } from './needs.ts';
import { pageOf } from './packed.ts';
import type { Previous } from './previous.ts';
import type { ReleasedContent } from './released.ts';
import { remembered } from './remembered.ts';

const SHOWN = 20;
/** Where compiled parts are kept, for whoever compiles. */
export const CACHE = join(ROOT, 'node_modules/.cache/content');

/** The content has faults; the message lists them the way `npm run check` does. */
export class ContentError extends Error {
  constructor(readonly faults: readonly ContentFault[]) {
    const lines = faults
      .slice(0, SHOWN)
      .map(({ file, place, message, remedy }) => `  ${file} ${place}: ${message} ${remedy}`);
    const more = faults.length > SHOWN ? [`  … and ${faults.length - SHOWN} more`] : [];
    super(['The content cannot be released (run `npm run check`):', ...lines, ...more].join('\n'));
  }
}

/**
 * Reads, checks and compiles the content; validators of known schemas come out of a cache. `previous` is what open drafts
 * were made under: content that would break them is refused.
 */
export async function loadContent(
  progress: (line: string) => void,
  previous?: Previous,
): Promise<ReleasedContent> {
  return compiled(await readShipped(), progress, previous);
}

/** The content files beside the server. */
export const readShipped = (): Promise<ContentSource> => readContent(ROOT);

/** The same of content that has been read. */
export async function compiled(
  source: ContentSource,
  progress: (line: string) => void,
  previous?: Previous,
): Promise<ReleasedContent> {
  const started = Date.now();
  const make = () => released(source, previous);
  const drafts = Object.keys(previous ?? {}).length > 0;
  // What it is held against may let it be refused: its own memory of what was released, nothing, or open drafts, each time anew.
  const known = { source, against: previous ? 'nothing' : 'released' };
  const content = { ...(await (drafts ? make() : remembered(CACHE, known, make))), source };
  const forms = Object.keys(content.forms).length;
  progress(`Content released (${forms} forms, ${Date.now() - started} ms)`);
  return content;
}

async function released(
  source: ContentSource,
  previous: Previous | undefined,
): Promise<ReleasedContent> {
  const { release, faults } = await buildRelease(source, {
    cacheDir: CACHE,
    needs: codeNeeds(),
    program: PROGRAM,
    ...(previous && { previous }),
  });
  if (!release) throw new ContentError(faults);
  return contentOf(release);
}

/** A release as the server uses it. */
export function contentOf({ pages, wording, ...release }: Release): ReleasedContent {
  return { ...release, wording: { ...wording, pages }, page: pageOf(pages) };
}
