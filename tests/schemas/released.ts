// Builds the release of the repository's own content once for all tests of this folder.
import { join } from 'node:path';
import { buildRelease, type ContentSource, readContent } from '../../runtime/content/index.ts';
import type { FormBundle } from '../../runtime/core/index.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where `npm run check` and the server keep what they compiled, by its content: unchanged content is compiled once. */
export const CACHE_DIR = join(ROOT, 'node_modules/.cache/content');

/** The content as it lies in the repository. */
export const repositoryContent = (): Promise<ContentSource> => readContent(ROOT);

let built: ReturnType<typeof buildRelease> | undefined;

/** The release of that content; its faults, if there are any, as sentences in the error. */
export async function released() {
  built ??= repositoryContent().then((source) => buildRelease(source, { cacheDir: CACHE_DIR }));
  const { release, faults } = await built;
  if (release) return release;
  throw new Error(
    faults.map(({ file, place, message }) => `${file} ${place}: ${message}`).join('\n'),
  );
}

/** One form of that release. */
export async function releasedForm(id: string): Promise<FormBundle> {
  const form = (await released()).forms[id];
  if (!form) throw new Error(`There is no form ${id}.`);
  return form.bundle;
}
