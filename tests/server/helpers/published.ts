// Another release for tests: the shipped content after somebody edited and published it.
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { contentWith, type Edits, releaseOf } from '../../helpers/releases.ts';

/** Publishes the content of the repository with these files edited. */
export async function published(edits: Edits): Promise<ReleasedContent> {
  const source = await contentWith(edits);
  return { ...contentOf(await releaseOf(source)), source };
}
