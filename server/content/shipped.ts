// The content that came with the server: taken as a start before compiled it, or compiled; compared with what open drafts
// were made under, where it is to be published.

import type { ContentSource } from '../../runtime/content/index.ts';
import { currentRelease, isPublishedSince } from '../store/content/releases.ts';
import type { Store } from '../store/index.ts';
import { knownContent } from './known.ts';
import { compiled, readShipped } from './load.ts';
import { previousReleases } from './previous.ts';
import type { ReleasedContent } from './released.ts';
import { sourceToKeep } from './source.ts';

export interface Shipping {
  readonly demo: boolean;
  readonly now: () => Date;
  readonly progress: (line: string) => void;
}

/**
 * Loads it. Content that would break open drafts is refused, unless it is what the start before came with: then
 * whatever was published since stays. With `demo` drafts are play, and only the repository's own memory is compared.
 */
export async function loadShipped(
  db: Store,
  { demo, now, progress }: Shipping,
): Promise<ReleasedContent> {
  const started = Date.now();
  const source = await readShipped();
  const before = knownContent(db, source, demo);
  const found = await before.find();
  const known = found && { ...found, source };
  const content = known ?? (await compiled(source, progress, demo ? undefined : {}));
  const forms = Object.keys(content.forms).length;
  if (known) progress(`Content as before (${forms} forms, ${Date.now() - started} ms)`);
  else await before.keep(content, now());
  if (demo) return content;
  const head = await currentRelease(db);
  const isAsBefore = head.shipped === content.id || head.shipped_source === sourceToKeep(source).id;
  // What was published goes on top of it: both together are held against drafts (`merging/arrival.ts`).
  const previous = isAsBefore || isPublishedSince(head) ? {} : await previousReleases(db);
  if (Object.keys(previous).length === 0) return content;
  return compiled(source, () => undefined, previous);
}

/** Makes releases of other files than those that came with the server, held against the same. */
export const compiledFor =
  (db: Store, { demo, progress }: Omit<Shipping, 'now'>) =>
  async (source: ContentSource): Promise<ReleasedContent> =>
    compiled(source, progress, demo ? undefined : await previousReleases(db));
