// The compiler and its libraries, loaded when content is to be compiled: a start that finds its release kept never does.
import type { BuildOptions, BuildResult, ContentSource } from '../model/types.ts';

/** Checks the content and, where nothing is wrong with it, compiles it to a release. */
export async function buildRelease(
  source: ContentSource,
  options: BuildOptions = {},
): Promise<BuildResult> {
  const compiler = await import('./release.ts');
  return compiler.buildRelease(source, options);
}
