// Which files of a build are asked for beside one that comes on demand: those that are not there yet.

import type { BuildOptions, Plugin } from 'vite';

interface BuiltFile {
  readonly type: string;
  readonly imports?: readonly string[];
  /** Told by Vite of a file that has style sheets. */
  readonly viteMetadata?: { readonly importedCss: Set<string> };
}

type Files = Readonly<Record<string, BuiltFile>>;

/**
 * Vite lists all that a file imports, itself among it, and puts a link for each into the head before the import begins: a
 * millisecond or two a link; and it looks for the style sheets of the page that is there. Here are the plugins that know what imports what, and the option that names only what has come
 * neither with the page nor with whoever asks.
 */
export function missingPreloads(): {
  readonly plugins: readonly Plugin[];
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
  // Vite asks nobody about style sheets: it has told the page of its own by now, and forgets them.
  const sheets: Plugin = {
    name: 'sheets-of-every-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: () => {
      for (const name of ofEveryPage) files[name]?.viteMetadata?.importedCss.clear();
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
  return { plugins: [plugin, sheets], modulePreload: { polyfill: false, resolveDependencies } };
}

/** These files, and all that they import, and what that imports. */
function imported(files: Files, names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) for (const next of files[name]?.imports ?? []) found.add(next);
  return found;
}
