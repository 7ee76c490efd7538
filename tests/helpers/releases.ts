// Releases for tests, by the real compiler: of the content as it lies in the repository, and as somebody edited it.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  Builder,
  type BuildResult,
  type ContentSource,
  type Release,
  readContent,
} from '../../runtime/content/index.ts';
import type { FormBundle } from '../../runtime/core/index.ts';
import { ROOT } from '../../server/common/root.ts';

/** Where `npm run check` and the server keep what they compiled, by its content: unchanged content is compiled once. */
export const CACHE_DIR = join(ROOT, 'node_modules/.cache/content');

/** What an edit makes of the text of a file; of one that is not there yet the text is empty. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

interface Kept {
  /** The builder as it was loaded first: it has been at work, and keeps what an edit leaves as it is. */
  readonly build: (source: ContentSource) => Promise<BuildResult>;
  /** What was built last, by the content: files of a worker ask for the same again and again. */
  readonly builds: Map<string, Promise<BuildResult>>;
  shipped?: Promise<ContentSource>;
  /** Asked for most, and always again. */
  release?: Promise<Release>;
}

/** Kept by the process: tests in a page begin our modules anew with each file, and with them all that they remember. */
const here = globalThis as { releasesOfTests?: Kept };
here.releasesOfTests ??= { build: oneByOne(), builds: new Map() };
const kept = here.releasesOfTests;
const MOST_BUILDS = 4;

/** Builds one content after the other: nothing changes under a build. */
function oneByOne(): Kept['build'] {
  const builder = new Builder({ cacheDir: CACHE_DIR });
  let before: Promise<unknown> = Promise.resolve();
  return (source) => {
    const result = before.then(() => {
      builder.change(source);
      return builder.build();
    });
    before = result.catch(() => undefined);
    return result;
  };
}

/** The content as it lies in the repository. */
export function repositoryContent(): Promise<ContentSource> {
  kept.shipped ??= readContent(ROOT);
  return kept.shipped;
}

/** The same with these files edited; an edit that changes nothing is a mistake. */
export async function contentWith(edits: Edits): Promise<ContentSource> {
  const source = new Map(await repositoryContent());
  for (const [file, edit] of Object.entries(edits)) {
    const before = source.get(file) ?? '';
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
    source.set(file, after);
  }
  return source;
}

type Value = Record<string, unknown>;

/** An edit of a JSON file by its value; a file that is not there yet is empty. */
export const edited =
  (change: (file: Value) => Value) =>
  (text: string): string =>
    JSON.stringify(change(text === '' ? {} : (JSON.parse(text) as Value)));

/** What the compiler makes of content, or finds wrong with it. Shared: nobody changes it. */
export function built(source: ContentSource): Promise<BuildResult> {
  const key = createHash('sha256')
    .update(JSON.stringify([...source]))
    .digest('hex');
  const { builds, build } = kept;
  const result = builds.get(key) ?? build(source);
  builds.delete(key);
  builds.set(key, result);
  const [oldest] = builds.keys();
  if (builds.size > MOST_BUILDS && oldest !== undefined) builds.delete(oldest);
  return result;
}

/** The release of content that must be right; its faults as the error. */
export async function releaseOf(source: ContentSource): Promise<Release> {
  const { release, faults } = await built(source);
  if (release) return release;
  throw new Error(
    faults.map(({ file, place, message }) => `${file} ${place}: ${message}`).join('\n'),
  );
}

/** The release of the repository's own content. */
export function released(): Promise<Release> {
  kept.release ??= repositoryContent().then(releaseOf);
  return kept.release;
}

/** One form of it. */
export async function releasedForm(id: string): Promise<FormBundle> {
  const form = (await released()).forms[id];
  if (!form) throw new Error(`There is no form ${id}.`);
  return form.bundle;
}
