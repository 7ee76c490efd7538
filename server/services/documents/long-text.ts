// A long text of a release as blocks; one that is missing must not be left out in silence.
import type { Blocks } from '../blocks.ts';
import type { DocumentWords } from '../ports.ts';
import { markdownBlocks } from './from-markdown.ts';

/** The text of a full key such as `documents.attorney_agreement`; throws where the release has none. */
export function longText(key: string, words: DocumentWords): Blocks {
  const tree = words.page(key);
  if (!tree) throw new Error(`The release has no long text ${key}.`);
  return markdownBlocks(tree);
}
