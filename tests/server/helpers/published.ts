// Another release for tests: the shipped content after somebody edited and published it.
import { join } from 'node:path';
import { buildRelease, readContent } from '../../../runtime/content/index.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** What an edit makes of the text of a file. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

/** Publishes the content of the repository with these files edited; an edit that changes nothing is a mistake. */
export async function published(edits: Edits): Promise<ReleasedContent> {
  const source = new Map(await readContent(ROOT));
  for (const [file, edit] of Object.entries(edits)) {
    const before = source.get(file) ?? '';
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
    source.set(file, after);
  }
  const cacheDir = join(ROOT, 'node_modules/.cache/content');
  const { release, faults } = await buildRelease(source, { cacheDir });
  if (!release)
    throw new Error(faults.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return contentOf(release);
}

type Words = Record<string, unknown>;

/** An edit of a JSON file by its value; a file that is not there yet is empty. */
export const edited =
  (change: (file: Words) => Words) =>
  (text: string): string =>
    JSON.stringify(change(text === '' ? {} : (JSON.parse(text) as Words)));
