// Another release for tests: the shipped content after somebody edited and published it.
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { contentWith, type Edits, releaseOf } from '../../helpers/releases.ts';

/** Publishes the content of the repository with these files edited. */
export const published = async (edits: Edits): Promise<ReleasedContent> =>
  contentOf(await releaseOf(await contentWith(edits)));
