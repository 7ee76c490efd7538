// The content that came with the server: compared with what open drafts were made under, where it is to be published.

import type { Store } from '../store/index.ts';
import { currentRelease } from '../store/releases.ts';
import { loadContent } from './load.ts';
import { previousReleases } from './previous.ts';
import type { ReleasedContent } from './released.ts';

/**
 * Loads it. Content that would break open drafts is refused, unless it is what the start before came with: then
 * whatever was published since stays. With `demo` drafts are play, and only the repository's own memory is compared.
 */
export async function loadShipped(
  db: Store,
  { demo, progress }: { readonly demo: boolean; readonly progress: (line: string) => void },
): Promise<ReleasedContent> {
  if (demo) return loadContent(progress);
  const content = await loadContent(progress, {});
  const { shipped } = await currentRelease(db);
  const previous = shipped === content.id ? {} : await previousReleases(db);
  return Object.keys(previous).length === 0 ? content : loadContent(() => undefined, previous);
}
