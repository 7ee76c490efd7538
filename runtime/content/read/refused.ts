// Files that can be no content at all, in words: what is not JSON, what nothing looks for.
import type { ContentSource } from '../model/types.ts';
import { parseFiles } from './files.ts';

/** A line for each; content that is merely wrong is for the check. */
export function refusedFiles(source: ContentSource): readonly string[] {
  const lines: string[] = [];
  parseFiles(source, ({ file, message, remedy }) => {
    lines.push(`${file}: ${message} ${remedy}`);
  });
  return lines;
}
