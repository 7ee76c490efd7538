// Random changes of content, one on top of the other, for a server that browsers look at.
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { compiledFor } from '../../../server/content/shipped.ts';
import type { Store } from '../../../server/store/index.ts';
import { changeOf } from '../../helpers/changes/index.ts';
import { releaseOf, repositoryContent } from '../../helpers/releases.ts';

export interface Changed {
  readonly content: ReleasedContent;
  /** What was changed, a sentence each. */
  readonly what: readonly string[];
}

/** The shipped content with the changes of these seeds, of which those are left out that are refused; no more than so many. */
export async function changedContent(
  db: Store,
  { seeds, most }: { readonly seeds: readonly number[]; readonly most: number },
): Promise<Changed> {
  const compile = compiledFor(db, { demo: true, progress: () => undefined });
  let source = await repositoryContent();
  let content: ReleasedContent = { ...contentOf(await releaseOf(source)), source };
  const what: string[] = [];
  for (const seed of seeds) {
    if (what.length === most) break;
    const change = changeOf(source, seed);
    const next = await compile(change.source).catch(() => undefined);
    if (!next) continue;
    what.push(`change ${seed}, ${change.what}`);
    ({ source } = change);
    content = next;
  }
  return { content, what };
}
