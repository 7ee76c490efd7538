// The files of a release as the store keeps them, and the name they have by their texts alone.
import { createHash } from 'node:crypto';
import type { ContentSource } from '../../runtime/content/index.ts';
import type { SourceToKeep, TextToKeep } from '../store/content/content-sources.ts';

/** The same files have the same id, whoever reads them and whatever a compiler makes of them. */
export function sourceToKeep(source: ContentSource): SourceToKeep {
  const paths = [...source].sort(([one], [other]) => (one < other ? -1 : 1));
  const files = new Map(paths.map(([path, body]) => [path, textToKeep(body)]));
  const id = sumOf(JSON.stringify([...files].map(([path, { hash }]) => [path, hash])));
  return { id, files };
}

/** A text by its hash. */
export const textToKeep = (body: string): TextToKeep => ({ hash: sumOf(body), body });

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');
