// Which files of a build are asked for beside one that comes on demand: those that are not there yet.

import type { BuildOptions, Plugin } from 'vite';

type Files = Readonly<
  Record<string, { readonly type: string; readonly imports?: readonly string[] }>
>;

/**
 * Vite lists all that a file imports, itself among it, and puts a link for each into the head before the import begins: a
 * millisecond or two a link. Here are the plugin that knows what imports what, and the option that names only what has come
 * neither with the page nor with whoever asks.
 */
export function missingPreloads(): {
  readonly plugin: Plugin;
  readonly modulePreload: NonNullable<BuildOptions['modulePreload']>;
} {
  let files: Files = {};
  let ofEveryPage: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'missing-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        files = bundle as Files;
        const entries = Object.values(bundle).filter(
          (file) => file.type === 'chunk' && file.isEntry,
        );
        ofEveryPage = imported(
          files,
          entries.map(({ fileName }) => fileName),
        );
      },
    },
  };
  const resolveDependencies = (
    file: string,
    needed: readonly string[],
    { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
  ): string[] => {
    if (hostType === 'html') return [...needed];
    const there = imported(files, [hostId]);
    // The file itself is asked for by its import, in the same moment.
    return needed.filter((name) => name !== file && !there.has(name) && !ofEveryPage.has(name));
  };
  return { plugin, modulePreload: { polyfill: false, resolveDependencies } };
}

/** These files, and all that they import, and what that imports. */
function imported(files: Files, names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) for (const next of files[name]?.imports ?? []) found.add(next);
  return found;
}
