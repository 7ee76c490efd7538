// Makes a release of the content: read → check → link → compile → lint → assemble. All faults, never just the first.
import { Builder } from '../build/builder.ts';
import type { BuildOptions, BuildResult, ContentSource } from '../model/types.ts';

/** Checks the content and, where nothing is wrong with it, compiles it to a release: a build of which nothing is kept. */
export async function buildRelease(
  source: ContentSource,
  options: BuildOptions = {},
): Promise<BuildResult> {
  const builder = new Builder(options);
  builder.change(source);
  return builder.build();
}
